const cells = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const)
const dark = cells
  .filter(([x, y]) => (x + y) % 2 === 1)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('')

/** Diagonals over the whole board, eight to a square, from the left or bottom edge up to the right. */
const diagonals = Array.from({ length: 127 }, (_, index) => (index + 1) / 8)
  .map(
    (sum) =>
      `M${Math.max(0, sum - 8)} ${Math.min(8, sum)}L${Math.min(8, sum)} ${Math.max(0, sum - 8)}`,
  )
  .join('')

/** The printed diagram: the dark squares are hatched, and a hairline frames the board. */
export const texture = [
  `<clipPath id='textbook-dark'><path d='${dark}'/></clipPath><g fill='none' stroke='#37332c'>`,
  `<path d='${diagonals}' clip-path='url(#textbook-dark)' stroke-width='.022' opacity='.5'/>`,
  "<path d='M.01 .01h7.98v7.98h-7.98z' stroke-width='.02' opacity='.8'/></g>",
].join('')
