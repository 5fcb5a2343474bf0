import type { PuzzleTheme } from '@kingside/api/facts'
import type { PuzzlesLeft, PuzzleAttempt } from '@kingside/machines/puzzle'

/** How the reader stands with puzzles, as the server tells it. */
export interface Progress {
  readonly rating: {
    readonly value: number
    /** Whether it is still uncertain. */
    readonly is_provisional: boolean
    readonly change_today: number
  }
  readonly streak_today: number
  readonly tried: number
  readonly solved: number
  readonly reviews_due: number
  readonly allowance: PuzzlesLeft
  readonly themes: readonly {
    readonly theme: PuzzleTheme
    readonly tried: number
    readonly solved: number
  }[]
}

/** How the reader stands with a kind of run, as the server tells it. */
export interface RunStanding {
  readonly best: number
  readonly best_today: number
  /** Of the run that is not over; null without one. */
  readonly open_score: number | null
}

/** A try that has ended. */
export interface PastAttempt {
  readonly attempt: PuzzleAttempt
  /** ISO, UTC. */
  readonly at: string
}

/** Something that is loaded. */
export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly data: Data }
