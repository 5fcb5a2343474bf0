import type { Color, MoveIntent, PromotionType, Square } from '@kingside/chess-game'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type BoardController,
  type BoardState,
  createBoardController,
  type MoveInput,
} from '../headless/board-controller.ts'
import { PromotionPicker } from '../promotion/PromotionPicker.tsx'
import { BoardMarkup } from './BoardMarkup.tsx'
import * as styles from './ChessBoard.css.ts'
import { Coordinates } from './Coordinates.tsx'
import { type BoardTexts, englishTexts } from './texts.ts'

export interface ChessBoardProps {
  /** The position as FEN; the first field is enough. @throws ChessError on render when it is none. */
  readonly position: string
  /** The side at the bottom. @default 'w' */
  readonly orientation?: Color
  /** The move that led here; its squares are marked, and its piece slides. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check?: Square | undefined
  /** The moves that the player may make now. @default none */
  readonly legalMoves?: readonly MoveIntent[]
  /** Marks the squares that the selected piece can go to. @default true */
  readonly showTargets?: boolean
  /** Shows the names of files and ranks on the board's edge. @default true */
  readonly coordinates?: boolean
  /**
   * The player made a legal move. Show it by changing `position` in the same event; a move that is
   * not shown by the next frame slides back. Without this prop the board is a picture.
   */
  readonly onMove?: (move: MoveIntent, input: MoveInput) => void
  /** Every text, in the page's language. @default English */
  readonly texts?: BoardTexts
}

interface Promotion {
  readonly from: Square
  readonly to: Square
  readonly choices: readonly PromotionType[]
  readonly input: MoveInput
  /** The position in which it was asked; in any other it is void. */
  readonly position: string
}

const noMoves: readonly MoveIntent[] = []
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A chess board to look at or to play on: by mouse, touch, keyboard and screen reader. It takes the
 * width it is given. A position, a drag or an animation never renders React below this component.
 */
export function ChessBoard(props: ChessBoardProps) {
  const playable = props.onMove !== undefined
  return <BoardOfOneKind key={playable ? 'play' : 'view'} {...props} playable={playable} />
}

function BoardOfOneKind({
  position,
  orientation = 'w',
  lastMove,
  check,
  legalMoves = noMoves,
  showTargets = true,
  coordinates = true,
  onMove,
  texts = englishTexts,
  playable,
}: ChessBoardProps & { readonly playable: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const controller = useRef<BoardController>(null)
  const [asked, setAsked] = useState<Promotion | null>(null)
  const promotion = asked?.position === position ? asked : null

  const state: BoardState = {
    position,
    orientation,
    lastMove,
    check,
    legalMoves,
    showTargets,
    describe: texts.square,
  }
  const latest = useRef({ state, onMove })
  useBrowserLayoutEffect(() => {
    latest.current = { state, onMove }
  })

  useBrowserLayoutEffect(() => {
    if (!host.current) return
    const created = createBoardController(host.current, latest.current.state, {
      onMove: (move, choices, input) => {
        if (choices.length === 0) return latest.current.onMove?.(move, input)
        created.preview(move)
        setAsked({ ...move, choices, input, position: latest.current.state.position })
      },
    })
    controller.current = created
    return () => created.destroy()
  }, [])

  const movesKey = legalMoves
    .map(({ from, to, promotion: type }) => from + to + (type ?? ''))
    .join()
  useBrowserLayoutEffect(() => {
    controller.current?.update(latest.current.state)
  }, [position, orientation, lastMove?.from, lastMove?.to, check, movesKey, showTargets, texts])

  const endPromotion = (type: PromotionType | null) => {
    setAsked(null)
    controller.current?.preview(null)
    controller.current?.focus()
    if (promotion && type) {
      onMove?.({ from: promotion.from, to: promotion.to, promotion: type }, promotion.input)
    }
  }

  return (
    <div className={styles.root} {...(playable ? {} : { role: 'img', 'aria-label': texts.board })}>
      {coordinates && <Coordinates orientation={orientation} />}
      <div ref={host} className={styles.surface}>
        <BoardMarkup
          position={position}
          orientation={orientation}
          label={texts.board}
          playable={playable}
        />
      </div>
      {promotion && (
        <PromotionPicker
          square={promotion.to}
          choices={promotion.choices}
          orientation={orientation}
          label={texts.promotion}
          names={texts.promoteTo}
          onChoose={endPromotion}
          onCancel={() => endPromotion(null)}
        />
      )}
    </div>
  )
}
