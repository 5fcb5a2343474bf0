import { type Color, type MoveIntent, type PromotionType, type Square } from '@kingside/chess-game'
import {
  forwardRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type BoardController,
  type BoardState,
  createBoardController,
  type MoveInput,
} from '../headless/board-controller.ts'
import type { Drawing } from '../headless/drawings.ts'
import { movesKey } from '../headless/moves-key.ts'
import { PromotionPicker } from '../promotion/PromotionPicker.tsx'
import { BoardMarkup } from './BoardMarkup.tsx'
import * as styles from './ChessBoard.css.ts'
import { InnerTitles, OuterTitles } from './Titles.tsx'
import { type BoardTexts, englishTexts } from './texts.ts'

/** How the last move is shown: tinted squares, an arrow, or the corners of its squares. */
export const highlightStyles = ['none', 'highlight', 'arrow', 'arma'] as const
export type HighlightStyle = (typeof highlightStyles)[number]

/** How the squares are marked that a piece can go to; moves, captures and castling always differ. */
export const targetStyles = ['none', 'dots', 'squares'] as const
export type TargetStyle = (typeof targetStyles)[number]

/** Where the names of files and ranks stand. */
export const titlePositions = ['inner', 'outer', 'none'] as const
export type TitlePosition = (typeof titlePositions)[number]

export interface ChessBoardProps {
  /**
   * The position: a FEN, of which the first field is enough, or a game of `@kingside/chess-game`.
   * @throws ChessError on render when it is none.
   */
  readonly position: string | { readonly currentFen: string }
  /** The side at the bottom. @default 'w' */
  readonly orientation?: Color
  /** The move that led here; its squares are marked, and its piece slides. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check?: Square | undefined
  /** The moves that the player may make now. @default none */
  readonly legalMoves?: readonly MoveIntent[]
  /** How the last move is shown. @default 'highlight' */
  readonly highlightStyle?: HighlightStyle
  /** How the squares that the selected piece can go to are marked. @default 'dots' */
  readonly targetStyle?: TargetStyle
  /** Where the names of files and ranks stand: on the board, around it, or nowhere. @default 'inner' */
  readonly titlePosition?: TitlePosition
  /** Hides the pieces from sight; their names stay for assistive technology. @default false */
  readonly blindfold?: boolean
  /** Pieces slide to where they go; never for those who asked for reduced motion. @default true */
  readonly animated?: boolean
  /**
   * The player made a legal move. Show it by changing `position` in the same event; a move that is
   * not shown by the next frame slides back. Without this prop the board is a picture.
   */
  readonly onMove?: (move: MoveIntent, input: MoveInput) => void
  /**
   * The side that may move before its turn. While there are no legal moves its pieces can be sent
   * anywhere they could ever go; the moves are queued in `premoves`.
   */
  readonly premoveColor?: Color | undefined
  /**
   * The moves that wait for their turn, first one first. When it comes, play the first if it is legal
   * and keep the rest, else empty the queue.
   */
  readonly premoves?: readonly MoveIntent[]
  /** The player queued a premove, or took all back (Escape, right click, a click on the board). */
  readonly onPremovesChange?: (premoves: readonly MoveIntent[]) => void
  /** Squares and arrows can be drawn by right-drag or long press. @default with `onMove` */
  readonly drawable?: boolean
  /** What is drawn; without it the board keeps that itself, until the position changes. */
  readonly drawings?: readonly Drawing[]
  /** The viewer drew, erased, or cleared all by a click. */
  readonly onDrawingsChange?: (drawings: readonly Drawing[]) => void
  /** Squares and arrows from the page, such as an engine's best move. @default none */
  readonly arrows?: readonly Drawing[]
  /** Every text, in the page's language. @default English */
  readonly texts?: BoardTexts
}

/** What a page can ask of a board through its `ref`. */
export interface BoardHandle {
  /** Puts the keyboard on the board, on the square where it last was. */
  readonly focus: () => void
  /** Lets go of a piece that is held or selected, of a drawing, and of the promotion picker. */
  readonly cancel: () => void
  /** Erases what the viewer has drawn. */
  readonly clearDrawings: () => void
}

interface Promotion {
  readonly kind: 'move' | 'premove'
  readonly from: Square
  readonly to: Square
  readonly choices: readonly PromotionType[]
  readonly input: MoveInput
  /** The position in which it was asked; in any other it is void. */
  readonly position: string
}

