import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { shownTitle } from '../../domain/players/visitor-store.ts'
import type { RunChange } from '../../domain/tournaments/run-change.ts'
import type { BoardEnd, RunBoard, RunRound, RunState } from '../../domain/tournaments/run-state.ts'
import {
  type Claim,
  type LiveBoard,
  TournamentLostError,
  type TournamentRunStore,
} from '../../domain/tournaments/run-store.ts'
import type { EntryStanding } from '../../domain/tournaments/standing.ts'
import type { RunningTournament } from '../../domain/tournaments/tournament.ts'
import { playerTitles } from '@kingside/api/facts'
import { pointsFor } from '../../domain/tower/tower-table.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../games/rows.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { givePoints } from '../tower/give-points.ts'
import {
  gameMoves,
  games,
  players,
  ratings,
  timeControls,
  tournamentAudit,
  tournamentBoards,
  tournamentByes,
  tournamentEntries,
  tournamentRounds,
  tournaments,
} from '../schema.ts'

/** Tournaments as the process that runs them reads and writes them. */
export function createTournamentRunStore(db: Database, jobs: JobSender): TournamentRunStore {
  return {
    claim: (by, times) => claim(db, by, times),
    release: async (by) => {
      await db.update(tournaments).set({ leasedBy: null }).where(eq(tournaments.leasedBy, by))
    },
    releaseAll: async () => {
      await db.update(tournaments).set({ leasedBy: null }).where(isNotNull(tournaments.leasedBy))
    },
    take: async (id, at) => {
      const [row] = await db
        .update(tournaments)
        .set({ fence: sql`${tournaments.fence} + 1`, leasedBy: 'by-hand', lookedAt: at })
        .where(eq(tournaments.id, id))
        .returning({ fence: tournaments.fence, rules: tournaments.rules })
      if (!row) throw new RangeError(`There is no tournament ${id}.`)
      return { id, fence: row.fence, delayMs: row.rules.viewerDelaySeconds * 1000 }
    },
    letGo: async ({ id, fence }) => {
      await db
        .update(tournaments)
        .set({ leasedBy: null })
        .where(and(eq(tournaments.id, id), eq(tournaments.fence, fence)))
    },
    load: (id) => loadRun(db, id),
    liveBoards: (ids) => readLiveBoards(db, ids),
    write: (claimed, change, dueAt) => write(db, jobs, claimed, change, dueAt),
  }
}

const claimed = z.object({
  id: z.coerce.number(),
  fence: z.number(),
  v: z.number(),
  is_running_arena: z.boolean(),
  delay_seconds: z.coerce.number(),
  unattended_ms: z.coerce.number(),
})

async function claim(
  db: Database,
  by: string,
  { at, until, forgottenAt }: Parameters<TournamentRunStore['claim']>[1],
): Promise<readonly Claim[]> {
  const isOwn = sql`${tournaments.leasedBy} is not distinct from ${by}`
  const result = await db.execute(sql`
    with due as (
      select id, greatest(looked_at, due_at) as last,
        ${tournaments.leasedBy} is not distinct from ${by} and looked_at >= ${forgottenAt} as is_kept
      from ${tournaments}
      where due_at <= ${until} and stage <> 'completed'
        and (${tournaments.leasedBy} is null or ${isOwn} or looked_at < ${forgottenAt})
      for update skip locked
    )
    update ${tournaments} as t set
      leased_by = ${by}, looked_at = ${at}, fence = case when due.is_kept then fence else fence + 1 end
    from due where due.id = t.id
    returning t.id, t.fence, t.v, t.kind = 'arena' and t.stage = 'goes' as is_running_arena, t.rules->>'viewerDelaySeconds' as delay_seconds,
      case when due.is_kept or t.stage = 'expected' then 0
        else greatest(0, extract(epoch from ${at}::timestamptz - due.last) * 1000) end as unattended_ms`)
  return rowsOf(result, claimed).map((row) => ({
    id: row.id,
    fence: row.fence,
    v: row.v,
    isRunningArena: row.is_running_arena,
    delayMs: row.delay_seconds * 1000,
    unattendedMs: Math.round(row.unattended_ms),
  }))
}

const titleOf = (title: string | null) => playerTitles.find((known) => known === title) ?? null

