import { describe, expect, it } from 'vitest'
import type { Color } from '../model.ts'
import { randomNumbers } from '../testing/random.ts'
import { type ArenaPlayer, pairArena } from './pair-arena.ts'

const player = (id: number, changes: Partial<ArenaPlayer> = {}): ArenaPlayer => ({
  id,
  rating: 2000 - 10 * id,
  rank: id,
  lastOpponent: null,
  colors: ['white'],
  waited: 0,
  ...changes,
})

const couples = ({ pairs }: ReturnType<typeof pairArena>) =>
  pairs.map(({ white, black }) => [white, black].toSorted((one, other) => one - other))

describe('the pairing of an arena', () => {
  it('begins with neighbours by rating, and leaves the last to wait', () => {
    const fresh = [1500, 1900, 1550, 1880, 1200].map((rating, index) =>
      player(index + 1, { rating, colors: [] }),
    )
    const pairing = pairArena(fresh, { players: 5 })
    expect(couples(pairing)).toEqual([
      [2, 4],
      [1, 3],
    ])
    expect(pairing.waiting).toEqual([5])
  })

  it('pairs neighbours in the standing, the leaders’ distance counting most', () => {
    expect(
      couples(
        pairArena(
          [1, 2, 3, 4].map((id) => player(id)),
          { players: 20 },
        ),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ])
    // 2 is as far from 1 as from 4, but not for them.
    const apart = { lastOpponent: 3 }
    expect(
      couples(pairArena([player(1), player(2, apart), player(3), player(4)], { players: 20 })),
    ).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('lets the last in the standing wait, but nobody twice before others have', () => {
    const three = [player(1), player(2), player(3)]
    expect(pairArena(three, { players: 20 }).waiting).toEqual([3])
    const later = [player(1), player(2), player(3, { waited: 1 })]
    expect(pairArena(later, { players: 20 }).waiting).toEqual([2])
  })

  it('lets nobody meet the last opponent, even if both must wait', () => {
    const pair = [player(1, { lastOpponent: 2 }), player(2, { lastOpponent: 1 })]
    expect(pairArena(pair, { players: 9 })).toEqual({ pairs: [], waiting: [1, 2] })
    expect(couples(pairArena(pair, { players: 2 }))).toEqual([[1, 2]])
    const four = [...pair, player(3), player(4)]
    expect(couples(pairArena(four, { players: 9 }))).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  it('gives White to whom it is due, and no colour a fourth time', () => {
    const colors = (text: string): readonly Color[] =>
      text.split('').map((letter) => (letter === 'W' ? 'white' : 'black'))
    const pairOf = (one: string, other: string) =>
      pairArena([player(1, { colors: colors(one) }), player(2, { colors: colors(other) })], {
        players: 9,
      }).pairs
    expect(pairOf('W', 'B')).toEqual([{ white: 2, black: 1 }])
    expect(pairOf('WB', 'BW')).toEqual([{ white: 1, black: 2 }])
    expect(pairOf('BBBBWWW', 'WB')).toEqual([{ white: 2, black: 1 }])
    expect(pairOf('BBB', 'BBBB')).toEqual([])
    expect(pairOf('BBB', 'WWW')).toEqual([{ white: 1, black: 2 }])
  })

  it('R94’s ground: pairs as many as can be, each once, in 300 random moments', () => {
    const random = randomNumbers(7)
    for (let moment = 0; moment < 300; moment += 1) {
      const size = random(24)
      const ready = Array.from({ length: size }, (_, index) =>
        player(index + 1, {
          rating: 1000 + random(1500),
          waited: random(3),
          lastOpponent: random(3) === 0 ? null : 1 + random(size),
          colors: Array.from({ length: 1 + random(6) }, () =>
            random(2) === 0 ? 'white' : 'black',
          ),
        }),
      )
      const { pairs, waiting } = pairArena(ready, { players: 30 })
      const all = [...pairs.flatMap(({ white, black }) => [white, black]), ...waiting]
      expect(all.toSorted((one, other) => one - other)).toEqual(ready.map(({ id }) => id))
      for (const { white, black } of pairs) {
        expect(ready[white - 1]?.lastOpponent).not.toBe(black)
        expect(ready[black - 1]?.lastOpponent).not.toBe(white)
        expect(ready[white - 1]?.colors.slice(-3).join() ?? '').not.toBe('white,white,white')
        expect(ready[black - 1]?.colors.slice(-3).join() ?? '').not.toBe('black,black,black')
      }
    }
  })
})
