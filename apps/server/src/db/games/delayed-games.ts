import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { gameEvents, gameMoves, games } from '../schema.ts'

/** How much later everybody else sees a game than its players, in ms. */
const delayMs = sql`coalesce((${games.config}->>'viewerDelayMs')::int, 0)`

const isDelayed = sql`${delayMs} > 0`

/** The moment that viewers see at `at`. */
const seenAt = (at: Date) =>
  sql`(${at.toISOString()}::timestamptz - ${delayMs} * interval '1 millisecond')`

/**
 * A finished game whose end viewers don't know yet at `at`.
 * @param readBy internal id of who reads; the players themselves know
 */
export const endIsHidden = (at: Date, readBy: number | null = null): SQL | undefined =>
  and(
    isNotNull(games.result),
    isDelayed,
    sql`${games.endedAt} > ${seenAt(at)}`,
    readBy === null ? undefined : ne(games.whiteId, readBy),
    readBy === null ? undefined : ne(games.blackId, readBy),
  )

/** A game that is not over, as far as viewers know at `at`. Names what the index of unsettled games is over. */
export const looksUnfinished = (at: Date): SQL | undefined =>
  or(isNull(games.result), and(isNull(games.settledAt), endIsHidden(at)))

/** A game that is played, as far as viewers know at `at`. */
export const looksPlayed = (at: Date): SQL | undefined =>
  or(
    and(isNull(games.result), eq(games.phase, 'PLAYING'), or(sql`not ${isDelayed}`, hadBegun(at))),
    and(isNull(games.settledAt), endIsHidden(at), hadBegun(at)),
  )

/** A move that viewers have seen at `at`. */
export const isSeenMove = (at: Date): SQL | undefined =>
  or(
    sql`not ${isDelayed}`,
    isNull(gameMoves.ts),
    sql`${gameMoves.ts} <= extract(epoch from ${seenAt(at)}) * 1000`,
  )

const hadBegun = (at: Date) => sql`exists (
  select from ${gameEvents}
  where ${gameEvents.gameId} = ${games.id} and ${gameEvents.at} <= ${seenAt(at)}
    and ${gameEvents.fact}->>'type' = 'PHASE_CHANGED'
    and ${gameEvents.fact}->'data'->>'phase' = 'PLAYING')`
