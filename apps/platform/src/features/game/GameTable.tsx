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
import type { GameView } from '@kingside/machines/game'
import type { RefObject } from 'react'
import { kingInCheck } from '../../board/king-in-check.ts'
import { useBoardTexts } from '../../intl/useBoardTexts.ts'
import * as styles from './Game.css.ts'
import { arrivalOf, isArrival, movesFor, premovesOf, shownFen } from './shown-game.ts'
import { useKeptFocus } from './useKeptFocus.ts'

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
}

/** A move that is looked at in place of the last one. */
export interface ReviewedMove {
  /** The position after it. */
  readonly fen: string
  /** Such as `e2e4`; null is the start. */
  readonly lastMove: string | null
}

export interface GameTableProps {
  readonly view: GameView
  /** While an earlier move is looked at nothing can be moved. @default null */
  readonly reviewed?: ReviewedMove | null
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
  view,
  reviewed = null,
  handle,
  orientation,
  wishes,
  readClocks,
  ...on
}: GameTableProps) {
  const texts = useBoardTexts()
  const arriving = arrivalOf(view)
  const { lastMove } = reviewed ?? view
  const { lastMove: highlight, legalMoves: targets, premoves = true, autoQueen = false } = wishes

  // The picker takes the keyboard with it when it closes.
  const focus = useKeptFocus(() => handle.current?.focus())

  const move = (played: MoveIntent) =>
    on.onMove(lanOf(autoQueen && isArrival(view, played) ? { ...played, promotion: 'q' } : played))

  const change = (ahead: readonly MoveIntent[]) => {
    const added = ahead.at(-1)
    if (added === undefined) on.onPremovesCancel()
    else on.onPremove(lanOf(added))
  }

  return (
    <div className={styles.board}>
      <ChessBoard
        ref={handle}
        position={reviewed ? reviewed.fen : shownFen(view, arriving)}
        orientation={orientation}
        lastMove={lastMove === null ? undefined : parseLan(lastMove)}
        check={arriving ? undefined : kingInCheck(reviewed?.fen ?? view.fen)}
        legalMoves={reviewed ? none : movesFor(view)}
        onMove={move}
        premoveColor={premoves && !reviewed ? premoverOf(view) : undefined}
        premoves={reviewed ? none : premovesOf(view)}
        onPremovesChange={change}
        readClocks={readClocks}
        texts={texts}
        {...(highlight && { highlightStyle: highlight })}
        {...(targets && { targetStyle: targets })}
      />
      {arriving && (
        <div {...focus}>
          <PromotionPicker
            square={arriving.to}
            choices={promotionTypes}
            orientation={orientation}
            label={texts.promotion}
            names={texts.promoteTo}
            onChoose={on.onPromotionChoose}
            onCancel={on.onPromotionCancel}
          />
        </div>
      )}
    </div>
  )
}

const none: readonly MoveIntent[] = []

/** Whose pieces can be moved ahead. */
const premoverOf = (view: GameView): Color | undefined =>
  view.status === 'playing' && view.canPremove && view.promotion === null
    ? (view.color ?? undefined)
    : undefined
