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

/** How long who plays a board of a tournament has to come to it, in ms. */
const noShowMs = {
  bullet: 60 * second,
  blitz: 60 * second,
  armageddon: 60 * second,
  rapid: 180 * second,
  classic: 900 * second,
  daily: 900 * second,
} as const satisfies Record<BoardTypeName, number>

export const gameLimits = {
  /** Before a deadline of a phase or a first move the players are warned, with this much left. */
  warnMs: 10 * second,
  /** How long a player may be away before there is an event (R61). */
  graceMs: 5 * second,
  /** How long a player may choose what becomes of a game whose opponent has not come back (specification 1, 60 s). */
  choiceMs: 60 * second,
  /** How long a rematch offer stands. */
  rematchMs: 30 * second,
  /** The longest that a flag waits for a move that may be on its way. */
  flagGraceMs: 500,
} as const

/** How long both players of a game outside of tournaments have to come to it when it begins, in ms. */
const usualConnectingMs = 30 * second

/** How long both players have to come to a game that begins, in ms. */
export const connectingMsOf = ({
  boardType,
  tournamentId,
}: {
  readonly boardType: BoardTypeName
  readonly tournamentId?: number | null
}): number => (tournamentId == null ? usualConnectingMs : noShowMs[boardType])

/** The time that a side begins with, in ms. */
export const startMs = (clock: ClockSettings, color: Color): number =>
  color === 'w' ? clock.initialMs : (clock.blackInitialMs ?? clock.initialMs)
