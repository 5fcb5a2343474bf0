// The table: what was measured, its goal, the middle of the runs, their spread, and whether the goal is met.
import { median } from '../lib/interleave.mjs'

let missed = 0

/** How many goals were missed so far. */
export const missedGoals = () => missed

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
/** @param {number} ms */
export const milliseconds = (ms) => `${ms.toFixed(1)} ms`

/** @param {string} title */
export function heading(title) {
  console.log(`\n${title}`)
}

/** @param {readonly number[]} values @param {number} share */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN

/**
 * Prints a line of the table.
 * @param {string} what
 * @param {(value: number) => string} format
 * @param {readonly number[]} values of all runs
 * @param {number} [goal] the most that the median may be
 */
export function row(what, format, values, goal) {
  const middle = median([...values])
  const spread =
    values.length < 2
      ? ''
      : values.length < 20
        ? `${format(Math.min(...values))}–${format(Math.max(...values))}`
        : `p95 ${format(quantile(values, 0.95))}, most ${format(Math.max(...values))}`
  const isMissed = goal !== undefined && !(middle <= goal)
  if (isMissed) missed += 1
  const aim = goal === undefined ? '' : `≤ ${format(goal)}`
  const verdict = goal === undefined ? '' : isMissed ? 'MISSED' : 'met'
  print(what, format(middle), aim, verdict, spread)
}

/** Prints a number that nothing hangs on. @param {string} what @param {number | string} value */
export const noteRow = (what, value) => print(what, `${value}`, '', '', '')

/** @param {string} what @param {string} value @param {string} aim @param {string} verdict @param {string} spread */
function print(what, value, aim, verdict, spread) {
  const cells = [what.padEnd(46), value.padStart(10), aim.padStart(12), verdict.padEnd(6), spread]
  console.log(`  ${cells.join('  ')}`.trimEnd())
}
