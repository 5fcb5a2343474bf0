import { asc, eq, sql } from 'drizzle-orm'
import { newPuzzleRating } from '@kingside/api/facts'
import { type MakerStore, slugOf } from '../../domain/puzzle-maker/puzzle-maker.ts'
import type { FoundPuzzle } from '../../domain/puzzle-maker/find-puzzles.ts'
import type { Database } from '../database.ts'
import { gameMoves, games } from '../schema.ts'
import { addPuzzles, type NewPuzzle } from './fill-puzzles.ts'

/** Shorter games have nothing to look for. */
const fewestPlies = 20

/** The platform's finished games, and the puzzles that are found in them. */
export const createMakerStore = (db: Database): MakerStore => ({
  take: async (now, before) => {
    const [taken] = await db
      .update(games)
      .set({ minedAt: now })
      .where(
        eq(
          games.id,
          sql`(
            select id from games
            where mined_at is null and result in ('WHITE_WIN', 'DRAW', 'BLACK_WIN')
              and plies >= ${fewestPlies} and ended_at < ${before.toISOString()}
            order by id desc limit 1 for update skip locked
          )`,
        ),
      )
      .returning({ id: games.id, uid: games.uid, config: games.config })
    if (!taken) return null
    const moves = await db
      .select({ uci: gameMoves.uci })
      .from(gameMoves)
      .where(eq(gameMoves.gameId, taken.id))
      .orderBy(asc(gameMoves.absNum))
    return {
      id: taken.uid,
      initialFen: taken.config.initialFen,
      moves: moves.map(({ uci }) => uci),
    }
  },
  giveBack: async (gameId) => {
    await db.update(games).set({ minedAt: null }).where(eq(games.uid, gameId))
  },
  add: (found) => addPuzzles(db, found.map(puzzleOf)),
})

/** A found puzzle as it is stored: nobody has tried it, so nobody knows how hard it is. */
export const puzzleOf = (found: FoundPuzzle): NewPuzzle => ({
  slug: slugOf(found),
  source: 'kingside',
  game: found.game,
  fen: found.fen,
  moves: [...found.moves],
  themes: [...found.themes],
  rating: found.rating,
  deviation: newPuzzleRating.deviation,
  plays: 0,
  popularity: 0,
})
