import {
  type Color,
  type MoveIntent,
  placement,
  type PromotionType,
  type Square,
} from '@kingside/chess-game'
import {
  forwardRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import * as announcer from '../announcer/LiveRegion.css.ts'
import {
  type BoardController,
  type BoardState,
  createBoardController,
} from '../headless/board-controller.ts'
import type { Drawing } from '../headless/drawings.ts'
import { editPosition } from '../headless/edit-position.ts'
import type { BoardEdit, BoardInteraction, EditTool, MoveInput } from '../headless/interactions.ts'
import type { LegalMoves } from '../headless/mobility.ts'
import { PromotionPicker } from '../promotion/PromotionPicker.tsx'
import { BoardMarkup } from './BoardMarkup.tsx'
import * as styles from './ChessBoard.css.ts'
import { answerTo, say } from './speak.ts'
import { type BoardTexts, englishSpokenTexts, englishTexts } from './texts.ts'
import { Titles } from './Titles.tsx'

/** Bundlers put the mode in its place, and drop what is only for developing. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

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
   * @throws BoardError `invalid-position` while developing when it is none; in production the last good
   *   position stays.
   */
  readonly position: string | { readonly currentFen: string }
  /** The side at the bottom. @default 'w' */
  readonly orientation?: Color
  /** The move that led here; its squares are marked, and its piece slides. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check?: Square | undefined
  /**
   * The moves that the player may make now: a list, or a function that is asked for the moves of one
   * piece when the player takes hold of it. Give an empty list while the player must wait.
   * @throws BoardError `impossible-move` while developing for a move that can't be made.
   * @default none
   */
  readonly legalMoves?: LegalMoves
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
   * not shown by the next frame slides back. Without this prop and `onEdit` the board is a picture.
   */
  readonly onMove?: (move: MoveIntent, input: MoveInput) => void
  /** A pawn becomes a queen without a question, by a premove too. @default false */
  readonly autoQueen?: boolean
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
  /**
   * Free editing: any piece goes anywhere, and off the board when it is dropped beside it. `position` is
   * the position after the edit; rules and legal moves play no part.
   */
  readonly onEdit?: (position: string, edit: BoardEdit) => void
  /** What a press does in free editing: moves by hand, erases, or puts that piece. @default 'hand' */
  readonly editTool?: EditTool
  /** Squares and arrows can be drawn by right-drag, long press or keyboard. @default with `onMove` */
  readonly drawable?: boolean
  /** What is drawn; without it the board keeps that itself, until the position changes. */
  readonly drawings?: readonly Drawing[]
  /** The viewer drew, erased, or cleared all by a click. */
  readonly onDrawingsChange?: (drawings: readonly Drawing[]) => void
  /** Squares and arrows from the page, such as an engine's best move. @default none */
  readonly arrows?: readonly Drawing[]
  /** A piece was selected, lifted, or let go of without a move; with the reason. */
  readonly onInteraction?: (interaction: BoardInteraction) => void
  /** What the clocks show, in words, when the player asks for it by the key T. */
  readonly readClocks?: () => string
  /** Every text, in the page's language. @default English */
  readonly texts?: BoardTexts
}

/** A position that is shown past React: what is left out stays as the props have it. */
export interface ShownPosition {
  readonly position: string
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  readonly check?: Square | undefined
  readonly legalMoves?: LegalMoves
}

