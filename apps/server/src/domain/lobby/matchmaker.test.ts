import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedDifference, pair, type Search } from './matchmaker.ts'
import type { SearchOption } from './request.ts'

const heads = () => 0.25
const tails = () => 0.75
const now = 1_000_000

const option = (rating: number, facts: Partial<SearchOption> = {}): SearchOption => ({
  timeControlId: 9,
  ratingType: 'worldchess',
  rating,
  lower: 0,
  upper: 3000,
  ...facts,
})

const search = (
  playerId: number,
  options: number | readonly SearchOption[],
  facts: Partial<Search> = {},
): Search => ({
  id: `search-${playerId}`,
  playerId,
  desiredColor: 'any',
  options: typeof options === 'number' ? [option(options)] : options,
  onlyOpponentId: null,
  since: now,
  ...facts,
})

const namesOf = (pool: readonly Search[], at = now) =>
  pair(pool, at, heads).map(({ first, second }) => [first.playerId, second.playerId])

describe('two searches', () => {
  it('meet when rating, time control and rating type fit', () => {
    expect(pair([search(1, 1500), search(2, 1550)], now, heads)).toEqual([
      {
        first: search(1, 1500),
        second: search(2, 1550),
        whiteId: 1,
        blackId: 2,
        timeControlId: 9,
        ratingType: 'worldchess',
      },
    ])
  })

  it.each([
    ['another time control', [option(1500, { timeControlId: 10 })]],
    ['another rating type', [option(1500, { ratingType: 'non-rated' })]],
    ['limits that leave the first one out', [option(1550, { upper: 1499 })]],
    ['a rating outside the limits of the first one', [option(1610)]],
  ] as const)('do not meet with %s', (_, options) => {
    const first = search(1, [option(1500, { lower: 1400, upper: 1600 })])
    expect(namesOf([first, search(2, options)], now + 60_000)).toEqual([])
  })

  it('meet in the option with the nearest ratings that both have', () => {
    const first = search(1, [option(1500), option(1700, { timeControlId: 20 })])
    const second = search(2, [
      option(1690, { timeControlId: 20 }),
      option(1450),
      option(1500, { timeControlId: 21 }),
    ])
    expect(pair([first, second], now, heads)).toEqual([
      expect.objectContaining({ timeControlId: 20 }),
    ])
  })

  it('of one player do not meet', () => {
    expect(namesOf([search(1, 1500), search(1, 1500, { id: 'search-other' })])).toEqual([])
  })

  it('do not meet when one of them wants another opponent', () => {
    expect(namesOf([search(1, 1500), search(2, 1500, { onlyOpponentId: 3 })])).toEqual([])
    expect(namesOf([search(1, 1500), search(2, 1500, { onlyOpponentId: 1 })])).toEqual([[1, 2]])
  })
})

describe('the colours', () => {
  it.each([
    ['white', 'any', tails, [1, 2]],
    ['black', 'any', heads, [2, 1]],
    ['any', 'white', heads, [2, 1]],
    ['any', 'black', tails, [1, 2]],
    ['white', 'black', tails, [1, 2]],
    ['any', 'any', heads, [1, 2]],
    ['any', 'any', tails, [2, 1]],
  ] as const)('of %s and %s are as wished', (mine, theirs, random, colors) => {
    const pool = [
      search(1, 1500, { desiredColor: mine }),
      search(2, 1500, { desiredColor: theirs }),
    ]
    const [pairing] = pair(pool, now, random)
    expect([pairing?.whiteId, pairing?.blackId]).toEqual(colors)
  })

  it.each(['white', 'black'] as const)('keep two apart who both want %s', (desiredColor) => {
    expect(namesOf([search(1, 1500, { desiredColor }), search(2, 1500, { desiredColor })])).toEqual(
      [],
    )
  })
})

describe('waiting', () => {
  it('widens the difference: 100 at once, 50 more for each second', () => {
    expect([0, 1_000, 10_000].map(allowedDifference)).toEqual([100, 150, 600])
    const pool = [search(1, 1500), search(2, 1700)]
    expect(namesOf(pool, now + 1_999)).toEqual([])
    expect(namesOf(pool, now + 2_000)).toEqual([[1, 2]])
  })

  it('lets the one who waited longest choose first, and gives the nearest rating', () => {
    const pool = [
      search(1, 1500, { since: now - 1 }),
      search(2, 1500, { since: now - 3 }),
      search(3, 1590, { since: now - 2 }),
      search(4, 1510, { since: now }),
    ]
    expect(namesOf(pool)).toEqual([
      [2, 1],
      [3, 4],
    ])
  })
})

it('keeps every promise in any pool', () => {
  const searches = fc.array(
    fc.record({
      playerId: fc.integer({ min: 1, max: 12 }),
      rating: fc.integer({ min: 800, max: 2200 }),
      half: fc.integer({ min: 20, max: 800 }),
      timeControlId: fc.constantFrom(9, 10),
      desiredColor: fc.constantFrom('any' as const, 'white' as const, 'black' as const),
      waited: fc.integer({ min: 0, max: 40_000 }),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(searches, (facts) => {
      const pool = facts.map(
        ({ playerId, rating, half, timeControlId, desiredColor, waited }, index) =>
          search(
            playerId,
            [option(rating, { timeControlId, lower: rating - half, upper: rating + half })],
            { id: `s${index}`, desiredColor, since: now - waited },
          ),
      )
      const pairings = pair(pool, now, heads)
      const seated = pairings.flatMap(({ whiteId, blackId }) => [whiteId, blackId])
      expect(new Set(seated).size).toBe(seated.length)
      for (const { first, second, whiteId } of pairings) {
        const [a] = first.options
        const [b] = second.options
        if (!a || !b) throw new Error('Each search has one option.')
        expect(a.timeControlId).toBe(b.timeControlId)
        expect(b.rating).toBeGreaterThanOrEqual(a.lower)
        expect(b.rating).toBeLessThanOrEqual(a.upper)
        expect(a.rating).toBeGreaterThanOrEqual(b.lower)
        expect(a.rating).toBeLessThanOrEqual(b.upper)
        expect(Math.abs(a.rating - b.rating)).toBeLessThanOrEqual(
          allowedDifference(now - first.since),
        )
        expect(first.since).toBeLessThanOrEqual(second.since)
        const wishes = { [first.playerId]: first, [second.playerId]: second }
        expect(wishes[whiteId]?.desiredColor).not.toBe('black')
      }
    }),
    { numRuns: 300 },
  )
})
