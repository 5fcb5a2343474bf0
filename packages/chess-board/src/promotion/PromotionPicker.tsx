import { type Color, type PromotionType, rankIndex, type Square } from '@kingside/chess-game'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cellOf } from '../headless/geometry.ts'
import * as styles from './PromotionPicker.css.ts'

export interface PromotionPickerProps {
  /** The square on which the pawn promotes. */
  readonly square: Square
  /** The pieces to choose from, in the order shown from the board's edge inwards. */
  readonly choices: readonly PromotionType[]
  readonly orientation: Color
  /** The picker's name for assistive technology. */
  readonly label: string
  /** The name of each choice. */
  readonly names: Readonly<Record<PromotionType, string>>
  readonly onChoose: (type: PromotionType) => void
  /** Called on Escape or a press beside the picker: the pawn goes back. */
  readonly onCancel: () => void
}

/**
 * Asks for the promotion piece, over the file of the promotion square. Arrow keys move along the choices, Enter
 * chooses, Escape cancels. Place it inside an element of the board's size.
 */
export function PromotionPicker({
  square,
  choices,
  orientation,
  label,
  names,
  onChoose,
  onCancel,
}: PromotionPickerProps) {
  // It renders once; compiled code would be twice as large.
  'use no memo'
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.querySelector('button')?.focus(), [])

  const { column, row } = cellOf(square, orientation)
  const edge = row === 0 ? 'top' : 'bottom'
  const color = rankIndex(square) === 7 ? 'w' : 'b'

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(dialog.current?.querySelectorAll('button') ?? [])]
    const now = buttons.findIndex((button) => button === document.activeElement)
    const inwards = edge === 'top' ? 'ArrowDown' : 'ArrowUp'
    const outwards = edge === 'top' ? 'ArrowUp' : 'ArrowDown'
    if (event.key === 'Escape') onCancel()
    else if (event.key === inwards || (event.key === 'Tab' && !event.shiftKey)) {
      buttons[(now + 1) % buttons.length]?.focus()
    } else if (event.key === outwards || event.key === 'Tab') {
      buttons.at((now - 1) % buttons.length)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <div className={styles.backdrop} onPointerDown={onCancel} aria-hidden="true" />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className={styles.picker}
        data-from={edge}
        style={{ left: `${column * 12.5}%`, [edge]: 0 }}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
      >
        {choices.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.choice}
            data-piece={`${color}${type}`}
            aria-label={names[type]}
            onClick={() => onChoose(type)}
          />
        ))}
      </div>
    </>
  )
}
