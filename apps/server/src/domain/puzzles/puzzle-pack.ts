import type { PuzzleResult } from '@kingside/api/facts'
import { type Allowance, allowanceOf, type Solver } from './allowance.ts'
import { decide } from './decide.ts'
import { dayOf } from './puzzle.ts'
import type { PuzzleStore } from './puzzle-store.ts'
import type { PuzzlesDeps } from './puzzles.ts'

/** A try of the pack that was made without a connection. */
export interface PackTry {
  readonly id: string
  /** The puzzle's public id. */
  readonly puzzle: string
  readonly result: PuzzleResult
  /** By the device's clock. */
  readonly at: Date
}

/** Practice without a connection. */
export interface PuzzlePack {
  readonly puzzles: PuzzleStore['pack']
  /** Counts tries, each once, also beyond what the day has left: they are made already. */
  readonly count: (
    solver: Solver,
    tries: readonly PackTry[],
  ) => Promise<{ readonly counted: number; readonly allowance: Allowance }>
}

export function createPuzzlePack({ store, now }: Pick<PuzzlesDeps, 'store' | 'now'>): PuzzlePack {
  return {
    puzzles: store.pack,
    count: (solver, tries) =>
      store.forPlayer(solver.player.id, async (own) => {
        const countOne = async ({ id, puzzle: slug, result, at: told }: PackTry) => {
          const puzzle = await own.packed(slug)
          if (!puzzle) return false
          // A device's clock may be ahead.
          const at = told.getTime() < now().getTime() ? told : now()
          const attempt = await own.keep({ uid: id, puzzle, at })
          if (!attempt) return false
          const day = dayOf(at)
          const { has } = await own.uses(puzzle.id, day)
          if (!has) await own.use(puzzle.id, day)
          await own.begin(attempt, at)
          await decide(own, attempt, { result, at, isMember: solver.role !== 'anonymous' })
          return true
        }
        let counted = 0
        for (const made of tries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
          // oxlint-disable-next-line no-await-in-loop -- a later try of the same puzzle builds on the earlier one
          if (await countOne(made)) counted += 1
        }
        return { counted, allowance: await allowanceOf(own, solver, now()) }
      }),
  }
}
