import { botRatings } from '@kingside/api'
import { engineLevels } from '@kingside/chess-game'
import { sql } from 'drizzle-orm'
import { botName, botUid } from '../../domain/games/bot-levels.ts'
import type { Database } from '../database.ts'
import { boardType, bots, players, ratings } from '../schema.ts'

const botDeviation = 45

/** Writes the computer's players, one for each level, with the ratings that they stand for. */
export async function seedBots(db: Database): Promise<void> {
  // A fixed date, so that seeding again changes nothing.
  const at = new Date('2026-01-01T00:00:00Z')
  const rows = await db
    .insert(players)
    .values(
      engineLevels.map((level) => ({
        uid: botUid(level),
        kind: 'bot' as const,
        name: botName(level),
        createdAt: at,
      })),
    )
    .onConflictDoUpdate({ target: players.uid, set: { name: sql`excluded.name` } })
    .returning({ id: players.id, uid: players.uid })
  const seats = engineLevels.flatMap((level) =>
    rows
      .filter(({ uid }) => uid === botUid(level))
      .map(({ id }) => ({ playerId: id, level, rating: botRatings[level] })),
  )
  await db
    .insert(bots)
    .values(seats)
    .onConflictDoUpdate({ target: bots.playerId, set: { rating: sql`excluded.rating` } })
  await db
    .insert(ratings)
    .values(
      seats.flatMap(({ playerId, rating }) =>
        boardType.enumValues.map((name) => ({
          playerId,
          kind: 'worldchess' as const,
          boardType: name,
          rating,
          deviation: botDeviation,
          volatility: 0.06,
          games: 0,
          updatedAt: at,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [ratings.playerId, ratings.kind, ratings.boardType],
      set: { rating: sql`excluded.rating` },
    })
}
