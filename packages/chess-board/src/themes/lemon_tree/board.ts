/** A sprig of two leaves with its stalk, about the middle of a square. */
const leaves =
  'M-.3.33C-.36.04-.2-.22.06-.36.14-.08.02.2-.3.33zM-.16.38C.02.16.2.06.4.1.34.3.1.44-.16.38z'
const veins = 'M-.4.46C-.22.24-.06 0 .04-.28M-.3.36C-.1.34.12.26.34.14'

const sprigs = Array.from({ length: 32 }, (_, index) => {
  const y = Math.floor(index / 4)
  const x = 2 * (index % 4) + ((y + 1) % 2)
  const turn = 90 * ((index * 5 + y * 3) % 4)
  return `<use href='#lemon_tree-sprig' transform='translate(${x + 0.5} ${y + 0.5})rotate(${turn})'/>`
})

/** The laths of a trellis on a light square; `at` is the square's corner. */
const laths = (at: number) => `M${at} ${at}l1 1m0-1l-1 1m0-.5l.5-.5.5.5-.5.5z`

/** A faint trellis on each cream square, and the shadow of a sprig on each green one. */
export const texture = [
  `<defs><g id='lemon_tree-sprig'><path d='${leaves}' fill='#2f6b17' fill-opacity='.14'/>`,
  `<path d='${veins}' fill='none' stroke='#f7f2cb' stroke-opacity='.25' stroke-width='.022'/></g>`,
  "<pattern id='lemon_tree-trellis' width='2' height='2' patternUnits='userSpaceOnUse'>",
  `<path d='${laths(0)}${laths(1)}' fill='none' stroke='#a9b23c' stroke-opacity='.16' stroke-width='.035'/>`,
  "</pattern></defs><path d='M0 0h8v8H0z' fill='url(#lemon_tree-trellis)'/>",
  ...sprigs,
].join('')
