import type { TournamentStep } from '@kingside/api/facts'

/** How far a tournament has come. */
export interface TournamentProgress {
  readonly status: 'expected' | 'goes' | 'completed'
  readonly start: Date
  /** Null in an arena, which ends at a time. */
  readonly rounds: number | null
  /** The end of an arena. */
  readonly end: Date | null
  /** The latest round; null before the first pairing. */
  readonly round: {
    /** From 1. */
    readonly number: number
    readonly status: 'expected' | 'goes' | 'completed'
    readonly start: Date
    readonly openBoards: number
  } | null
  /** Before which the next round does not begin; null is as soon as can be. */
  readonly nextRoundStart: Date | null
}

export interface DueStep {
  readonly step: TournamentStep
  /** The round that it is for; null where it is for the whole. */
  readonly round: number | null
  readonly dueAt: Date
}

/**
 * The step that a tournament takes next, and when; null while games have to end first, and when it is over. It depends on
 * nothing but what is stored, so a server that starts again goes on with the same step.
 * @param now when a step is due that waits for nothing
 */
export function nextStep(progress: TournamentProgress, now: Date): DueStep | null {
  const { status, start, rounds, end, round, nextRoundStart } = progress
  if (status === 'completed') return null
  if (status === 'expected') return { step: 'start', round: null, dueAt: start }
  if (rounds === null) return end && { step: 'finish', round: null, dueAt: end }
  if (round === null) return { step: 'pair', round: 1, dueAt: now }
  switch (round.status) {
    case 'expected':
      return { step: 'start-round', round: round.number, dueAt: round.start }
    case 'goes':
      return round.openBoards > 0 ? null : { step: 'finish-round', round: round.number, dueAt: now }
    case 'completed':
      return round.number >= rounds
        ? { step: 'finish', round: null, dueAt: now }
        : { step: 'pair', round: round.number + 1, dueAt: pairingTime(nextRoundStart, now) }
  }
}

/** How long before its start a round is paired: who rests until then can still say whether they play. */
const pairedAheadMs = 10_000

const pairingTime = (start: Date | null, now: Date): Date =>
  start === null ? now : new Date(Math.max(now.getTime(), start.getTime() - pairedAheadMs))

/** How long players rest between two rounds, in seconds, where the organiser has said nothing. */
export const usualPauseSeconds = {
  bullet: 60,
  blitz: 60,
  armageddon: 60,
  rapid: 120,
  classic: 300,
  daily: 300,
} as const

/** After a pause that the organiser has set, the next round begins a minute later. */
const afterPauseMs = 60_000

/** When the next round begins after the organiser's pause. */
export const startAfterPause = (pauseEnd: Date): Date => new Date(pauseEnd.getTime() + afterPauseMs)

export interface Rest {
  readonly boardType: keyof typeof usualPauseSeconds
  /** What the organiser has said; null is what is usual. */
  readonly pauseSeconds: number | null
  /** The end of the organiser's pause; null where there is none. */
  readonly pauseEnd: Date | null
}

/** When the round after one that has just ended begins. */
export function nextRoundStart(endedAt: Date, { boardType, pauseSeconds, pauseEnd }: Rest): Date {
  const usual = endedAt.getTime() + (pauseSeconds ?? usualPauseSeconds[boardType]) * 1000
  const paused = pauseEnd === null ? 0 : startAfterPause(pauseEnd).getTime()
  return new Date(Math.max(usual, paused))
}
