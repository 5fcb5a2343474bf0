import type { MoveIntent, PromotionType } from '@kingside/chess-game'
import { forwardRef, type Ref, useRef } from 'react'
import type { BoardState } from '../headless/board-state.ts'
import type { Drawing } from '../headless/drawings.ts'
import type { MoveInput } from '../headless/interactions.ts'
import { PromotionPicker } from '../promotion/PromotionPicker.tsx'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import { BoardMarkup, useServerMarkup } from './BoardMarkup.tsx'
import type { BoardHandle, ChessBoardProps } from './chess-board-props.ts'
import * as styles from './ChessBoard.css.ts'
import { englishTexts } from './texts.ts'
import { Titles } from './Titles.tsx'
import {
  type Promotion,
  useBoardController,
  useBoardHandle,
  usePromotion,
} from './useBoardController.ts'

const noMoves: readonly MoveIntent[] = []
const noDrawings: readonly Drawing[] = []

/**
 * A chess board to look at or to play on: by mouse, touch, keyboard and screen reader. It fills the width of its
 * container. Positions, drags and animations render no React component below this one.
 */
export const ChessBoard = forwardRef<BoardHandle, ChessBoardProps>((props, ref) => {
  const isPlayable = props.onMove !== undefined || props.onEdit !== undefined
  return (
    <ChessBoardInner
      key={isPlayable ? 'play' : 'view'}
      {...props}
      isPlayable={isPlayable}
      handle={ref}
    />
  )
})
ChessBoard.displayName = 'ChessBoard'

interface ChessBoardInnerProps extends ChessBoardProps {
  /** Must not change: a board that becomes playable is mounted again. */
  readonly isPlayable: boolean
  readonly handle: Ref<BoardHandle>
}

function ChessBoardInner(props: ChessBoardInnerProps) {
  // The compiler would cache thirty values between renders, which the controller compares by value anyway.
  'use no memo'
  const { texts = englishTexts, orientation = 'w', isPlayable } = props
  const titlePosition =
    props.titlePosition === 'outter' ? 'outer' : (props.titlePosition ?? 'inner')
  const host = useRef<HTMLDivElement>(null)
  const speech = useRef<HTMLDivElement>(null)
  const hasServerMarkup = useServerMarkup()
  const state = boardState(props)
  const { editTool: tool } = state
  const promotion = usePromotion(state.position)

  const onChoose = (move: MoveIntent, kind: Promotion['kind'], input: MoveInput) =>
    kind === 'move'
      ? props.onMove?.(move, input)
      : props.onPremovesChange?.([...state.premoves, move])
  const inputs = { props, state, promotion, onChoose }
  const connection = useBoardController(host, speech, isPlayable, inputs)
  useBoardHandle(props.handle, connection)

  const endPromotion = (type: PromotionType | null) => {
    const { controller } = connection
    promotion.setAsked(null)
    controller.current?.preview(null)
    controller.current?.focus()
    if (!promotion.open) return
    const { from, to, kind, input } = promotion.open
    if (type) onChoose({ from, to, promotion: type }, kind, input)
    else props.onInteraction?.({ type: 'release', square: from, to, reason: 'promotion-cancelled' })
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
          data-highlight={props.highlightStyle ?? 'highlight'}
          data-targets={props.targetStyle ?? 'dots'}
          data-animated={props.animated ?? true}
          data-blindfold={props.blindfold || undefined}
          data-paints={(tool !== undefined && tool !== 'hand') || undefined}
        >
          {hasServerMarkup && (
            <BoardMarkup
              position={state.position}
              orientation={orientation}
              label={texts.board}
              isPlayable={isPlayable}
            />
          )}
        </div>
        {promotion.open && (
          <PromotionPicker
            square={promotion.open.to}
            choices={promotion.open.choices}
            orientation={orientation}
            label={texts.promotion}
            names={texts.promoteTo}
            onChoose={endPromotion}
            onCancel={() => endPromotion(null)}
          />
        )}
      </div>
      {isPlayable && <div ref={speech} role="status" className={visuallyHidden} />}
    </div>
  )
}

/** The props as the controller's state. */
const boardState = ({
  position,
  orientation = 'w',
  lastMove,
  check,
  legalMoves = noMoves,
  highlightStyle,
  targetStyle,
  onMove,
  premoveColor,
  premoves = noMoves,
  onEdit,
  editTool = 'hand',
  drawable = onMove !== undefined,
  drawings,
  arrows = noDrawings,
  texts = englishTexts,
}: ChessBoardProps): BoardState => ({
  label: texts.board,
  position: typeof position === 'string' ? position : position.currentFen,
  orientation,
  lastMove,
  check,
  legalMoves,
  showTargets: targetStyle !== 'none',
  lastMoveArrow: highlightStyle === 'arrow',
  premoveColor,
  premoves,
  editTool: onEdit ? editTool : undefined,
  drawable,
  drawings,
  arrows,
  describe: texts.square,
})
