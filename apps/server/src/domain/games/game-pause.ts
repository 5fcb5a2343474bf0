import { absenceAllowanceMs, colors } from '@kingside/chess-game'
import { clocksAt, withoutEvent, withEvent } from './game-change.ts'
import { beginConnecting } from './game-phases.ts'
import type { Change, GameState, Presence, Sides } from './game.types.ts'

/** The server stops: from here on no time passes in the game. */
export const pause = (change: Change, at: number): Change =>
  change.state.phase === 'DONE' || change.state.pausedAt !== null
    ? change
    : withoutEvent(change, { pausedAt: at })

/** The game goes on: time in which it was paused is nobody's. */
export function wake(change: Change, at: number): Change {
  const { pausedAt } = change.state
  if (pausedAt === null) return change
  const awake = withoutEvent(change, { ...shifted(change.state, at - pausedAt), pausedAt: null })
  const { state } = awake
  if (state.phase !== 'PLAYING') return awake
  const data = {
    clocks: clocksAt(state, at),
    givenMs: state.givenMs,
    running: state.runningSince !== null,
  }
  return withEvent(awake, { type: 'TIME_CHANGED', data })
}

/**
 * Another server takes the game up. Nobody is connected to it yet, so who was there gets the grace
 * anew, and who was awaited the whole countdown.
 */
export function resume(change: Change, at: number): Change {
  const awake = wake(change, at)
  const { phase, startsAt } = awake.state
  const resumed = withoutEvent(awake, { presence: awaited(awake.state, at) })
  // Nobody could come while no server had the game, so the time to come begins now.
  const isOverdue = phase === 'SCHEDULED' && startsAt !== null && startsAt < at
  return isOverdue ? beginConnecting(resumed, at) : resumed
}

/** Moves all future times `ms` later. The start of a scheduled game stays where it is. */
function shifted(state: GameState, ms: number): Partial<GameState> {
  const { rematch, runningSince, presence } = state
  return {
    since: state.since + ms,
    runningSince: runningSince === null ? null : runningSince + ms,
    rematch: rematch?.status === 'offered' ? { ...rematch, until: rematch.until + ms } : rematch,
    presence: { w: later(presence.w, ms), b: later(presence.b, ms) },
  }
}

function later(presence: Presence, ms: number): Presence {
  switch (presence.status) {
    case 'lost':
      return { ...presence, since: presence.since + ms }
    case 'gone':
    case 'due':
      return { ...presence, until: presence.until + ms }
    case 'never':
    case 'here':
      return presence
    default:
      return presence satisfies never
  }
}

/** The same game on a time that is `ms` ahead, as another process has it. */
export function onOtherTime(state: GameState, ms: number): GameState {
  const { startsAt, pausedAt } = state
  return {
    ...state,
    ...shifted(state, ms),
    startsAt: startsAt === null ? null : startsAt + ms,
    pausedAt: pausedAt === null ? null : pausedAt + ms,
  }
}

function awaited({ config, presence }: GameState, at: number): Sides<Presence> {
  const [w, b] = colors.map((color): Presence => {
    const before = presence[color]
    if (config.seats[color].botLevel !== null) return { status: 'here' }
    switch (before.status) {
      case 'never':
        return before
      case 'here':
      case 'lost':
        return { status: 'lost', since: at }
      case 'gone':
      case 'due':
        return { status: 'gone', until: at + absenceAllowanceMs(config.clock) }
      default:
        return before satisfies never
    }
  })
  return { w: w ?? { status: 'never' }, b: b ?? { status: 'never' } }
}
