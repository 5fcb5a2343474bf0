export { BoardSettingsButton } from './BoardSettingsButton.tsx'
export { useBoardLook, useBoardPreferences, preferencesOf } from './useBoardPreferences.ts'
