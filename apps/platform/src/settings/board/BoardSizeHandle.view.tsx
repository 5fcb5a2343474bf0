import { boardSizeLimits } from '@kingside/machines/board-appearance'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useShortcut } from '../../chess/board/index.ts'
import { messages } from './BoardAppearance.messages.ts'
import * as styles from './BoardSizeHandle.css.ts'

export interface BoardSizeHandleProps {
  /** How much of the room the board takes, in percent. */
  readonly percent: number
  /** Whether the keys “-” and “=” change the size from anywhere on the page. */
  readonly hasKeys: boolean
  /** Shows a size while the handle is dragged. */
  readonly onPreview: (percent: number) => void
  /** Keeps a size. */
  readonly onChoose: (percent: number) => void
}

/** A drag in progress: where it began, and the board's side then and at full size, in CSS pixels. */
interface Drag {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly fullSide: number
  percent: number
}

const { least, most } = boardSizeLimits
const within = (percent: number) => Math.min(most, Math.max(least, Math.round(percent)))

/** What a key adds to the size while the handle has the focus, in percent. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 2,
  ArrowRight: 2,
  ArrowDown: -2,
  ArrowLeft: -2,
  PageUp: 10,
  PageDown: -10,
  Home: -most,
  End: most,
}

/** The corner of the board that is dragged to make the board smaller or larger. Its parent has the board's size. */
export function BoardSizeHandle({ percent, hasKeys, onPreview, onChoose }: BoardSizeHandleProps) {
  const { formatMessage, formatNumber } = useIntl()
  const drag = useRef<Drag | null>(null)
  const step = (by: number) => onChoose(within(percent + by))
  useShortcut({ key: '-', code: 'Minus' }, hasKeys, () => step(-2))
  useShortcut({ key: '=', code: 'Equal' }, hasKeys, () => step(2))

  const begin = ({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    const board = currentTarget.parentElement
    if (button !== 0 || !board) return
    const side = board.clientWidth
    // The size at 100 % is not known from the present one, which is rounded to whole pixels for each square.
    onPreview(most)
    const fullSide = board.clientWidth
    onPreview(percent)
    drag.current = { x: clientX, y: clientY, side, fullSide, percent }
    currentTarget.setPointerCapture(pointerId)
  }
  const move = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const isLeftwards = getComputedStyle(currentTarget).direction === 'rtl'
    const across = (clientX - held.x) * (isLeftwards ? -1 : 1)
    // Board and panel stay in the middle: the corner moves across by half of what the board grows, and down by all of it.
    const grown = (across / 2 + clientY - held.y) / 1.25
    held.percent = within(((held.side + grown) / held.fullSide) * most)
    onPreview(held.percent)
  }
  const end = () => {
    if (drag.current) onChoose(drag.current.percent)
    drag.current = null
  }
  const cancel = () => {
    if (drag.current) onPreview(percent)
    drag.current = null
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return cancel()
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(by)
  }

  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={formatMessage(messages.boardSize)}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={percent}
      aria-valuetext={formatNumber(percent, { style: 'unit', unit: 'percent' })}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={press}
    >
      <svg viewBox="0 0 12 12" className={styles.grip} aria-hidden="true">
        <path d="M11 1 1 11M11 6 6 11" />
      </svg>
    </div>
  )
}
