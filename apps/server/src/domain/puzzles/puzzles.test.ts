import { applyMove, parseFen } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { judgeMove } from './judge-move.ts'
import { nextMidnight } from './puzzle.ts'
import { rateAttempt } from './rate-attempt.ts'
import { reviewAfter } from './review-schedule.ts'

const at = new Date('2026-01-31T12:00:00Z')

/** White mates with either rook; the solution names one. */
const twoMates = { fen: '6k1/5ppp/8/3p4/8/7P/6PK/RR6 b - - 0 1', moves: ['d5d4', 'a1a8'] }

it('takes any mate in one for right', () => {
  expect(judgeMove(twoMates, 0, 'b1b8')).toBe('solved')
  expect(judgeMove(twoMates, 0, 'a1a7')).toBe('wrong')
  expect(judgeMove(twoMates, 0, 'a1h8')).toBe('wrong')
})

it('tells an under-promotion from a queen', () => {
  // A knight forks king and queen; a queen would be lost for nothing.
  const puzzle = {
    fen: '8/4P1k1/8/5q2/8/8/8/6K1 b - - 0 1',
    moves: ['g7f7', 'e7e8n', 'f7e8'],
  }
  expect(judgeMove(puzzle, 0, 'e7e8n')).toBe('right')
  expect(judgeMove(puzzle, 0, 'e7e8q')).toBe('wrong')
  expect(judgeMove(puzzle, 0, 'e7e8')).toBe('wrong')
  const position = applyMove(parseFen(puzzle.fen), 'g7f7')
  expect(applyMove(position, 'e7e8n').fen).toContain('4N3')
})

it('brings a failure back after 1, 3, 7 and 21 days, and from the start when it fails again', () => {
  const first = reviewAfter(null, 'failed', at)
  expect(first).toEqual({ stage: 0, dueOn: '2026-02-01' })
  const second = reviewAfter(first, 'solved', at)
  expect(second).toEqual({ stage: 1, dueOn: '2026-02-03' })
  const third = reviewAfter(second, 'solved', at)
  expect(third).toEqual({ stage: 2, dueOn: '2026-02-07' })
  const fourth = reviewAfter(third, 'solved', at)
  expect(fourth).toEqual({ stage: 3, dueOn: '2026-02-21' })
  expect(reviewAfter(fourth, 'solved', at)).toBeNull()
  expect(reviewAfter(fourth, 'hinted', at)).toEqual(first)
  expect(reviewAfter(null, 'solved', at)).toBeNull()
})

it('gives 10,000 tries ratings without drift: solvers end where they play', () => {
  // Solvers of known strength, against puzzles of known ratings, by the logistic curve that Glicko-2 assumes.
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const strengths = Array.from({ length: 50 }, (_, index) => 900 + index * 28)
  const ends = strengths.map((strength) => {
    let mine: Parameters<typeof rateAttempt>[0] = null
    let sum = 0
    for (let index = 0; index < 200; index += 1) {
      const level = (mine?.rating ?? 1200) + (random() - 0.5) * 300
      const isSolved = random() < 1 / (1 + 10 ** ((level - strength) / 400))
      const result = isSolved ? 'solved' : 'failed'
      const puzzle = { rating: level, deviation: 80, volatility: 0.06 }
      const { player } = rateAttempt(mine, puzzle, { result, at })
      mine = { ...player, updatedAt: at }
      if (index >= 100) sum += player.rating
    }
    return sum / 100 - strength
  })
  const drift = ends.reduce((sum, end) => sum + end, 0) / ends.length
  expect(Math.abs(drift)).toBeLessThan(15)
  expect(Math.max(...ends.map(Math.abs))).toBeLessThan(130)
})

it('begins a day at midnight UTC', () => {
  expect(nextMidnight(new Date('2026-01-31T23:59:59Z')).toISOString()).toBe(
    '2026-02-01T00:00:00.000Z',
  )
  expect(nextMidnight(new Date('2026-02-01T00:00:00Z')).toISOString()).toBe(
    '2026-02-02T00:00:00.000Z',
  )
})