/** A tournament as the steps of its life need it. */
export async function readTournament(db: Database, id: number): Promise<RunningTournament> {
  const [found] = await db
    .select({ row: tournaments, control: timeControls })
    .from(tournaments)
    .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
    .where(eq(tournaments.id, id))
  if (!found) throw new RangeError(`There is no tournament ${id}.`)
  const { row, control } = found
  return {
    ...row,
    isCanceled: row.cancelReason !== null,
    boardType: control.boardType,
    initialMs: control.whiteStartSeconds * 1000,
    start: row.startsAt,
    end: row.endsAt,
  }
}

export async function loadRun(db: Database, id: number): Promise<RunState> {
  const tournament = await readTournament(db, id)
  const kind = tournament.ratingType === 'fide' ? ('fide' as const) : ('worldchess' as const)
  const [entries, rounds, boards, byes] = await Promise.all([
    db
      .select({ entry: tournamentEntries, player: players, rating: ratings.rating })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .leftJoin(
        ratings,
        and(
          eq(ratings.playerId, tournamentEntries.playerId),
          eq(ratings.kind, kind),
          eq(ratings.boardType, tournament.boardType),
        ),
      )
      .where(eq(tournamentEntries.tournamentId, id))
      .orderBy(asc(tournamentEntries.id)),
    db
      .select()
      .from(tournamentRounds)
      .where(eq(tournamentRounds.tournamentId, id))
      .orderBy(asc(tournamentRounds.number)),
    db
      .select()
      .from(tournamentBoards)
      .where(eq(tournamentBoards.tournamentId, id))
      .orderBy(asc(tournamentBoards.round), asc(tournamentBoards.table)),
    db.select().from(tournamentByes).where(eq(tournamentByes.tournamentId, id)),
  ])
  return {
    tournament,
    entries: entries.map(({ entry, player, rating }) => ({
      id: entry.id,
      playerId: entry.playerId,
      uid: player.uid,
      name: player.name,
      title: titleOf(shownTitle(player)),
      // Once there is a seed, the rating is what it was then.
      rating: entry.seed === null ? rating && Math.round(rating) : entry.rating,
      status: entry.status,
      isCheckedIn: entry.isCheckedIn,
      seed: entry.seed,
      missedInRow: entry.missedInRow,
      team: entry.teamId,
    })),
    rounds: rounds.map(roundOf),
    boards: boards.map(boardOf),
    byes: byes.map(({ round, entryId, kind: bye }) => ({ round, entry: entryId, kind: bye })),
  }
}

export const roundOf = ({
  tournamentId: _tournamentId,
  ...round
}: typeof tournamentRounds.$inferSelect): RunRound => round

const boardOf = (row: typeof tournamentBoards.$inferSelect): RunBoard => ({
  round: row.round,
  table: row.table,
  white: row.whiteId,
  black: row.blackId,
  tie: row.tie,
  isArmageddon: row.isArmageddon,
  gameId: row.gameUid,
  end:
    row.result === null || row.endedAt === null
      ? null
      : {
          result: tournamentResultOf(row.result),
          isForfeit: row.isForfeit,
          decidedBy: row.decidedBy ?? 'system',
          endedAt: row.endedAt,
        },
})

type GameResult = NonNullable<typeof games.$inferSelect.result>

/** An aborted game, or one that could not go on, is nobody's. */
function tournamentResultOf(result: GameResult): BoardEnd['result'] {
  switch (result) {
    case 'WHITE_WIN':
    case 'DRAW':
    case 'BLACK_WIN':
    case 'CANCELLED':
      return result
    case 'ABORT':
    case 'UNEXPECTED':
      return 'CANCELLED'
    default:
      return result satisfies never
  }
}

const lastMoves = alias(gameMoves, 'last_moves')
const movesBefore = alias(gameMoves, 'moves_before')