/** What a page can ask of a board through its `ref`. */
export interface BoardHandle {
  /**
   * Shows a position without rendering, for pages that stream positions to many boards. It stays until
   * the prop `position` changes.
   */
  readonly show: (shown: ShownPosition) => void
  /** Puts the keyboard on the board, on the square where it last was. */
  readonly focus: () => void
  /** Lets go of a piece that is held or selected, of a drawing, and of the promotion picker. */
  readonly cancel: () => void
  /** Erases what the viewer has drawn. */
  readonly clearDrawings: () => void
  /** The square under a point of the viewport, in CSS pixels; undefined beside the board. */
  readonly squareAt: (x: number, y: number) => Square | undefined
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

const never = () => () => {}

/** True on a server and while its markup is taken over; a page that mounts a board makes its own. */
function useServerMarkup(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/** A FEN as it can be shown on a server: in production, a text that is none shows an empty board. */
function positionForServer(position: string): string {
  try {
    placement(position)
    return position
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw error
    return '8/8/8/8/8/8/8/8'
  }
}

/**
 * A chess board to look at or to play on: by mouse, touch, keyboard and screen reader. It takes the
 * width it is given. A position, a drag or an animation never renders React below this component.
 */
export const ChessBoard = forwardRef<BoardHandle, ChessBoardProps>((props, ref) => {
  const isPlayable = props.onMove !== undefined || props.onEdit !== undefined
  return (
    <BoardOfOneKind
      key={isPlayable ? 'play' : 'view'}
      {...props}
      isPlayable={isPlayable}
      handle={ref}
    />
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
  autoQueen = false,
  premoveColor,
  premoves = noMoves,
  onPremovesChange,
  onEdit,
  editTool = 'hand',
  drawable,
  drawings,
  onDrawingsChange,
  arrows = noDrawings,
  onInteraction,
  readClocks,
  texts = englishTexts,
  isPlayable,
  handle,
}: ChessBoardProps & { readonly isPlayable: boolean; readonly handle: Ref<BoardHandle> }) {
  // Compiled, this would remember thirty values between renders to save what a comparison by value saves.
  'use no memo'
  const position = typeof shown === 'string' ? shown : shown.currentFen
  const host = useRef<HTMLDivElement>(null)
  const speech = useRef<HTMLDivElement>(null)
  const controller = useRef<BoardController>(null)
  /** What `show` has put over a position of the props. */
  const streamed = useRef<{ readonly over: string; readonly shown: ShownPosition }>(null)
  const [asked, setAsked] = useState<Promotion | null>(null)
  const promotion = asked?.position === position ? asked : null
  const hasServerMarkup = useServerMarkup()

  const tool = onEdit ? editTool : undefined
  const state: BoardState = {
    label: texts.board,
    position,
    orientation,
    lastMove,
    check,
    legalMoves,
    showTargets: targetStyle !== 'none',
    lastMoveArrow: highlightStyle === 'arrow',
    premoveColor,
    premoves,
    editTool: tool,
    drawable: drawable ?? onMove !== undefined,
    drawings,
    arrows,
    describe: texts.square,
  }
  const choose = (move: MoveIntent, kind: Promotion['kind'], input: MoveInput) =>
    kind === 'move' ? onMove?.(move, input) : onPremovesChange?.([...premoves, move])
  const now = {
    state,
    promotion,
    autoQueen,
    choose,
    onPremovesChange,
    onDrawingsChange,
    onEdit,
    onInteraction,
    readClocks,
    texts,
  }
  const latest = useRef(now)
  useBrowserLayoutEffect(() => {
    latest.current = now
    if (streamed.current?.over !== position) streamed.current = null
    // It compares by value: for equal props this is all that a render costs.
    controller.current?.update({ ...state, ...streamed.current?.shown })
    // A promotion that another position has made void must not come back with the old one.
    if (!asked || promotion) return
    setAsked(null)
    // The picker took the keyboard with it.
    if (document.activeElement === document.body) controller.current?.focus()
    onInteraction?.({ type: 'release', square: asked.from, to: asked.to, reason: 'position' })
  })

  useBrowserLayoutEffect(() => {
    if (!host.current) return
    const created = createBoardController(host.current, isPlayable, latest.current.state, {
      onMove: (move, choices, input, kind) => {
        const given = latest.current
        if (choices.length === 0) return given.choose(move, kind, input)
        if (given.autoQueen && choices.includes('q')) {
          return given.choose({ ...move, promotion: 'q' }, kind, input)
        }
        created.preview(move)
        setAsked({ ...move, kind, choices, input, position: given.state.position })
      },
      onPremovesCancel: () => latest.current.onPremovesChange?.([]),
      onDrawingsChange: (next) => latest.current.onDrawingsChange?.(next),
      // At once, for the next edit of a quick hand begins with the position after this one.
      onEdit: (edit, before) =>
        flushSync(() => latest.current.onEdit?.(editPosition(before, edit), edit)),
      onInteraction: (interaction) => latest.current.onInteraction?.(interaction),
      onCommand: (command, square, shown) => {
        const spoken = {
          ...shown,
          square,
          targets: created.targetsFrom(square).map((target) => target.square),
          clocks: latest.current.readClocks?.(),
        }
        say(
          speech.current,
          answerTo(command, spoken, latest.current.texts.spoken ?? englishSpokenTexts),
        )
      },
    })
    controller.current = created
    return () => {
      created.destroy()
      controller.current = null
    }
  }, [])

  useImperativeHandle(
    handle,
    () => ({
      show: (next) => {
        const { state: given } = latest.current
        streamed.current = { over: given.position, shown: next }
        setAsked(null)
        controller.current?.update({ ...given, ...next })
      },
      focus: () => controller.current?.focus(),
      cancel: () => {
        const open = latest.current.promotion
        setAsked(null)
        controller.current?.preview(null)
        controller.current?.cancel()
        if (!open) return
        const { from, to } = open
        latest.current.onInteraction?.({ type: 'release', square: from, to, reason: 'page' })
      },
      clearDrawings: () => controller.current?.clearDrawings(),
      squareAt: (x, y) => controller.current?.squareAt(x, y),
    }),
    [],
  )

  const endPromotion = (type: PromotionType | null) => {
    setAsked(null)
    controller.current?.preview(null)
    controller.current?.focus()
    if (!promotion) return
    const { from, to, kind, input } = promotion
    if (type) choose({ from, to, promotion: type }, kind, input)
    else onInteraction?.({ type: 'release', square: from, to, reason: 'promotion-cancelled' })
  }

  return (
    <div
      className={styles.root}
      {...(isPlayable ? {} : { role: 'img', 'aria-label': texts.board })}
    >
      {titlePosition === 'outer' && <Titles orientation={orientation} position="outer" />}
      <div className={styles.area} data-titles={titlePosition}>
        {titlePosition === 'inner' && <Titles orientation={orientation} position="inner" />}
        <div
          ref={host}
          className={styles.surface}
          data-highlight={highlightStyle}
          data-targets={targetStyle}
          data-animated={animated}
          data-blindfold={blindfold || undefined}
          data-paints={(tool !== undefined && tool !== 'hand') || undefined}
        >
          {hasServerMarkup && (
            <BoardMarkup
              position={positionForServer(position)}
              orientation={orientation}
              label={texts.board}
              isPlayable={isPlayable}
            />
          )}
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
      {isPlayable && <div ref={speech} role="status" className={announcer.hidden} />}
    </div>
  )
}
