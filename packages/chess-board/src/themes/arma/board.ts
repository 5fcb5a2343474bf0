const squares = Array.from(
  { length: 64 },
  (_, index) => [index % 8, Math.floor(index / 8)] as const,
)
const path = (isDark: boolean, d: string) =>
  squares
    .filter(([x, y]) => ((x + y) % 2 === 1) === isDark)
    .map(([x, y]) => `M${x} ${y}${d}`)
    .join('')
/** The brushed strokes of one plate: x, y, length. */
const strokes = Array.from(
  { length: 22 },
  (_, index) =>
    [((index * 37) % 23) / 23, (index + 0.5) / 22, 0.3 + ((index * 17) % 11) / 22] as const,
)
const brushed = strokes
  .map(([x, y, length]) => `M${x.toFixed(2)} ${y.toFixed(3)}h${length.toFixed(2)}`)
  .join('')

/** Plates with a chamfered edge: the light ones brushed, the dark ones pierced with hexagons. */
export const texture = [
  "<defs><pattern id='arma-hex' width='.2' height='.346' patternUnits='userSpaceOnUse'>",
  "<path d='M.1 0v.058l.1 .057v.116l-.1 .057v.058M.1 .058l-.1 .057v.116l.1 .057' fill='none' ",
  "stroke='#1a2027' stroke-opacity='.2' stroke-width='.016'/></pattern>",
  "<pattern id='arma-brush' width='1' height='1' patternUnits='userSpaceOnUse'>",
  `<path d='${brushed}' fill='none' stroke='#fff' stroke-opacity='.13' stroke-width='.014'/>`,
  '</pattern></defs>',
  `<path d='${path(true, 'h1v1h-1z')}' fill='url(#arma-hex)'/>`,
  `<path d='${path(false, 'h1v1h-1z')}' fill='url(#arma-brush)'/>`,
  "<g fill='none' stroke-width='.024'>",
  `<path d='${path(true, 'm.012 .988v-.976h.976')}${path(false, 'm.012 .988v-.976h.976')}' `,
  "stroke='#fff' stroke-opacity='.16'/>",
  `<path d='${path(true, 'm.988 .012v.976h-.976')}${path(false, 'm.988 .012v.976h-.976')}' `,
  "stroke='#0b0e12' stroke-opacity='.2'/></g>",
].join('')
