import type { MoveIntent, PromotionType, Square } from '@kingside/chess-game'
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type BoardController, createBoardController } from '../headless/board-controller.ts'
import type { BoardHandlers, BoardState } from '../headless/board-state.ts'
import { editPosition } from '../headless/edit-position.ts'
import type { MoveInput } from '../headless/interactions.ts'
import type { BoardHandle, ChessBoardProps, ShownPosition } from './chess-board-props.ts'
import { answerTo, announce } from './speak.ts'
import { englishSpokenTexts } from './texts.ts'

/** A move whose promotion piece is not chosen yet. */
export interface Promotion {
  readonly kind: 'move' | 'premove'
  readonly from: Square
  readonly to: Square
  readonly choices: readonly PromotionType[]
  readonly input: MoveInput
  /** The position of the move; in any other position the promotion is void. */
  readonly position: string
}

export interface PromotionState {
  /** The last promotion, even if it is void. */
  readonly asked: Promotion | null
  /** The promotion of the open picker. */
  readonly open: Promotion | null
  readonly setAsked: (promotion: Promotion | null) => void
}

/** The values that a render passes to the controller. */
export interface BoardInputs {
  readonly props: ChessBoardProps
  readonly state: BoardState
  readonly promotion: PromotionState
  /** Called when the player chose a whole move, promotion piece included. */
  readonly onChoose: (move: MoveIntent, kind: Promotion['kind'], input: MoveInput) => void
}

/** A component's references to its controller. */
export interface BoardConnection {
  readonly controller: RefObject<BoardController | null>
  /** The inputs of the last render. */
  readonly latest: RefObject<BoardInputs>
  /** The position shown by the handle's `show`, and the position of the props that it replaced. */
  readonly streamed: RefObject<{ readonly over: string; readonly shown: ShownPosition } | null>
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The promotion of the open picker, if there is one. */
export function usePromotion(position: string): PromotionState {
  'use no memo'
  const [asked, setAsked] = useState<Promotion | null>(null)
  return { asked, open: asked?.position === position ? asked : null, setAsked }
}

/** Runs a controller in `host` with the inputs of each render; it announces answers in `speech`. */
export function useBoardController(
  host: RefObject<HTMLElement | null>,
  speech: RefObject<HTMLElement | null>,
  isPlayable: boolean,
  inputs: BoardInputs,
): BoardConnection {
  'use no memo'
  const controller = useRef<BoardController | null>(null)
  const latest = useRef(inputs)
  const streamed = useRef<{ readonly over: string; readonly shown: ShownPosition } | null>(null)

  useBrowserLayoutEffect(() => {
    latest.current = inputs
    const { props, state, promotion } = inputs
    if (streamed.current?.over !== state.position) streamed.current = null
    // `update` compares by value, so a render with equal props costs only that.
    controller.current?.update({ ...state, ...streamed.current?.shown })
    const { asked, open, setAsked } = promotion
    // Clear a void promotion, so that it does not come back with its position.
    if (!asked || open) return
    setAsked(null)
    // The closed picker had the focus; without this it would stay on the document body.
    if (document.activeElement === document.body) controller.current?.focus()
    const { from, to } = asked
    props.onInteraction?.({ type: 'release', square: from, to, reason: 'position' })
  })

  useBrowserLayoutEffect(() => {
    if (!host.current) return
    const handlers = controllerHandlers(controller, latest, speech)
    const created = createBoardController(host.current, isPlayable, latest.current.state, handlers)
    controller.current = created
    return () => {
      created.destroy()
      controller.current = null
    }
  }, [])

  return { controller, latest, streamed }
}

/** Passes the player's actions to the callbacks of the last render. */
const controllerHandlers = (
  controller: BoardConnection['controller'],
  latest: BoardConnection['latest'],
  speech: RefObject<HTMLElement | null>,
): BoardHandlers => ({
  onMove: (move, choices, input, kind) => {
    const { props, state, promotion, onChoose } = latest.current
    if (choices.length === 0) return onChoose(move, kind, input)
    if (props.autoQueen && choices.includes('q')) {
      return onChoose({ ...move, promotion: 'q' }, kind, input)
    }
    controller.current?.preview(move)
    promotion.setAsked({ ...move, kind, choices, input, position: state.position })
  },
  onPremovesCancel: () => latest.current.props.onPremovesChange?.([]),
  onDrawingsChange: (drawings) => latest.current.props.onDrawingsChange?.(drawings),
  // Rendered at once, because a fast next edit must start from the position after this one.
  onEdit: (edit, before) =>
    flushSync(() => latest.current.props.onEdit?.(editPosition(before, edit), edit)),
  onInteraction: (interaction) => latest.current.props.onInteraction?.(interaction),
  onCommand: (command, square, shown) => {
    const { readClocks, texts } = latest.current.props
    const targets = controller.current?.targetsFrom(square) ?? []
    const spoken = {
      ...shown,
      square,
      targets: targets.map((target) => target.square),
      clocks: readClocks?.(),
    }
    announce(speech.current, answerTo(command, spoken, texts?.spoken ?? englishSpokenTexts))
  },
})

/** Sets the page's `ref` to the board's handle. */
export function useBoardHandle(
  handle: Ref<BoardHandle>,
  { controller, latest, streamed }: BoardConnection,
): void {
  'use no memo'
  useImperativeHandle(
    handle,
    () => ({
      show: (shown) => {
        const { state, promotion } = latest.current
        streamed.current = { over: state.position, shown }
        promotion.setAsked(null)
        controller.current?.update({ ...state, ...shown })
      },
      focus: () => controller.current?.focus(),
      cancel: () => {
        const { props, promotion } = latest.current
        promotion.setAsked(null)
        controller.current?.preview(null)
        controller.current?.cancel()
        if (!promotion.open) return
        const { from, to } = promotion.open
        props.onInteraction?.({ type: 'release', square: from, to, reason: 'page' })
      },
      clearDrawings: () => controller.current?.clearDrawings(),
      squareAt: (x, y) => controller.current?.squareAt(x, y),
    }),
    [controller, latest, streamed],
  )
}
