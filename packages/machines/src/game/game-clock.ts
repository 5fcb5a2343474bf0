import type { ClockSettings, ClockTimes, Color } from '@kingside/chess-game'
import type { ClockCorrection, Countdown, OnlineClock } from './game.types.ts'

/** The largest lag of a move that the server compensates, in ms. */
export const lagQuotaMs = 500
/** Below this a clock is low: it shows tenths, and the player is warned. */
export const lowTimeMs = 20_000
const longestTweenMs = 300

const whole = (ms: number) => (Number.isFinite(ms) ? Math.max(0, ms) : 0)

/** The most time that a side can have after a number of own moves, in ms. */
export function maxTimeMs(
  { initialMs, blackInitialMs = initialMs, incrementMs, additionalMs = 0 }: ClockSettings,
  color: Color,
  ownMoves: number,
  givenMs: number,
): number {
  const start = color === 'w' ? initialMs : blackInitialMs
  return start + whole(incrementMs) * ownMoves + whole(additionalMs) + whole(givenMs)
}

/** The time on a side's clock: from 0 to `maxMs`, and always a number. */
export function shownTime(
  { times, runningSince }: Pick<OnlineClock, 'times' | 'runningSince'>,
  color: Color,
  { at, turn, maxMs = Infinity }: { at: number; turn: Color; maxMs?: number },
): number {
  const runs = runningSince !== null && color === turn
  const elapsed = runs ? whole(at - runningSince) : 0
  return Math.min(maxMs, whole(times[color] - elapsed))
}

/** The time left of a countdown, in ms. */
export const leftAt = ({ leftMs, since }: Countdown, at: number): number =>
  whole(leftMs - whole(at - since))

interface ServerClocks {
  readonly clocks: ClockTimes
  readonly running: boolean
}

/**
 * The server's clocks from `at` on. A difference larger than the round trip and the lag quota is odd. The page runs a
 * clock down to less time within 300 ms, and shows more time at once.
 */
export function correctedClock(
  before: OnlineClock,
  { clocks, running }: ServerClocks,
  { at, turn, rttMs, earnedMs = 0 }: { at: number; turn: Color; rttMs: number; earnedMs?: number },
): OnlineClock {
  const shown = shownTime(before, turn, { at, turn })
  const times = { w: whole(clocks.w), b: whole(clocks.b) }
  const ms = times[turn] - shown - earnedMs
  const odd = before.runningSince !== null && Math.abs(ms) > rttMs + lagQuotaMs
  const correction: ClockCorrection | null =
    before.runningSince === null || ms === 0
      ? null
      : { color: turn, ms, tweenMs: odd && ms < 0 ? longestTweenMs : 0, odd }
  return { times, runningSince: running ? at : null, correction }
}
