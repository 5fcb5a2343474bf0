import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { GameCommit, StoredState } from '../../domain/games/game-store.ts'
import type { GameState } from '../../domain/games/game.types.ts'
import { noBerserk } from '../../domain/games/berserk.ts'
import { noTakebacks } from '../../domain/games/takeback.ts'
import type { Database } from '../database.ts'
import { gameEvents, gameMoves, games } from '../schema.ts'
import { rowsOf } from './rows.ts'

/** The state without the parts that have columns and rows of their own. */
export function storedState({
  config: _config,
  turns: _turns,
  v: _v,
  ...stored
}: GameState): StoredState {
  return stored
}

/** A game from before there were scheduled ones. */
const unwarned = { startWarnings: 0 } as const

/** A game as it was stored. Games stored before takebacks existed have no takeback fields. */
export const loadedState = (
  { state, config, v }: Pick<typeof games.$inferSelect, 'state' | 'config' | 'v'>,
  turns: readonly (typeof gameMoves.$inferSelect)[],
): GameState => ({
  ...noTakebacks,
  ...noBerserk,
  ...unwarned,
  ...state,
  config,
  v,
  turns: turns.map(({ gameId: _gameId, ...turn }) => turn),
})

const committed = z.object({ uid: z.string() })

/**
 * Stores what happened in several games by one statement: all of it or, when it rejects, nothing. A game that
 * another process writes by now, or that is further than this one knows, stays as it is.
 * @param commits of different games
 * @returns the public ids of the games that were stored
 */
export async function commitGames(
  db: Database,
  commits: readonly GameCommit[],
): Promise<ReadonlySet<string>> {
  const result = await db.execute(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(commits.map(rowOf))}::jsonb) as told(
        uid text, fence int, before_v int, v int, phase game_phase, state jsonb, ahead_ms bigint,
        due_at timestamptz, plies int, result game_result, reason text, at timestamptz,
        moves jsonb, facts jsonb, takes_back boolean)
    ), game as (
      update ${games} as game set
        phase = told.phase,
        v = told.v,
        state = told.state,
        ahead_ms = told.ahead_ms,
        due_at = told.due_at,
        plies = told.plies,
        result = told.result,
        reason = told.reason,
        ended_at = case when told.result is not null then coalesce(game.ended_at, told.at) end
      from told
      where game.uid = told.uid and game.fence = told.fence and game.v = told.before_v
      returning game.id, game.uid, told.plies, told.takes_back, told.moves, told.facts
    ), taken_back as (
      delete from ${gameMoves} as taken using game
      where game.takes_back and taken.game_id = game.id and taken.abs_num > game.plies
    ), new_moves as (
      insert into ${gameMoves}
        (game_id, abs_num, uci, fen, move_id, v, left_ms, used_ms, compensated_ms, earned_ms, ts)
      select game.id, "absNum", moved.uci, fen, "moveId", v, "leftMs", "usedMs", "compensatedMs", "earnedMs", ts
      from game, jsonb_to_recordset(game.moves) as moved(
        "absNum" int, uci text, fen text, "moveId" text, v int,
        "leftMs" int, "usedMs" int, "compensatedMs" int, "earnedMs" int, ts bigint)
    ), new_events as (
      insert into ${gameEvents} (game_id, v, fact, at)
      select game.id, event.v, event.fact, event.at
      from game, jsonb_to_recordset(game.facts) as event(v int, fact jsonb, at timestamptz)
    )
    select uid from game`)
  return new Set(rowsOf(result, committed).map(({ uid }) => uid))
}

function rowOf({ gameId, fence, state, moves, facts, due, aheadMs, at }: GameCommit) {
  return {
    uid: gameId,
    fence,
    before_v: state.v - facts.length,
    v: state.v,
    phase: state.phase,
    state: storedState(state),
    ahead_ms: aheadMs,
    due_at: due,
    plies: state.turns.length,
    result: state.end?.result ?? null,
    reason: state.end?.reason ?? null,
    at,
    moves,
    takes_back: facts.some(({ fact }) => fact.type === 'MOVES_CHANGED'),
    facts: facts.map(({ fact: { v, ...fact }, serverTs }) => ({ v, fact, at: new Date(serverTs) })),
  }
}
