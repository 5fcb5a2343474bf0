import type { GameView } from '@kingside/machines/game'
import type { ReactNode } from 'react'
import { proposedMove } from '../../chess/board/index.ts'
import { Moving } from '../../chess/moves/index.ts'
import type { preferencesOf } from '../../settings/board/index.ts'
import type { useGameMoves } from './useGameMoves.ts'

/** The ways to move besides the board, for a player; null for all others. Rendered as soon as there are clocks. */
export function movingOf(
  { status, color, fen, lastMove }: GameView,
  { held, isToMove, move }: ReturnType<typeof useGameMoves>,
  { typedMoves, shortcutKeys: hasKey }: ReturnType<typeof preferencesOf>,
): (readClocks: () => string) => ReactNode {
  return (readClocks) =>
    status === 'playing' &&
    color && (
      <Moving
        held={held}
        san={proposedMove(fen, held.proposed)?.san}
        typed={
          typedMoves
            ? { fen, lastMove, orientation: color, isToMove, hasKey, readClocks, onMove: move }
            : null
        }
      />
    )
}
