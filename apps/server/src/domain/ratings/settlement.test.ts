import { expect, it } from 'vitest'
import type { FinishedGame } from '../games/game-store.ts'
import { TestGame } from '../../testing/test-game.ts'
import { settlementOf } from './settlement.ts'

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
