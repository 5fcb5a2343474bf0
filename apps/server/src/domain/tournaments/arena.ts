import { type ArenaPlayer, arenaScore } from '@kingside/pairing'
import { newRatings, type RatingType } from '@kingside/api'
import type { ArenaPlayed, ArenaReady, ArenaRow } from './arena-store.ts'
import { missedBeforeWithdrawal } from './missed-games.ts'
import { performanceOf } from './performance.ts'

/** How often an arena is paired, in ms. */
export const turnMs = 4_000

/** How long players have after a game before they are paired again, in ms. */
const afterGameMs = 3_000

/** Shortly before its end an arena is paired no more: a game that can't end in time counts nothing. */
export function lastPairingBefore(end: Date, initialMs: number): Date {
  const left = Math.min(120_000, Math.max(30_000, initialMs / 2))
  return new Date(end.getTime() - left)
}

/** How somebody stands after the games that were played. @param endedAt when the last one ended */
export function arenaRowOf(
  id: number,
  played: readonly ArenaPlayed[],
  ratingType: RatingType,
  endedAt: Date,
): ArenaRow {
  const counted = played.filter(({ counts }) => counts)
  const { points, streak } = arenaScore(counted)
  const rated = counted.filter(({ isForfeit }) => !isForfeit)
  const missed = played.findLastIndex(({ isMissed }) => !isMissed)
  const missedInRow = played.length - 1 - missed
  return {
    id,
    points,
    streak,
    games: rated.length,
    performance:
      ratingType === 'non-rated'
        ? null
        : performanceOf(
            rated.map(({ opponentRating, result }) => ({
              opponentRating: opponentRating ?? newRatings[ratingType],
              points: { win: 1, draw: 0.5, loss: 0 }[result],
            })),
          ),
    missedInRow,
    readyAt: new Date(endedAt.getTime() + afterGameMs),
    isOnHold: missedInRow >= missedBeforeWithdrawal,
  }
}

/** Those who are ready, as the pairing wants them. */
export function arenaPlayersOf(
  ready: readonly ArenaReady[],
  played: ReadonlyMap<number, readonly ArenaPlayed[]>,
  { ratingType, now }: { readonly ratingType: RatingType; readonly now: Date },
): readonly ArenaPlayer[] {
  return ready.map(({ id, rating, place, team, readyAt }) => {
    const games = played.get(id) ?? []
    return {
      id,
      rating: rating ?? newRatings[ratingType],
      rank: place ?? ready.length,
      lastOpponent: games.at(-1)?.opponent ?? null,
      colors: games.map(({ color }) => color),
      team,
      waited: Math.floor((now.getTime() - readyAt.getTime()) / turnMs),
    }
  })
}
