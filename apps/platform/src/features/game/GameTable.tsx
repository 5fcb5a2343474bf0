import {
  type BoardHandle,
  ChessBoard,
  type ChessBoardProps,
  PromotionPicker,
} from '@kingside/chess-board'
import {
  type Color,
  lanOf,
  type MoveIntent,
  parseLan,
  type PromotionType,
  promotionTypes,
} from '@kingside/chess-game'
import type { ReactNode, RefObject } from 'react'
import { kingInCheck } from '../../board/king-in-check.ts'
import { proposedMove } from '../../board/proposed-move.ts'
import { useBoardTexts } from '../../intl/useBoardTexts.ts'
import * as styles from './Game.css.ts'
import {
  arrivalOf,
  isArrival,
  movesFor,
  premovesOf,
  type ShownGame,
  shownFen,
} from './shown-game.ts'
import { useKeptFocus } from '../../board/useKeptFocus.ts'

/** How the player wants the board. */
export interface BoardWishes {
  /** @default 'highlight' */
  readonly lastMove?: ChessBoardProps['highlightStyle']
  /** @default 'dots' */
  readonly legalMoves?: ChessBoardProps['targetStyle']
  /** Moves can be made ahead. @default true */
  readonly premoves?: boolean
  /** A pawn becomes a queen without a question. @default false */
  readonly autoQueen?: boolean
  /** The arrow keys, Home and End walk through the moves from outside the board. @default false */
  readonly shortcutKeys?: boolean
}

/** A move that is looked at in place of the last one. */
export interface ReviewedMove {
  /** The position after it. */
  readonly fen: string
  /** Such as `e2e4`; null is the start. */
  readonly lastMove: string | null
}

export interface GameTableProps {
  readonly shown: ShownGame
  /** While an earlier move is looked at nothing can be moved. @default null */
  readonly reviewed?: ReviewedMove | null
  /** A move that waits to be confirmed, such as `e2e4`; nothing else can be moved meanwhile. @default null */
  readonly proposed?: string | null
  /** What lies over the board, such as the grade of a move. */
  readonly mark?: (orientation: Color) => ReactNode
  /** Lets the page give the keyboard to the board. */
  readonly handle: RefObject<BoardHandle | null>
  readonly orientation: Color
  readonly wishes: BoardWishes
  readonly readClocks: () => string
  /** The player moved, such as `e2e4`; a pawn that arrives names no piece, unless it becomes a queen by itself. */
  readonly onMove: (uci: string) => void
  readonly onPromotionChoose: (piece: PromotionType) => void
  readonly onPromotionCancel: () => void
  /** The player moved ahead, such as `e7e8q`. */
  readonly onPremove: (uci: string) => void
  readonly onPremovesCancel: () => void
}

/** The board of an online game: own moves, moves ahead, and the choice of a piece for a pawn that arrives. */
export function GameTable({
  shown,
  reviewed = null,
  proposed = null,
  mark,
  handle,
  orientation,
  wishes,
  readClocks,
  onMove,
  onPromotionChoose,
  onPromotionCancel,
  onPremove,
  onPremovesCancel,
}: GameTableProps) {
  const texts = useBoardTexts()
  const tried = proposedMove(shown.fen, proposed)
  const arriving = tried ? undefined : arrivalOf(shown)
  const isHeld = reviewed !== null || tried !== null
  const position = (reviewed ?? tried)?.fen ?? shownFen(shown, arriving)
  const lastMove = lastMoveOf(reviewed ?? shown)
  const { lastMove: highlight, legalMoves: targets, premoves = true, autoQueen = false } = wishes

  // The picker takes the keyboard with it when it closes.
  const focus = useKeptFocus(() => handle.current?.focus())

  const move = (played: MoveIntent) =>
    onMove(
      lanOf(autoQueen && isArrival(shown.fen, played) ? { ...played, promotion: 'q' } : played),
    )

  const change = (ahead: readonly MoveIntent[]) => {
    const added = ahead.at(-1)
    if (added === undefined) onPremovesCancel()
    else onPremove(lanOf(added))
  }

  return (
    <div className={styles.board}>
      <ChessBoard
        ref={handle}
        position={position}
        orientation={orientation}
        lastMove={reviewed ? lastMove : (tried?.lastMove ?? lastMove)}
        check={arriving ? undefined : kingInCheck(position)}
        legalMoves={isHeld ? none : movesFor(shown)}
        onMove={move}
        premoveColor={premoves && !isHeld ? (shown.premover ?? undefined) : undefined}
        premoves={isHeld ? none : premovesOf(shown)}
        onPremovesChange={change}
        readClocks={readClocks}
        texts={texts}
        {...(highlight && { highlightStyle: highlight })}
        {...(targets && { targetStyle: targets })}
      />
      {mark?.(orientation)}
      {arriving && (
        <div {...focus}>
          <PromotionPicker
            square={arriving.to}
            choices={promotionTypes}
            orientation={orientation}
            label={texts.promotion}
            names={texts.promoteTo}
            onChoose={onPromotionChoose}
            onCancel={onPromotionCancel}
          />
        </div>
      )}
    </div>
  )
}

const none: readonly MoveIntent[] = []

const lastMoveOf = ({ lastMove }: Pick<ShownGame, 'lastMove'>): MoveIntent | undefined =>
  lastMove === null ? undefined : parseLan(lastMove)
