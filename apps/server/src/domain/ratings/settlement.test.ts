import { expect, it } from 'vitest'
import type { FinishedGame } from '../games/game-store.ts'
import { TestGame } from '../../testing/test-game.ts'
import { type KeptRating, settlementOf, stakesOf } from './settlement.ts'

const none = { w: null, b: null }

/** A game of three minutes that Black lost on time, over a move for which so much was left. */
function lostOnTime(leftMs: number): FinishedGame {
  const game = new TestGame().begin().line('e2e4 e7e5 g1f3', 0)
  game.play('b8c6', 180_000 - leftMs)
  game.play('f1c4', 180_000 - leftMs)
  game.tick(400_000)
  const { state } = game
  return {
    gameId: state.config.gameId,
    boardType: 'blitz',
    ratingType: 'worldchess',
    initialFen: state.config.initialFen,
    clock: state.config.clock,
    end: state.end ?? { result: 'UNEXPECTED', reason: 'error' },
    endedBy: state.endedBy,
    endedAt: new Date(0),
    players: { w: { playerId: 1, kind: 'member' }, b: { playerId: 2, kind: 'member' } },
    moves: state.turns,
  }
}

it.each([
  ['a minute, a third of the time', 60_000, { w: null, b: 'sitting' }],
  ['less than that', 59_999, none],
])('P10: %s that runs out over one move is sat out: %i ms', (_, leftMs, misconduct) => {
  const game = lostOnTime(leftMs)
  expect(game.end).toEqual({ result: 'WHITE_WIN', reason: 'time-control' })
  expect(settlementOf(game, none).misconduct).toEqual(misconduct)
})

it('tells before a game what each result then does to the rating, for either side', () => {
  const lost = lostOnTime(1_000)
  const kept = (rating: number, deviation: number): KeptRating => ({
    rating,
    deviation,
    volatility: 0.06,
    updatedAt: new Date(-30 * 24 * 3600 * 1000),
  })
  const ratings = { w: kept(1523.6, 60), b: kept(1490.4, 200) }
  const results = { win: 'WHITE_WIN', draw: 'DRAW', loss: 'BLACK_WIN' } as const
  const changeBy = (color: 'w' | 'b', result: (typeof results)[keyof typeof results]): number => {
    const settled = settlementOf({ ...lost, end: { ...lost.end, result } }, ratings).ratings
    if (!settled) throw new Error('The game was not rated.')
    return Math.round(settled.after[color].rating) - Math.round(settled.before[color].rating)
  }
  const { win, draw, loss } = results
  expect(stakesOf('w', 'worldchess', ratings, lost.endedAt)).toEqual({
    win: changeBy('w', win),
    draw: changeBy('w', draw),
    loss: changeBy('w', loss),
  })
  const black = stakesOf('b', 'worldchess', ratings, lost.endedAt)
  expect(black).toEqual({
    win: changeBy('b', loss),
    draw: changeBy('b', draw),
    loss: changeBy('b', win),
  })
  // Who is less certain wins and loses more.
  expect(black.win).toBeGreaterThan(50)
  expect(black.loss).toBeLessThan(-40)
})

it('R80: a new player against another wins and loses the same', () => {
  expect(stakesOf('w', 'worldchess', none, new Date())).toEqual({ win: 162, draw: 0, loss: -162 })
})
