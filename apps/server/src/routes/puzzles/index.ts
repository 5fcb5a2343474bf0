import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { puzzlesByPlayer } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { type Attempt, lineOf } from '../../domain/puzzles/puzzle.ts'
import { PuzzleRefusal } from '../../domain/puzzles/puzzle-refusal.ts'
import type { PuzzlePack } from '../../domain/puzzles/puzzle-pack.ts'
import type { PuzzleRuns } from '../../domain/puzzles/puzzle-runs.ts'
import type { Given, Puzzles } from '../../domain/puzzles/puzzles.ts'
import { isProvisional } from '../../domain/ratings/glicko.ts'
import { newPuzzleRating } from '@kingside/api/facts'
import { spend } from '../../limit.ts'
import { actorOf } from '../play/lobby-caller.ts'
import { type Act, describeAllowance, describePuzzle } from './describe.ts'
import { packRoutes } from './pack.ts'
import { runRoutes } from './runs.ts'

export interface PuzzleRouteDeps {
  readonly puzzles: Puzzles & { readonly runs: PuzzleRuns; readonly pack: PuzzlePack }
  readonly limiter: RateLimiter
  readonly now: () => Date
}

const { puzzles: calls } = contract

/** Who solves puzzles. Who is banned may do so too: it begins no game. */
export function puzzleRoutes({ puzzles, limiter, now }: PuzzleRouteDeps): readonly Route[] {
  const acting: Act = async ({ caller, context }, act) => {
    const { player, role } = actorOf(caller, context)
    await spend(limiter, [[puzzlesByPlayer, player.uid]])
    try {
      return await act({ player, role })
    } catch (error) {
      if (!(error instanceof PuzzleRefusal)) throw error
      const { code, message, until } = error
      const seconds = until && Math.ceil((until.getTime() - now().getTime()) / 1000)
      throw new CallError(code, message, {
        ...(seconds !== null && { headers: { 'retry-after': String(seconds) } }),
      })
    }
  }
  return [
    bind(calls.next, ({ query: { mode, theme = null, puzzle = null, skip = null }, ...who }) =>
      acting(who, async (solver) =>
        describeGiven(await puzzles.next(solver, { mode, theme, puzzle, skip })),
      ),
    ),
    bind(calls.daily, (who) =>
      acting(who, async (solver) => describeGiven(await puzzles.daily(solver))),
    ),
    bind(calls.move, ({ params, body, ...who }) =>
      acting(who, async (solver) => {
        const { judgement, reply, ...given } = await puzzles.move(solver, params.id, body)
        return { outcome: judgement, reply, ...describeGiven(given) }
      }),
    ),
    bind(calls.hint, ({ params, body: { ply, kind }, ...who }) =>
      acting(who, async (solver) => {
        const { move, ...given } = await puzzles.hint(solver, params.id, ply)
        const square = move.slice(0, 2)
        return { square, move: kind === 'move' ? move : null, ...describeGiven(given) }
      }),
    ),
    bind(calls.progress, (who) =>
      acting(who, async (solver) => {
        const { rating, ratingAtMidnight, streakToday, reviewsDue, allowance, ...counts } =
          await puzzles.progress(solver)
        const value = Math.round(rating?.rating ?? newPuzzleRating.rating)
        return {
          rating: {
            value,
            is_provisional: rating === null || isProvisional(rating, rating.updatedAt, now()),
            change_today: ratingAtMidnight === null ? 0 : value - Math.round(ratingAtMidnight),
          },
          streak_today: streakToday,
          reviews_due: reviewsDue,
          allowance: describeAllowance(allowance),
          ...counts,
        }
      }),
    ),
    bind(calls.history, ({ query: { result = null, limit, offset }, ...who }) =>
      acting(who, async (solver) => {
        const { count, results } = await puzzles.history(solver, { result, limit, offset })
        return {
          count,
          results: results.map(({ attempt, at }) => ({
            attempt: describeAttempt(attempt),
            at: at.toISOString(),
          })),
        }
      }),
    ),
    bind(calls.themes, () => puzzles.themes()),
    ...packRoutes(puzzles.pack, acting),
    ...runRoutes(puzzles.runs, acting),
  ]
}

const describeGiven = ({ attempt, allowance }: Given) => ({
  attempt: describeAttempt(attempt),
  allowance: describeAllowance(allowance),
})

function describeAttempt(attempt: Attempt) {
  const { uid, mode, puzzle, result, rating } = attempt
  return {
    id: uid,
    mode,
    puzzle: describePuzzle(puzzle),
    line: lineOf(attempt),
    result,
    rating: rating && { before: Math.round(rating.before), after: Math.round(rating.after) },
    themes: result === null ? null : puzzle.themes,
  }
}
