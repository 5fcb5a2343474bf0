import { expect, it } from 'vitest'
import { type Rating, rateGame, ratingPeriodMs } from './glicko.ts'

const rating = (points: number, deviation: number, volatility: number): Rating => ({
  rating: points,
  deviation,
  volatility,
})
const noRest = { w: 0, b: 0 }

/** Single games without a growth of the deviation, tau 0.75: published results (scalachess, MIT). */
type Triple = readonly [number, number, number]
const published: readonly (readonly [Triple, Triple, 0 | 0.5 | 1, Triple, Triple])[] = [
  [
    [1500, 350, 0.06],
    [1500, 350, 0.06],
    1,
    [1662.21, 290.2305, 0.0599993],
    [1337.79, 290.2305, 0.0599993],
  ],
  [
    [1500, 350, 0.06],
    [1500, 350, 0.06],
    0.5,
    [1500, 290.2305, 0.0599977],
    [1500, 290.2305, 0.0599977],
  ],
  [[1400, 79, 0.06], [1550, 110, 0.065], 1, [1422.63, 77.4956, 0.06], [1506.32, 105.8706, 0.065]],
  [[1400, 79, 0.06], [1550, 110, 0.065], 0, [1389.99, 77.4956, 0.06], [1568.9, 105.8706, 0.065]],
  [[1400, 79, 0.06], [1550, 110, 0.065], 0.5, [1406.31, 77.4956, 0.06], [1537.61, 105.8706, 0.065]],
  [
    [1200, 60, 0.053],
    [1850, 200, 0.062],
    1,
    [1216.73, 59.9006, 0.053013],
    [1635.99, 196.9873, 0.062028],
  ],
]

it.each(published)('rates %j against %j with %d as published', (a, b, score, a2, b2) => {
  const rated = rateGame(rating(...a), rating(...b), { score, restedMs: noRest })
  for (const [after, [points, deviation, volatility]] of [
    [rated.w, a2],
    [rated.b, b2],
  ] as const) {
    expect(Math.abs(after.rating - points)).toBeLessThan(0.006)
    expect(Math.abs(after.deviation - deviation)).toBeLessThan(0.001)
    expect(Math.abs(after.volatility - volatility)).toBeLessThan(0.000_01)
  }
})

it('grows uncertain with time, never more than a new player', () => {
  const known = rating(1500, 60, 0.06)
  const after = (weeks: number) =>
    rateGame(known, known, { score: 0.5, restedMs: { w: weeks * ratingPeriodMs, b: 0 } }).w
      .deviation
  expect(after(0)).toBeLessThan(60)
  expect(after(50)).toBeGreaterThan(85)
  expect(after(1_000_000)).toBeLessThanOrEqual(350)
})

it('never falls below 100 points', () => {
  const weak = rating(100, 350, 0.06)
  expect(rateGame(weak, weak, { score: 0, restedMs: noRest }).w.rating).toBe(100)
})
