import type { Database } from './db/database.ts'
import { createPuzzleStore } from './db/puzzles/puzzle-store.ts'
import type { Clock } from './domain/clock.ts'
import { createPuzzlePack, type PuzzlePack } from './domain/puzzles/puzzle-pack.ts'
import { createPuzzleRuns, type PuzzleRuns } from './domain/puzzles/puzzle-runs.ts'
import { createPuzzles, type Puzzles } from './domain/puzzles/puzzles.ts'

export interface WirePuzzlesDeps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  /** From 0 to 1. */
  readonly random: () => number
  readonly createUid: () => string
}

/** Puzzles one by one, in runs, and those for practice without a connection. */
export interface WiredPuzzles extends Puzzles {
  readonly runs: PuzzleRuns
  readonly pack: PuzzlePack
}

/** Puts puzzles together on a database. */
export function wirePuzzles({ db, clock, random, createUid }: WirePuzzlesDeps): WiredPuzzles {
  const deps = { store: createPuzzleStore(db), now: clock.now, random, createUid }
  return { ...createPuzzles(deps), runs: createPuzzleRuns(deps), pack: createPuzzlePack(deps) }
}
