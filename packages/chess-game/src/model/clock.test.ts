import { expect, it } from 'vitest'
import { formatClock, pressClock, startClock, timeLeft } from './clock.ts'
import { endByFlag } from './game-end.ts'

it.each([
  [180_000, '03:00'],
  [179_001, '03:00'],
  [20_000, '00:20'],
  [19_999, '00:20.0'],
  [19_900, '00:19.9'],
  [1, '00:00.1'],
  [0, '00:00.0'],
  [-5, '00:00.0'],
  [3_600_000, '1:00:00'],
  [5_430_000, '1:30:30'],
])('shows %i ms as %s', (ms, face) => {
  expect(formatClock(ms)).toBe(face)
})

it('takes thinking time off and adds the increment to the mover only', () => {
  const settings = { initialMs: 180_000, incrementMs: 2_000 }
  expect(pressClock(startClock(settings), 'w', 5_000, settings)).toEqual({ w: 177_000, b: 180_000 })
})

it('never shows less than nothing, nor more for a clock that runs backwards', () => {
  const times = { w: 1_000, b: 1_000 }
  expect(timeLeft(times, 'w', 2_000)).toBe(0)
  expect(timeLeft(times, 'w', -2_000)).toBe(1_000)
})

it('makes a fallen flag a draw against a lone king, else a loss', () => {
  const fen = '7k/8/8/8/8/8/R7/K7 w - - 0 1'
  expect(endByFlag(fen, 'w')).toEqual({
    result: 'draw',
    reason: 'insufficient-material-by-timeout',
  })
  expect(endByFlag(fen, 'b')).toEqual({ result: 'white-win', reason: 'time-control' })
})
