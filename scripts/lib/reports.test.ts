import { describe, expect, it } from 'vitest'
import { countTests, judge } from './reports.mjs'
import { formatTable, formatTotal } from './summary.mjs'

const file = (status: string, ...statuses: readonly string[]) => ({
  status,
  assertionResults: statuses.map((status) => ({ status })),
})
const playwright = (stats: Readonly<Record<string, number>>, errors: readonly unknown[] = []) => ({
  stats,
  errors,
})
const report = 'test-results/unit.json'

describe('counting tests', () => {
  it("adds up the files of vitest's report", () => {
    const testResults = [
      file('passed', 'passed', 'passed', 'skipped', 'todo'),
      file('failed', 'passed', 'failed'),
    ]
    expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  it('counts a file that failed before its tests as one failure', () => {
    const testResults = [
      file('failed'),
      file('failed', 'passed', 'skipped'),
      file('passed', 'passed'),
    ]
    expect(countTests({ testResults })).toEqual({ passed: 2, failed: 2, skipped: 1 })
  })

  it("reads Playwright's report, with errors outside of tests", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }
    expect(countTests(playwright(stats, [{}]))).toEqual({ passed: 6, failed: 2, skipped: 3 })
  })

  it('refuses what is neither', () => {
    expect(() => countTests({ hello: 1 })).toThrow('neither a vitest nor a Playwright report')
  })
})

describe('judging a stage', () => {
  const green = { testResults: [file('passed', 'passed', 'passed')] }
  const missing = () => {
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  }

  it('counts a check as one', () => {
    const readReport = missing
    expect(judge({ code: 0, report: undefined, readReport })).toEqual({
      status: 'passed',
      counts: { passed: 1, failed: 0, skipped: 0 },
    })
    expect(judge({ code: 2, report: undefined, readReport })).toEqual({
      status: 'failed',
      counts: { passed: 0, failed: 1, skipped: 0 },
      note: 'exit code 2',
    })
  })

  it('passes a green exit with green tests', () => {
    expect(judge({ code: 0, report, readReport: () => green })).toEqual({
      status: 'passed',
      counts: { passed: 2, failed: 0, skipped: 0 },
    })
  })

  it('fails a green exit without a report', () => {
    expect(judge({ code: 0, report, readReport: missing })).toEqual({
      status: 'failed',
      counts: { passed: 0, failed: 1, skipped: 0 },
      note: `${report} was not written`,
    })
  })

  it.each([
    ['no tests', { testResults: [] }],
    ['skipped tests only', { testResults: [file('passed', 'skipped')] }],
    ['no Playwright tests', playwright({ expected: 0 })],
  ])('fails a green exit with %s', (_, content) => {
    const verdict = judge({ code: 0, report, readReport: () => content })
    expect(verdict).toMatchObject({ status: 'failed', counts: { failed: 1 } })
    expect(verdict.note).toBe(`${report} holds no test that ran`)
  })

  it('fails a red exit although all tests are green, as one failure', () => {
    expect(judge({ code: 1, report, readReport: () => green })).toMatchObject({
      status: 'failed',
      counts: { passed: 2, failed: 1 },
    })
  })

  it('fails a green exit with a red test', () => {
    const readReport = () => ({ testResults: [file('failed', 'failed', 'passed')] })
    expect(judge({ code: 0, report, readReport })).toMatchObject({
      status: 'failed',
      counts: { passed: 1, failed: 1 },
    })
  })
})

describe('the end of the run', () => {
  const none = { passed: 0, failed: 0, skipped: 0 }
  const unit = {
    name: 'unit',
    status: 'passed',
    ms: 1234,
    counts: { passed: 10, failed: 0, skipped: 1 },
  } as const
  const lint = {
    name: 'lint',
    status: 'passed',
    ms: 61_200,
    counts: { ...none, passed: 1 },
  } as const
  const build = {
    name: 'build',
    status: 'failed',
    ms: 100,
    counts: { ...none, failed: 1 },
    note: 'exit code 1',
  } as const
  const e2e = {
    name: 'e2e',
    status: 'not run',
    ms: 0,
    counts: none,
    note: 'build did not pass',
  } as const

  const stories = { name: 'stories', status: 'left out', ms: 0, counts: none } as const

  it('is green when every stage passed', () => {
    expect(formatTotal([unit, lint])).toEqual({ line: '11 passed, 0 failed', code: 0 })
  })

  it('is green without what can not have changed', () => {
    expect(formatTotal([lint, stories])).toEqual({ line: '1 passed, 0 failed', code: 0 })
    expect(formatTotal([stories])).toEqual({ line: '0 passed, 0 failed', code: 0 })
    expect(formatTotal([build, stories]).code).toBe(1)
  })

  it('counts a stage that was not run as a failure', () => {
    expect(formatTotal([unit, build, e2e])).toEqual({ line: '10 passed, 2 failed', code: 1 })
    expect(formatTotal([unit, e2e]).code).toBe(1)
  })

  it('is red when nothing ran at all', () => {
    expect(formatTotal([]).code).toBe(1)
  })

  it('shows each stage on a line', () => {
    expect(formatTable([unit, lint, build, e2e]).split('\n')).toEqual([
      '  unit   passed      1.2 s  10 of 11 passed, 1 skipped',
      '  lint   passed       61 s',
      '  build  failed      0.1 s  exit code 1',
      '  e2e    not run            build did not pass',
    ])
  })
})
