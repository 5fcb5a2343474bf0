import { type Color, formatClock, opposite, timeLeft } from '@kingside/chess-game'
import type { ComputerGameView } from '@kingside/machines'
import { useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

/** Returns the text of both clocks at the time of the call; undefined in a game without clocks. */
export function useSpokenClocks({
  clock,
  setup,
  turn,
}: ComputerGameView): (() => string) | undefined {
  const { formatMessage } = useIntl()
  if (!clock) return undefined
  const { times, runningSince } = clock
  const timeOf = (color: Color) => {
    const elapsed = turn === color && runningSince !== null ? performance.now() - runningSince : 0
    return formatClock(timeLeft(times, color, elapsed))
  }
  return () =>
    formatMessage(messages.clocksSpoken, {
      yours: timeOf(setup.playerColor),
      theirs: timeOf(opposite(setup.playerColor)),
    })
}
