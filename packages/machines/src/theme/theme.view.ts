import type { SnapshotFrom } from 'xstate'
import type { themeMachine } from './theme.machine.ts'
import { type ColorTheme, type ThemeChoice, themeOf } from './theme.types.ts'

export interface ThemeView {
  /** The theme that is shown. */
  readonly theme: ColorTheme
  readonly choice: ThemeChoice
  /** False when the choice could not be saved and holds only until the page is left. */
  readonly kept: boolean
}

/** The machine's snapshot as the page sees it. */
export function selectThemeView({ value, context }: SnapshotFrom<typeof themeMachine>): ThemeView {
  const view = { theme: themeOf(context), choice: context.choice }
  switch (value.memory) {
    case 'saved':
    case 'saving':
      return { ...view, kept: true }
    case 'unsaved':
      return { ...view, kept: false }
    default:
      return value.memory satisfies never
  }
}