async function readLiveBoards(db: Database, ids: readonly number[]): Promise<readonly LiveBoard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      tournamentId: tournamentBoards.tournamentId,
      round: tournamentBoards.round,
      table: tournamentBoards.table,
      gameId: games.uid,
      phase: games.phase,
      plies: games.plies,
      result: games.result,
      endedAt: games.endedAt,
      uci: lastMoves.uci,
      fen: lastMoves.fen,
      lastLeftMs: lastMoves.leftMs,
      otherLeftMs: movesBefore.leftMs,
    })
    .from(tournamentBoards)
    .innerJoin(games, eq(games.uid, tournamentBoards.gameUid))
    .leftJoin(lastMoves, and(eq(lastMoves.gameId, games.id), eq(lastMoves.absNum, games.plies)))
    .leftJoin(
      movesBefore,
      and(eq(movesBefore.gameId, games.id), eq(movesBefore.absNum, sql`${games.plies} - 1`)),
    )
    .where(and(inArray(tournamentBoards.tournamentId, [...ids]), isNull(tournamentBoards.result)))
  return rows.map(({ result, endedAt, uci, fen, lastLeftMs, otherLeftMs, ...board }) => ({
    ...board,
    last: uci !== null && fen !== null ? { uci, fen } : null,
    leftMs:
      board.plies % 2 === 1 ? { w: lastLeftMs, b: otherLeftMs } : { w: otherLeftMs, b: lastLeftMs },
    end: result && endedAt && endOf(result, board.plies, endedAt),
  }))
}

/** Without a move of both sides a game counts as one that somebody did not come to, as does an aborted one. */
const endOf = (result: GameResult, plies: number, endedAt: Date): BoardEnd => ({
  result: tournamentResultOf(result),
  isForfeit: result === 'ABORT' || (plies < 2 && result !== 'UNEXPECTED'),
  decidedBy: 'game',
  endedAt,
})

/** Has the games of a tournament that is over written as PGN, once, when viewers know them all. */
export async function orderPgn(tx: Database, jobs: JobSender, tournamentId: number): Promise<void> {
  const [row] = await tx
    .select({ endsAt: tournaments.endsAt, rules: tournaments.rules })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
  if (!row) return
  const startAfter = new Date(row.endsAt.getTime() + row.rules.viewerDelaySeconds * 1000)
  const job = { kind: 'pgn', tournamentId } as const
  await jobs.send(tx, [{ job, key: `${tournamentId}/pgn`, startAfter }])
}

async function write(
  db: Database,
  jobs: JobSender,
  { id, fence }: Pick<Claim, 'id' | 'fence'>,
  change: RunChange,
  dueAt: Date | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .update(tournaments)
      .set({
        ...change.tournament,
        dueAt,
        v: sql`${tournaments.v} + ${change.news?.length ?? 0}`,
      })
      .where(and(eq(tournaments.id, id), eq(tournaments.fence, fence)))
      .returning({ v: tournaments.v, endsAt: tournaments.endsAt })
    if (!held) throw new TournamentLostError(`Another process runs the tournament ${id}.`)
    await takeAway(tx, id, change)
    await writeRound(tx, id, change)
    await decide(tx, id, change)
    if (change.audit) {
      const { by, ...act } = change.audit
      await tx.insert(tournamentAudit).values({ tournamentId: id, playerId: by, ...act })
    }
    await writeEntries(tx, id, change)
    if (change.tournament?.stage === 'completed' && change.tournament.cancelReason === undefined) {
      await orderPgn(tx, jobs, id)
      await giveFinishers(tx, id, held.endsAt)
    }
    if (change.hasStarted) {
      const job = { kind: 'started', tournamentId: id } as const
      await jobs.send(tx, [{ job, key: `${id}/started` }])
    }
    if (change.isCalledOff) {
      const job = { kind: 'canceled', tournamentId: id } as const
      await jobs.send(tx, [{ job, key: `${id}/canceled` }])
    }
    return held.v
  })
}

/** The tower's points, for everybody who has played and stayed until the end. */
async function giveFinishers(tx: Database, tournamentId: number, at: Date): Promise<void> {
  const rows = await tx
    .select({ playerId: tournamentEntries.playerId })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.status, 'joined'),
        gt(tournamentEntries.games, 0),
      ),
    )
  if (rows.length === 0) return
  const ids = rows.map(({ playerId }) => playerId)
  await lockPlayers(tx, ids)
  const pointsOf = new Map(ids.map((playerId) => [playerId, pointsFor.tournament]))
  await givePoints(tx, { source: 'tournament', sourceId: tournamentId, pointsOf, at })
}

