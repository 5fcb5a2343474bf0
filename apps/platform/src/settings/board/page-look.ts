import {
  boardThemeStyle,
  loadBoardTheme,
  type PieceSetKey,
  pieceSets,
} from '@kingside/chess-board/theme'

/**
 * Loads what a board theme and a piece set look like, as CSS variables.
 * @throws when the theme's file cannot be loaded
 */
export async function loadBoardLook(theme: string, pieces: PieceSetKey) {
  const loaded = await loadBoardTheme(theme)
  // The first set is what every board brings with it.
  return boardThemeStyle(
    pieces === 'worldchess' ? loaded : { ...loaded, drawings: pieceSets[pieces] },
  )
}
