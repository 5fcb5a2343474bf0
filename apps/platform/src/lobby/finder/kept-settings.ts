import {
  gameFinderVersion,
  type GameFinderSettings,
  isGameFinderContext,
} from '@kingside/machines/game-finder'
import type { KeyValueStore } from '../../platform/storage/index.ts'

const key = 'kingside.game-finder'

const defaults: GameFinderSettings = {
  mode: 'unrated',
  timeControl: { id: 9, boardType: 'blitz' },
  color: 'any',
  limits: { unrated: {}, rated: {}, fide: {} },
}

/** A context without a search, in which the machine's check validates the settings. */
const around = {
  player: {
    uid: null,
    auth: 'loading',
    hasFideId: false,
    isBanned: false,
    ratings: { unrated: {}, rated: {}, fide: {} },
  },
  hasOngoingChallenge: false,
  isConnected: true,
  botFallbackMs: null,
  startedAt: 0,
  elapsedMs: 0,
  isFallbackDue: false,
  hasDeclinedBot: false,
  requestId: null,
  early: null,
  found: null,
  refusal: null,
} as const

/** The settings of the last search, stored in this browser. */
export interface FinderSettingsStore {
  /** Invalid data become the default: three minutes, unrated, any color. */
  readonly load: () => GameFinderSettings
  readonly save: (settings: GameFinderSettings) => void
}

export const createFinderSettings = (store: KeyValueStore): FinderSettingsStore => ({
  load: () => {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
      if (typeof kept !== 'object' || kept === null) return defaults
      if (!('version' in kept) || kept.version !== gameFinderVersion) return defaults
      const context = { ...around, settings: 'settings' in kept ? kept.settings : null }
      return readSettings(context) ?? defaults
    } catch {
      return defaults
    }
  },
  save: (settings) => {
    try {
      store.setItem(key, JSON.stringify({ version: gameFinderVersion, settings }))
    } catch {
      // If the store fails, the choice holds for this visit.
    }
  },
})

const readSettings = (context: unknown): GameFinderSettings | null =>
  isGameFinderContext(context) ? context.settings : null
