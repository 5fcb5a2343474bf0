export { PreferenceSwitch, preferenceLayouts, themeNames } from './PreferenceSwitch.tsx'
export type {
  LanguageOption,
  LanguageSwitchProps,
  PreferenceSwitchProps,
  ThemeName,
  ThemeSwitchProps,
} from './PreferenceSwitch.tsx'
