import { seconds } from './environment.mjs'

/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * @typedef {object} StageResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run' | 'left out'} status
 * @property {number} ms
 * @property {Counts} counts
 * @property {string} [note]
 */

/**
 * The final table, with a line per stage.
 * @param {readonly StageResult[]} results
 * @returns {string}
 */
export function formatTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length), 0)
  return results
    .map(({ name, status, ms, counts, note }) => {
      const time = status === 'not run' || status === 'left out' ? '' : seconds(ms)
      const tests = counts.passed + counts.failed + counts.skipped
      const detail = [
        tests > 1 && `${counts.passed} of ${tests} passed`,
        counts.skipped > 0 && `${counts.skipped} skipped`,
        note,
      ]
      return `  ${name.padEnd(width)}  ${status.padEnd(8)}  ${time.padStart(7)}  ${detail.filter(Boolean).join(', ')}`.trimEnd()
    })
    .join('\n')
}

/**
 * The last line of `npm test`. A stage that could not run counts as one failure; a stage that was skipped, because no
 * change affects it, counts as neither.
 * @param {readonly StageResult[]} results
 * @returns {{ line: string, code: number }}
 */
export function formatTotal(results) {
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0)
  const failed = results.reduce(
    (sum, { status, counts }) => sum + (status === 'not run' ? 1 : counts.failed),
    0,
  )
  const complete =
    results.length > 0 &&
    results.every(({ status }) => status === 'passed' || status === 'left out')
  return { line: `${passed} passed, ${failed} failed`, code: complete && failed === 0 ? 0 : 1 }
}
