import { formatClock } from '@kingside/chess-game'
import { useEffect, useRef } from 'react'
import * as styles from './ChessClock.css.ts'

export interface ChessClockProps {
  /** Time left when the turn began, or now when the clock stands, in milliseconds. */
  readonly timeMs: number
  /** When the turn began, by `performance.now()`; null while the clock stands. */
  readonly runningSince: number | null
  /** Whose clock it is, for assistive technology. */
  readonly label: string
  /** Below this the clock says `data-low`, in milliseconds. @default 20000 */
  readonly lowMs?: number
}

const tickMs = 100

/** One side's clock face. It counts down by itself and renders React only when its props change. */
export function ChessClock({ timeMs, runningSince, label, lowMs = 20_000 }: ChessClockProps) {
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
      className={styles.root}
      data-running={runningSince === null ? undefined : ''}
      suppressHydrationWarning
    >
      {formatClock(timeMs)}
    </span>
  )
}
