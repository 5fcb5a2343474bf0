import { scheduledStart } from '@kingside/api'
import { absenceAllowanceMs, colors, opposite } from '@kingside/chess-game'
import {
  abort,
  currentFen,
  endGame,
  isUnderway,
  lossOf,
  unplayedEnd,
  withoutEvent,
  sideToMove,
  withEvent,
  winFor,
} from './game-change.ts'
import { connectingMsOf, firstMoveMs, gameLimits } from './game-limits.ts'
import { beginConnecting, beginWhenBothAreThere, isThere } from './game-phases.ts'
import type { Change, GameState } from './game.types.ts'
import { isLeftToOpponent, letChoose } from './opponent-choice.ts'
import { endOffer } from './rematch.ts'

/** Something that happens by itself at a moment on the game's time. */
interface Deadline {
  readonly at: number
  /** @param now when it is applied, at its moment or later */
  readonly apply: (change: Change, now: number) => Change
}

/** The deadlines that a state has, in no order. */
function deadlinesOf(state: GameState): readonly Deadline[] {
  // A relayed game is ended by its PGN alone.
  if (state.pausedAt !== null || state.config.isRelayed) return []
  switch (state.phase) {
    case 'SCHEDULED':
      return [...startDeadlines(state), ...graceDeadlines(state)]
    case 'CONNECTING':
      return [...connectingDeadlines(state), ...graceDeadlines(state)]
    case 'PLAYING':
      return [
        ...(state.runningSince === null ? firstMoveDeadlines(state) : flagDeadlines(state)),
        ...graceDeadlines(state),
        ...absenceDeadlines(state),
      ]
    case 'DONE':
      return [...rematchDeadlines(state), ...graceDeadlines(state)]
    case 'UNEXPECTED':
      return []
    default:
      return state.phase satisfies never
  }
}

const first = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.reduce<Deadline | null>(
    (best, next) => (best && best.at <= next.at ? best : next),
    null,
  )

/** When the next thing happens by itself; null when nothing will. */
export const nextDeadline = (state: GameState): number | null =>
  first(deadlinesOf(state))?.at ?? null

/** Applies every deadline that is due, in the order of their times. */
export function applyDue(change: Change, at: number): Change {
  let next = change
  for (;;) {
    const deadline = first(deadlinesOf(next.state))
    if (!deadline || deadline.at > at) return next
    next = deadline.apply(next, at)
  }
}

/** How many of the warnings before a scheduled start lie behind. */
export const startWarningsDue = (startsAt: number, at: number): number =>
  scheduledStart.warningsMs.filter((ms) => startsAt - ms <= at).length

function startDeadlines(state: GameState): readonly Deadline[] {
  const startsAt = state.startsAt ?? state.since
  const start: Deadline = { at: startsAt, apply: (change) => beginConnecting(change, startsAt) }
  const warnMs = scheduledStart.warningsMs[state.startWarnings]
  if (warnMs === undefined) return [start]
  // Late, as after a restart, one warning stands for all that were missed, and says how much is left indeed.
  const warn = (change: Change, at: number) =>
    withEvent(
      change,
      { type: 'SCHEDULED_WARN', data: { leftMs: Math.max(0, startsAt - at) } },
      { startWarnings: startWarningsDue(startsAt, at) },
    )
  return [{ at: startsAt - warnMs, apply: warn }, start]
}

function connectingDeadlines(state: GameState): readonly Deadline[] {
  const { isWarned, since, presence } = state
  // Two bots are there from the beginning, and nobody comes to begin their game.
  if (colors.every((color) => presence[color].status === 'here')) {
    return [{ at: since, apply: (change) => beginWhenBothAreThere(change, since) }]
  }
  const endsAt = since + connectingMsOf(state.config)
  const warning: Deadline = {
    at: endsAt - gameLimits.warnMs,
    apply: (change) =>
      withEvent(
        change,
        { type: 'CONNECTING_WARN', data: { leftMs: gameLimits.warnMs } },
        { isWarned: true },
      ),
  }
  const end: Deadline = { at: endsAt, apply: (change) => endConnecting(change, endsAt) }
  return isWarned ? [end] : [warning, end]
}

