const squares = Array.from(
  { length: 64 },
  (_, index) => [index % 8, Math.floor(index / 8)] as const,
)
const dark = squares
  .filter(([x, y]) => (x + y) % 2 === 1)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('')

/** Block-printed cloth: a lattice of ogees, with a bud in each, deeper on the dark squares. */
export const texture = [
  "<defs><pattern id='curry-ogee' width='.5' height='.5' patternUnits='userSpaceOnUse'>",
  "<path d='M.25 0C.25 .09 0 .16 0 .25S.25 .41 .25 .5C.25 .41 .5 .34 .5 .25S.25 .09 .25 0z' ",
  "fill='none' stroke='#6b2410' stroke-opacity='.13' stroke-width='.016'/>",
  "<path d='M.25 .18q.1 .09 0 .15q-.1-.06 0-.15zM0-.07q.1 .09 0 .15q-.1-.06 0-.15z",
  'M.5-.07q.1 .09 0 .15q-.1-.06 0-.15zM0 .43q.1 .09 0 .15q-.1-.06 0-.15z',
  "M.5 .43q.1 .09 0 .15q-.1-.06 0-.15z' fill='#6b2410' fill-opacity='.09'/></pattern></defs>",
  "<path d='M0 0h8v8H0z' fill='url(#curry-ogee)'/>",
  `<path d='${dark}' fill='url(#curry-ogee)'/>`,
].join('')
