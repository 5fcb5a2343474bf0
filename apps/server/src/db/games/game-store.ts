import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { NewGame } from '../../domain/games/game-host.ts'
import {
  FenceLostError,
  type AcquiredGame,
  type GameCommit,
  type GameStore,
  type GameToStore,
  type StoredState,
} from '../../domain/games/game-store.ts'
import type { GameState } from '../../domain/games/game.types.ts'
import type { Database } from '../database.ts'
import { gameEvents, gameMoves, games } from '../schema.ts'
import { prepareGame } from './prepare-game.ts'
import { rowsOf } from './rows.ts'

/** How many of its latest events a game is taken up with. */
const takenFacts = 128

/** Games on Postgres. Each commit is one statement, so all of it is stored or nothing. */
export function createGameStore(db: Database): GameStore {
  return {
    prepare: (game: NewGame) => prepareGame(db, game),
    create: (game) => createGame(db, game),
    acquire: (gameId) => acquireGame(db, gameId),
    commit: (commit) => commitGame(db, commit),
    due: async (at, limit) => {
      const rows = await db
        .select({ uid: games.uid })
        .from(games)
        .where(lte(games.dueAt, at))
        .orderBy(asc(games.dueAt))
        .limit(limit)
      return rows.map(({ uid }) => uid)
    },
    ongoingOf: async (playerId) => {
      const rows = await db
        .select({ uid: games.uid })
        .from(games)
        .where(
          and(isNull(games.result), or(eq(games.whiteId, playerId), eq(games.blackId, playerId))),
        )
        .orderBy(asc(games.id))
      return rows.map(({ uid }) => uid)
    },
  }
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

function storedState({ config: _config, turns: _turns, v: _v, ...stored }: GameState): StoredState {
  return stored
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
    state: {
      ...row.state,
      config: row.config,
      v: row.v,
      turns: turns.map(({ gameId: _gameId, ...turn }) => turn),
    },
    facts: events
      .toReversed()
      .map(({ v, fact, at }) => ({ fact: { ...fact, v }, serverTs: at.getTime() })),
  }
}

const committed = z.object({ id: z.coerce.number() })

async function commitGame(db: Database, commit: GameCommit): Promise<void> {
  const { gameId, fence, state, moves, facts, due, aheadMs, at } = commit
  const isOver = state.end !== null
  const moveRows = JSON.stringify(moves)
  const factRows = JSON.stringify(
    facts.map(({ fact: { v, ...fact }, serverTs }) => ({ v, fact, at: new Date(serverTs) })),
  )
  const result = await db.execute(sql`
    with game as (
      update ${games} set
        phase = ${state.phase}::game_phase,
        v = ${state.v}::int,
        state = ${JSON.stringify(storedState(state))}::jsonb,
        ahead_ms = ${aheadMs}::bigint,
        due_at = ${due?.toISOString() ?? null}::timestamptz,
        plies = ${state.turns.length}::int,
        result = ${state.end?.result ?? null}::game_result,
        reason = ${state.end?.reason ?? null}::text,
        ended_at = case when ${isOver}::boolean then coalesce(ended_at, ${at.toISOString()}::timestamptz) end
      where uid = ${gameId} and fence = ${fence}::int and v = ${state.v - facts.length}::int
      returning id
    ), new_moves as (
      insert into ${gameMoves}
        (game_id, abs_num, uci, fen, move_id, v, left_ms, used_ms, compensated_ms, earned_ms)
      select game.id, "absNum", uci, fen, "moveId", v, "leftMs", "usedMs", "compensatedMs", "earnedMs"
      from game, jsonb_to_recordset(${moveRows}::jsonb) as moved(
        "absNum" int, uci text, fen text, "moveId" text, v int,
        "leftMs" int, "usedMs" int, "compensatedMs" int, "earnedMs" int)
    ), new_events as (
      insert into ${gameEvents} (game_id, v, fact, at)
      select game.id, told.v, told.fact, told.at
      from game, jsonb_to_recordset(${factRows}::jsonb) as told(v int, fact jsonb, at timestamptz)
    )
    select id from game`)
  const [written] = rowsOf(result, committed)
  if (!written) throw new FenceLostError(`Game ${gameId} is written elsewhere.`)
}
