import { createHash, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { createUid } from '../../domain/players/create-uid.ts'
import { describeRound } from '../../domain/tournaments/describe-round.ts'
import type { RelayChange, RelayStore } from '../../domain/tournaments/relay-store.ts'
import type { TournamentNews } from '../../domain/tournaments/run-change.ts'
import type { RunRound } from '../../domain/tournaments/run-state.ts'
import { standingOf } from '../../domain/tournaments/standing.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../games/rows.ts'
import {
  games,
  timeControls,
  tournamentBoards,
  tournamentRelays,
  tournamentRounds,
  tournaments,
} from '../schema.ts'
import { seatBoards } from './relay-seats.ts'
import { loadRun, orderPgn, roundOf, writeStanding } from './run-store.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The relay of broadcasts on Postgres. */
export function createRelayStore(db: Database, jobs: JobSender): RelayStore {
  return {
    find: (tournament) => findTournament(db, tournament),
    tokenMadeAt: async (tournamentId) => {
      const [row] = await db
        .select({ madeAt: tournamentRelays.madeAt })
        .from(tournamentRelays)
        .where(eq(tournamentRelays.tournamentId, tournamentId))
      return row?.madeAt ?? null
    },
    renewToken: async (tournamentId, at) => {
      const token = createUid()
      const row = { tokenHash: hashOf(token), madeAt: at }
      await db
        .insert(tournamentRelays)
        .values({ tournamentId, ...row })
        .onConflictDoUpdate({ target: tournamentRelays.tournamentId, set: row })
      return token
    },
    dropToken: async (tournamentId) => {
      await db.delete(tournamentRelays).where(eq(tournamentRelays.tournamentId, tournamentId))
    },
    isToken: async (tournamentId, token) => {
      const [row] = await db
        .select({ tokenHash: tournamentRelays.tokenHash })
        .from(tournamentRelays)
        .where(eq(tournamentRelays.tournamentId, tournamentId))
      return (
        row !== undefined && timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(hashOf(token)))
      )
    },
    seat: (tournamentId, relayed, at) =>
      db.transaction(async (tx) => {
        await lock(tx, tournamentId)
        return seatBoards(tx, tournamentId, relayed, at)
      }),
    setGame: async (tournamentId, { round, table }, gameUid) => {
      await db
        .update(tournamentBoards)
        .set({ gameUid })
        .where(
          and(
            eq(tournamentBoards.tournamentId, tournamentId),
            eq(tournamentBoards.round, round),
            eq(tournamentBoards.table, table),
          ),
        )
    },
    record: (tournamentId, change, at) =>
      db.transaction(async (tx) => {
        const { stage } = await lock(tx, tournamentId)
        const hasNewResult = await writeResults(tx, tournamentId, change, at)
        const latest = await latestRound(tx, tournamentId)
        const rounds = await writeRounds(tx, tournamentId, latest, at)
        const isBeginning = stage === 'expected' && latest > 0
        await writeNewStanding(tx, tournamentId)
        const news: TournamentNews[] = [
          ...(isBeginning ? [{ type: 'tournament.status', status: 'goes' } as const] : []),
          ...rounds,
          ...change.news,
          ...(hasNewResult || rounds.length > 0 ? [{ type: 'standing.change' } as const] : []),
        ]
        const v = await raise(tx, tournamentId, news.length, isBeginning ? { stage: 'goes' } : {})
        return { news, v }
      }),
    finish: (tournamentId, at) => finish(db, jobs, tournamentId, at),
  }
}

async function findTournament(db: Database, tournament: string) {
  const isId = /^\d{1,15}$/.test(tournament)
  const [found] = await db
    .select({ row: tournaments, boardType: timeControls.boardType })
    .from(tournaments)
    .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
    .where(isId ? eq(tournaments.id, Number(tournament)) : eq(tournaments.slug, tournament))
  if (!found) return null
  const { row, boardType } = found
  return {
    id: row.id,
    slug: row.slug,
    stage: row.stage,
    timeControlId: row.timeControlId,
    boardType,
    ratingType: row.ratingType,
    viewerDelaySeconds: row.rules.viewerDelaySeconds,
    isRelayable: row.isBroadcast && row.mode === 'offline' && row.running === 'manual',
  }
}

/** Pushes of all processes change a tournament one after the other. */
async function lock(tx: Database, tournamentId: number) {
  const [row] = await tx
    .select({ stage: tournaments.stage })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
    .for('update')
  if (!row) throw new RangeError(`There is no tournament ${tournamentId}.`)
  return row
}

