import {
  boardThemeStyle,
  loadBoardTheme,
  type PieceSetKey,
  pieceSets,
} from '@kingside/chess-board/theme'

/**
 * Loads the look of a board theme and a piece set, as CSS variables.
 * @throws when the theme's file cannot be loaded
 */
export async function loadBoardLook(theme: string, pieces: PieceSetKey) {
  const loaded = await loadBoardTheme(theme)
  // Every board has the first piece set already.
  return boardThemeStyle(
    pieces === 'worldchess' ? loaded : { ...loaded, drawings: pieceSets[pieces] },
  )
}
