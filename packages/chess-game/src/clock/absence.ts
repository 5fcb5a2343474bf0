import type { ClockSettings } from './clock.ts'

const second = 1000

/**
 * How long a player who lost the connection may stay away, in milliseconds: 10 % of the time for a game of 40 moves, at
 * least 30 s and at most 180 s. This is the platform's own rule; FIDE has none.
 */
export function absenceAllowanceMs({ initialMs, incrementMs }: ClockSettings): number {
  const tenth = (initialMs + 40 * incrementMs) / 10
  return Math.round(Math.min(180 * second, Math.max(30 * second, tenth)))
}
