import { type Color, colors } from '@kingside/chess-game'
import { toPhase, withoutEvent, withEvent } from './game-change.ts'
import { gameLimits } from './game-limits.ts'
import type { Change, GameState, Presence } from './game.types.ts'

/** Whether a player is at the board, or was a moment ago. */
export function isThere({ presence }: GameState, color: Color): boolean {
  const { status } = presence[color]
  return status === 'here' || status === 'lost'
}

const setPresence = (state: GameState, color: Color, presence: Presence) => ({
  presence: { ...state.presence, [color]: presence },
})

/** The players are called to the board; the game begins when both are there. */
export function beginConnecting(change: Change, at: number): Change {
  const called = toPhase(change, { phase: 'CONNECTING', end: null }, { since: at, isWarned: false })
  return beginWhenBothAreThere(called, at)
}

/** The game begins when both players are at the board. */
export function beginWhenBothAreThere(change: Change, at: number): Change {
  if (!colors.every((color) => isThere(change.state, color))) return change
  return toPhase(change, { phase: 'PLAYING', end: null }, { since: at, isWarned: false })
}

/** A player's first socket has come. A return within the grace makes no event. */
export function connect(change: Change, color: Color, at: number): Change {
  const { state } = change
  const before = state.presence[color].status
  if (before === 'here') return change
  const here = setPresence(state, color, { status: 'here' })
  if (before === 'lost' || state.phase === 'DONE' || state.phase === 'UNEXPECTED') {
    return withoutEvent(change, here)
  }
  const told = withEvent(change, { type: 'RIVAL_CONNECTED', data: { color } }, here)
  return state.phase === 'CONNECTING' ? beginWhenBothAreThere(told, at) : told
}

/** A player's last socket has gone; the grace begins, or is over where nothing was heard for longer than that. */
export function disconnect(
  change: Change,
  { color, wasSilent = false }: { readonly color: Color; readonly wasSilent?: boolean },
  at: number,
): Change {
  const { state } = change
  const isBot = state.config.seats[color].botLevel !== null
  if (isBot || state.presence[color].status !== 'here') return change
  const since = wasSilent ? at - gameLimits.graceMs : at
  return withoutEvent(change, setPresence(state, color, { status: 'lost', since }))
}
