import type { ClockSettings } from '@kingside/chess-game'
import { and, eq, inArray } from 'drizzle-orm'
import type { NewGame } from '../../domain/games/game-host.ts'
import type { GameStore } from '../../domain/games/game-store.ts'
import type { Seat } from '../../domain/games/game.types.ts'
import type { Database } from '../database.ts'
import { bots, players, ratings, timeControls } from '../schema.ts'

type Prepared = Awaited<ReturnType<GameStore['prepare']>>
type TimeControlRow = typeof timeControls.$inferSelect

/** Reads what a new game needs to know of its players and its time control. */
export async function prepareGame(db: Database, game: NewGame): Promise<Prepared> {
  const { white, black, timeControlId, ratingType } = game
  if (white === black) throw new RangeError('Nobody plays against themselves.')
  const [control] = await db.select().from(timeControls).where(eq(timeControls.id, timeControlId))
  if (!control) throw new RangeError(`There is no time control ${timeControlId}.`)
  const kind = ratingType === 'fide' ? 'fide' : 'worldchess'
  const rows = await db
    .select({ id: players.id, level: bots.level, botRating: bots.rating, rating: ratings.rating })
    .from(players)
    .leftJoin(bots, eq(bots.playerId, players.id))
    .leftJoin(
      ratings,
      and(
        eq(ratings.playerId, players.id),
        eq(ratings.kind, kind),
        eq(ratings.boardType, control.boardType),
      ),
    )
    .where(inArray(players.id, [white, black]))
  const seat = (playerId: number): Seat => {
    const row = rows.find(({ id }) => id === playerId)
    if (!row) throw new RangeError('A player of the new game does not exist.')
    const rating = row.botRating ?? row.rating
    return { playerId, botLevel: row.level, rating: rating === null ? null : Math.round(rating) }
  }
  return {
    seats: { w: seat(white), b: seat(black) },
    timeControlId,
    boardType: control.boardType,
    ratingType,
    clock: clockOf(control),
  }
}

const second = 1000

function clockOf(control: TimeControlRow): ClockSettings {
  const { whiteStartSeconds, blackStartSeconds, additionalSeconds, additionalTimeMove } = control
  return {
    initialMs: whiteStartSeconds * second,
    incrementMs: control.incrementSeconds * second,
    ...(blackStartSeconds !== whiteStartSeconds && { blackInitialMs: blackStartSeconds * second }),
    ...(control.incrementStartMove > 1 && { incrementStartMove: control.incrementStartMove }),
    ...(additionalSeconds > 0 &&
      additionalTimeMove > 0 && {
        additionalMs: additionalSeconds * second,
        additionalMove: additionalTimeMove,
      }),
  }
}
