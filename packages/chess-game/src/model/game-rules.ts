import { pressClock, timeLeft } from './clock.ts'
import { claimableDraw, endOfGame, isLegal, playMove } from './game.ts'
import { endByFlag } from './game-end.ts'

/** The rules in one object, for those who inject them. */
export const gameRules = {
  claimableDraw,
  endByFlag,
  endOfGame,
  isLegal,
  playMove,
  pressClock,
  timeLeft,
}
