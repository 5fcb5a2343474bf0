import { ChessClock } from '@kingside/chess-board'
import { type Color, turnOf } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import type { WatchedPosition } from '../../game/connection/index.ts'
import { shownMs, useTicking } from '../../game/table/index.ts'
import { gamesMessages } from '../page/page.messages.ts'

export interface LiveClockProps {
  readonly position: WatchedPosition
  /** The clock of the position, in ms. */
  readonly now: () => number
  readonly color: Color
}

/** A side's clock of a game that is looked at among others. */
export function LiveClock({ position, now, color }: LiveClockProps) {
  const { formatMessage } = useIntl()
  const { fen, leftMs, isRunning, at } = position
  const runs = isRunning && turnOf(fen) === color
  const timeMs = useTicking(runs, () =>
    shownMs(Math.max(0, leftMs[color] - (runs ? now() - at : 0))),
  )
  return (
    timeMs !== null && (
      <ChessClock
        label={formatMessage(color === 'w' ? gamesMessages.white : gamesMessages.black)}
        timeMs={timeMs}
        runningSince={null}
      />
    )
  )
}
