import { playMove } from '@kingside/chess-game'
import type { PuzzleTheme } from '@kingside/api/facts'
import type {
  GivenPuzzle,
  JudgedMove,
  PuzzleAttempt,
  PuzzleDeps,
  PuzzlesLeft,
} from '@kingside/machines/puzzle'
import { puzzleGame } from '../puzzle-game.ts'

/** A puzzle with its solution, as the pack has it. Moves are in UCI; the first is the opponent's. */
export interface PackedPuzzle {
  readonly id: string
  readonly fen: string
  readonly moves: readonly string[]
  readonly rating: number
  readonly plays: number
  readonly themes: readonly PuzzleTheme[]
}

export interface PackSolverOptions {
  readonly pack: readonly PackedPuzzle[]
  readonly isDone: (puzzle: string) => boolean
  /** All that would do are done. */
  readonly onAllDone: () => void
  /** A try has come to its end. */
  readonly onDecided: (decided: PuzzleAttempt) => void
  /** From 0 to 1. */
  readonly random: () => number
  readonly createId: () => string
  /** The next midnight UTC, as ISO. */
  readonly resetAt: () => string
}

/** Gives puzzles of the pack, and judges moves as the server does. */
export interface PackSolver {
  /** Whether a try is one of these. */
  readonly has: (id: string) => boolean
  /** Null where the pack has no puzzle of the theme. */
  readonly next: (wish: {
    readonly theme: PuzzleTheme | null
    readonly puzzle: string | null
    readonly skipped: string | null
  }) => GivenPuzzle | null
  readonly move: (move: Parameters<PuzzleDeps['move']>[0]) => JudgedMove
  readonly hint: (
    asked: Parameters<PuzzleDeps['hint']>[0],
  ) => Awaited<ReturnType<PuzzleDeps['hint']>>
}

interface PackAttempt {
  readonly puzzle: PackedPuzzle
  readonly found: number
  readonly result: PuzzleAttempt['result']
}

export function createPackSolver(options: PackSolverOptions): PackSolver {
  const { pack, isDone, onAllDone, onDecided, random, createId, resetAt } = options
  const attempts = new Map<string, PackAttempt>()
  const given = (id: string): GivenPuzzle => ({
    attempt: describe(id, attemptOf(id)),
    allowance: { used: 0, limit: null, reset_at: resetAt() } satisfies PuzzlesLeft,
  })
  const attemptOf = (id: string): PackAttempt => {
    const attempt = attempts.get(id)
    if (!attempt) throw new Error(`The pack has given no try ${id}.`)
    return attempt
  }
  const change = (id: string, by: Partial<PackAttempt>) => {
    const before = attemptOf(id)
    attempts.set(id, { ...before, ...by })
    if (before.result === null && by.result) onDecided(describe(id, attemptOf(id)))
  }
  return {
    has: (id) => attempts.has(id),
    next: ({ theme, puzzle: wanted, skipped }) => {
      const fits = pack.filter(({ themes }) => theme === null || themes.includes(theme))
      const isOther = ({ id }: PackedPuzzle) => id !== attempts.get(skipped ?? '')?.puzzle.id
      const open = fits.filter((puzzle) => !isDone(puzzle.id) && isOther(puzzle))
      if (open.length === 0) onAllDone()
      const from = open.length > 0 ? open : fits
      const puzzle =
        pack.find(({ id }) => id === wanted) ?? from[Math.floor(random() * from.length)]
      if (!puzzle) return null
      const id = createId()
      attempts.set(id, { puzzle, found: 0, result: null })
      return given(id)
    },
    move: ({ id, ply, uci }) => {
      const { puzzle, found, result } = attemptOf(id)
      const outcome = judge(puzzle, ply, uci)
      change(id, {
        found: Math.max(found, foundWith(outcome, ply, puzzle)),
        result: result ?? resultOf[outcome],
      })
      const reply = outcome === 'right' ? (puzzle.moves[ply + 1] ?? null) : null
      return { ...given(id), outcome, reply }
    },
    hint: ({ id, ply, kind }) => {
      const { puzzle, result } = attemptOf(id)
      change(id, { result: result ?? 'hinted' })
      const move = puzzle.moves[ply] ?? ''
      return { ...given(id), square: move.slice(0, 2), move: kind === 'move' ? move : null }
    },
  }
}

const resultOf = { right: null, wrong: 'failed', solved: 'solved' } as const

/** How many moves of the solver are found with one. */
function foundWith(outcome: JudgedMove['outcome'], ply: number, { moves }: PackedPuzzle): number {
  switch (outcome) {
    case 'wrong':
      return 0
    case 'right':
      return (ply + 1) / 2
    case 'solved':
      return moves.length / 2
    default:
      return outcome satisfies never
  }
}

function describe(id: string, { puzzle, found, result }: PackAttempt): PuzzleAttempt {
  const { moves, themes, fen, rating, plays } = puzzle
  return {
    id,
    mode: 'practice',
    puzzle: { id: puzzle.id, fen, first_move: moves[0] ?? '', rating, plays },
    line: moves.slice(1, 1 + 2 * found),
    result,
    rating: null,
    themes: result === null ? null : themes,
  }
}

/** As the server does: the move of the solution is right, and any other that mates at once. */
function judge({ fen, moves }: PackedPuzzle, ply: number, uci: string): JudgedMove['outcome'] {
  if (moves[ply] === uci) return ply === moves.length - 1 ? 'solved' : 'right'
  const { checkmateData } = playMove(puzzleGame(fen, moves.slice(0, ply)), uci)
  return checkmateData.checkmate ? 'solved' : 'wrong'
}
