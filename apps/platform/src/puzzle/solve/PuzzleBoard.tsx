import { type BoardHandle, ChessBoard, type Drawing } from '@kingside/chess-board'
import {
  type ChessGame,
  type Color,
  isSquare,
  lanOf,
  legalMoves,
  parseLan,
} from '@kingside/chess-game'
import type { PuzzleBoardView } from '@kingside/machines/puzzle'
import type { RefObject } from 'react'
import {
  type BoardPreferences,
  boardStyles,
  kingInCheck,
  useBoardTexts,
} from '../../chess/board/index.ts'

export interface PuzzleBoardProps {
  readonly board: PuzzleBoardView
  readonly game: ChessGame
  readonly handle: RefObject<BoardHandle | null>
  readonly orientation: Color
  readonly preferences: BoardPreferences
  readonly onMove: (uci: string) => void
}

/** The board of a puzzle. A hint is a square, and then an arrow. */
export function PuzzleBoard({
  board,
  game,
  handle,
  orientation,
  preferences,
  onMove,
}: PuzzleBoardProps) {
  const texts = useBoardTexts()
  const { currentFen, position } = game
  return (
    <ChessBoard
      ref={handle}
      position={currentFen}
      orientation={orientation}
      lastMove={game.mainLineLastMove}
      check={kingInCheck(currentFen)}
      legalMoves={board.canMove ? (from) => legalMoves(position, from) : none}
      onMove={(move) => onMove(lanOf(move))}
      arrows={hintOf(board)}
      autoQueen={preferences.autoQueen ?? false}
      texts={texts}
      {...boardStyles(preferences)}
    />
  )
}

const none = () => []

function hintOf({ hint }: PuzzleBoardView): readonly Drawing[] {
  if (hint === null) return []
  const move = hint.move === null ? undefined : parseLan(hint.move)
  if (move) return [{ kind: 'arrow', color: 'blue', from: move.from, to: move.to }]
  return isSquare(hint.square) ? [{ kind: 'square', color: 'blue', square: hint.square }] : []
}
