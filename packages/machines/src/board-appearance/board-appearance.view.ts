import type { SnapshotFrom } from 'xstate'
import type { boardAppearanceMachine } from './board-appearance.machine.ts'
import { isLocked, offeredThemes } from './board-appearance.rules.ts'
import type { BoardSettings, BoardThemeKey } from './board-appearance.types.ts'

export interface OfferedBoardTheme {
  readonly key: BoardThemeKey
  readonly selected: boolean
  /** Why the theme can't be chosen; pressing it offers a subscription. */
  readonly locked: 'needs_pro' | null
}

export interface BoardAppearanceView {
  readonly settings: BoardSettings
  readonly themes: readonly OfferedBoardTheme[]
  /** The theme that is restored with a subscription. */
  readonly waitingTheme: BoardThemeKey | null
  /** False when the settings could not be saved and hold only until the page is left. */
  readonly kept: boolean
}

/** The machine's snapshot as the page sees it. */
export function selectBoardAppearanceView({
  value,
  context,
}: SnapshotFrom<typeof boardAppearanceMachine>): BoardAppearanceView {
  const view = {
    settings: context.settings,
    themes: offeredThemes(context.themes, context.user).map(({ key }) => ({
      key,
      selected: key === context.settings.boardTheme,
      locked: isLocked(context, key) ? ('needs_pro' as const) : null,
    })),
    waitingTheme: context.backup?.boardTheme ?? null,
  }
  switch (value) {
    case 'judging':
    case 'settled':
    case 'saving':
      return { ...view, kept: true }
    case 'unsaved':
      return { ...view, kept: false }
    default:
      return value satisfies never
  }
}
