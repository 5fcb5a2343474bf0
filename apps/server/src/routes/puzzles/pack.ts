import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { PuzzlePack } from '../../domain/puzzles/puzzle-pack.ts'
import { type Act, describeAllowance } from './describe.ts'

const { puzzles: calls } = contract

/** Practice without a connection. @param acting does what a solver asks for */
export const packRoutes = (pack: PuzzlePack, acting: Act): readonly Route[] => [
  bind(calls.pack, async () => ({
    puzzles: (await pack.puzzles()).map(({ slug, fen, moves, rating, plays, themes }) => ({
      id: slug,
      fen,
      moves,
      rating: Math.round(rating.rating),
      plays,
      themes,
    })),
  })),
  bind(calls.countPackTries, ({ body, ...who }) =>
    acting(who, async (solver) => {
      const tries = body.tries.map(({ at, ...made }) => ({ ...made, at: new Date(at) }))
      const { counted, allowance } = await pack.count(solver, tries)
      return { counted, allowance: describeAllowance(allowance) }
    }),
  ),
]
