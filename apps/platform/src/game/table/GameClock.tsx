import { ChessClock } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import { clockViewModel, type TimedView } from './clock-view-model.ts'
import { shownMs } from './shown-ms.ts'
import { useTicking } from './useTicking.ts'

export interface GameClockProps {
  readonly view: TimedView
  readonly color: Color
  /** The clock's label for assistive technology. */
  readonly label: string
  /** When its player moved last, in words; undefined while the clock runs. */
  readonly title?: string | undefined
  readonly now: () => number
}

/** A side's clock: running, stopped, or held while the own move is being sent. */
export function GameClock({ view, color, label, title, now }: GameClockProps) {
  const isRunning = clockViewModel(view, color, 0)?.isRunning ?? false
  const timeMs = useTicking(isRunning, () =>
    shownMs(clockViewModel(view, color, now())?.timeMs ?? null),
  )
  // The server's time is counted here, so the clock's component never counts by itself.
  return (
    timeMs !== null && (
      <ChessClock label={label} title={title} timeMs={timeMs} runningSince={null} />
    )
  )
}
