import { type Color, formatClock, opposite } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLatest } from '../../chess/board/index.ts'
import { clockViewModel } from './clock-view-model.ts'
import { messages } from './Game.messages.ts'
import type { GamePlayers } from './game-player.ts'

/** The side at the bottom and at the top: the reader's own at the bottom, until the board is flipped. */
export function useTableSides(view: GameView, players: GamePlayers, now: () => number) {
  const { formatMessage } = useIntl()
  const [flipped, setFlipped] = useState(false)
  const own = view.color ?? 'w'
  const bottom = flipped ? opposite(own) : own
  const top = opposite(bottom)
  const nameOf = (color: Color) =>
    players?.[color].name ?? formatMessage(messages.side, { side: color })
  const time = (color: Color) => {
    const clock = clockViewModel(view, color, now())
    return clock ? formatClock(clock.timeMs) : '–'
  }
  const readClocks = useLatest(() =>
    formatMessage(messages.clocksSpoken, {
      bottom: nameOf(bottom),
      bottomTime: time(bottom),
      top: nameOf(top),
      topTime: time(top),
    }),
  )
  return { top, bottom, nameOf, readClocks, flip: () => setFlipped(!flipped) }
}
