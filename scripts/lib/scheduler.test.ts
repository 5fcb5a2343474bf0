import { describe, expect, it } from 'vitest'
import { runSchedule, withNeeds } from './scheduler.mjs'
import { stages } from './stages.mjs'

interface TestJob {
  readonly name: string
  readonly needs: readonly string[]
  readonly weight: number
}

const job = (name: string, weight = 1, needs: readonly string[] = []): TestJob => ({
  name,
  weight,
  needs,
})

interface Given {
  readonly jobs: readonly TestJob[]
  readonly capacity?: number
  readonly failing?: readonly string[]
  readonly conditions?: Readonly<Record<string, boolean>>
  readonly halt?: (finished: readonly string[]) => string | undefined
}

/** Run jobs that each take a few turns of the event loop, and write down what happened. */
async function record({ jobs, capacity = 2, failing = [], conditions = {}, halt }: Given) {
  const log: string[] = []
  const finished: string[] = []
  let load = 0
  let peak = 0
  await runSchedule<TestJob>({
    jobs,
    capacity,
    conditions,
    halt: () => halt?.(finished),
    skipJob: ({ name }, because) => log.push(`skip ${name}: ${because}`),
    runJob: async ({ name, weight }) => {
      log.push(`start ${name}`)
      load += weight
      peak = Math.max(peak, load)
      await new Promise((resolve) => setImmediate(resolve))
      load -= weight
      finished.push(name)
      log.push(`end ${name}`)
      return !failing.includes(name)
    },
  })
  return { log, peak }
}

describe('the scheduler', () => {
  it('starts jobs in order, as many as fit', async () => {
    const { log } = await record({ jobs: [job('a'), job('b'), job('c')] })
    expect(log.slice(0, 2)).toEqual(['start a', 'start b'])
    expect(log.indexOf('start c')).toBeGreaterThan(log.indexOf('end a'))
    expect(log.at(-1)).toBe('end c')
  })

  it('lets a light job run beside a heavy one, and a second heavy one wait', async () => {
    const jobs = [job('stories', 1.5), job('e2e', 1.5), job('lint', 0.5)]
    const { log, peak } = await record({ jobs })
    expect(log.slice(0, 2)).toEqual(['start stories', 'start lint'])
    expect(log.indexOf('start e2e')).toBeGreaterThan(log.indexOf('end stories'))
    expect(peak).toBe(2)
  })

  it('runs a job that is heavier than the machine alone', async () => {
    const { log, peak } = await record({
      jobs: [job('stories', 1.5), job('lint', 0.5)],
      capacity: 1,
    })
    expect(log).toEqual(['start stories', 'end stories', 'start lint', 'end lint'])
    expect(peak).toBe(1.5)
  })

  it('starts a job only after what it needs', async () => {
    const { log } = await record({ jobs: [job('e2e', 1, ['build']), job('build')] })
    expect(log).toEqual(['start build', 'end build', 'start e2e', 'end e2e'])
  })

  it('does not run what needs a failed job, nor what needs that', async () => {
    const jobs = [job('build'), job('e2e', 1, ['build']), job('report', 1, ['e2e']), job('lint')]
    const { log } = await record({ jobs, failing: ['build'] })
    expect(log).toContain('skip e2e: build did not pass')
    expect(log).toContain('skip report: e2e did not pass')
    expect(log).toContain('end lint')
    expect(log).not.toContain('start e2e')
  })

  it('does not run what needs an unmet condition', async () => {
    const jobs = [job('stories', 1, ['browser']), job('unit')]
    const { log } = await record({ jobs, conditions: { browser: false } })
    expect(log).toEqual(['skip stories: browser did not pass', 'start unit', 'end unit'])
  })

  it('starts nothing more once it is halted', async () => {
    const halt = (finished: readonly string[]) => (finished.length > 0 ? 'stopped' : undefined)
    const { log } = await record({ jobs: [job('a', 2), job('b', 2), job('c', 2)], halt })
    expect(log).toEqual(['start a', 'end a', 'skip b: stopped', 'skip c: stopped'])
  })

  it('reports a need that nobody provides as a mistake', async () => {
    await expect(record({ jobs: [job('a', 1, ['nothing'])] })).rejects.toThrow(
      'a waits for nothing, which is neither a job nor a condition.',
    )
  })
})

describe('choosing stages', () => {
  it('brings along what they need, in the order of the list', () => {
    expect(withNeeds(stages, ['unit', 'e2e']).map(({ name }) => name)).toEqual([
      'build:app',
      'e2e',
      'unit',
    ])
  })
})

describe('the stages', () => {
  it('need only each other and the browser', () => {
    const known = new Set(['browser', ...stages.map(({ name }) => name)])
    expect(stages.flatMap(({ needs }) => needs).filter((need) => !known.has(need))).toEqual([])
  })

  it('are all scheduled', async () => {
    const { log } = await record({ jobs: stages, conditions: { browser: true } })
    expect(log.filter((line) => line.startsWith('end '))).toHaveLength(stages.length)
  })
})
