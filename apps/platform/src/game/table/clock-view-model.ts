import type { Color } from '@kingside/chess-game'
import { type ClockView, type GameView, shownTime } from '@kingside/machines/game'

/** The time and the look of one side's clock. */
export interface ClockViewModel {
  readonly timeMs: number
  readonly isRunning: boolean
}

/** The part of a game's view that its clocks show. */
export type TimedView = Pick<GameView, 'status' | 'color' | 'clock'>

/** While the own move is being sent, the own clock stops at the time of the move. */
const isHeld = ({ clock, color }: TimedView, side: Color) =>
  clock.heldAt !== null && color === side && clock.turn === side

/** The time shown in addition to the right one, while a clock runs down to it. */
function tweened({ correction, runningSince }: ClockView, side: Color, at: number): number {
  if (!correction || correction.color !== side || runningSince === null) return 0
  if (correction.ms >= 0 || correction.tweenMs === 0) return 0
  const share = 1 - Math.max(0, at - runningSince) / correction.tweenMs
  return Math.max(0, share) * -correction.ms
}

/** A side's clock at a time; null before the server's first snapshot. */
export function clockViewModel(view: TimedView, side: Color, now: number): ClockViewModel | null {
  const { clock } = view
  if (view.status === 'pre-play' || view.status === 'failed') return null
  const held = isHeld(view, side)
  const at = held && clock.heldAt !== null ? clock.heldAt : now
  const maxMs = clock.maxMs[side]
  const time = shownTime(clock, side, { at, turn: clock.turn, maxMs })
  return {
    timeMs: Math.min(maxMs, time + tweened(clock, side, at)),
    isRunning: clock.runningSince !== null && clock.turn === side && !held,
  }
}
