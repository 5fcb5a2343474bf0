import type { ComputerGameContext } from './computer-game.types.ts'

/** Before so many plies the engine always plays on. */
const earliestPly = 40

/** The engine agrees when it does not stand better than this, in hundredths of a pawn. */
const fairCp = 20

/** After a refusal another offer has to wait for so many plies. */
const pausePlies = 20

/** Whether the player may offer a draw: `refused` until the next move, then `waiting` for ten moves of each side. */
export type DrawOffer = 'possible' | 'refused' | 'waiting'

export function drawOfferOf({
  game,
  declinedAt,
}: Pick<ComputerGameContext, 'game' | 'declinedAt'>): DrawOffer {
  const plies = game.history.length
  // A takeback leads back to before the offer.
  if (declinedAt === null || plies < declinedAt) return 'possible'
  if (plies === declinedAt) return 'refused'
  return plies - declinedAt < pausePlies ? 'waiting' : 'possible'
}

/** Whether the engine agrees to a draw now: not early in the game, and not while it is better. */
export const engineAgrees = ({
  game,
  scoreCp,
}: Pick<ComputerGameContext, 'game' | 'scoreCp'>): boolean =>
  game.history.length >= earliestPly && scoreCp !== null && scoreCp <= fairCp
