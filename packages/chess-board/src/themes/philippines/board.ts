const crossings = Array.from({ length: 49 }, (_, index) => [
  (index % 7) + 1,
  Math.floor(index / 7) + 1,
])
/** A diamond at each corner where four squares meet; `reach` is half its diagonal. */
const diamonds = (reach: number) =>
  crossings
    .map(([x = 0, y = 0]) => {
      const back = `${-reach}-${reach}`
      return `M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}${back}z`
    })
    .join('')

/** A banig mat in basket weave, with a stitch of red in gold where four squares meet. */
export const texture = [
  "<defs><pattern id='philippines-banig' width='.25' height='.25' patternUnits='userSpaceOnUse'>",
  "<path d='M0 0h.125v.125h-.125zM.125 .125h.125v.125h-.125z' fill='#fff' fill-opacity='.05'/>",
  "<path d='M0 .008h.125M0 .117h.125M.125 .133h.125M.125 .242h.125",
  "M.133 0v.125M.242 0v.125M.008 .125v.125M.117 .125v.125' fill='none' ",
  "stroke='#0b2c48' stroke-opacity='.1' stroke-width='.012'/></pattern></defs>",
  "<path d='M0 0h8v8H0z' fill='url(#philippines-banig)'/>",
  `<path d='${diamonds(0.055)}' fill='#f2c14e' fill-opacity='.75'/>`,
  `<path d='${diamonds(0.034)}' fill='#c5283d' fill-opacity='.75'/>`,
].join('')
