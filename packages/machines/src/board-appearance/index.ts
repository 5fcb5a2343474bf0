export { provideBoardAppearance } from './board-appearance.machine.ts'
export type { BoardAppearanceMachine } from './board-appearance.machine.ts'
export { isSameSetting, readBoardSettings } from './board-appearance.rules.ts'
export {
  boardSizeLimits,
  boardThemeKeys,
  coordinatePlaces,
  defaultBoardSettings,
  gameSpeeds,
  highlightStyles,
  legalMoveStyles,
  pieceSetKeys,
} from './board-appearance.types.ts'
export type {
  BoardAppearanceDeps,
  BoardAppearanceEvent,
  BoardAppearanceInput,
  BoardAppearanceUiEvent,
  BoardSettingChoice,
  BoardSettings,
  CoordinatePlace,
  GameSpeed,
  BoardThemeFacts,
  BoardThemeKey,
  BoardUser,
  HighlightStyle,
  LegalMoveStyle,
  PieceSetKey,
  ProNeeded,
  SaveAppearanceInput,
  SavedAppearance,
} from './board-appearance.types.ts'
export { selectBoardAppearanceView } from './board-appearance.view.ts'
export type { BoardAppearanceView, OfferedBoardTheme } from './board-appearance.view.ts'
