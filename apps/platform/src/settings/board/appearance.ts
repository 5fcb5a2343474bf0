import { type BoardThemeAbout, boardThemes } from '@kingside/chess-board/theme'
import {
  type BoardAppearanceDeps,
  type BoardThemeFacts,
  boardThemeKeys,
  type SavedAppearance,
} from '@kingside/machines/board-appearance'
import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'

/** The storage of the board's settings. */
export interface AppearanceAdapter extends BoardAppearanceDeps {
  /** All themes, with only what a list shows: a theme is loaded when it is chosen. */
  readonly themes: readonly BoardThemeFacts[]
  readonly read: () => SavedAppearance
  /** Calls back when another tab saves settings. */
  readonly listen: (listener: (saved: SavedAppearance) => void) => void
}

/** Makes the adapter for the browser's store. */
export function createAppearanceAdapter(store: KeyValueStore): AppearanceAdapter {
  const settings = keptValue(store, 'kingside.board')
  const backup = keptValue(store, 'kingside.board.backup')
  const read = () => ({ settings: parse(settings.read()), backup: parse(backup.read()) })
  return {
    themes: boardThemeKeys.map(factsOf),
    read,
    saveAppearance: async (wanted) => {
      // The backup is saved first, so that a failure in between does not lose it.
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
