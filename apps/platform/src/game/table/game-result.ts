import type { ResultView } from '@kingside/chess-board'
import type { Outcome } from '@kingside/machines/game'
import type { GameResult, OnlineEnd } from '@kingside/machines/game-connection'
import type { IntlShape } from 'react-intl'
import { statusMessages } from './Game.messages.ts'
import { outcomeMessages, reasonMessages, resultMessages } from '../../chess/terms/index.ts'

/** How a game ended: null where it is not known, and for viewers. */
export interface EndedGame {
  readonly end: OnlineEnd | null
  readonly outcome: Outcome | null
}

/** The texts of the result banner, for a player or a viewer. */
export function resultOf(
  { end, outcome }: EndedGame,
  formatMessage: IntlShape['formatMessage'],
): ResultView {
  if (!end) return { state: 'cancelled', title: formatMessage(statusMessages.over) }
  const { result, reason } = end
  const score = scores[result]
  return {
    state: outcome ?? seenAs[result],
    title: formatMessage(outcome ? outcomeMessages[outcome] : resultMessages[result]),
    reason: formatMessage(reasonMessages[reason]),
    ...(score !== null && { score }),
  }
}

/** The look of a result for viewers. */
const seenAs: Readonly<Record<GameResult, Outcome>> = {
  WHITE_WIN: 'win',
  DRAW: 'draw',
  BLACK_WIN: 'win',
  ABORT: 'cancelled',
  CANCELLED: 'cancelled',
  UNEXPECTED: 'cancelled',
}

const scores: Readonly<Record<GameResult, string | null>> = {
  WHITE_WIN: '1–0',
  DRAW: '½–½',
  BLACK_WIN: '0–1',
  ABORT: null,
  CANCELLED: null,
  UNEXPECTED: null,
}
