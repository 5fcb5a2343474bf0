import { describe, expect, it } from 'vitest'
import { firstTies, nextTies, type Tie } from './bracket.ts'

const winnersOf = (ties: readonly Tie[]) => ties.map(([higher]) => higher)

describe('a single elimination', () => {
  it('seeds eight players so that the best meet last', () => {
    const first = firstTies(8)
    expect(first).toEqual([
      [1, 8],
      [4, 5],
      [3, 6],
      [2, 7],
    ])
    const semifinals = nextTies(winnersOf(first))
    expect(semifinals).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(nextTies(winnersOf(semifinals))).toEqual([[1, 2]])
  })

  it('lets the best seeds go on where players are missing', () => {
    expect(firstTies(5)).toEqual([
      [1, null],
      [4, 5],
      [3, null],
      [2, null],
    ])
  })

  it.each([2, 3, 4, 6, 8, 11, 16, 23, 32])(
    'keeps the order of %i seeds when the better always wins',
    (players) => {
      let ties = firstTies(players)
      const seeds = ties.flat().filter((seed) => seed !== null)
      expect(seeds.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: players }, (_, index) => index + 1),
      )
      while (ties.length > 1) {
        ties = nextTies(winnersOf(ties))
        // Before k ties only the best 2k are left.
        expect(ties.flat().toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
          Array.from({ length: 2 * ties.length }, (_, index) => index + 1),
        )
      }
    },
  )

  it('goes on without whom nobody has beaten', () => {
    expect(nextTies([null, 4, 2, null])).toEqual([
      [4, null],
      [2, null],
    ])
  })

  it('says what it can’t be made of', () => {
    expect(() => firstTies(1)).toThrow('two players or more, not 1')
    expect(() => nextTies([1, 2, 3])).toThrow('not 3')
  })
})
