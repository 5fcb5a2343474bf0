export { LateBoardSize } from './LateBoardSize.tsx'
export { BoardSettingsButton } from './BoardSettingsButton.tsx'
export { useBoardPreferences, preferencesOf } from './useBoardPreferences.ts'
