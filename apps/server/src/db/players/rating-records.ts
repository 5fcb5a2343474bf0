import type { BoardTypeName } from '@kingside/api'
import { and, eq } from 'drizzle-orm'
import type { RatingRecord } from '../../domain/players/player-records.ts'
import { deviationAt } from '../../domain/ratings/glicko.ts'
import type { Database } from '../database.ts'
import { accounts, federationPlayers, players, ratings } from '../schema.ts'

/** The ratings of all families, with the deviations that they have at a moment. */
export async function readRatings(
  db: Database,
  playerId: number,
  at: Date,
): Promise<readonly RatingRecord[]> {
  const [online, overTheBoard] = await Promise.all([
    db
      .select({ of: ratings, kind: players.kind, proUntil: accounts.proUntil })
      .from(ratings)
      .innerJoin(players, eq(players.id, ratings.playerId))
      .leftJoin(accounts, eq(accounts.playerId, ratings.playerId))
      .where(eq(ratings.playerId, playerId)),
    readOtbRatings(db, playerId),
  ])
  return [
    ...online.map(({ of, kind, proUntil }) => ({
      family: of.kind,
      boardType: of.boardType,
      rating: of.rating,
      // A bot's stands for its level: rest makes it no less sure.
      deviation: kind === 'bot' ? of.deviation : deviationAt(of, of.updatedAt, at),
      games: of.games,
      isFrozen: of.kind === 'fide' && (proUntil === null || proUntil <= at),
    })),
    ...overTheBoard.map(({ boardType, rating }) => ({
      family: 'otb' as const,
      boardType,
      rating,
      deviation: null,
      games: null,
      isFrozen: false,
    })),
  ]
}

/** What the federation's list says of a member whose id it has verified. */
export async function readOtbRatings(
  db: Database,
  playerId: number,
): Promise<readonly { readonly boardType: BoardTypeName; readonly rating: number }[]> {
  const [row] = await db
    .select({
      classic: federationPlayers.standard,
      rapid: federationPlayers.rapid,
      blitz: federationPlayers.blitz,
    })
    .from(accounts)
    .innerJoin(federationPlayers, eq(federationPlayers.fideId, accounts.fideId))
    .where(and(eq(accounts.playerId, playerId), eq(accounts.fideVerifiedStatus, verified)))
  if (!row) return []
  return (['classic', 'rapid', 'blitz'] as const).flatMap((boardType) => {
    const rating = row[boardType]
    return rating === null ? [] : [{ boardType, rating }]
  })
}

/** Of `accounts.fideVerifiedStatus`. */
const verified = 2
