import { and, asc, desc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { NewGame } from '../../domain/games/game-host.ts'
import type { AcquiredGame, GameStore, GameToStore } from '../../domain/games/game-store.ts'
import type { Database } from '../database.ts'
import { gameEvents, gameMoves, games } from '../schema.ts'
import { loadedState, storedState } from './commit-games.ts'
import { createGameWriter } from './game-writer.ts'
import { prepareGame } from './prepare-game.ts'

/** How many of its latest events a game is taken up with. */
const takenFacts = 128

/** Games on Postgres. */
export function createGameStore(db: Database): GameStore {
  return {
    prepare: (game: NewGame) => prepareGame(db, game),
    create: (game) => createGame(db, game),
    acquire: (gameId) => acquireGame(db, gameId),
    commit: createGameWriter(db),
    due: async (at, limit) => {
      const rows = await db
        .select({ uid: games.uid })
        .from(games)
        .where(lte(games.dueAt, at))
        .orderBy(asc(games.dueAt))
        .limit(limit)
      return rows.map(({ uid }) => uid)
    },
    ongoingOf: (playerId) => findUnfinished(db, playerId),
    scheduledOf: (playerId) =>
      findUnfinished(db, playerId, and(eq(games.phase, 'SCHEDULED'), ofNoTournament)),
    startedOf: (playerId) =>
      findUnfinished(db, playerId, and(ne(games.phase, 'SCHEDULED'), ofNoTournament)),
  }
}

const ofNoTournament = ne(games.originKind, 'tournament')

async function findUnfinished(
  db: Database,
  playerId: number,
  which?: SQL,
): Promise<readonly string[]> {
  const isTheirs = or(eq(games.whiteId, playerId), eq(games.blackId, playerId))
  const rows = await db
    .select({ uid: games.uid })
    .from(games)
    .where(and(isNull(games.result), isTheirs, which))
    .orderBy(asc(games.id))
  return rows.map(({ uid }) => uid)
}

async function createGame(db: Database, game: GameToStore): Promise<string> {
  const { state, origin, due, aheadMs, at } = game
  const { config } = state
  const [created] = await db
    .insert(games)
    .values({
      uid: config.gameId,
      whiteId: config.seats.w.playerId,
      blackId: config.seats.b.playerId,
      timeControlId: config.timeControlId,
      boardType: config.boardType,
      ratingType: config.ratingType,
      whiteRating: config.seats.w.rating,
      blackRating: config.seats.b.rating,
      originKind: origin.kind,
      originId: origin.id,
      config,
      phase: state.phase,
      v: state.v,
      state: storedState(state),
      aheadMs,
      dueAt: due,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [games.originKind, games.originId] })
    .returning({ uid: games.uid })
  if (created) return created.uid
  const [known] = await db
    .select({ uid: games.uid })
    .from(games)
    .where(and(eq(games.originKind, origin.kind), eq(games.originId, origin.id)))
  if (!known) throw new Error('The new game was neither stored nor there.')
  return known.uid
}

async function acquireGame(db: Database, gameId: string): Promise<AcquiredGame | null> {
  const [row] = await db
    .update(games)
    .set({ fence: sql`${games.fence} + 1` })
    .where(eq(games.uid, gameId))
    .returning()
  if (!row) return null
  const [turns, events] = await Promise.all([
    db.select().from(gameMoves).where(eq(gameMoves.gameId, row.id)).orderBy(asc(gameMoves.absNum)),
    db
      .select()
      .from(gameEvents)
      .where(eq(gameEvents.gameId, row.id))
      .orderBy(desc(gameEvents.v))
      .limit(takenFacts),
  ])
  return {
    fence: row.fence,
    aheadMs: row.aheadMs,
    state: loadedState(row, turns),
    facts: events
      .toReversed()
      .map(({ v, fact, at }) => ({ fact: { ...fact, v }, serverTs: at.getTime() })),
  }
}