/** What a pairing by hand takes the place of. */
async function takeAway(
  tx: Database,
  tournamentId: number,
  { unpaired, byesGone = [] }: RunChange,
): Promise<void> {
  if (unpaired !== undefined) {
    const { tournamentId: boardsOf, round } = tournamentBoards
    await tx.delete(tournamentBoards).where(and(eq(boardsOf, tournamentId), eq(round, unpaired)))
    await tx
      .delete(tournamentByes)
      .where(
        and(
          eq(tournamentByes.tournamentId, tournamentId),
          eq(tournamentByes.round, unpaired),
          ne(tournamentByes.kind, 'requested'),
        ),
      )
  }
  for (const { round, entry } of byesGone) {
    await tx
      .delete(tournamentByes)
      .where(and(eq(tournamentByes.entryId, entry), eq(tournamentByes.round, round)))
  }
}

/** An arbiter’s word is above what was there. */
async function decide(
  tx: Database,
  tournamentId: number,
  { decisions = [] }: RunChange,
): Promise<void> {
  for (const { round, table, end } of decisions) {
    await tx
      .update(tournamentBoards)
      .set(end)
      .where(
        and(
          eq(tournamentBoards.tournamentId, tournamentId),
          eq(tournamentBoards.round, round),
          eq(tournamentBoards.table, table),
        ),
      )
  }
}

async function writeRound(
  tx: Database,
  tournamentId: number,
  { round, boards = [], byes = [], ends = [], games: made = [] }: RunChange,
): Promise<void> {
  if (round) {
    await tx
      .insert(tournamentRounds)
      .values({ tournamentId, ...round })
      .onConflictDoUpdate({
        target: [tournamentRounds.tournamentId, tournamentRounds.number],
        set: {
          stage: round.stage,
          startsAt: round.startsAt,
          endedAt: round.endedAt,
          ...(round.pairingVersion !== undefined && { pairingVersion: round.pairingVersion }),
        },
      })
  }
  if (boards.length > 0) {
    await tx.insert(tournamentBoards).values(
      boards.map(({ white, black, ...board }) => ({
        tournamentId,
        ...board,
        whiteId: white,
        blackId: black,
      })),
    )
  }
  if (byes.length > 0) {
    await tx.insert(tournamentByes).values(
      byes.map(({ round: number, entry, kind }) => ({
        tournamentId,
        round: number,
        entryId: entry,
        kind,
      })),
    )
  }
  if (ends.length + made.length > 0) {
    const rows = [
      ...ends.map(({ end, ...board }) => ({ ...board, ...end })),
      ...made.map(({ gameId, ...board }) => ({ ...board, gameId })),
    ]
    // What an arbiter has decided meanwhile stays.
    await tx.execute(sql`
      update ${tournamentBoards} as board set
        game_uid = coalesce(told."gameId", board.game_uid),
        result = coalesce(board.result, told.result),
        is_forfeit = case when board.result is null then coalesce(told."isForfeit", false) else board.is_forfeit end,
        decided_by = coalesce(board.decided_by, told."decidedBy"),
        ended_at = coalesce(board.ended_at, told."endedAt")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
        round int, "table" int, "gameId" text, result game_result, "isForfeit" boolean,
        "decidedBy" text, "endedAt" timestamptz)
      where board.tournament_id = ${tournamentId} and board.round = told.round
        and board.table_number = told."table"`)
  }
}

async function writeEntries(
  tx: Database,
  tournamentId: number,
  { entries = [], standing = [] }: RunChange,
): Promise<void> {
  if (entries.length > 0) {
    await tx.execute(sql`
      update ${tournamentEntries} as entry set
        status = case when told.status is null or entry.status in ('banned', 'disqualified')
          then entry.status else told.status end,
        seed = coalesce(entry.seed, told.seed),
        rating = case when told.seed is null then entry.rating else told.rating end,
        missed_in_row = coalesce(told."missedInRow", entry.missed_in_row)
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as told(
        id bigint, status entry_status, seed int, rating int, "missedInRow" int)
      where entry.tournament_id = ${tournamentId} and entry.id = told.id`)
  }
  await writeStanding(tx, tournamentId, standing)
}

export async function writeStanding(
  tx: Database,
  tournamentId: number,
  standing: readonly EntryStanding[],
): Promise<void> {
  if (standing.length > 0) {
    await tx.execute(sql`
      update ${tournamentEntries} as entry set
        place = told.place,
        points = told.points,
        tie_breaks = told."tieBreaks",
        performance = told.performance,
        games = told.games
      from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as told(
        id bigint, place int, points double precision, "tieBreaks" jsonb, performance int, games int)
      where entry.tournament_id = ${tournamentId} and entry.id = told.id`)
  }
}
