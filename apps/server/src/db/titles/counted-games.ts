import {
  type ArenaTitle,
  arenaTitles,
  type TitleBoardType,
  titleBoardTypes,
  titleGames,
} from '@kingside/api/facts'
import { and, desc, eq, gt, isNull, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CountedGames } from '../../domain/titles/reached-title.ts'
import type { RatedGame } from '../../domain/tournaments/performance.ts'
import type { Database } from '../database.ts'
import { foaTitles, games, ratingChanges } from '../schema.ts'

const opponents = alias(ratingChanges, 'opponents')

/**
 * The last FOA-rated games of a player in a board type, the newest first, as many as a title takes. Left out are games
 * whose points were given back, because the opponent cheated, and all up to the withdrawal of a title.
 */
export const countedGames = async (
  db: Database,
  playerId: number,
  boardType: TitleBoardType,
): Promise<readonly RatedGame[]> =>
  gamesAfter(db, await withdrawnAt(db, playerId), { playerId, boardType })

async function withdrawnAt(db: Database, playerId: number): Promise<Date | null> {
  const [withdrawn] = await db
    .select({ at: max(foaTitles.withdrawnAt) })
    .from(foaTitles)
    .where(eq(foaTitles.playerId, playerId))
  return withdrawn?.at ?? null
}

async function gamesAfter(
  db: Database,
  after: Date | null,
  { playerId, boardType }: { readonly playerId: number; readonly boardType: TitleBoardType },
): Promise<readonly RatedGame[]> {
  // The last ones first, by their index, so that years of games cost nothing.
  const last = db
    .select({ gameId: ratingChanges.gameId, at: ratingChanges.at })
    .from(ratingChanges)
    .where(
      and(
        eq(ratingChanges.playerId, playerId),
        eq(ratingChanges.kind, 'fide'),
        eq(ratingChanges.boardType, boardType),
        isNull(ratingChanges.restoredAt),
        after ? gt(ratingChanges.at, after) : undefined,
      ),
    )
    .orderBy(desc(ratingChanges.at), desc(ratingChanges.gameId))
    .limit(titleGames[boardType])
    .as('last_games')
  const rows = await db
    .select({
      opponentRating: opponents.before,
      result: games.result,
      isWhite: sql<boolean>`${games.whiteId} = ${playerId}`,
    })
    .from(last)
    .innerJoin(games, eq(games.id, last.gameId))
    .innerJoin(opponents, and(eq(opponents.gameId, last.gameId), ne(opponents.playerId, playerId)))
    .orderBy(desc(last.at), desc(last.gameId))
  return rows.map(({ opponentRating, result, isWhite }) => ({
    opponentRating: Math.round(opponentRating),
    points: pointsOf(result, isWhite),
  }))
}

function pointsOf(result: (typeof games.$inferSelect)['result'], isWhite: boolean): number {
  if (result === 'DRAW') return 0.5
  return (result === 'WHITE_WIN') === isWhite ? 1 : 0
}

/** Those of every board type. */
export async function allCountedGames(db: Database, playerId: number): Promise<CountedGames> {
  const after = await withdrawnAt(db, playerId)
  const [bullet, blitz, rapid] = await Promise.all(
    titleBoardTypes.map((boardType) => gamesAfter(db, after, { playerId, boardType })),
  )
  return { bullet: bullet ?? [], blitz: blitz ?? [], rapid: rapid ?? [] }
}

/** The titles that a player holds, lowest first. */
export async function heldTitles(
  db: Database,
  playerId: number,
): Promise<readonly { readonly title: ArenaTitle; readonly key: string }[]> {
  const rows = await db
    .select({ title: foaTitles.title, key: foaTitles.key })
    .from(foaTitles)
    .where(and(eq(foaTitles.playerId, playerId), isNull(foaTitles.withdrawnAt)))
  return rows.toSorted((a, b) => arenaTitles.indexOf(a.title) - arenaTitles.indexOf(b.title))
}
