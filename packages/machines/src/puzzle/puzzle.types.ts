import type { PuzzleMode, PuzzleResult, PuzzleTheme, RunKind } from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a call was not done. */
export const puzzleCodes = [
  'puzzle_limit_reached',
  'no_puzzles',
  'puzzle_out_of_step',
  'not_found',
  'forbidden',
  'unauthorised',
  'player_uid_missing',
  'rate_limited',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type PuzzleCode = (typeof puzzleCodes)[number]

/** A try as the server gives it. Moves are in UCI. */
export interface PuzzleAttempt {
  readonly id: string
  readonly mode: PuzzleMode
  readonly puzzle: {
    readonly id: string
    /** Before the opponent's move. */
    readonly fen: string
    /** The opponent's. */
    readonly first_move: string
    readonly rating: number
    readonly plays: number
  }
  /** Right moves with their replies, after the opponent's first one. */
  readonly line: readonly string[]
  readonly result: PuzzleResult | null
  readonly rating: { readonly before: number; readonly after: number } | null
  readonly themes: readonly PuzzleTheme[] | null
}

/** What is left of the day. */
export interface PuzzlesLeft {
  readonly used: number
  /** Null is without a limit. */
  readonly limit: number | null
  /** ISO, UTC. */
  readonly reset_at: string
}

export interface GivenPuzzle {
  readonly attempt: PuzzleAttempt
  readonly allowance: PuzzlesLeft
}

export interface JudgedMove extends GivenPuzzle {
  readonly outcome: 'right' | 'wrong' | 'solved'
  readonly reply: string | null
}

export interface GivenHint extends GivenPuzzle {
  /** From where the move goes. */
  readonly square: string
  /** Null while only the square was asked for. */
  readonly move: string | null
}

/** What the page shows as a hint. */
export type PuzzleHint = Pick<GivenHint, 'square' | 'move'>

export interface PuzzleInput {
  readonly mode: Exclude<PuzzleMode, RunKind>
  /** Of practice; null is any. */
  readonly theme: PuzzleTheme | null
  /** Of practice: the puzzle that is tried again first; null is none. */
  readonly puzzle: string | null
  readonly isSignedIn: boolean
}

export interface PuzzleContext extends PuzzleInput {
  readonly attempt: PuzzleAttempt | null
  readonly allowance: PuzzlesLeft | null
  /** The opponent's first move and what was right since, in this pass: a retry begins anew. */
  readonly moves: readonly string[]
  /** The move that is checked, or was wrong. */
  readonly tried: string | null
  readonly hint: PuzzleHint | null
  /** The try that is wanted no more when the next is asked for. */
  readonly skipped: string | null
  readonly refusal: Refusal<PuzzleCode> | null
}

/** What the page may send. */
export type PuzzleUiEvent =
  /** A legal move, in UCI. */
  | { readonly type: 'move.try'; readonly uci: string }
  /** First the square, then the move. */
  | { readonly type: 'hint.ask' }
  /** From the first move again; it changes no result. */
  | { readonly type: 'puzzle.retry' }
  | { readonly type: 'puzzle.next' }
  /** After a failure: what failed is done again. */
  | { readonly type: 'call.again' }

/** The line is back. */
export interface PuzzleSystemEvent {
  readonly type: 'line.back'
}

export type PuzzleEvent = PuzzleUiEvent | PuzzleSystemEvent

/** Each call rejects with `{ failure }`, a `PuzzleCode`. */
export interface PuzzleDeps {
  /** GET puzzles/next/, or puzzles/daily/ */
  readonly next: (
    wish: Pick<PuzzleContext, 'mode' | 'theme' | 'puzzle' | 'skipped'>,
    signal: AbortSignal,
  ) => Promise<GivenPuzzle>
  /** POST puzzles/{id}/move/. @param move.ply 1 is the solver's first move, 3 the second */
  readonly move: (
    move: { readonly id: string; readonly ply: number; readonly uci: string },
    signal: AbortSignal,
  ) => Promise<JudgedMove>
  /** POST puzzles/{id}/hint/ */
  readonly hint: (
    asked: { readonly id: string; readonly ply: number; readonly kind: 'square' | 'move' },
    signal: AbortSignal,
  ) => Promise<GivenHint>
}
