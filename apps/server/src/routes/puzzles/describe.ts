import type { Context } from 'hono'
import type { Caller } from '../../caller.ts'
import type { Allowance, Solver } from '../../domain/puzzles/allowance.ts'
import type { Puzzle } from '../../domain/puzzles/puzzle.ts'

/** Does something for a solver, with the refusals of puzzles as those of calls. */
export type Act = <Result>(
  who: { readonly caller: Caller; readonly context: Context },
  act: (solver: Solver) => Promise<Result>,
) => Promise<Result>

/** What is left of a day, as an answer has it. */
export const describeAllowance = ({ used, limit, resetAt }: Allowance) => ({
  used,
  limit,
  reset_at: resetAt.toISOString(),
})

/** A puzzle, as an answer has it: without its solution. */
export const describePuzzle = ({ slug, fen, moves, rating, plays }: Puzzle) => ({
  id: slug,
  fen,
  first_move: moves[0] ?? '',
  rating: Math.round(rating.rating),
  plays,
})
