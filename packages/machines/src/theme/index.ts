export { provideTheme } from './theme.machine.ts'
export type { ThemeMachine } from './theme.machine.ts'
export { colorThemes, savedChoice, themeChoices } from './theme.types.ts'
export type {
  ColorTheme,
  ThemeChoice,
  ThemeDeps,
  ThemeEvent,
  ThemeInput,
  ThemeUiEvent,
} from './theme.types.ts'
export { selectThemeView } from './theme.view.ts'
export type { ThemeView } from './theme.view.ts'
