/**
 * @typedef {object} Counts Numbers of tests in a report.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/** @param {unknown} value */
const numberOf = (value) => (typeof value === 'number' ? value : 0)

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : [])

/**
 * Counts the tests in a JSON report of vitest or Playwright.
 * @param {unknown} report
 * @returns {Counts}
 * @throws {Error} when it is neither
 */
export function countTests(report) {
  if (isRecord(report)) {
    if (Array.isArray(report['testResults'])) return countVitest(report['testResults'])
    if (isRecord(report['stats'])) return countPlaywright(report['stats'], listOf(report['errors']))
  }
  throw new Error('neither a vitest nor a Playwright report')
}

/**
 * The test files in a report of vitest.
 * @param {unknown} report
 * @returns {Set<string>} absolute paths
 */
export function filesIn(report) {
  const files = isRecord(report) ? listOf(report['testResults']) : []
  return new Set(files.filter(isRecord).map(({ name }) => String(name)))
}

/**
 * A file that fails before its tests (an import, a hook) has no failed test, so it counts as one.
 * @param {readonly unknown[]} files
 * @returns {Counts}
 */
function countVitest(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of files.filter(isRecord)) {
    const statuses = listOf(file['assertionResults'])
      .filter(isRecord)
      .map(({ status }) => status)
    const failed = statuses.filter((status) => status === 'failed').length
    const passed = statuses.filter((status) => status === 'passed').length
    counts.passed += passed
    counts.failed += failed === 0 && file['status'] === 'failed' ? 1 : failed
    counts.skipped += statuses.length - passed - failed
  }
  return counts
}

/**
 * Playwright's `expected` includes tests that are expected to fail and did; `flaky` passed on a retry.
 * @param {Record<string, unknown>} stats
 * @param {readonly unknown[]} errors Failures outside any test.
 * @returns {Counts}
 */
function countPlaywright(stats, errors) {
  return {
    passed: numberOf(stats['expected']) + numberOf(stats['flaky']),
    failed: numberOf(stats['unexpected']) + errors.length,
    skipped: numberOf(stats['skipped']),
  }
}

/**
 * @typedef {object} Verdict
 * @property {'passed' | 'failed'} status
 * @property {Counts} counts
 * @property {string} [note] Why it failed, if the output does not say.
 */

/**
 * The result of a finished stage, from its exit code and its report. Exit code 0 without tests is a failure, because
 * nothing was tested. Any other exit code is at least one failure, whatever the report says.
 * @param {object} finished
 * @param {number} finished.code
 * @param {string | undefined} finished.report The path of the report, for stages that write one.
 * @param {(path: string) => unknown} finished.readReport Throws when there is none.
 * @returns {Verdict}
 */
export function judge({ code, report, readReport }) {
  const exited = code === 0 ? undefined : `exit code ${code}`
  if (report === undefined) {
    return exited === undefined
      ? { status: 'passed', counts: { passed: 1, failed: 0, skipped: 0 } }
      : { status: 'failed', counts: { passed: 0, failed: 1, skipped: 0 }, note: exited }
  }
  let counts = { passed: 0, failed: 0, skipped: 0 }
  let note = exited
  try {
    counts = countTests(readReport(report))
    if (counts.passed + counts.failed === 0) note ??= `${report} holds no test that ran`
  } catch (error) {
    note ??= isMissing(error)
      ? `${report} was not written`
      : `${report} can't be counted: ${String(error)}`
  }
  if (note === undefined && counts.failed === 0) return { status: 'passed', counts }
  return {
    status: 'failed',
    counts: { ...counts, failed: Math.max(1, counts.failed) },
    ...(note !== undefined && { note }),
  }
}

/** @param {unknown} error */
const isMissing = (error) => isRecord(error) && error['code'] === 'ENOENT'
