import { Badge } from '@kingside/design-system/Badge'
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GradedMove } from './game-report.types.ts'
import * as styles from './GameReport.css.ts'
import { gradeMessages, messages } from './GameReport.messages.ts'
import { gradeTones } from './grade-looks.ts'

export interface GradedMovesProps {
  readonly moves: readonly GradedMove[]
  readonly selected: number | null
  /** A move was selected with a key; 0 is the start. */
  readonly onSelect: (ply: number) => void
  /** A move was pressed. */
  readonly onPress: (ply: number) => void
}

/** The game's moves with their grades, as one tab stop; a press or an arrow key shows the position after a move. */
export function GradedMoves({ moves, selected, onSelect, onPress }: GradedMovesProps) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = list.current
    const current = frame?.querySelector(`[data-ply="${selected}"]`)
    if (!frame || !(current instanceof HTMLElement)) return
    keepInSight(frame, current)
    if (frame.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [selected])

  const walk = (event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const to = isModified ? undefined : walked(event.key, selected ?? 0, moves.length)
    if (to === undefined) return
    event.preventDefault()
    onSelect(Math.max(0, Math.min(to, moves.length)))
  }

  return (
    <div
      ref={list}
      role="group"
      aria-label={formatMessage(messages.moves)}
      className={styles.moves}
      onKeyDown={walk}
    >
      {moves.map(({ ply, number, color, san, grade }, index) => {
        const isWhite = color === 'w'
        const beginsRow = isWhite || index === 0
        return (
          <Fragment key={ply}>
            {beginsRow && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            {index === 0 && !isWhite && <span className={styles.blank} />}
            <button
              type="button"
              className={styles.move}
              data-ply={ply}
              tabIndex={ply === Math.max(1, selected ?? 1) ? 0 : -1}
              aria-current={ply === selected ? 'step' : undefined}
              onClick={() => onPress(ply)}
            >
              <span dir="ltr">{san}</span>
              {grade && (
                <Badge tone={gradeTones[grade]} size="s">
                  <FormattedMessage {...gradeMessages[grade]} />
                </Badge>
              )}
            </button>
          </Fragment>
        )
      })}
    </div>
  )
}

/** The ply to which a key moves; undefined for other keys. */
function walked(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowDown':
      return from + 2
    case 'ArrowUp':
      return from - 2
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Scrolls the list to the move, without scrolling the page. */
function keepInSight(frame: HTMLElement, move: HTMLElement): void {
  const outer = frame.getBoundingClientRect()
  const inner = move.getBoundingClientRect()
  if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom
}
