export { BoardSettingsButton } from './BoardSettingsButton.tsx'
export { useBoardPreferences, preferencesOf } from './useBoardPreferences.ts'
