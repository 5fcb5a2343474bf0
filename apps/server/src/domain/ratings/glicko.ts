import { provisionalAbove } from '@kingside/api/facts'
import glicko2 from 'glicko2'

/** What Glicko-2 knows of a player. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** Of a player without rated games, after the rating to begin with. */
export const newRating = { deviation: 350, volatility: 0.06 } as const

/** Glicko-2's own scale: points for one unit (http://www.glicko.net/glicko/glicko2.pdf, step 2). */
const scale = 173.7178
const tau = 0.75
const centre = 1500
const leastRating = 100
const leastDeviation = 45
/** A player who rests becomes less certain once in this time, from about 45 to 110 in a year and a half. */
export const ratingPeriodMs = 7 * 24 * 3600 * 1000

/**
 * The ratings after one game (Glicko-2 with a rating period of one week: the deviation grows with time,
 * not with games).
 * @param score White's: 1, 0.5 or 0
 * @param restedMs how long it is since each side's last rated game
 */
export function rateGame(
  white: Rating,
  black: Rating,
  {
    score,
    restedMs,
  }: {
    readonly score: 0 | 0.5 | 1
    readonly restedMs: { readonly w: number; readonly b: number }
  },
): { readonly w: Rating; readonly b: Rating } {
  const w = rested(white, restedMs.w)
  const b = rested(black, restedMs.b)
  return { w: afterGame(w, b, score), b: afterGame(b, w, 1 - score) }
}

/**
 * The rating of one side. The package lets the deviation grow by one period at each update, so that is
 * taken off beforehand, of the player alone: the opponent counts as it stands.
 */
function afterGame(player: Rating, opponent: Rating, score: number): Rating {
  const system = new glicko2.Glicko2({ tau, rating: centre, rd: 350, vol: 0.06 })
  const { rating, deviation, volatility } = player
  const own = system.makePlayer(rating, withoutPeriod(deviation, volatility), volatility)
  const other = system.makePlayer(opponent.rating, opponent.deviation, opponent.volatility)
  system.updateRatings([[own, other, score]])
  return read(own)
}

/** The deviation after a rest (step 6), never more than a new player's. */
function rested(rating: Rating, ms: number): Rating {
  const periods = Math.max(0, ms) / ratingPeriodMs
  const grown = Math.hypot(rating.deviation, Math.sqrt(periods) * rating.volatility * scale)
  return { ...rating, deviation: Math.min(newRating.deviation, grown) }
}

/** The deviation that a rating has at a moment, after its last game: it grows while the player rests. */
export const deviationAt = (rating: Rating, playedAt: Date, at: Date): number =>
  rested(rating, at.getTime() - playedAt.getTime()).deviation

/** Whether a rating is still uncertain at a moment. */
export const isProvisional = (rating: Rating, playedAt: Date, at: Date): boolean =>
  Math.round(deviationAt(rating, playedAt, at)) > provisionalAbove

const withoutPeriod = (deviation: number, volatility: number): number =>
  Math.sqrt(Math.max(1, deviation ** 2 - (volatility * scale) ** 2))

const read = (player: {
  getRating: () => number
  getRd: () => number
  getVol: () => number
}): Rating => ({
  rating: Math.max(leastRating, player.getRating()),
  deviation: Math.min(newRating.deviation, Math.max(leastDeviation, player.getRd())),
  volatility: player.getVol(),
})
