export { BoardSettingsButton } from './BoardSettingsButton.tsx'
export { useBoardLook, useBoardWishes, wishesOf } from './useBoardWishes.ts'