/** @returns whether a board has another result than before */
async function writeResults(
  tx: Database,
  tournamentId: number,
  { boards }: RelayChange,
  at: Date,
): Promise<boolean> {
  const rows = boards.map((board) => ({ ...board, at: at.toISOString() }))
  const changed = await tx.execute(sql`
    update ${tournamentBoards} as board set
      result = told.result,
      is_forfeit = false,
      decided_by = case when told.result is null then null else 'game' end,
      ended_at = case when told.result is null then null else told.at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
      round int, "table" int, result game_result, at timestamptz)
    where board.tournament_id = ${tournamentId} and board.round = told.round
      and board.table_number = told."table" and board.result is distinct from told.result
    returning board.round`)
  return rowsOf(changed, z.object({ round: z.number() })).length > 0
}

/** The latest round of which something has been played; 0 before that. */
async function latestRound(tx: Database, tournamentId: number): Promise<number> {
  const [row] = await tx
    .select({ number: sql<number | null>`max(${tournamentBoards.round})` })
    .from(tournamentBoards)
    .innerJoin(games, eq(games.uid, tournamentBoards.gameUid))
    .where(and(eq(tournamentBoards.tournamentId, tournamentId), ne(games.phase, 'CONNECTING')))
  return row?.number ?? 0
}

/**
 * Brings the rounds up to date: the latest that has begun goes on, those before are over. Which games a round has is
 * known only when they have come, so a round is over when the next begins, or the tournament is.
 * @returns the news of it
 */
async function writeRounds(
  tx: Database,
  tournamentId: number,
  latest: number,
  at: Date,
): Promise<readonly TournamentNews[]> {
  const [rows, [last]] = await Promise.all([
    tx
      .select()
      .from(tournamentRounds)
      .where(eq(tournamentRounds.tournamentId, tournamentId))
      .orderBy(asc(tournamentRounds.number)),
    tx
      .select({ number: sql<number | null>`max(${tournamentBoards.round})` })
      .from(tournamentBoards)
      .where(eq(tournamentBoards.tournamentId, tournamentId)),
  ])
  const known = new Map(rows.map((row) => [row.number, roundOf(row)]))
  const news: TournamentNews[] = []
  for (let number = 1; number <= (last?.number ?? 0); number += 1) {
    const before = known.get(number)
    const stage = number < latest ? 'completed' : number === latest ? 'goes' : 'expected'
    if (before?.stage === stage) continue
    const round: RunRound = {
      number,
      stage,
      startsAt: before && before.stage !== 'expected' ? before.startsAt : at,
      endedAt: stage === 'completed' ? at : null,
      bracketStage: null,
    }
    const { startsAt, endedAt } = round
    await tx
      .insert(tournamentRounds)
      .values({ tournamentId, ...round })
      .onConflictDoUpdate({
        target: [tournamentRounds.tournamentId, tournamentRounds.number],
        set: { stage, startsAt, endedAt },
      })
    const described = describeRound(tournamentId, round, at)
    news.push(
      before
        ? { type: 'round.change', round: described }
        : { type: 'round.create', round: described, free_wins: [] },
    )
  }
  return news
}

async function writeNewStanding(tx: Database, tournamentId: number): Promise<void> {
  await writeStanding(tx, tournamentId, standingOf(await loadRun(tx, tournamentId)))
}

/** @returns the number of the last news */
async function raise(
  tx: Database,
  tournamentId: number,
  count: number,
  facts: Partial<Pick<typeof tournaments.$inferSelect, 'stage' | 'endsAt'>>,
): Promise<number> {
  const [row] = await tx
    .update(tournaments)
    .set({ ...facts, v: sql`${tournaments.v} + ${count}` })
    .where(eq(tournaments.id, tournamentId))
    .returning({ v: tournaments.v })
  return row?.v ?? 0
}

const finish = (db: Database, jobs: JobSender, tournamentId: number, at: Date) =>
  db.transaction(async (tx) => {
    await lock(tx, tournamentId)
    const open = await tx.$count(
      tournamentBoards,
      and(eq(tournamentBoards.tournamentId, tournamentId), isNull(tournamentBoards.result)),
    )
    if (open > 0) return null
    const rounds = await tx
      .update(tournamentRounds)
      .set({ stage: 'completed', endedAt: at })
      .where(
        and(
          eq(tournamentRounds.tournamentId, tournamentId),
          inArray(tournamentRounds.stage, ['expected', 'goes']),
        ),
      )
      .returning()
    await writeNewStanding(tx, tournamentId)
    const news: TournamentNews[] = [
      ...rounds.map((row) => ({
        type: 'round.change' as const,
        round: describeRound(tournamentId, roundOf(row), at),
      })),
      { type: 'standing.change' },
      { type: 'tournament.status', status: 'completed' },
    ]
    const v = await raise(tx, tournamentId, news.length, { stage: 'completed', endsAt: at })
    await orderPgn(tx, jobs, tournamentId)
    return { news, v }
  })