/** A player did not come: that player loses a scheduled game; any other game is aborted. */
function endConnecting(change: Change, at: number): Change {
  const { state } = change
  const present = colors.filter((color) => isThere(state, color))
  const [winner] = present
  if (winner === undefined) return endGame(change, abort('both-connections-timeout'), at)
  return state.startsAt === null
    ? endGame(change, abort('left-before-start'), at, opposite(winner))
    : endGame(change, winFor(winner, 'one-connection-timeout'), at, opposite(winner))
}

function firstMoveDeadlines(state: GameState): readonly Deadline[] {
  const color = sideToMove(state)
  const endsAt = state.since + firstMoveMs[state.config.boardType]
  const warning: Deadline = {
    at: endsAt - gameLimits.warnMs,
    apply: (change) =>
      withEvent(
        change,
        { type: 'FIRST_MOVE_WARN', data: { color, leftMs: gameLimits.warnMs } },
        { isWarned: true },
      ),
  }
  const reason = color === 'w' ? 'first-move-timeout-white' : 'first-move-timeout-black'
  const end: Deadline = {
    at: endsAt,
    apply: (change) => endGame(change, unplayedEnd(change.state, color, reason), endsAt, color),
  }
  return state.isWarned ? [end] : [warning, end]
}

/**
 * The flag. It waits a little longer than the clock for a move that was made in time and is on its way,
 * no longer than the mover's quota of lag.
 */
function flagDeadlines(state: GameState): readonly Deadline[] {
  const { runningSince, times, quota } = state
  if (runningSince === null) return []
  const color = sideToMove(state)
  const at = Math.ceil(runningSince + times[color] + Math.min(quota[color], gameLimits.flagGraceMs))
  return [
    {
      at,
      apply: (change) => endGame(change, lossOf(color, 'time-control', currentFen(state)), at),
    },
  ]
}

/** Somebody has been away for the grace: now the others get an event, and the countdown begins. */
function graceDeadlines(state: GameState): readonly Deadline[] {
  return colors.flatMap((color) => {
    const presence = state.presence[color]
    if (presence.status !== 'lost') return []
    const at = presence.since + gameLimits.graceMs
    const apply = (change: Change): Change => {
      const isPlaying = change.state.phase === 'PLAYING'
      const countdownMs = isPlaying ? absenceAllowanceMs(state.config.clock) : 0
      const gone = {
        presence: {
          ...change.state.presence,
          [color]: { status: 'gone', until: at + countdownMs },
        },
      } as const
      if (!isPlaying) return endOffer(withoutEvent(change, gone), 'opponent_left')
      return withEvent(change, { type: 'RIVAL_DISCONNECTED', data: { color, countdownMs } }, gone)
    }
    return [{ at, apply }]
  })
}

/** A countdown has run out: the time to return, or after it the time in which the opponent chooses. */
function absenceDeadlines(state: GameState): readonly Deadline[] {
  return colors.flatMap((color) => {
    const presence = state.presence[color]
    if (presence.status !== 'gone' && presence.status !== 'due') return []
    const at = presence.until
    const apply = (change: Change): Change => {
      if (!isThere(state, opposite(color))) {
        return endGame(change, abort('both-connections-timeout'), at)
      }
      if (!isUnderway(state)) {
        return endGame(change, unplayedEnd(state, color, 'left-before-start'), at, color)
      }
      return presence.status === 'gone' && isLeftToOpponent(state, color)
        ? letChoose(change, color, at)
        : endGame(change, lossOf(color, 'not-reconnected', currentFen(state)), at, color)
    }
    return [{ at, apply }]
  })
}

function rematchDeadlines({ rematch }: GameState): readonly Deadline[] {
  if (rematch?.status !== 'offered') return []
  return [{ at: rematch.until, apply: (change) => endOffer(change, 'expired') }]
}
