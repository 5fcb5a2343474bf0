import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newRating, rateGame } from '../../domain/ratings/glicko.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { games, ratingChanges, ratings } from '../schema.ts'

const outcomes = { 1: 'wins', 0.5: 'draws', 0: 'losses' } as const
type Score = keyof typeof outcomes

const scoreOf = { WHITE_WIN: 1, DRAW: 0.5, BLACK_WIN: 0 } as const

/** How certain each side was is not kept with a change; who has played some games is about so certain. */
const deviation = 80

/**
 * Takes back what a rated game has done to the ratings of its players, and writes what it does with another result: an
 * arbiter has decided otherwise. Games that were played since keep what they did.
 * @param whiteScore null is that it counts for nothing
 */
export const rerateGame =
  (db: Database) =>
  (gameUid: string, whiteScore: Score | null, _at: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const [game] = await tx.select().from(games).where(eq(games.uid, gameUid)).for('update')
      if (!game) return
      const changes = await tx
        .select()
        .from(ratingChanges)
        .where(and(eq(ratingChanges.gameId, game.id), isNull(ratingChanges.restoredAt)))
      const white = changes.find(({ playerId }) => playerId === game.whiteId)
      const black = changes.find(({ playerId }) => playerId === game.blackId)
      // A game that was not rated stays so.
      if (!white || !black) return
      await lockPlayers(tx, [white.playerId, black.playerId])
      const after = whiteScore === null ? null : rated(white.before, black.before, whiteScore)
      const said = game.result
      const before =
        said === 'WHITE_WIN' || said === 'DRAW' || said === 'BLACK_WIN' ? scoreOf[said] : null
      const counted = await countedAs(tx, game.id, before)
      for (const [change, rating, old, now] of [
        [white, after?.w ?? white.before, counted, whiteScore],
        [black, after?.b ?? black.before, turned(counted), turned(whiteScore)],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- two, in one order
        await rewrite(tx, change, rating, { old, now })
      }
    })

type Change = typeof ratingChanges.$inferSelect

const rated = (white: number, black: number, score: Score) => {
  const side = (rating: number) => ({ ...newRating, rating, deviation })
  const { w, b } = rateGame(side(white), side(black), { score, restedMs: { w: 0, b: 0 } })
  return { w: w.rating, b: b.rating }
}

const turned = (score: Score | null): Score | null =>
  score === null ? null : score === 1 ? 0 : score === 0 ? 1 : 0.5

/** What the game has counted as until now, which an earlier correction may have changed. */
async function countedAs(
  tx: Database,
  gameId: number,
  played: Score | null,
): Promise<Score | null> {
  const rows = await tx
    .select({ before: ratingChanges.before, after: ratingChanges.after })
    .from(ratingChanges)
    .where(inArray(ratingChanges.gameId, [gameId]))
  const isNothing = rows.every(({ before, after }) => before === after)
  return isNothing && played !== 0.5 ? null : played
}

async function rewrite(
  tx: Database,
  { gameId, playerId, kind, boardType, before, after }: Change,
  rating: number,
  { old, now }: { readonly old: Score | null; readonly now: Score | null },
): Promise<void> {
  await tx
    .update(ratingChanges)
    .set({ after: rating })
    .where(
      and(
        eq(ratingChanges.gameId, gameId),
        eq(ratingChanges.playerId, playerId),
        eq(ratingChanges.before, before),
      ),
    )
  const lost = old === null ? null : outcomes[old]
  const won = now === null ? null : outcomes[now]
  await tx
    .update(ratings)
    .set({
      rating: sql`${ratings.rating} + ${rating - after}`,
      ...(lost !== won && lost !== null && { [lost]: sql`greatest(0, ${ratings[lost]} - 1)` }),
      ...(lost !== won && won !== null && { [won]: sql`${ratings[won]} + 1` }),
    })
    .where(
      and(eq(ratings.playerId, playerId), eq(ratings.kind, kind), eq(ratings.boardType, boardType)),
    )
}
