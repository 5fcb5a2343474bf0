import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { TitleFileId, TitleStore } from '../../domain/titles/title-store.ts'
import type { Database } from '../database.ts'
import { accounts, foaTitleCertificates, foaTitles, players } from '../schema.ts'
import { allCountedGames, heldTitles } from './counted-games.ts'

const mostMails = 50

/** Titles in the database, where every process has them. */
export function createTitleStore(db: Database): TitleStore {
  const isFile = ({ language, format }: TitleFileId) =>
    and(eq(foaTitleCertificates.language, language), eq(foaTitleCertificates.format, format))
  return {
    wayOf: async (playerId) => {
      const [games, held] = await Promise.all([
        allCountedGames(db, playerId),
        heldTitles(db, playerId),
      ])
      return { games, held: held.at(-1)?.title ?? null }
    },
    titlesOf: async (playerUid) => {
      const [player] = await db
        .select({ id: players.id, closedAt: accounts.closedAt })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.uid, playerUid))
      if (!player) return null
      return player.closedAt === null ? heldTitles(db, player.id) : []
    },
    factsOf: async (key) => {
      const [row] = await db
        .select({ title: foaTitles, name: players.name })
        .from(foaTitles)
        .innerJoin(players, eq(players.id, foaTitles.playerId))
        .innerJoin(accounts, eq(accounts.playerId, players.id))
        .where(
          and(eq(foaTitles.key, key), isNull(foaTitles.withdrawnAt), isNull(accounts.closedAt)),
        )
      if (!row) return null
      const { title, boardType, performance, games, awardedAt } = row.title
      return { kind: 'title', name: row.name, title, boardType, performance, games, awardedAt }
    },
    read: async (which) => {
      const [row] = await db
        .select({ bytes: foaTitleCertificates.bytes })
        .from(foaTitleCertificates)
        .innerJoin(foaTitles, eq(foaTitles.id, foaTitleCertificates.titleId))
        .where(and(eq(foaTitles.key, which.key), isFile(which)))
      return row ? Buffer.from(row.bytes) : null
    },
    keep: async ({ key, language, format }, bytes, at) => {
      const [row] = await db
        .select({ id: foaTitles.id })
        .from(foaTitles)
        .where(eq(foaTitles.key, key))
      if (!row) return
      await db
        .insert(foaTitleCertificates)
        .values({ titleId: row.id, language, format, bytes, madeAt: at })
        .onConflictDoNothing()
    },
    takeMails: async (at, retryAt) => {
      const due = db
        .select({ id: foaTitles.id })
        .from(foaTitles)
        .where(and(isNotNull(foaTitles.mailDueAt), lte(foaTitles.mailDueAt, at)))
        .orderBy(foaTitles.mailDueAt)
        .limit(mostMails)
        .for('update', { skipLocked: true })
      const taken = await db
        .update(foaTitles)
        .set({ mailDueAt: retryAt })
        .where(inArray(foaTitles.id, due))
        .returning({ id: foaTitles.id, title: foaTitles.title, playerId: foaTitles.playerId })
      if (taken.length === 0) return []
      const readers = await db
        .select({ playerId: accounts.playerId, to: accounts.email, language: accounts.language })
        .from(accounts)
        .where(
          and(
            inArray(
              accounts.playerId,
              taken.map(({ playerId }) => playerId),
            ),
            isNull(accounts.closedAt),
          ),
        )
      return taken.flatMap(({ id, title, playerId }) => {
        const reader = readers.find((each) => each.playerId === playerId)
        return reader ? [{ id, title, to: reader.to, language: reader.language ?? 'en' }] : []
      })
    },
    noteMailed: async (id) => {
      await db.update(foaTitles).set({ mailDueAt: null }).where(eq(foaTitles.id, id))
    },
  }
}
