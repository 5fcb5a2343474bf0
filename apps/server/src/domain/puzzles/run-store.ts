import type { RunEnding, RunKind } from '@kingside/api/facts'
import type { Attempt, Puzzle } from './puzzle.ts'
import type { PuzzleRun } from './run.ts'

/** A player's best scores in a kind of run; 0 without one. */
export interface BestScores {
  /** Of the runs that ended today (UTC), and the one that is open. */
  readonly today: number
  readonly ever: number
}

/** What of a run changes while it is played. */
export type RunChange = Partial<
  Pick<PuzzleRun, 'score' | 'combo' | 'skippedIn' | 'startedAt' | 'deadline'>
>

/** The runs of one player, read and written while nobody else changes them. */
export interface PlayersRuns {
  readonly open: (kind: RunKind) => Promise<PuzzleRun | null>
  readonly find: (uid: string) => Promise<PuzzleRun | null>
  readonly create: (run: {
    readonly uid: string
    readonly kind: RunKind
    readonly at: Date
  }) => Promise<PuzzleRun>
  readonly change: (run: PuzzleRun, change: RunChange) => Promise<PuzzleRun>
  readonly end: (run: PuzzleRun, ending: RunEnding, at: Date) => Promise<PuzzleRun>
  /** The try with this number. */
  readonly attempt: (run: PuzzleRun, number: number) => Promise<Attempt | null>
  /** All tries of a run, in their order. */
  readonly attempts: (run: PuzzleRun) => Promise<readonly Attempt[]>
  /** The puzzle that the player tried longest ago, and that is not in this run. */
  readonly triedBefore: (
    run: PuzzleRun,
    range: { readonly from: number; readonly to: number },
  ) => Promise<Puzzle | null>
  /** @param except a run that is not looked at */
  readonly best: (kind: RunKind, day: string, except?: PuzzleRun) => Promise<BestScores>
}
