import { type BoardHandle, ChessBoard } from '@kingside/chess-board'
import { type Color, legalMoves, type MoveIntent } from '@kingside/chess-game'
import type { ComputerGameView } from '@kingside/machines'
import type { ReactNode, RefObject } from 'react'
import {
  boardStyles,
  type BoardPreferences,
  kingInCheck,
  lastMoveOf,
  proposedMove,
  type ReviewedMove,
  useBoardTexts,
} from '../../chess/board/index.ts'

import * as styles from './ComputerGame.css.ts'

export interface ComputerTableProps {
  readonly view: ComputerGameView
  /** The earlier move that is selected; nothing can be moved meanwhile. @default null */
  readonly reviewed?: ReviewedMove | null
  /** A move that awaits confirmation, such as `e2e4`; nothing else can be moved meanwhile. @default null */
  readonly proposed?: string | null
  /** A layer over the board, such as the grade of a move. */
  readonly mark?: (orientation: Color) => ReactNode
  /** Lets the page move the focus to the board. */
  readonly handle: RefObject<BoardHandle | null>
  readonly orientation: Color
  readonly preferences: BoardPreferences
  /** Undefined in a game without clocks. */
  readonly readClocks: (() => string) | undefined
  readonly onMove: (move: MoveIntent) => void
  /** The player added a premove while the computer thinks. */
  readonly onPremove: (move: MoveIntent) => void
  readonly onPremovesCancel: () => void
}

/** The board of a game against the computer. */
export function ComputerTable({
  view,
  reviewed = null,
  proposed = null,
  mark,
  handle,
  orientation,
  preferences,
  readClocks,
  onMove,
  onPremove,
  onPremovesCancel,
}: ComputerTableProps) {
  const texts = useBoardTexts()
  const { game, setup } = view
  const tried = proposedMove(game.currentFen, proposed)
  const isHeld = reviewed !== null || tried !== null
  const position = (reviewed ?? tried)?.fen ?? game.currentFen
  const premoves = !isHeld && view.status === 'engine-turn' ? view.premoves : none
  const { premoves: hasPremoves = true, autoQueen = false } = preferences
  const canPremove = !isHeld && hasPremoves && view.status === 'engine-turn' && view.canPremove

  const change = (ahead: readonly MoveIntent[]) => {
    const added = ahead.at(-1)
    if (added === undefined) onPremovesCancel()
    else onPremove(added)
  }

  return (
    <div className={styles.board}>
      <ChessBoard
        ref={handle}
        position={position}
        orientation={orientation}
        lastMove={reviewed ? lastMoveOf(reviewed) : (tried?.lastMove ?? game.mainLineLastMove)}
        check={kingInCheck(position)}
        legalMoves={
          view.status === 'player-turn' && !isHeld
            ? (from) => legalMoves(game.position, from)
            : none
        }
        onMove={onMove}
        autoQueen={autoQueen}
        premoveColor={canPremove ? setup.playerColor : undefined}
        premoves={premoves}
        onPremovesChange={change}
        {...(readClocks && { readClocks })}
        texts={texts}
        {...boardStyles(preferences)}
      />
      {mark?.(orientation)}
    </div>
  )
}

const none: readonly MoveIntent[] = []
