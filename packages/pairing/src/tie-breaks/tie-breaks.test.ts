import { describe, expect, it } from 'vitest'
import type { PastRound } from '../model.ts'
import { testFile } from '../testing/files.ts'
import { type RankedPlayer, type TieBreakCode, tieBreaksOf } from './tie-breaks.ts'

interface Championship {
  readonly games: readonly {
    readonly round: number
    readonly white: string
    readonly black: string
    readonly result: string
  }[]
  readonly ratings: Readonly<Record<string, number>>
  readonly expected: readonly {
    readonly id: string
    readonly score: number
    readonly bh: number
    readonly bhc1: number
    readonly aroc1: number
  }[]
}

describe('tie-breaks of a tournament in which every round was played', () => {
  it('are those of the Women’s World Rapid Championship 2024, for all 110 players', () => {
    const { games, ratings, expected }: Championship = JSON.parse(testFile('fwwrc.json'))
    const players = Object.entries(ratings).map(([id, rating]): RankedPlayer => {
      const own = games
        .filter(({ white, black }) => white === id || black === id)
        .toSorted((one, other) => one.round - other.round)
      return {
        id: Number(id),
        rating,
        rounds: own.map(({ white, black, result }): PastRound => {
          const isWhite = white === id
          const points = result === '1/2-1/2' ? 0.5 : (result === '1-0') === isWhite ? 1 : 0
          return {
            kind: 'game',
            opponent: Number(isWhite ? black : white),
            color: isWhite ? 'white' : 'black',
            points,
          }
        }),
      }
    })
    const all = tieBreaksOf(players, { rounds: 11 })
    expect(expected).toHaveLength(110)
    for (const { id, bh, bhc1, aroc1 } of expected) {
      expect({ id, ...all.get(Number(id)) }).toMatchObject({
        id,
        BH: bh,
        'BH/C1': bhc1,
        'ARO/C1': aroc1,
      })
    }
  })
})

const game = (opponent: number, points: number): PastRound => ({
  kind: 'game',
  opponent,
  color: 'white',
  points,
})
const forfeit = (opponent: number, isWin: boolean): PastRound => ({
  kind: 'forfeit',
  opponent,
  isWin,
  points: isWin ? 1 : 0,
})
const bye = (kind: 'pairing' | 'full' | 'half' | 'zero'): PastRound => ({
  kind: 'bye',
  bye: kind,
  points: kind === 'half' ? 0.5 : kind === 'zero' ? 0 : 1,
})

/** Somebody of whom only the score counts: three rounds against strangers. */
const scorer = (id: number, ...points: readonly number[]): RankedPlayer => ({
  id,
  rounds: points.map((each) => game(99, each)),
})

/** The tie-breaks of player 1, three rounds in a tournament of five, against 2 (2½ points), 3 (1½) and 4 (½). */
function ofFirst(rounds: readonly PastRound[], ...changed: readonly RankedPlayer[]) {
  const others = [scorer(2, 1, 1, 0.5), scorer(3, 1, 0.5, 0), scorer(4, 0, 0.5, 0)]
  const players = [{ id: 1, rounds }, ...others].map(
    (player) => changed.find(({ id }) => id === player.id) ?? player,
  )
  return tieBreaksOf(players, { rounds: 5 }).get(1)
}

type Expected = Partial<Record<TieBreakCode, number | null>>

