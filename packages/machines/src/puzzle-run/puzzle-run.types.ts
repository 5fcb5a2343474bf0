import type { PuzzleResult, RunEnding, RunKind } from '@kingside/api/facts'
import type { PuzzleAttempt, PuzzleCode, PuzzlesLeft } from '../puzzle/puzzle.types.ts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a call was not done. */
export type RunCode = PuzzleCode

/** A puzzle of a run that is over. */
export interface RunEntry {
  readonly puzzle: PuzzleAttempt['puzzle']
  readonly result: PuzzleResult
}

/** A run as the server gives it. */
export interface RunState {
  readonly id: string
  readonly kind: RunKind
  /** Puzzles that were solved. */
  readonly score: number
  /** Right moves in a row. */
  readonly combo: number
  /** Whether one move may still be skipped. */
  readonly can_skip: boolean
  /** Whether the first move was made. */
  readonly is_started: boolean
  /** What was left of a timed run when it was asked for; null of others. */
  readonly remaining_ms: number | null
  /** Null when it is over. */
  readonly current: {
    /** Which one of the run, from 1. */
    readonly number: number
    readonly puzzle: PuzzleAttempt['puzzle']
    /** Right moves with their replies, after the opponent's first one. */
    readonly line: readonly string[]
  } | null
  readonly ending: RunEnding | null
  readonly best_today: number
  readonly best: number
  /** Whether it is better than all runs before it. */
  readonly is_best: boolean
  /** Of a run that is over. */
  readonly entries: readonly RunEntry[]
}

export interface GivenRun {
  readonly run: RunState
  readonly allowance: PuzzlesLeft
  /** When its time is up, on the page's clock, in ms; null while no clock goes. */
  readonly endsAt: number | null
}

export interface JudgedRunMove extends GivenRun {
  /** The move that was made; null when the run was over before it came. */
  readonly move: string | null
  /** Null when the run was over before the move came. */
  readonly outcome: 'right' | 'wrong' | 'solved' | null
  readonly reply: string | null
  /** By how much the time has changed; null when it has not. */
  readonly time_change_ms: number | null
}

export interface RunInput {
  readonly kind: RunKind
  readonly isSignedIn: boolean
  /** The run that is looked at first: one that has ended, before the page was left or loaded anew. */
  readonly shown?: string | undefined
}

/** What stands on the board: the puzzle that is solved, or the one before while its end is shown. */
export interface RunBoard {
  readonly number: number
  readonly puzzle: PuzzleAttempt['puzzle']
  /** The opponent's first move and what was right since. */
  readonly moves: readonly string[]
}

export interface RunContext extends RunInput {
  readonly run: RunState | null
  readonly allowance: PuzzlesLeft | null
  readonly endsAt: number | null
  readonly board: RunBoard | null
  /** The move that is checked, or was wrong. */
  readonly tried: string | null
  /** By how much the time has just changed, in ms. */
  readonly change: number | null
  readonly refusal: Refusal<RunCode> | null
}

/** What the page may send. */
export type RunUiEvent =
  /** A legal move, in UCI. */
  | { readonly type: 'move.try'; readonly uci: string }
  /** The server makes the right move: once in a streak. */
  | { readonly type: 'move.skip' }
  /** A timed run ends before its time. */
  | { readonly type: 'run.end' }
  /** After the end: another one. */
  | { readonly type: 'run.again' }
  /** After a failure: what failed is done again. */
  | { readonly type: 'call.again' }

export type RunSystemEvent =
  /** By the page's clock the time is up: the server knows whether it is. */
  | { readonly type: 'time.up' }
  /** The line is back. */
  | { readonly type: 'line.back' }
  /** The change of the time was shown long enough; the machine sends it itself. */
  | { readonly type: 'change.seen' }

export type RunEvent = RunUiEvent | RunSystemEvent

/** Each call rejects with `{ failure }`, a `RunCode`. */
export interface RunDeps {
  /** POST puzzles/runs/: goes on with the run that is not over. */
  readonly start: (kind: RunKind, signal: AbortSignal) => Promise<GivenRun>
  /** GET puzzles/runs/{id}/ */
  readonly get: (id: string, signal: AbortSignal) => Promise<GivenRun>
  /** POST puzzles/runs/{id}/move/. @param move.ply 1 is the solver's first move, 3 the second */
  readonly move: (
    move: {
      readonly id: string
      readonly number: number
      readonly ply: number
      readonly uci: string
    },
    signal: AbortSignal,
  ) => Promise<JudgedRunMove>
  /** POST puzzles/runs/{id}/skip/ */
  readonly skip: (
    step: { readonly id: string; readonly number: number; readonly ply: number },
    signal: AbortSignal,
  ) => Promise<JudgedRunMove>
  /** POST puzzles/runs/{id}/end/ */
  readonly end: (id: string, signal: AbortSignal) => Promise<GivenRun>
}
