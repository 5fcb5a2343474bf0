import type { PuzzleResult, PuzzleTheme } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { puzzleMachine } from './puzzle.machine.ts'
import type {
  PuzzleCode,
  PuzzleHint,
  PuzzleInput,
  PuzzlesLeft,
  PuzzleAttempt,
} from './puzzle.types.ts'

type Snapshot = SnapshotFrom<typeof puzzleMachine>

/** What stands on the board. */
export interface PuzzleBoardView {
  readonly puzzle: PuzzleAttempt['puzzle']
  /** From the puzzle's position on, in UCI, with a move that is checked or was wrong. */
  readonly moves: readonly string[]
  /** Whether the reader may move. */
  readonly canMove: boolean
  readonly hint: PuzzleHint | null
}

/** How the try went; null until it is decided. */
export interface PuzzleOutcomeView {
  readonly result: PuzzleResult
  readonly rating: PuzzleAttempt['rating']
  readonly themes: readonly PuzzleTheme[]
}

interface Shown {
  readonly mode: PuzzleInput['mode']
  readonly allowance: PuzzlesLeft | null
}

/** A puzzle for the page to draw. */
export type PuzzleView = Shown &
  (
    | { readonly status: 'loading' }
    | {
        readonly status: 'replying' | 'ready' | 'checking' | 'wrong' | 'solved' | 'solvedWithHints'
        readonly board: PuzzleBoardView
        readonly outcome: PuzzleOutcomeView | null
        readonly canSkip: boolean
        readonly canRetry: boolean
        /** How many hints there are still for this move. */
        readonly hintsLeft: 0 | 1 | 2
      }
    /** `isSignedIn` says whether an account would give more. */
    | { readonly status: 'limitReached'; readonly isSignedIn: boolean }
    | { readonly status: 'needsAccount' }
    | { readonly status: 'noneLeft'; readonly theme: PuzzleTheme | null }
    /** The board as it was, where there was one. */
    | {
        readonly status: 'offline' | 'failed'
        readonly code: PuzzleCode
        readonly board: PuzzleBoardView | null
      }
  )

/** The machine's snapshot as the page sees it. */
export function selectPuzzleView({ value, context }: Snapshot): PuzzleView {
  const { mode, allowance, attempt, refusal, isSignedIn, theme } = context
  const shown: Shown = { mode, allowance }
  const status = statusOf(value)
  switch (status) {
    case 'loading':
    case 'needsAccount':
      return { ...shown, status }
    case 'limitReached':
      return { ...shown, status, isSignedIn }
    case 'noneLeft':
      return { ...shown, status, theme }
    case 'offline':
    case 'failed':
      return {
        ...shown,
        status,
        code: refusal?.code ?? 'something_wents_wrong',
        board: attempt && boardOf(value, context, attempt),
      }
    case 'replying':
    case 'ready':
    case 'checking':
    case 'wrong':
    case 'solved':
    case 'solvedWithHints':
      if (attempt === null) return { ...shown, status: 'loading' }
      return {
        ...shown,
        status,
        board: boardOf(value, context, attempt),
        outcome: attempt.result && {
          result: attempt.result,
          rating: attempt.rating,
          themes: attempt.themes ?? [],
        },
        canSkip: attempt.mode === 'practice',
        canRetry: attempt.result !== null,
        hintsLeft: hintsLeft(context.hint),
      }
    default:
      return status satisfies never
  }
}

function statusOf(value: Snapshot['value']) {
  if (typeof value === 'object') return 'checking' in value ? 'checking' : 'wrong'
  switch (value) {
    case 'refused':
      return 'failed'
    case 'ending':
      return 'solved'
    default:
      return value
  }
}

function hintsLeft(hint: PuzzleHint | null): 0 | 1 | 2 {
  if (hint === null) return 2
  return hint.move === null ? 1 : 0
}

function boardOf(
  value: Snapshot['value'],
  { moves, tried, hint }: Snapshot['context'],
  { puzzle }: PuzzleAttempt,
): PuzzleBoardView {
  const isTried =
    typeof value === 'object' && 'checking' in value
      ? value.checking === 'move'
      : typeof value === 'object' && value.wrong === 'shown'
  // The opponent's move is on its way: it is not on the board yet.
  const played = value === 'replying' ? moves.slice(0, -1) : moves
  const canMove = value === 'ready' || (typeof value === 'object' && 'wrong' in value)
  return {
    puzzle,
    moves: isTried && tried !== null ? [...played, tried] : played,
    canMove,
    hint,
  }
}
