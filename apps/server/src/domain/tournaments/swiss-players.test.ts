import { pairRound, tieBreaksOf } from '@kingside/pairing'
import { describe, expect, it } from 'vitest'
import { type SwissPast, swissPlayersOf } from './swiss-players.ts'

const past: SwissPast = {
  players: 5,
  rounds: 2,
  boards: [
    { round: 1, white: 1, black: 3, result: 'WHITE_WIN', isForfeit: false },
    { round: 1, white: 4, black: 2, result: 'DRAW', isForfeit: false },
    { round: 2, white: 2, black: 1, result: 'BLACK_WIN', isForfeit: true },
    { round: 2, white: 3, black: 5, result: 'CANCELLED', isForfeit: true },
  ],
  byes: [
    { round: 1, player: 5, kind: 'pairing' },
    { round: 2, player: 4, kind: 'requested' },
  ],
}

describe('what the players of a swiss have done', () => {
  it('is told of boards, forfeits and byes', () => {
    expect(swissPlayersOf(past).map(({ rounds }) => rounds)).toEqual([
      [
        { kind: 'game', opponent: 3, color: 'white', points: 1 },
        { kind: 'forfeit', opponent: 2, isWin: true, points: 1 },
      ],
      [
        { kind: 'game', opponent: 4, color: 'black', points: 0.5 },
        { kind: 'forfeit', opponent: 1, isWin: false, points: 0 },
      ],
      [
        { kind: 'game', opponent: 1, color: 'black', points: 0 },
        { kind: 'forfeit', opponent: 5, isWin: false, points: 0 },
      ],
      [
        { kind: 'game', opponent: 2, color: 'white', points: 0.5 },
        { kind: 'bye', bye: 'half', points: 0.5 },
      ],
      [
        { kind: 'bye', bye: 'pairing', points: 1 },
        { kind: 'forfeit', opponent: 3, isWin: false, points: 0 },
      ],
    ])
  })

  it('is enough to pair the next round, and to break ties', () => {
    const players = swissPlayersOf(past)
    const round = {
      players,
      present: new Set([1, 2, 3, 4, 5]),
      rounds: 5,
      initialColor: 'white',
    } as const
    const { pairs, bye } = pairRound(round)
    expect(pairs).toHaveLength(2)
    // 1 has won without playing, and 5 has had the bye: neither rests. Of the others 3 has least.
    expect(bye).toBe(3)
    expect(tieBreaksOf(players, { rounds: 5 }).get(1)).toMatchObject({ BH: 0.5 })
  })

  it('says that a cancelled board was not played, and who came late that they were not there', () => {
    const [first, second] = swissPlayersOf({
      players: 3,
      rounds: 1,
      boards: [{ round: 1, white: 1, black: 2, result: 'CANCELLED', isForfeit: false }],
      byes: [],
    })
    expect(first?.rounds).toEqual([{ kind: 'bye', bye: 'zero', points: 0 }])
    expect(second?.rounds).toEqual(first?.rounds)
  })

  it('has no round that was not', () => {
    const wrong: SwissPast = { ...past, byes: [{ round: 3, player: 1, kind: 'absent' }] }
    expect(() => swissPlayersOf(wrong)).toThrow('There is no round 3 of player 1.')
  })
})
