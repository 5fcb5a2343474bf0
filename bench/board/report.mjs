import { median } from '../lib/interleave.mjs'

/** @import { Cost } from './browser.mjs' */

/** Three significant digits. @param {number} value */
const short = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** @param {readonly Cost[]} costs @param {keyof Cost} part */
const middle = (costs, part) => median(costs.map((cost) => cost[part]))

/**
 * Prints the times above the floor, and how many times longer than the first each board takes.
 * @param {string} title @param {string} unit
 * @param {readonly { readonly name: string, readonly costs: readonly Cost[] }[]} boards
 * @param {readonly Cost[]} floor
 */
export function reportCosts(title, unit, boards, floor) {
  const under = middle(floor, 'main')
  const [first] = boards
  console.log(
    `\n${title} (ms of the main thread per ${unit}, above the ${short(under)} of nothing: median, lowest–highest; times the first; script, style, layout)`,
  )
  for (const { name, costs } of boards) {
    const main = costs.map((cost) => cost.main - under)
    const own = median(main)
    const ratio = own / (middle(first?.costs ?? [], 'main') - under)
    const parts = /** @type {const} */ (['script', 'style', 'layout']).map((part) =>
      short(Math.max(0, middle(costs, part) - middle(floor, part))).padStart(9),
    )
    console.log(
      `  ${name.padEnd(20)}${short(own).padStart(9)}  ${`${short(Math.min(...main))}–${short(Math.max(...main))}`.padEnd(16)}${ratio.toFixed(2).padStart(8)} × ${parts.join('')}`,
    )
  }
}
