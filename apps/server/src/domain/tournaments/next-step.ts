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
  /** Whether nobody is left to be paired, or the rules leave no pairing. */
  readonly isExhausted: boolean
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
  const { status, start, rounds, end, round, isExhausted } = progress
  if (status === 'completed') return null
  if (status === 'expected') return { step: 'start', round: null, dueAt: start }
  if (rounds === null) return end && { step: 'finish', round: null, dueAt: end }
  if (round === null) return pairOrFinish(1, isExhausted, now)
  switch (round.status) {
    case 'expected':
      return { step: 'start-round', round: round.number, dueAt: round.start }
    case 'goes':
      return round.openBoards > 0 ? null : { step: 'finish-round', round: round.number, dueAt: now }
    case 'completed':
      return round.number >= rounds
        ? { step: 'finish', round: null, dueAt: now }
        : pairOrFinish(round.number + 1, isExhausted, now)
  }
}

const pairOrFinish = (round: number, isExhausted: boolean, now: Date): DueStep =>
  isExhausted ? { step: 'finish', round: null, dueAt: now } : { step: 'pair', round, dueAt: now }

/** How long players rest between two rounds, in seconds, where the organiser has said nothing. */
const usualPauseSeconds = {
  bullet: 60,
  blitz: 60,
  armageddon: 60,
  rapid: 120,
  classic: 300,
  daily: 300,
} as const

/** After a pause that the organiser has set, the next round begins a minute later. */
const afterPauseMs = 60_000

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
  const paused = pauseEnd === null ? 0 : pauseEnd.getTime() + afterPauseMs
  return new Date(Math.max(usual, paused))
}
