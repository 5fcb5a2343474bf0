import { ChessBoard } from '@kingside/chess-board'
import { opposite, turnOf } from '@kingside/chess-game'
import type { PuzzleAttempt } from '@kingside/machines/puzzle'
import { useBoardTexts } from '../../chess/board/index.ts'
import { puzzleGame } from '../puzzle-game.ts'

export interface PuzzlePreviewProps {
  readonly puzzle: PuzzleAttempt['puzzle']
}

/** What the solver sees first: the position after the opponent's move. */
export function PuzzlePreview({ puzzle: { fen, first_move: firstMove } }: PuzzlePreviewProps) {
  const texts = useBoardTexts()
  const game = puzzleGame(fen, [firstMove])
  return (
    <ChessBoard
      position={game.currentFen}
      orientation={opposite(turnOf(fen))}
      lastMove={game.mainLineLastMove}
      texts={texts}
      titlePosition="none"
    />
  )
}
