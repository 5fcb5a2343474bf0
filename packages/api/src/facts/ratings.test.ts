import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  countedRating,
  displayedRating,
  initialRatings,
  isRatingRange,
  ratingRange,
  ratingRangeFor,
} from './ratings.ts'

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
  ['non-rated', 1834, 1200],
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

it('makes ranges that are always 200 wide and can be searched in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), (rating) => {
      const range = ratingRange(rating)
      expect(range.upper - range.lower).toBe(200)
      expect(isRatingRange(range)).toBe(true)
    }),
  )
})

it.each([
  [0, 'fide', 800],
  [undefined, 'rated', 1100],
  [0, 'unrated', 1100],
  [1999, 'fide', 1900],
] as const)('puts the range around a rating of %s in %s games from %i', (rating, mode, lower) => {
  expect(ratingRangeFor(rating, mode).lower).toBe(lower)
})

it.each([
  [{ lower: 0, upper: 3000 }, true],
  [{ lower: 1500, upper: 1500 }, false],
  [{ lower: -1, upper: 200 }, false],
  [{ lower: 0, upper: 3001 }, false],
  [{ lower: 0.5, upper: 200 }, false],
])('judges the range %o: %s', (range, isGood) => {
  expect(isRatingRange(range)).toBe(isGood)
})
