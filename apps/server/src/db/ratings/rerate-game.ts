import { and, eq, isNull, sql } from 'drizzle-orm'
import { newRating, type Rating, rateGame } from '../../domain/ratings/glicko.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { games, ratingChanges, ratings } from '../schema.ts'

type Score = 0 | 0.5 | 1

const scoreOf = { WHITE_WIN: 1, DRAW: 0.5, BLACK_WIN: 0 } as const

/**
 * Changes from before certainty was kept with them say nothing of it, and it can't be counted back. Who has played some
 * games is about so certain: their corrections are a few points off for new players and for those who had rested long.
 */
const assumed = { deviation: 80, volatility: newRating.volatility } as const

/**
 * Takes back what a rated game has done to the ratings of its players, and writes what it does with another result: an
 * arbiter has decided otherwise. Games that were played since keep what they did.
 * @param whiteScore null is that it counts for nothing
 */
export const rerateGame =
  (db: Database) =>
  (gameUid: string, whiteScore: Score | null): Promise<void> =>
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
      const after = whiteScore === null ? null : rated(white, black, whiteScore)
      const { result } = game
      const ended =
        result === 'WHITE_WIN' || result === 'DRAW' || result === 'BLACK_WIN'
          ? scoreOf[result]
          : null
      for (const [change, rating, endedAs, now] of [
        [white, after?.w ?? white.before, ended, whiteScore],
        [black, after?.b ?? black.before, turned(ended), turned(whiteScore)],
      ] as const) {
        const old = change.countsAs ?? kindOf(endedAs)
        // oxlint-disable-next-line no-await-in-loop -- two, in one order
        await rewrite(tx, change, rating, { old, now: kindOf(now) })
      }
    })

type Change = typeof ratingChanges.$inferSelect
type Kind = NonNullable<Change['countsAs']>

const kinds = { 1: 'win', 0.5: 'draw', 0: 'loss' } as const
const kindOf = (score: Score | null): Kind => (score === null ? 'nothing' : kinds[score])

const sideOf = ({ before, deviation, volatility }: Change): Rating => ({
  rating: before,
  deviation: deviation ?? assumed.deviation,
  volatility: volatility ?? assumed.volatility,
})

const rated = (white: Change, black: Change, score: Score) => {
  const restedMs = { w: 0, b: 0 }
  const { w, b } = rateGame(sideOf(white), sideOf(black), { score, restedMs })
  return { w: w.rating, b: b.rating }
}

const turned = (score: Score | null): Score | null =>
  score === null ? null : score === 1 ? 0 : score === 0 ? 1 : 0.5

/** Each column of `ratings` that a game counts in. */
const columns = { win: 'wins', draw: 'draws', loss: 'losses' } as const

async function rewrite(
  tx: Database,
  { gameId, playerId, kind, boardType, after }: Change,
  rating: number,
  { old, now }: { readonly old: Kind; readonly now: Kind },
): Promise<void> {
  await tx
    .update(ratingChanges)
    .set({ after: rating, countsAs: now })
    .where(and(eq(ratingChanges.gameId, gameId), eq(ratingChanges.playerId, playerId)))
  const lost = old === now || old === 'nothing' ? null : columns[old]
  const won = old === now || now === 'nothing' ? null : columns[now]
  // How certain a rating is doesn't depend on how the game ended.
  await tx
    .update(ratings)
    .set({
      rating: sql`${ratings.rating} + ${rating - after}`,
      ...(lost !== null && { [lost]: sql`greatest(0, ${ratings[lost]} - 1)` }),
      ...(won !== null && { [won]: sql`${ratings[won]} + 1` }),
    })
    .where(
      and(eq(ratings.playerId, playerId), eq(ratings.kind, kind), eq(ratings.boardType, boardType)),
    )
}
