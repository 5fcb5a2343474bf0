import type { BoardTypeName } from '@kingside/api'
import type { ClockSettings, Color } from '@kingside/chess-game'

const second = 1000

/** How long each side's first move may take, in ms (design decision). */
export const firstMoveMs = {
  bullet: 15 * second,
  blitz: 20 * second,
  armageddon: 20 * second,
  rapid: 25 * second,
  classic: 35 * second,
  daily: 24 * 3600 * second,
} as const satisfies Record<BoardTypeName, number>

export const gameLimits = {
  /** Before a deadline of a phase or a first move the players are warned, with this much left. */
  warnMs: 10 * second,
  /** How long both players have to come to a game that begins. */
  connectingMs: 30 * second,
  /** How long a player may be away before there is an event (R61). */
  graceMs: 5 * second,
  /** How long a player may choose what becomes of a game whose opponent has not come back (specification 1, 60 s). */
  choiceMs: 60 * second,
  /** How long a rematch offer stands. */
  rematchMs: 30 * second,
  /** The longest that a flag waits for a move that may be on its way. */
  flagGraceMs: 500,
} as const

/** The time that a side begins with, in ms. */
export const startMs = (clock: ClockSettings, color: Color): number =>
  color === 'w' ? clock.initialMs : (clock.blackInitialMs ?? clock.initialMs)
