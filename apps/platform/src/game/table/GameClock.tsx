import { ChessClock } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import { clockViewModel, type TimedView } from './clock-view-model.ts'
import { useTicking } from './useTicking.ts'

export interface GameClockProps {
  readonly view: TimedView
  readonly color: Color
  /** Whose clock it is, for assistive technology. */
  readonly label: string
  readonly now: () => number
}

/** One side's clock: it runs, stands, or is held while the own move is on its way. */
export function GameClock({ view, color, label, now }: GameClockProps) {
  const isRunning = clockViewModel(view, color, 0)?.isRunning ?? false
  const timeMs = useTicking(isRunning, () =>
    shownMs(clockViewModel(view, color, now())?.timeMs ?? null),
  )
  // The server's time is counted here, so the face itself never runs.
  return timeMs !== null && <ChessClock label={label} timeMs={timeMs} runningSince={null} />
}

/** From here on the clock shows tenths. */
const tenthsBelowMs = 20_000

/** As exact as the clock shows it, so that nothing is drawn ten times a second that changes once. */
function shownMs(timeMs: number | null): number | null {
  if (timeMs === null) return null
  if (timeMs >= tenthsBelowMs) return Math.ceil(timeMs / 1000) * 1000
  return Math.min(tenthsBelowMs - 1, Math.ceil(timeMs / 100) * 100)
}
