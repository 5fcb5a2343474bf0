import type { GameView } from '@kingside/machines/game'
import type { EndedGame } from './game-result.ts'

/** Whether there is something to review in a finished game. The server does not analyse aborted ones either. */
export const isReviewable = ({ end, turns }: EndedGame & Pick<GameView, 'turns'>): boolean =>
  end?.result !== 'ABORT' && turns.length > 0
