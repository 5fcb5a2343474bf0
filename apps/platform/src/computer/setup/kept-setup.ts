import { engineLevels } from '@kingside/chess-game'
import { z } from 'zod/mini'
import type { KeyValueStore } from '../../platform/storage/index.ts'

const preferences = z.object({
  /** The player's choices for the last game against the computer. */
  color: z.catch(z.enum(['w', 'random', 'b']), 'w'),
  level: z.catch(z.literal(engineLevels), 3),
  /** Null for a game without clocks. */
  timeControlId: z.catch(z.nullable(z.int()), null),
})

export type Preferences = Readonly<z.infer<typeof preferences>>

const key = 'kingside.preferences'
const defaults = preferences.parse({})

/** The visitor's choices, stored in this browser. Each invalid value is replaced by its default. */
export function createPreferences(store: KeyValueStore) {
  const load = (): Preferences => {
    try {
      return preferences.parse(JSON.parse(store.getItem(key) ?? '{}'))
    } catch {
      return defaults
    }
  }
  return {
    load,
    save(change: Partial<Preferences>) {
      try {
        store.setItem(key, JSON.stringify({ ...load(), ...change }))
      } catch {
        // If the store fails, the choice holds for this visit.
      }
    },
  }
}
