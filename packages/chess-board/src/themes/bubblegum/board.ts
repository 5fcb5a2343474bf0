/** Rows of round dots, a quarter of a square apart, every second row shifted. */
const dots = Array.from({ length: 32 }, (_, row) => {
  const y = 0.125 + row * 0.25
  return `M${row % 2 ? 0.1875 : 0.0625} ${y}h7.9`
}).join('')

/** Sugar pearls: a faint dot that is lighter than either square. */
export const texture = `<path d='${dots}' fill='none' stroke='#fff' stroke-opacity='.2' stroke-width='.07' stroke-linecap='round' stroke-dasharray='0 .25'/>`
