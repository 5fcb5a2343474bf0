import type { PuzzleMode, PuzzleResult, PuzzleTheme } from '@kingside/api/facts'
import type { Attempt, Puzzle } from './puzzle.ts'
import type { PlayersRuns } from './run-store.ts'
import type { PuzzleRating } from './rate-attempt.ts'
import type { Review } from './review-schedule.ts'
import type { Rating } from '../ratings/glicko.ts'

/** Which puzzle is wanted. */
export interface Wanted {
  /** Null is any. */
  readonly theme: PuzzleTheme | null
  /** From where on puzzles are looked for, in points; the nearest one from there is taken, within the bounds. */
  readonly level: number
  readonly from: number
  readonly to: number
  /** Whether one of the offline pack will do: it is for practice alone. */
  readonly packed: boolean
}

/** What a decided try changes beside itself. */
export interface Decision {
  readonly result: PuzzleResult
  readonly at: Date
  /** Null where the try is not rated. */
  readonly rated: {
    readonly before: Rating
    readonly player: Rating
    readonly puzzle: Rating
  } | null
  /** Null is none any more. */
  readonly review: Review | null
}

export interface HistoryEntry {
  readonly attempt: Attempt
  readonly at: Date
}

export interface PuzzleProgress {
  readonly rating: PuzzleRating | null
  /** The rating before the first rated try of the day; null without one. */
  readonly ratingAtMidnight: number | null
  readonly streakToday: number
  readonly tried: number
  readonly solved: number
  readonly reviewsDue: number
  readonly themes: readonly {
    readonly theme: PuzzleTheme
    readonly tried: number
    readonly solved: number
  }[]
}

/** What is read and written about one player while nobody else changes it. */
export interface PlayersPuzzles {
  /** The player's try that is not decided; null without one. */
  readonly open: (mode: PuzzleMode) => Promise<Attempt | null>
  readonly find: (uid: string) => Promise<Attempt | null>
  /** The try of a puzzle in a mode that was decided last; null without one. */
  readonly last: (puzzleId: number, mode: PuzzleMode) => Promise<Attempt | null>
  /** A puzzle that the player has tried before, by its public id. */
  readonly tried: (slug: string) => Promise<Puzzle | null>
  /** A puzzle of the offline pack, by its public id. */
  readonly packed: (slug: string) => Promise<Puzzle | null>
  /** A puzzle that the player never tried. */
  readonly unseen: (wanted: Wanted) => Promise<Puzzle | null>
  /** The review that is due for longest. */
  readonly due: (day: string) => Promise<Puzzle | null>
  readonly give: (given: {
    readonly uid: string
    readonly puzzle: Puzzle
    readonly mode: PuzzleMode
    readonly theme: PuzzleTheme | null
    /** @default null */
    readonly inRun?: Attempt['inRun']
    readonly at: Date
  }) => Promise<Attempt>
  /** A try of practice that was made elsewhere and is not decided yet; null when it is known already. */
  readonly keep: (made: {
    readonly uid: string
    readonly puzzle: Puzzle
    readonly at: Date
  }) => Promise<Attempt | null>
  /** Forgets a try that was not begun. */
  readonly drop: (attempt: Attempt) => Promise<void>
  /** The theme for which an open try was given. */
  readonly themeOf: (attempt: Attempt) => Promise<string | null>
  readonly rating: () => Promise<PuzzleRating | null>
  readonly review: (puzzleId: number) => Promise<Review | null>
  /** Whether the player has begun this puzzle at any time, and how many new ones on a day. */
  readonly uses: (puzzleId: number | null, day: string) => Promise<{ has: boolean; today: number }>
  /** How many more than the others the player may begin on a day: won or bought in the tower. */
  readonly extra: (day: string) => Promise<number>
  readonly use: (puzzleId: number, day: string) => Promise<void>
  readonly begin: (attempt: Attempt, at: Date) => Promise<void>
  /** The solver has found so many moves. */
  readonly setFound: (attempt: Attempt, found: number) => Promise<void>
  readonly decide: (attempt: Attempt, decision: Decision) => Promise<void>
  readonly runs: PlayersRuns
}

/** Where puzzles and their tries are kept. */
export interface PuzzleStore {
  /** Runs what is done for a player in one transaction; what the same player does beside it waits. */
  readonly forPlayer: <Result>(
    playerId: number,
    act: (puzzles: PlayersPuzzles) => Promise<Result>,
  ) => Promise<Result>
  /** The puzzle of a day, chosen when it is first asked for; null when there is none. @param at from 0 to 1, which one */
  readonly daily: (day: string, at: number) => Promise<Puzzle | null>
  /** All puzzles of the offline pack. */
  readonly pack: () => Promise<readonly Puzzle[]>
  readonly progress: (playerId: number, day: string) => Promise<PuzzleProgress>
  readonly history: (
    playerId: number,
    list: {
      readonly result: PuzzleResult | null
      readonly limit: number
      readonly offset: number
    },
  ) => Promise<{ readonly count: number; readonly results: readonly HistoryEntry[] }>
  readonly themes: () => Promise<readonly { readonly theme: PuzzleTheme; readonly count: number }[]>
}