describe('article 16: rounds that were not played', () => {
  it.each<[name: string, rounds: readonly PastRound[], expected: Expected]>([
    [
      // BH 2½ + 1½ + ½ = 4½, the least is ½. SB 1 · 2½ + ½ · 1½ + 0 · ½ = 3¼.
      'all played',
      [game(2, 1), game(3, 0.5), game(4, 0)],
      { BH: 4.5, 'BH/C1': 4, SB: 3.25, WIN: 1, BPG: 0 },
    ],
    [
      // Own score 1 + ½ + 1 = 2½: the dummy has min(2½, 5 · ½) = 2½. BH 2½ + 1½ + 2½ = 6½, the least is 1½.
      // SB 1 · 2½ + ½ · 1½ + 1 · 2½ = 5¾. The pairing-allocated bye is not voluntary, so nothing is cut before the least.
      'the pairing-allocated bye (16.4)',
      [game(2, 1), game(3, 0.5), bye('pairing')],
      { BH: 6.5, 'BH/C1': 5, SB: 5.75, WIN: 2 },
    ],
    [
      // Own score 1 + 1 + 1 = 3: the dummy has no more than 5 · ½ = 2½. BH 2½ + 1½ + 2½ = 6½.
      'the bye of a leader, whose dummy has a draw a round at most (16.4.2)',
      [game(2, 1), game(3, 1), bye('pairing')],
      { BH: 6.5, 'BH/C1': 5, SB: 6.5 },
    ],
    [
      // Own score 1 + ½ + ½ = 2: dummy 2. BH 2½ + 1½ + 2 = 6. Cut: the voluntary round, 2, before the least, 1½: 4.
      'a half-point bye, which is cut first (16.5)',
      [game(2, 1), game(3, 0.5), bye('half')],
      { BH: 6, 'BH/C1': 4, SB: 2.5 + 0.75 + 1 },
    ],
    [
      // Own score 1½: dummy 1½. BH 2½ + 1½ + 1½ = 5½. Cut: the voluntary round, 1½: 4. SB 2½ + ¾ + 0.
      'a zero-point bye',
      [game(2, 1), game(3, 0.5), bye('zero')],
      { BH: 5.5, 'BH/C1': 4, SB: 3.25 },
    ],
    [
      // Own score 2½; the dummy has no more than 4, who was to be met: ½. BH 2½ + 1½ + ½ = 4½; a win by forfeit is not
      // voluntary, so the least, ½, is cut. SB 2½ + ¾ + 1 · ½.
      'a forfeit win (16.4.1)',
      [game(2, 1), game(3, 0.5), forfeit(4, true)],
      { BH: 4.5, 'BH/C1': 4, SB: 3.75, WIN: 2 },
    ],
    [
      // Own score 1½; dummy min(1½, 2½) = 1½. BH 1½ + 1½ + ½ = 3½. Cut: the voluntary round, 1½, not ½: 2.
      'a forfeit loss',
      [forfeit(2, false), game(3, 0.5), game(4, 1)],
      { BH: 3.5, 'BH/C1': 2, SB: 0.75 + 0.5 },
    ],
    [
      // Two voluntary rounds: own score ½ + ½ = 1, both dummies 1; the lower of the two goes. BH 1½ + 1 + 1, cut 1.
      'two voluntary rounds, of which one is cut',
      [game(3, 0.5), bye('half'), bye('zero')],
      { BH: 3.5, 'BH/C1': 2.5 },
    ],
  ])('%s', (_, rounds, expected) => {
    expect(ofFirst(rounds)).toMatchObject(expected)
  })

  it.each<[name: string, rounds: readonly PastRound[], counted: number]>([
    // 1 point, then two rounds without the player, ½ each for the opponents: 1 + ½ + ½.
    ['left after the first round (16.2.5)', [game(99, 1), bye('zero'), bye('zero')], 2],
    // The absence before the last game is what it was: 1 + 0 + ½.
    ['came back (16.3.1)', [game(99, 1), bye('zero'), game(99, 0.5)], 1.5],
    // A forfeit loss is no bye and gives nothing, but the bye before it is followed by voluntary rounds only: 1 + ½ + 0.
    [
      'a bye, then a game that was not come to',
      [game(99, 1), bye('zero'), forfeit(99, false)],
      1.5,
    ],
    // A half-point bye at the end is a draw either way: 1 + 1 + ½.
    ['a half-point bye at the end', [game(99, 1), game(99, 1), bye('half')], 2.5],
    // The pairing-allocated bye is no request, and what was before it is what it was: 0 + 1 + 0.
    ['the pairing-allocated bye between', [bye('zero'), bye('pairing'), game(99, 0)], 1],
  ])('an opponent who %s counts %s', (_, rounds, counted) => {
    expect(ofFirst([game(4, 1)], { id: 4, rounds })).toMatchObject({ BH: counted, SB: counted })
  })
})

describe('average ratings', () => {
  const rated = (id: number, rating: number | null, rounds: readonly PastRound[] = []) => ({
    id,
    rating,
    rounds,
  })

  it('leave out who was not met at the board, and round halves up', () => {
    const rounds = [game(2, 1), game(3, 1), game(4, 0), forfeit(5, true), bye('half')]
    const players = [
      rated(1, 2000, rounds),
      rated(2, 1800),
      rated(3, 1901),
      rated(4, 1700),
      rated(5, 1000),
    ]
    // (1800 + 1901 + 1700) / 3 = 1800⅓; without 1700: 1850½.
    expect(tieBreaksOf(players, { rounds: 5 }).get(1)).toMatchObject({ ARO: 1800, 'ARO/C1': 1851 })
  })

  it('are none where somebody has no rating, or nobody was met', () => {
    const players = [rated(1, 2000, [game(2, 1)]), rated(2, null)]
    expect(tieBreaksOf(players, { rounds: 5 }).get(1)).toMatchObject({ ARO: null, 'ARO/C1': null })
    expect(tieBreaksOf([rated(1, 2000)], { rounds: 5 }).get(1)).toMatchObject({ ARO: null })
  })
})
