import { ChessClock } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { clockFace } from './clock-face.ts'
import { useNow } from './useNow.ts'

export interface GameClockProps {
  readonly view: GameView
  readonly color: Color
  /** Whose clock it is, for assistive technology. */
  readonly label: string
  readonly now: () => number
}

/** One side's clock: it runs, stands, or is held while the own move is on its way. */
export function GameClock({ view, color, label, now }: GameClockProps) {
  const isRunning = clockFace(view, color, 0)?.isRunning ?? false
  const at = useNow(now, isRunning)
  const face = clockFace(view, color, at)
  // The server's time is counted here, so the face itself never runs.
  return face && <ChessClock label={label} timeMs={face.timeMs} runningSince={null} />
}
