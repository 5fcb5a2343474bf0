import type { ClockSettings, ClockTimes, Color } from '@kingside/chess-game'
import type { ClockCorrection, Countdown, OnlineClock } from './game.types.ts'

/** How much lag the server makes good for one move, at most. */
export const lagQuotaMs = 500
/** From here on a clock is low: tenths are shown, and the player is warned. */
export const lowTimeMs = 20_000
const longestTweenMs = 300

const whole = (ms: number) => (Number.isFinite(ms) ? Math.max(0, ms) : 0)

/** All the time that a side can ever have had after so many own moves. */
export function mostTimeMs(
  { initialMs, blackInitialMs = initialMs, incrementMs, additionalMs = 0 }: ClockSettings,
  color: Color,
  ownMoves: number,
  givenMs: number,
): number {
  const start = color === 'w' ? initialMs : blackInitialMs
  return start + whole(incrementMs) * ownMoves + whole(additionalMs) + whole(givenMs)
}

/** What a side's clock shows: never less than nothing, never no number, never more than `mostMs`. */
export function shownTime(
  { times, runningSince }: Pick<OnlineClock, 'times' | 'runningSince'>,
  color: Color,
  { at, turn, mostMs = Infinity }: { at: number; turn: Color; mostMs?: number },
): number {
  const runs = runningSince !== null && color === turn
  const elapsed = runs ? whole(at - runningSince) : 0
  return Math.min(mostMs, whole(times[color] - elapsed))
}

/** What is left of a countdown, in ms. */
export const leftAt = ({ leftMs, since }: Countdown, at: number): number =>
  whole(leftMs - whole(at - since))

interface ServerClocks {
  readonly clocks: ClockTimes
  readonly running: boolean
}

/**
 * The server's clocks, as they are from `at` on. A difference that the round trip and the quota do not explain is odd;
 * the page lets the clock run down to it within 300 ms. More time than was shown is there at once.
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
