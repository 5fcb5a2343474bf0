import { formatClock } from '@kingside/chess-game'
import { useEffect, useRef } from 'react'
import * as styles from './ChessClock.css.ts'

export interface ChessClockProps {
  /** The remaining time when the turn began, or now when the clock is stopped, in milliseconds. */
  readonly timeMs: number
  /** When the turn began, by `performance.now()`; null while the clock is stopped. */
  readonly runningSince: number | null
  /** Whose clock it is, for assistive technology. */
  readonly label: string
  /** More about the clock, as a tooltip and for assistive technology. */
  readonly title?: string | undefined
  /** Below this time the clock has `data-low`, in milliseconds. @default 20000 */
  readonly lowMs?: number
}

const tickMs = 100

/** One side's clock. It counts down by itself and renders React only when its props change. */
export function ChessClock({
  timeMs,
  runningSince,
  label,
  title,
  lowMs = 20_000,
}: ChessClockProps) {
  const face = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const show = () => {
      const element = face.current
      if (!element) return
      const elapsed = runningSince === null ? 0 : performance.now() - runningSince
      const left = Math.max(0, timeMs - elapsed)
      const text = formatClock(left)
      if (element.textContent !== text) element.textContent = text
      element.toggleAttribute('data-low', left < lowMs)
    }
    show()
    if (runningSince === null) return
    const ticking = setInterval(show, tickMs)
    document.addEventListener('visibilitychange', show)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', show)
    }
  }, [timeMs, runningSince, lowMs])

  return (
    <span
      ref={face}
      role="timer"
      aria-label={label}
      title={title}
      className={styles.root}
      data-running={runningSince === null ? undefined : ''}
      suppressHydrationWarning
    >
      {formatClock(timeMs)}
    </span>
  )
}