const noMoves: readonly MoveIntent[] = []
const noDrawings: readonly Drawing[] = []
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A chess board to look at or to play on: by mouse, touch, keyboard and screen reader. It takes the
 * width it is given. A position, a drag or an animation never renders React below this component.
 */
export const ChessBoard = forwardRef<BoardHandle, ChessBoardProps>((props, ref) => {
  const playable = props.onMove !== undefined
  return (
    <BoardOfOneKind key={playable ? 'play' : 'view'} {...props} playable={playable} handle={ref} />
  )
})
ChessBoard.displayName = 'ChessBoard'

function BoardOfOneKind({
  position: shown,
  orientation = 'w',
  lastMove,
  check,
  legalMoves = noMoves,
  highlightStyle = 'highlight',
  targetStyle = 'dots',
  titlePosition = 'inner',
  blindfold = false,
  animated = true,
  onMove,
  premoveColor,
  premoves = noMoves,
  onPremovesChange,
  drawable,
  drawings,
  onDrawingsChange,
  arrows = noDrawings,
  texts = englishTexts,
  playable,
  handle,
}: ChessBoardProps & { readonly playable: boolean; readonly handle: Ref<BoardHandle> }) {
  const position = typeof shown === 'string' ? shown : shown.currentFen
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
    showTargets: targetStyle !== 'none',
    lastMoveArrow: highlightStyle === 'arrow',
    premoveColor,
    premoves,
    drawable: drawable ?? playable,
    drawings,
    arrows,
    describe: texts.square,
  }
  const choose = (move: MoveIntent, kind: Promotion['kind'], input: MoveInput) =>
    kind === 'move' ? onMove?.(move, input) : onPremovesChange?.([...premoves, move])
  const latest = useRef({ state, choose, onPremovesChange, onDrawingsChange })
  useBrowserLayoutEffect(() => {
    latest.current = { state, choose, onPremovesChange, onDrawingsChange }
  })

  useBrowserLayoutEffect(() => {
    if (!host.current) return
    const created = createBoardController(host.current, latest.current.state, {
      onMove: (move, choices, input, kind) => {
        if (choices.length === 0) return latest.current.choose(move, kind, input)
        created.preview(move)
        setAsked({ ...move, kind, choices, input, position: latest.current.state.position })
      },
      onPremovesCancel: () => latest.current.onPremovesChange?.([]),
      onDrawingsChange: (next) => latest.current.onDrawingsChange?.(next),
    })
    controller.current = created
    return () => created.destroy()
  }, [])

  const legalKey = movesKey(legalMoves)
  const premovesKey = movesKey(premoves)
  const drawingsKey = drawings && JSON.stringify(drawings)
  const arrowsKey = JSON.stringify(arrows)
  useBrowserLayoutEffect(() => {
    controller.current?.update(latest.current.state)
  }, [
    position,
    orientation,
    lastMove?.from,
    lastMove?.to,
    check,
    legalKey,
    targetStyle,
    highlightStyle,
    texts,
    premoveColor,
    premovesKey,
    drawable,
    drawingsKey,
    arrowsKey,
  ])

  useImperativeHandle(
    handle,
    () => ({
      focus: () => controller.current?.focus(),
      cancel: () => {
        setAsked(null)
        controller.current?.preview(null)
        controller.current?.cancel()
      },
      clearDrawings: () => controller.current?.clearDrawings(),
    }),
    [],
  )

  const endPromotion = (type: PromotionType | null) => {
    setAsked(null)
    controller.current?.preview(null)
    controller.current?.focus()
    if (promotion && type) {
      const { from, to, kind, input } = promotion
      choose({ from, to, promotion: type }, kind, input)
    }
  }

  return (
    <div className={styles.root} {...(playable ? {} : { role: 'img', 'aria-label': texts.board })}>
      {titlePosition === 'outer' && <OuterTitles orientation={orientation} />}
      <div className={styles.area} data-titles={titlePosition}>
        {titlePosition === 'inner' && <InnerTitles orientation={orientation} />}
        <div
          ref={host}
          className={styles.surface}
          data-highlight={highlightStyle}
          data-targets={targetStyle}
          data-animated={animated}
          data-blindfold={blindfold || undefined}
        >
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
    </div>
  )
}
