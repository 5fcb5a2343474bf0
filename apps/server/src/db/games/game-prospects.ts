import { and, eq, inArray, isNull } from 'drizzle-orm'
import { viewerDelayOf } from '../../domain/games/game-past.ts'
import type { GameProspects } from '../../domain/games/game-reader.ts'
import { ratedKind, stakesOf } from '../../domain/ratings/settlement.ts'
import type { Database } from '../database.ts'
import { isUncertain } from '../ratings/rated-player.ts'
import { games, players, ratings } from '../schema.ts'

/** What a game that is not over may do to the ratings, if it ended at this moment. */
export async function readProspects(
  db: Database,
  gameId: string,
  { readBy, at }: { readonly readBy: number | null; readonly at: Date },
): Promise<GameProspects | null> {
  const [game] = await db
    .select()
    .from(games)
    .where(and(eq(games.uid, gameId), isNull(games.result)))
  if (!game) return null
  const color = readBy === game.whiteId ? 'w' : readBy === game.blackId ? 'b' : null
  // Who sees it late would learn from the answer when it ended.
  if (viewerDelayOf(game.config) > 0 && color === null) return null
  const kind = ratedKind(game)
  // The ratings beside the names are the platform's where the game counts for none, as when it was prepared.
  const shownKind = kind ?? 'worldchess'
  const rows = await db
    .select({ player: players, rating: ratings })
    .from(players)
    .leftJoin(
      ratings,
      and(
        eq(ratings.playerId, players.id),
        eq(ratings.kind, shownKind),
        eq(ratings.boardType, game.boardType),
      ),
    )
    .where(inArray(players.id, [game.whiteId, game.blackId]))
  const of = (playerId: number) => rows.find(({ player }) => player.id === playerId)
  const sides = { w: of(game.whiteId), b: of(game.blackId) }
  const isProvisional = (side: (typeof rows)[number] | undefined) =>
    side !== undefined && isUncertain(side.player.kind, side.rating, at)
  const areMembers = rows.every(({ player }) => player.kind === 'member')
  return {
    stakes:
      kind && color && areMembers
        ? stakesOf(color, kind, { w: sides.w?.rating ?? null, b: sides.b?.rating ?? null }, at)
        : null,
    isProvisional: { w: isProvisional(sides.w), b: isProvisional(sides.b) },
  }
}
