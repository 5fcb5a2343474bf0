import type { TextSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Countdown.css.ts'
import { clockText, timeLeft, type TimeLeft } from './timeLeft.ts'
import { useCountdown } from './useCountdown.ts'

/** The texts of a countdown, in the page's language. */
export interface CountdownTexts {
  /** A day or more, in two units, such as `2 days 5 h`. Shorter times are shown as a clock. */
  days: (left: TimeLeft) => string
  /** Any time left in words, such as `1 minute`, for screen readers. */
  spoken: (left: TimeLeft) => string
  /** Shown when the moment has come, such as `It begins`. */
  over: string
}

export interface CountdownProps {
  /** Name of the countdown for screen readers, such as `Starts in`. */
  label: string
  /** The moment: a date, or milliseconds since 1970. */
  to: Date | number
  /** The texts of the countdown. */
  texts: CountdownTexts
  /** Called once when the moment comes; not if it was already past at first. */
  onEnd?: () => void
  /** Text size. @default 'm' */
  size?: TextSize
  /** The number of seconds left from which the time is red. @default 10 */
  urgentFrom?: number
  /** Seconds left at which screen readers announce the time. @default 300, 60 and 10 */
  announceAt?: readonly number[]
  /**
   * Returns the time now, in ms since 1970. Pass the server's time, as the device's clock may be wrong. @default
   * Date.now
   */
  now?: () => number
}

const usualMarks = [300, 60, 10]

/** Counts down to a moment, in digits of equal width. Told another moment, it goes on from there. */
export function Countdown({
  label,
  to,
  texts,
  onEnd,
  size = 'm',
  urgentFrom = 10,
  announceAt = usualMarks,
  now = Date.now,
}: CountdownProps) {
  const { left, spoken } = useCountdown({ to: Number(to), now, marks: announceAt, onEnd })
  const units = timeLeft(left)
  const isOver = left === 0
  const state = isOver ? 'over' : left <= urgentFrom * 1000 ? 'soon' : 'running'
  const written = units.days > 0 ? texts.days(units) : clockText(units)
  return (
    <>
      <span role="timer" aria-label={label} className={styles.root({ size })} data-state={state}>
        {isOver ? (
          texts.over
        ) : (
          <>
            <span aria-hidden="true">{written}</span>
            <VisuallyHidden>{texts.spoken(units)}</VisuallyHidden>
          </>
        )}
      </span>
      <span role="status">
        <VisuallyHidden>
          {spoken !== undefined && (spoken === 0 ? texts.over : texts.spoken(timeLeft(spoken)))}
        </VisuallyHidden>
      </span>
    </>
  )
}
