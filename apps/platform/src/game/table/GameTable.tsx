import { type BoardHandle, ChessBoard, PromotionPicker } from '@kingside/chess-board'
import {
  type Color,
  lanOf,
  type MoveIntent,
  type PromotionType,
  promotionTypes,
} from '@kingside/chess-game'
import type { ReactNode, RefObject } from 'react'
import {
  boardStyles,
  type BoardPreferences,
  kingInCheck,
  lastMoveOf,
  proposedMove,
  type ReviewedMove,
  useBoardTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import * as styles from './Game.css.ts'
import {
  arrivalOf,
  isArrival,
  movesFor,
  premovesOf,
  type ShownGame,
  shownFen,
} from './shown-game.ts'

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
  readonly preferences: BoardPreferences
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
  preferences,
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
  const { premoves = true, autoQueen = false } = preferences

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
        autoQueen={autoQueen}
        premoveColor={premoves && !isHeld ? (shown.premover ?? undefined) : undefined}
        premoves={isHeld ? none : premovesOf(shown)}
        onPremovesChange={change}
        readClocks={readClocks}
        texts={texts}
        {...boardStyles(preferences)}
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
