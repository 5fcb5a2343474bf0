import { expect, it } from 'vitest'
import { startFen } from '../position/start-fen.ts'
import { carelessMove, engineLevels, levelSettings, thinkingTime } from './level.ts'

it('makes each level search deeper, longer and with more skill than the one below', () => {
  const all = engineLevels.map(levelSettings)
  for (const key of ['skill', 'depth', 'moveTimeMs'] as const) {
    const values = all.map((level) => level[key])
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(new Set(values).size).toBe(values.length)
  }
})

it('makes weak levels careless, each less than the one below', () => {
  const all = engineLevels.map((level) => levelSettings(level).carelessness)
  expect(all).toEqual([...all].sort((a, b) => b - a))
  expect(all.slice(0, 4).every((share) => share > 0)).toBe(true)
  expect(all.slice(4)).toEqual([0, 0, 0, 0])
})

it('makes a careless move out of all legal ones, at the rate of its level', () => {
  const numbers =
    (...given: number[]) =>
    () =>
      given.shift() ?? 0
  expect(carelessMove(1, startFen, numbers(0.39, 0))?.lan).toBe('a2a3')
  expect(carelessMove(1, startFen, numbers(0.39, 0.99))).not.toBeNull()
  expect(carelessMove(1, startFen, numbers(0.4))).toBeNull()
  expect(carelessMove(8, startFen, numbers(0))).toBeNull()
  const mated = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
  expect(carelessMove(1, mated, numbers(0, 0))).toBeNull()
})

it('plays fast when its own time is short', () => {
  expect(thinkingTime(8, 6_000)).toBe(200)
  expect(thinkingTime(8, 60)).toBe(10)
  expect(thinkingTime(8, null)).toBe(1_200)
})
