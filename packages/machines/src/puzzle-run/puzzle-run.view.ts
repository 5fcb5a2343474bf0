import type { RunEnding, RunKind } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { PuzzlesLeft } from '../puzzle/puzzle.types.ts'
import type { PuzzleBoardView } from '../puzzle/puzzle.view.ts'
import type { puzzleRunMachine } from './puzzle-run.machine.ts'
import type { RunCode, RunEntry, RunState } from './puzzle-run.types.ts'

type Snapshot = SnapshotFrom<typeof puzzleRunMachine>

/** How a run stands. */
export interface RunFacts {
  readonly score: number
  /** Right moves in a row. */
  readonly combo: number
  readonly best: number
  readonly bestToday: number
  /** Whether the first move was made. */
  readonly isStarted: boolean
  /** What was left of a timed run when the server last answered; null of others. */
  readonly remainingMs: number | null
  /** When its time is up, on the page's clock; null while no clock goes. */
  readonly endsAt: number | null
  /** By how much the time has just changed, in ms; null when it has not. */
  readonly change: number | null
  readonly canSkip: boolean
}

/** A run for the page to draw. */
export type RunView = { readonly kind: RunKind; readonly allowance: PuzzlesLeft | null } & (
  | { readonly status: 'loading' | 'needsAccount' | 'limitReached' | 'noneLeft' }
  | {
      readonly status: 'replying' | 'ready' | 'checking' | 'wrong' | 'refreshing'
      readonly board: PuzzleBoardView
      readonly facts: RunFacts
    }
  | {
      readonly status: 'over'
      /** It has only just ended: nothing can be pressed yet. */
      readonly isStill: boolean
      readonly ending: RunEnding
      /** Whether it is better than all runs before it. */
      readonly isBest: boolean
      readonly entries: readonly RunEntry[]
      readonly facts: RunFacts
    }
  /** The board as it was, where there was one. */
  | {
      readonly status: 'offline' | 'failed'
      readonly code: RunCode
      readonly board: PuzzleBoardView | null
      readonly facts: RunFacts | null
    }
)

/** The machine's snapshot as the page sees it. */
export function selectRunView({ value, context }: Snapshot): RunView {
  const { kind, allowance, run, refusal } = context
  const shown = { kind, allowance }
  const status = statusOf(value)
  const board = boardOf(status, context)
  switch (status) {
    case 'loading':
    case 'needsAccount':
    case 'limitReached':
    case 'noneLeft':
      return { ...shown, status }
    case 'offline':
    case 'failed':
      return {
        ...shown,
        status,
        code: refusal?.code ?? 'something_wents_wrong',
        board,
        facts: run && factsOf(run, context),
      }
    case 'replying':
    case 'ready':
    case 'checking':
    case 'wrong':
    case 'refreshing':
      return run && board
        ? { ...shown, status, board, facts: factsOf(run, context) }
        : { ...shown, status: 'loading' }
    case 'over':
      return run?.ending
        ? {
            ...shown,
            status,
            isStill: typeof value === 'object' && 'over' in value && value.over === 'still',
            ending: run.ending,
            isBest: run.is_best,
            entries: run.entries,
            facts: factsOf(run, context),
          }
        : { ...shown, status: 'loading' }
    default:
      return status satisfies never
  }
}

function statusOf(value: Snapshot['value']) {
  if (typeof value === 'object') return 'checking' in value ? 'checking' : 'over'
  switch (value) {
    case 'refused':
      return 'failed'
    case 'stopping':
      return 'refreshing'
    default:
      return value
  }
}

const factsOf = (run: RunState, { endsAt, change }: Snapshot['context']): RunFacts => ({
  score: run.score,
  combo: run.combo,
  best: run.best,
  bestToday: run.best_today,
  isStarted: run.is_started,
  remainingMs: run.remaining_ms,
  endsAt,
  change,
  canSkip: run.can_skip,
})

function boardOf(
  status: ReturnType<typeof statusOf>,
  { board, tried }: Snapshot['context'],
): PuzzleBoardView | null {
  if (board === null) return null
  const { puzzle, moves } = board
  // The opponent's move is on its way: it is not on the board yet.
  const played = status === 'replying' ? moves.slice(0, -1) : moves
  return {
    puzzle,
    moves: tried === null ? played : [...played, tried],
    canMove: status === 'ready',
    hint: null,
  }
}
