import { type BoardHandle, ChessBoard } from '@kingside/chess-board'
import { type Color, lanOf, legalMoves, type MoveIntent } from '@kingside/chess-game'
import { selectRetryMistakesView } from '@kingside/machines/retry-mistakes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import {
  type BoardPreferences,
  boardStyles,
  kingInCheck,
  lastMoveOf,
  useBoardTexts,
} from '../../chess/board/index.ts'
import type { Retry } from './retry.ts'
import { canTry, retriedPosition } from './retried-position.ts'

export interface RetryBoardProps {
  readonly retry: Retry
  readonly orientation: Color
  readonly preferences: BoardPreferences
}

/** The position of a mistake, to be played better. It gets the focus with each. */
export function RetryBoard({ retry, orientation, preferences }: RetryBoardProps) {
  const texts = useBoardTexts()
  const view = useSelector(retry, selectRetryMistakesView)
  const board = useRef<BoardHandle>(null)
  const asked = view.status === 'finished' ? null : view.number
  useEffect(() => {
    if (asked !== null) board.current?.focus()
  }, [asked])
  const last = useSelector(retry, ({ context: { moments, index } }) => moments[index] ?? null)
  const shown =
    view.status === 'finished'
      ? { fen: last?.before.fen ?? '', lastMove: null }
      : retriedPosition(view)
  const canMove = view.status !== 'finished' && canTry(view)
  return (
    <ChessBoard
      ref={board}
      position={shown.fen}
      orientation={orientation}
      lastMove={lastMoveOf(shown)}
      check={kingInCheck(shown.fen)}
      legalMoves={canMove ? (from) => legalMoves(shown.fen, from) : none}
      onMove={(move) => retry.send({ type: 'move.try', uci: lanOf(move) })}
      autoQueen={preferences.autoQueen ?? false}
      texts={texts}
      {...boardStyles(preferences)}
    />
  )
}

const none: readonly MoveIntent[] = []
