export const colorThemes = ['dark', 'light'] as const
export type ColorTheme = (typeof colorThemes)[number]

export const themeChoices = ['dark', 'light', 'system'] as const
/** What the reader chose; `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number]

export interface ThemeInput {
  /** The saved value, unchecked; null when nothing is saved. */
  readonly saved: string | null
  /** What the device prefers. */
  readonly system: ColorTheme
}

export interface ThemeContext {
  readonly choice: ThemeChoice
  readonly system: ColorTheme
}

/** What the page may send. */
export type ThemeUiEvent =
  | { readonly type: 'theme.toggle' }
  | { readonly type: 'theme.choose'; readonly choice: ThemeChoice }

/** What the device and other tabs send. */
export type ThemeSystemEvent =
  | { readonly type: 'system.change'; readonly system: ColorTheme }
  /** Another tab saved a theme, or removed it. */
  | { readonly type: 'saved.change'; readonly saved: string | null }

export type ThemeEvent = ThemeUiEvent | ThemeSystemEvent

export interface ThemeDeps {
  readonly saveTheme: (choice: ThemeChoice, signal: AbortSignal) => Promise<void>
}

/** The choice that was saved; dark when nothing was, or no known theme. */
export const savedChoice = (saved: string | null): ThemeChoice =>
  themeChoices.find((choice) => choice === saved) ?? 'dark'

/** The theme that is shown. */
export const themeOf = ({ choice, system }: ThemeContext): ColorTheme =>
  choice === 'system' ? system : choice
