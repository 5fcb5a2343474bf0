import { useBoardTheme } from '@kingside/chess-board'
import { pieceSets } from '@kingside/chess-board/theme'
import type { BoardSettings } from '@kingside/machines/board-appearance'
import { useSelector } from '@xstate/react'
import type { AppActors } from '../../actors.ts'

type BoardAppearance = AppActors['boardAppearance']

/** What the player wants of a board, as the page of a game takes it. */
export function useBoardPreferences(boardAppearance: BoardAppearance) {
  return preferencesOf(useSelector(boardAppearance, ({ context }) => context.settings))
}

/** The settings of the board in the words of its props. */
export const preferencesOf = ({
  premovesTheme,
  lastMoveTheme,
  legalMovesTheme,
  autoPromotion,
  moveConfirmation,
  typedMoves,
  shortcutKeys,
}: BoardSettings) => ({
  premoves: premovesTheme,
  lastMove: lastMoveTheme,
  legalMoves: legalMovesTheme,
  autoQueen: autoPromotion,
  confirmation: moveConfirmation,
  typedMoves,
  shortcutKeys,
})

/**
 * The chosen board and pieces as a style for an element around boards; undefined until they are loaded: boards have
 * the page's own look till then.
 */
export function useBoardLook(boardAppearance: BoardAppearance) {
  const { boardTheme, piecesTheme } = useSelector(
    boardAppearance,
    ({ context }) => context.settings,
  )
  return useBoardTheme(
    boardTheme,
    piecesTheme === 'worldchess' ? undefined : pieceSets[piecesTheme],
  )
}
