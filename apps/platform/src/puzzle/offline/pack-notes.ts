import { packRules, puzzleResults } from '@kingside/api/facts'
import { z } from 'zod/mini'
import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'

const key = 'kingside.puzzle-pack'

/** A try of the pack that the server has not been told of yet. */
const packTry = z.object({
  id: z.string(),
  /** The puzzle's id. */
  puzzle: z.string(),
  result: z.enum(puzzleResults),
  /** By the device's clock; ISO, UTC. */
  at: z.string(),
})
export type PackTry = z.output<typeof packTry>

/** Version 1 of the stored data. */
const record = z.object({
  version: z.literal(1),
  tries: z.array(packTry),
  /** Puzzles that were done on this device. */
  done: z.array(z.string()),
})
type PackRecord = z.output<typeof record>

/** What this device remembers of practice without a connection. */
export interface PackNotes {
  readonly isDone: (puzzle: string) => boolean
  /** Begins anew: all puzzles of the pack are to be solved again. */
  readonly forgetDone: () => void
  readonly add: (made: PackTry) => void
  /** The tries that are to be told, as many as may be told at once. */
  readonly untold: () => readonly PackTry[]
  /** These have been told. */
  readonly drop: (told: readonly PackTry[]) => void
}

const empty: PackRecord = { version: 1, tries: [], done: [] }

function parseRecord(text: string | null): PackRecord {
  try {
    return text === null ? empty : record.parse(JSON.parse(text))
  } catch {
    // Written by another version, or broken: there is nothing to be had of it.
    return empty
  }
}

export function packNotes(store: KeyValueStore): PackNotes {
  const kept = keptValue(store, key)
  // Other tabs write too.
  const read = () => parseRecord(kept.read())
  const change = (by: (before: PackRecord) => PackRecord) =>
    // A browser that stores nothing forgets the try: that it can't be counted is no reason to stop the solver.
    void kept.save(JSON.stringify(by(read()))).catch(() => {})
  return {
    isDone: (puzzle) => read().done.includes(puzzle),
    forgetDone: () => change((before) => ({ ...before, done: [] })),
    add: (made) =>
      change(({ version, tries, done }) => ({
        version,
        tries: [...tries, made],
        done: done.includes(made.puzzle) ? done : [...done, made.puzzle],
      })),
    untold: () => read().tries.slice(0, packRules.triesAtOnce),
    drop: (told) => {
      const ids = new Set(told.map(({ id }) => id))
      change((before) => ({ ...before, tries: before.tries.filter(({ id }) => !ids.has(id)) }))
    },
  }
}
