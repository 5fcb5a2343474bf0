import { expect, it } from 'vitest'
import { nextBonus } from './next-bonus.ts'

it.each([
  [0, 5, 3000],
  [5, 12, 5000],
  [19, 20, 7000],
  [20, 30, 10_000],
  [30, 40, 10_000],
  [39, 40, 10_000],
  [40, 50, 10_000],
])('after %i right moves in a row the next bonus is at %i', (combo, moves, ms) => {
  expect(nextBonus(combo)).toEqual({ moves, ms })
})
