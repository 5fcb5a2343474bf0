import type { AnalysisStatus } from '@kingside/api'
import type { AnalysedPly } from '@kingside/chess-game/review'

/** A game's analysis as it is stored. */
export interface StoredAnalysis {
  readonly status: AnalysisStatus
  /** Positions of the game: one more than it has moves. */
  readonly total: number
  /** From ply 0 on, without a gap. */
  readonly plies: readonly AnalysedPly[]
}

/** An analysis that this process has taken up. */
export interface AnalysisJob {
  readonly gameId: string
  /** A process that takes it up later has a higher number; writes with an older number are ignored. */
  readonly claim: number
  /** How often it was taken up without getting any further, this time included. */
  readonly tries: number
  readonly plies: readonly AnalysedPly[]
}

type Claimed = Pick<AnalysisJob, 'gameId' | 'claim'>

/** The analyses of games and the queue of those that wait, for all processes. */
export interface AnalysisStore {
  readonly find: (gameId: string) => Promise<StoredAnalysis | null>
  /** Puts a game into the queue, unless it is there or done; one that failed goes in again. */
  readonly request: (gameId: string, total: number, at: Date) => Promise<void>
  /** Claims the game that has waited longest, or one whose process fell silent; null when there is none. */
  readonly claim: (at: Date, leaseUntil: Date) => Promise<AnalysisJob | null>
  /** Stores positions; false when another process has the analysis now. */
  readonly add: (job: Claimed, plies: readonly AnalysedPly[], leaseUntil: Date) => Promise<boolean>
  /** Ends an analysis, unless another process has it. */
  readonly finish: (job: Claimed, status: 'done' | 'failed', at: Date) => Promise<void>
  /**
   * Releases an analysis for the next process. @param how.isOrderly true when nothing went wrong, so that it does not
   * count as a try
   */
  readonly release: (job: Claimed, how: { readonly isOrderly: boolean }) => Promise<void>
  /** How many games wait. */
  readonly countWaiting: () => Promise<number>
}

/** Who has had which games analysed. */
export interface AllowanceStore {
  /**
   * Notes that a player has a game analysed on a day; the same game counts once a day. Of two requests at
   * once the second one sees the first.
   * @param use.day `YYYY-MM-DD`
   * @param use.limit how many games a day; null is any number
   * @returns how many games it are that day; null when the limit is reached and nothing was noted
   */
  readonly take: (use: {
    readonly playerId: number
    readonly gameId: string
    readonly day: string
    readonly limit: number | null
    readonly at: Date
  }) => Promise<number | null>
  /** Whether the player has ever had this game analysed. */
  readonly hasTaken: (playerId: number, gameId: string) => Promise<boolean>
}
