import type { Piece } from '@kingside/chess-game'
import { type PointerEvent, useRef } from 'react'
import { capturePointer } from '../headless/pointer-capture.ts'
import { dragThreshold } from '../headless/pointer-input.ts'
import * as styles from './PositionEditor.css.ts'

interface SparePieceProps {
  readonly piece: Piece
  readonly name: string
  /** Whether presses on the board put this piece. */
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** The piece was dropped at a point of the viewport, in CSS pixels. */
  readonly onDrop: (x: number, y: number) => void
}

/** A piece beside the board: dragged there, or chosen and then put by presses on squares. */
export function SparePiece({ piece, name, isChosen, onChoose, onDrop }: SparePieceProps) {
  const image = useRef<HTMLSpanElement>(null)
  const wasDragged = useRef(false)
  const start = useRef<{ x: number; y: number; dragged: boolean } | null>(null)

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    wasDragged.current = false
    start.current = { x: event.clientX, y: event.clientY, dragged: false }
    capturePointer(event.currentTarget, event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current
    if (!from || !image.current) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    from.dragged ||= Math.hypot(x, y) > dragThreshold
    if (from.dragged) image.current.style.transform = `translate(${x}px, ${y}px)`
  }
  const end = () => {
    start.current = null
    if (image.current) image.current.style.transform = ''
  }
  const onPointerUp = (event: PointerEvent) => {
    wasDragged.current = start.current?.dragged ?? false
    end()
    if (wasDragged.current) onDrop(event.clientX, event.clientY)
  }
  /** The browser sends a click after a drop too, which is ignored. */
  const onClick = () => {
    if (!wasDragged.current) onChoose()
    wasDragged.current = false
  }

  return (
    <button
      type="button"
      className={styles.spare}
      aria-label={name}
      aria-pressed={isChosen}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={end}
      onClick={onClick}
    >
      <span ref={image} className={styles.image} data-piece={`${piece.color}${piece.type}`} />
    </button>
  )
}
