import { describe, expect, it } from 'vitest'
import { countedRating, displayedRating, initialRatings, ratingRange } from './rating.ts'

describe('a displayed rating', () => {
  it.each([
    [0, null],
    [null, null],
    [undefined, null],
    [0.4, null],
    [1200, 1200],
    [1512.6, 1513],
  ])('of %s is %s', (stored, shown) => {
    expect(displayedRating(stored)).toBe(shown)
  })
})

it('begins as specified for each rating type', () => {
  expect(initialRatings).toEqual({ 'non-rated': 1200, worldchess: 1200, fide: 0, otb: 0 })
})

it.each([
  ['fide', null, 900],
  ['fide', 0, 900],
  ['worldchess', null, 1200],
  ['non-rated', 0, 1200],
  ['fide', 1834.2, 1834],
] as const)('counts a %s rating of %s as %i', (type, stored, counted) => {
  expect(countedRating(stored, type)).toBe(counted)
})

describe('the range', () => {
  it.each([
    [1200, 1100, 1300],
    [1204, 1100, 1300],
    [1205, 1110, 1310],
    [0, 0, 200],
    [90, 0, 200],
    [2894, 2790, 2990],
    [2895, 2800, 3000],
    [2900, 2800, 3000],
    [3400, 2800, 3000],
  ])('around %i is %i to %i', (rating, lower, upper) => {
    expect(ratingRange(rating)).toEqual({ lower, upper })
  })
})
