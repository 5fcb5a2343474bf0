import { type Color, opposite } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import type { IntlShape } from 'react-intl'
import { messages, ownMoveMessages } from './Game.messages.ts'
import { takebackMessages } from './Takeback.messages.ts'

/** The announcements to screen readers besides moves and banners. */
export function noticeOf(
  view: GameView,
  nameOf: (color: Color) => string,
  formatMessage: IntlShape['formatMessage'],
): string | null {
  if (view.status !== 'playing' || view.color === null) return null
  if (view.ownMove === 'not-sent') return formatMessage(ownMoveMessages['not-sent'])
  const { color, drawDeclined, takeback, takebackOutcome } = view
  if (drawDeclined === color) {
    return formatMessage(messages.drawDeclined, { name: nameOf(opposite(color)) })
  }
  if (takeback?.status === 'offered') return formatMessage(takebackMessages.asked)
  // A granted takeback is announced by its moves.
  if (takebackOutcome?.outcome === 'declined' && takebackOutcome.by === color) {
    return formatMessage(takebackMessages.declined, { name: nameOf(opposite(color)) })
  }
  const isOwnClock = view.clock.turn === color
  return view.clock.level === 'low' && isOwnClock ? formatMessage(messages.lowTime) : null
}
