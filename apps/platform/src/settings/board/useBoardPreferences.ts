import type { BoardSettings } from '@kingside/machines/board-appearance'
import { useSelector } from '@xstate/react'
import type { AppActors } from '../../actors.ts'

type BoardAppearance = AppActors['boardAppearance']

/** The user's board preferences, as the page of a game takes them. */
export function useBoardPreferences(boardAppearance: BoardAppearance) {
  return preferencesOf(useSelector(boardAppearance, ({ context }) => context.settings))
}

/** The settings of the board as preferences. */
export const preferencesOf = ({
  premovesTheme,
  lastMoveTheme,
  legalMovesTheme,
  autoPromotion,
  moveConfirmation,
  drawConfirmation,
  coordinates,
  blindfold,
  typedMoves,
  shortcutKeys,
}: BoardSettings) => ({
  premoves: premovesTheme,
  lastMove: lastMoveTheme,
  legalMoves: legalMovesTheme,
  autoQueen: autoPromotion,
  moveConfirmation,
  drawConfirmation,
  coordinates,
  blindfold,
  typedMoves,
  shortcutKeys,
})
