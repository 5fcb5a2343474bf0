import { describe, expect, it } from 'vitest'
import type { RatedGame } from '../tournaments/performance.ts'
import { reachedTitle, titlePerformance, titleProgress } from './reached-title.ts'

const games = (count: number, opponentRating: number, points: number): readonly RatedGame[] =>
  Array.from({ length: count }, () => ({ opponentRating, points }))

/** Worked out by hand with table 8.1.1: average of the opponents, and the difference for the share of points. */
describe('the performance for a title', () => {
  it.each([
    ['all drawn: 50 %, ±0', games(50, 1400, 0.5), 1400],
    ['all won: 100 %, +800', games(50, 900, 1), 1700],
    ['all lost: 0 %, −800', games(50, 900, 0), 100],
    ['38 of 50: 76 %, +202', [...games(38, 1200, 1), ...games(12, 1200, 0)], 1402],
    [
      '65½ of 100: 66 % (rounded up), +117',
      [...games(65, 1500, 1), ...games(1, 1500, 0.5), ...games(34, 1500, 0)],
      1617,
    ],
    ['36 of 150: 24 %, −202', [...games(36, 2000, 1), ...games(114, 2000, 0)], 1798],
    [
      'opponents of 1000 and 1401: 1200.5, rounded 1201',
      [...games(1, 1000, 0.5), ...games(1, 1401, 0.5)],
      1201,
    ],
  ])('%s', (_, played, performance) => {
    expect(titlePerformance(played)).toBe(performance)
  })
})

describe('a title is reached', () => {
  it.each([
    ['bullet', 149, null],
    ['bullet', 150, 'ACM'],
    ['blitz', 99, null],
    ['blitz', 100, 'ACM'],
    ['rapid', 49, null],
    ['rapid', 50, 'ACM'],
  ] as const)('in %s over %i games: %s', (boardType, count, title) => {
    expect(reachedTitle(boardType, games(count, 1100, 0.5), null)?.title ?? null).toBe(title)
  })

  it.each([
    [1099, null],
    [1100, 'ACM'],
    [1399, 'ACM'],
    [1400, 'AFM'],
    [1700, 'AIM'],
    [1999, 'AIM'],
    [2000, 'AGM'],
    [2600, 'AGM'],
  ])('with a performance of %i: %s, without those below', (performance, title) => {
    const reached = reachedTitle('rapid', games(50, performance, 0.5), null)
    expect(reached).toEqual(title === null ? null : { title, performance })
  })

  it('once: only what is above the title held, in whichever board type', () => {
    expect(reachedTitle('rapid', games(50, 1500, 0.5), 'AFM')).toBeNull()
    expect(reachedTitle('rapid', games(50, 1100, 0.5), 'AFM')).toBeNull()
    expect(reachedTitle('rapid', games(50, 1800, 0.5), 'AFM')).toMatchObject({ title: 'AIM' })
    expect(reachedTitle('rapid', games(50, 2500, 0.5), 'AGM')).toBeNull()
  })

  it('by the newest games, so that an old loss falls out', () => {
    const played = [...games(50, 1100, 0.5), ...games(100, 1100, 0)]
    expect(reachedTitle('rapid', played, null)).toMatchObject({ title: 'ACM' })
  })
})

it('tells the way to every title above, and nothing with the highest', () => {
  const played = { bullet: [], blitz: games(12, 1000, 0.5), rapid: games(50, 1200, 0.5) }
  expect(titleProgress(played, 'AIM')).toEqual(
    [
      ['bullet', 0, 150, null],
      ['blitz', 12, 100, 1000],
      ['rapid', 50, 50, 1200],
    ].map(([boardType, gamesPlayed, gamesRequired, performance]) => ({
      title: 'AGM',
      boardType,
      gamesPlayed,
      gamesRequired,
      performance,
      performanceRequired: 2000,
    })),
  )
  expect(titleProgress(played, null)).toHaveLength(12)
  expect(titleProgress(played, 'AGM')).toEqual([])
})
