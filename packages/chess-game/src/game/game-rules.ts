import { pressClock, timeLeft } from '../clock/clock.ts'
import { claimableDraw, endByFlag, endOfGame } from './game-end.ts'
import { isLegal, playMove } from './play.ts'

/** The rules in one object, for dependency injection. */
export const gameRules = {
  claimableDraw,
  endByFlag,
  endOfGame,
  isLegal,
  playMove,
  pressClock,
  timeLeft,
}
