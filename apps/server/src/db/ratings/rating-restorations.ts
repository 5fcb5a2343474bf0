import type { NotificationObject } from '@kingside/api'
import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { restoredText } from '../../domain/accounts/notice-texts.ts'
import type { RatingRestorations, Restored } from '../../domain/ratings/rating-restorations.ts'
import { createNotificationStore } from '../accounts/notification-store.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { accounts, games, ratingChanges, ratings } from '../schema.ts'
import { withdrawTitles } from '../titles/withdraw-titles.ts'

export function createRatingRestorations(db: Database): RatingRestorations {
  return {
    restore: (cheatId, since, at) =>
      db.transaction(async (tx) => {
        const lost = and(
          ne(ratingChanges.playerId, cheatId),
          lt(ratingChanges.after, ratingChanges.before),
          gte(ratingChanges.at, since),
          isNull(ratingChanges.restoredAt),
          inArray(
            ratingChanges.gameId,
            tx
              .select({ id: games.id })
              .from(games)
              .where(or(eq(games.whiteId, cheatId), eq(games.blackId, cheatId))),
          ),
        )
        const losers = await tx
          .selectDistinct({ playerId: ratingChanges.playerId })
          .from(ratingChanges)
          .where(lost)
        // Locked as in the settlement of a game, so that neither overwrites the ratings of the other.
        const loserIds = losers.map(({ playerId }) => playerId)
        await lockPlayers(tx, loserIds)
        const changes = await tx
          .update(ratingChanges)
          .set({ restoredAt: at })
          .where(and(lost, inArray(ratingChanges.playerId, loserIds)))
          .returning()
        await withdrawTitles(tx, cheatId, at)
        const points = new Map<number, number>()
        for (const { playerId, kind, boardType, before, after } of changes) {
          const back = before - after
          points.set(playerId, (points.get(playerId) ?? 0) + back)
          await tx
            .update(ratings)
            .set({ rating: sql`${ratings.rating} + ${back}` })
            .where(
              and(
                eq(ratings.playerId, playerId),
                eq(ratings.kind, kind),
                eq(ratings.boardType, boardType),
              ),
            )
        }
        const readers = await tx
          .select({ playerId: accounts.playerId, language: accounts.language })
          .from(accounts)
          .where(inArray(accounts.playerId, loserIds))
        const languageOf = (playerId: number) =>
          readers.find((reader) => reader.playerId === playerId)?.language ?? 'en'
        const notifications = createNotificationStore(tx)
        const restored: Restored[] = []
        for (const [playerId, back] of points) {
          const text = restoredText(languageOf(playerId), back)
          const played = new Set(
            changes.filter((change) => change.playerId === playerId).map(({ gameId }) => gameId),
          )
          const [gameId] = played.size === 1 ? played : []
          const object = gameId === undefined ? {} : { object: await aboutBoard(tx, gameId) }
          const notice = { playerId, type: 'RATING_RESTORED', ...text, ...object } as const
          restored.push({ playerId, notification: await notifications.add(notice, at) })
        }
        return restored
      }),
  }
}

/** A notification of one game leads to its board. */
async function aboutBoard(tx: Database, gameId: number): Promise<NotificationObject> {
  const [game] = await tx.select({ uid: games.uid }).from(games).where(eq(games.id, gameId))
  return {
    title: null,
    slug: null,
    id: null,
    start: null,
    time_control: null,
    board_uid: game?.uid ?? null,
  }
}
