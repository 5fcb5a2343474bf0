import { describe, expect, it } from 'vitest'
import { createBatches } from './batches.ts'

/** Runs that the test ends by hand. */
function heldRuns() {
  const runs: { readonly items: readonly string[]; readonly end: () => void }[] = []
  const run = (items: readonly string[]) =>
    new Promise<readonly string[]>((resolve) => {
      runs.push({ items, end: () => resolve(items.map((item) => `${item}!`)) })
    })
  return { runs, run }
}

const turn = () => new Promise((next) => setImmediate(next))

describe('work put together', () => {
  it('runs a lone item at once, and what comes meanwhile together', async () => {
    const { runs, run } = heldRuns()
    const ask = createBatches({ run, atOnce: 1, atMost: 10 })
    const first = ask('a')
    await turn()
    expect(runs.map(({ items }) => items)).toEqual([['a']])
    const others = Promise.all([ask('b'), ask('c'), ask('d')])
    await turn()
    expect(runs).toHaveLength(1)
    runs[0]?.end()
    expect(await first).toBe('a!')
    await expect.poll(() => runs[1]?.items).toEqual(['b', 'c', 'd'])
    runs[1]?.end()
    expect(await others).toEqual(['b!', 'c!', 'd!'])
  })

  it('has so many runs under way, with so many items in each', async () => {
    const { runs, run } = heldRuns()
    const ask = createBatches({ run, atOnce: 2, atMost: 2 })
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
    await turn()
    expect(runs.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    runs[1]?.end()
    await expect.poll(() => runs[2]?.items).toEqual(['e'])
    runs[0]?.end()
    runs[2]?.end()
    expect(await all).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
  })

  it('rejects the items of a run that fails, and goes on with the next', async () => {
    let runs = 0
    const ask = createBatches({
      run: async (items: readonly string[]) => {
        runs += 1
        if (runs === 1) throw new Error('broken')
        return items
      },
      atOnce: 1,
      atMost: 2,
    })
    const [a, b, c] = await Promise.allSettled([ask('a'), ask('b'), ask('c')])
    expect([a.status, b.status, c.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  it('rejects an item that a run forgot', async () => {
    const ask = createBatches({ run: async () => ['only'], atOnce: 1, atMost: 2 })
    const [first, second] = await Promise.allSettled([ask('a'), ask('b')])
    expect(first.status).toBe('fulfilled')
    expect(second.status).toBe('rejected')
  })
})
