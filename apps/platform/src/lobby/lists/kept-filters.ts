import { boardTypeNames } from '@kingside/api/facts'
import { z } from 'zod/mini'
import type { KeyValueStore } from '../../platform/storage/index.ts'

const key = 'kingside.lobby-filters'

const filters = z.object({
  gameType: z.catch(z.enum(['allGames', 'tournaments', 'single']), 'allGames'),
  time: z.catch(z.enum(['any', ...boardTypeNames]), 'any'),
  rating: z.catch(z.enum(['all', 'unrated', 'rated', 'fide']), 'all'),
})

/** The stored filters of the lobby. */
export type KeptFilters = Readonly<z.infer<typeof filters>>

/** Stores the lobby's filters in this browser; each invalid value is replaced by its default. */
export const createKeptFilters = (store: KeyValueStore) => ({
  load: (): KeptFilters => {
    try {
      return filters.parse(JSON.parse(store.getItem(key) ?? '{}'))
    } catch {
      return filters.parse({})
    }
  },
  save: (kept: KeptFilters) => {
    try {
      store.setItem(key, JSON.stringify(kept))
    } catch {
      // If the store fails, the choice holds for this visit.
    }
  },
})
