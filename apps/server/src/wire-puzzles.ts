import type { Database } from './db/database.ts'
import { createPuzzleStore } from './db/puzzles/puzzle-store.ts'
import type { Clock } from './domain/clock.ts'
import { createPuzzles, type Puzzles } from './domain/puzzles/puzzles.ts'

export interface WirePuzzlesDeps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  /** From 0 to 1. */
  readonly random: () => number
  readonly createUid: () => string
}

/** Puts puzzles together on a database. */
export const wirePuzzles = ({ db, clock, random, createUid }: WirePuzzlesDeps): Puzzles =>
  createPuzzles({ store: createPuzzleStore(db), now: clock.now, random, createUid })
