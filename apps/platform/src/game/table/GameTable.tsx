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
  readonly readClocks: () => string
  /** The player moved, such as `e2e4`; a promotion has no piece unless it is a queen automatically. */
  readonly onMove: (uci: string) => void
  readonly onPromotionChoose: (piece: PromotionType) => void
  readonly onPromotionCancel: () => void
  /** The player added a premove, such as `e7e8q`. */
  readonly onPremove: (uci: string) => void
  readonly onPremovesCancel: () => void
}

/** The board of an online game: own moves, premoves, and the promotion picker. */
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

  // When the promotion picker closes, the board gets the focus.
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
