import { type BoardThemeAbout, boardThemes } from '@kingside/chess-board/theme'
import {
  type BoardAppearanceDeps,
  type BoardThemeFacts,
  boardThemeKeys,
  type SavedAppearance,
} from '@kingside/machines/board-appearance'
import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'

/** Where the board's settings are kept. */
export interface AppearanceAdapter extends BoardAppearanceDeps {
  /** The themes there are. Only what a list shows of them: a theme loads when it is chosen. */
  readonly themes: readonly BoardThemeFacts[]
  readonly read: () => SavedAppearance
  /** Hears what other tabs keep. */
  readonly listen: (listener: (saved: SavedAppearance) => void) => void
}

/** Makes the adapter over the browser's store. */
export function createAppearanceAdapter(store: KeyValueStore): AppearanceAdapter {
  const settings = keptValue(store, 'kingside.board')
  const backup = keptValue(store, 'kingside.board.backup')
  const read = () => ({ settings: parse(settings.read()), backup: parse(backup.read()) })
  return {
    themes: boardThemeKeys.map(factsOf),
    read,
    saveAppearance: async (wanted) => {
      // The backup first: what waits for a subscription must not be lost between the two.
      await backup.save(wanted.backup && JSON.stringify(wanted.backup))
      await settings.save(JSON.stringify(wanted.settings))
    },
    listen: (listener) => {
      for (const value of [settings, backup]) value.listen(() => listener(read()))
    },
  }
}

function factsOf(key: (typeof boardThemeKeys)[number]): BoardThemeFacts {
  const { isPaid, countryId, isInternal = false }: BoardThemeAbout = boardThemes[key]
  return { key, isPaid, countryId: countryId ?? null, isInternal }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
