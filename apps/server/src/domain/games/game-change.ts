import type { BoardStatus, GamePhase, OnlineEnd, OnlineEndReason } from '@kingside/api'
import { canMate, type Color, opposite, turnOf } from '@kingside/chess-game'
import type { Change, GameEffect, GameFact, GameState } from './game.types.ts'

/** Nothing has happened yet. */
export const unchanged = (state: GameState): Change => ({ state, facts: [], effects: [] })

/** A change without an event. */
export const withoutEvent = (change: Change, next: Partial<GameState>): Change => ({
  ...change,
  state: { ...change.state, ...next },
})

/** A change and its event; the version goes up by one. */
export function withEvent(change: Change, fact: GameFact, next: Partial<GameState> = {}): Change {
  const v = change.state.v + 1
  return {
    ...change,
    state: { ...change.state, ...next, v },
    facts: [...change.facts, { ...fact, v }],
  }
}

export const withEffect = (change: Change, effect: GameEffect): Change => ({
  ...change,
  effects: [...change.effects, effect],
})

/**
 * A change of phase with its event. Where the status of the board changes with it, that is an event of its own, told
 * first: a client that is told a game's end needs no more of it.
 */
export function toPhase(
  change: Change,
  { phase, end }: { readonly phase: GamePhase; readonly end: OnlineEnd | null },
  next: Partial<GameState>,
): Change {
  const status = boardStatusOf(phase)
  const told =
    status === boardStatusOf(change.state.phase)
      ? change
      : withEvent(change, { type: 'STATUS_CHANGED', data: { status } })
  return withEvent(told, { type: 'PHASE_CHANGED', data: { phase, end } }, { ...next, phase, end })
}

/** A board is expected until its game is played, and completed when that is over. */
function boardStatusOf(phase: GamePhase): BoardStatus {
  switch (phase) {
    case 'SCHEDULED':
    case 'CONNECTING':
    case 'UNEXPECTED':
      return 'expected'
    case 'PLAYING':
      return 'goes'
    case 'DONE':
      return 'completed'
    default:
      return phase satisfies never
  }
}

/** The position on the board. */
export const currentFen = ({ turns, config }: Pick<GameState, 'turns' | 'config'>): string =>
  turns.at(-1)?.fen ?? config.initialFen

/** The side to move. */
export const sideToMove = (state: Pick<GameState, 'turns' | 'config'>): Color =>
  turnOf(currentFen(state))

/** Whether both sides have made their first move; from then on clocks run and the game counts. */
export const isUnderway = ({ turns }: GameState): boolean => turns.length >= 2

/** What each side has left at a moment, in whole ms, never below zero. */
export function clocksAt(
  state: Pick<GameState, 'times' | 'runningSince' | 'turns' | 'config'>,
  at: number,
): { readonly w: number; readonly b: number } {
  const { times, runningSince } = state
  const stopped = { w: Math.round(times.w), b: Math.round(times.b) }
  if (runningSince === null) return stopped
  const turn = sideToMove(state)
  const left = Math.max(0, times[turn] - Math.max(0, at - runningSince))
  return { ...stopped, [turn]: Math.round(left) }
}

/**
 * Ends the game; the clocks stop where they are. A game that has ended stays as it is.
 * @param by who aborted, did not come or went away, where that is why
 */
export function endGame(
  change: Change,
  end: OnlineEnd,
  at: number,
  by: Color | null = null,
): Change {
  const { state } = change
  if (state.phase === 'DONE') return change
  return toPhase(
    change,
    { phase: 'DONE', end },
    {
      since: at,
      times: clocksAt(state, at),
      runningSince: null,
      drawOffer: null,
      takebackOffer: null,
      endedBy: by,
    },
  )
}

export const winFor = (winner: Color, reason: OnlineEndReason): OnlineEnd => ({
  result: winner === 'w' ? 'WHITE_WIN' : 'BLACK_WIN',
  reason,
})

export const draw = (reason: OnlineEndReason): OnlineEnd => ({ result: 'DRAW', reason })

export const abort = (reason: OnlineEndReason): OnlineEnd => ({ result: 'ABORT', reason })

/**
 * The end of a game that a player did not begin to play: it is aborted, but one of a tournament is lost.
 * @param absent who did not come, or made no first move
 */
export const unplayedEnd = (
  { config }: GameState,
  absent: Color,
  reason: OnlineEndReason,
): OnlineEnd =>
  config.tournamentId === undefined ? abort(reason) : winFor(opposite(absent), reason)

/** A loss, or a draw when the other side can't mate by any series of legal moves (FIDE Laws 6.9). */
export function lossOf(loser: Color, reason: OnlineEndReason, fen: string): OnlineEnd {
  const winner = opposite(loser)
  if (canMate(fen, winner)) return winFor(winner, reason)
  return draw(
    loser === 'w'
      ? 'insufficient-material-by-timeout-white'
      : 'insufficient-material-by-timeout-black',
  )
}
