import type { TextSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Countdown.css.ts'
import { clockText, timeLeft, type TimeLeft } from './timeLeft.ts'
import { useCountdown } from './useCountdown.ts'

/** What a countdown says, in the reader's language. */
export interface CountdownTexts {
  /** A day or more, in two units, such as `2 days 5 h`. Less is written as a clock. */
  days: (left: TimeLeft) => string
  /** Any time left in words, such as `1 minute`: for screen readers. */
  spoken: (left: TimeLeft) => string
  /** The moment has come, such as `It begins`. */
  over: string
}

export interface CountdownProps {
  /** What is counted down to, such as `Starts in`: for screen readers. */
  label: string
  /** The moment: a date, or milliseconds since 1970. */
  to: Date | number
  /** What it says. */
  texts: CountdownTexts
  /** Called once when the moment comes; not when it was over from the start. */
  onEnd?: () => void
  /** Text size. @default 'm' */
  size?: TextSize
  /** From how many seconds left the time is red. @default 10 */
  urgentFrom?: number
  /** How many seconds left screen readers say by themselves. @default 300, 60 and 10 */
  announceAt?: readonly number[]
  /** The time now, in milliseconds since 1970; give the server's, as a reader's clock may be wrong. @default Date.now */
  now?: () => number
}

const usualMarks = [300, 60, 10]

/** Counts down to a moment in digits of one width. */
export function Countdown(props: CountdownProps) {
  return <Running key={Number(props.to)} {...props} />
}

/** One countdown; another moment is another one. */
function Running({
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
