import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { ArenaPlayed, ArenaRow, ArenaStore } from '../../domain/tournaments/arena-store.ts'
import { TournamentLostError } from '../../domain/tournaments/run-store.ts'
import type { Database } from '../database.ts'
import {
  games,
  ratings,
  timeControls,
  tournamentBoards,
  tournamentEntries,
  tournaments,
} from '../schema.ts'
import { readTournament } from './run-store.ts'

export function createArenaStore(db: Database): ArenaStore {
  return {
    arena: async (id) => {
      const [tournament, boards] = await Promise.all([
        readTournament(db, id),
        db
          .select({
            tables: sql<number | null>`max(${tournamentBoards.table})`,
          })
          .from(tournamentBoards)
          .where(eq(tournamentBoards.tournamentId, id)),
      ])
      const undealt = await db
        .select({
          table: tournamentBoards.table,
          white: tournamentBoards.whiteId,
          black: tournamentBoards.blackId,
        })
        .from(tournamentBoards)
        .where(
          and(
            eq(tournamentBoards.tournamentId, id),
            isNull(tournamentBoards.gameUid),
            isNull(tournamentBoards.result),
          ),
        )
      return { tournament, tables: boards[0]?.tables ?? 0, undealt }
    },
    ready: (id, at) => readReady(db, id, at),
    played: (id, entries, end) => readPlayed(db, id, entries, end),
    entriesOf: async (id, tables) => {
      const rows = await db
        .select({ white: tournamentBoards.whiteId, black: tournamentBoards.blackId })
        .from(tournamentBoards)
        .where(
          and(
            eq(tournamentBoards.tournamentId, id),
            tables === 'all' ? undefined : inArray(tournamentBoards.table, [...tables]),
          ),
        )
      return [...new Set(rows.flatMap(({ white, black }) => [white, black]))]
    },
    playersOf: async (entries) => {
      const rows =
        entries.length === 0
          ? []
          : await db
              .select({
                id: tournamentEntries.id,
                playerId: tournamentEntries.playerId,
                rating: tournamentEntries.rating,
              })
              .from(tournamentEntries)
              .where(inArray(tournamentEntries.id, [...entries]))
      return new Map(rows.map(({ id, ...row }) => [id, row]))
    },
    writeRows: (claim, rows) => writeRows(db, claim, rows),
  }
}

async function readReady(db: Database, id: number, at: Date): ReturnType<ArenaStore['ready']> {
  const openBoard = db
    .select({ table: tournamentBoards.table })
    .from(tournamentBoards)
    .where(
      and(
        eq(tournamentBoards.tournamentId, id),
        isNull(tournamentBoards.result),
        or(
          eq(tournamentBoards.whiteId, tournamentEntries.id),
          eq(tournamentBoards.blackId, tournamentEntries.id),
        ),
      ),
    )
  const rows = await db
    .select({
      id: tournamentEntries.id,
      playerId: tournamentEntries.playerId,
      place: tournamentEntries.place,
      readyAt: tournamentEntries.readyAt,
      rating: tournamentEntries.rating,
      team: tournamentEntries.teamId,
    })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.tournamentId, id),
        eq(tournamentEntries.status, 'joined'),
        lte(tournamentEntries.readyAt, at),
        notExists(openBoard),
      ),
    )
    .orderBy(asc(tournamentEntries.place), asc(tournamentEntries.id))
  const teams = new Set(rows.flatMap(({ team }) => team ?? []))
  return rows.map(({ readyAt, team, ...row }) => ({
    ...row,
    // Of two teams mates may meet: else half of them would wait.
    team: teams.size > 2 ? team : null,
    readyAt: readyAt ?? at,
  }))
}

export async function readPlayed(
  db: Database,
  id: number,
  entries: readonly number[],
  end: Date,
): ReturnType<ArenaStore['played']> {
  const played = new Map<number, ArenaPlayed[]>(entries.map((entry) => [entry, []]))
  if (entries.length === 0) return played
  const ids = [...entries]
  const rows = await db
    .select({
      white: tournamentBoards.whiteId,
      black: tournamentBoards.blackId,
      result: tournamentBoards.result,
      isForfeit: tournamentBoards.isForfeit,
      endedAt: tournamentBoards.endedAt,
      plies: games.plies,
      berserk: sql<{ readonly w: boolean; readonly b: boolean } | null>`${games.state}->'berserk'`,
    })
    .from(tournamentBoards)
    .leftJoin(games, eq(games.uid, tournamentBoards.gameUid))
    .where(
      and(
        eq(tournamentBoards.tournamentId, id),
        isNotNull(tournamentBoards.result),
        or(inArray(tournamentBoards.whiteId, ids), inArray(tournamentBoards.blackId, ids)),
      ),
    )
    .orderBy(asc(tournamentBoards.table))
  const opponents = [...new Set(rows.flatMap(({ white, black }) => [white, black]))]
  const rated =
    opponents.length === 0
      ? []
      : await db
          .select({ id: tournamentEntries.id, rating: tournamentEntries.rating })
          .from(tournamentEntries)
          .where(inArray(tournamentEntries.id, opponents))
  const ratingOf = new Map(rated.map((row) => [row.id, row.rating]))
  for (const { white, black, result, isForfeit, endedAt, plies, berserk } of rows) {
    for (const color of ['white', 'black'] as const) {
      const [own, opponent] = color === 'white' ? [white, black] : [black, white]
      const isWin = result === (color === 'white' ? 'WHITE_WIN' : 'BLACK_WIN')
      const half = (plies ?? 0) / 2
      played.get(own)?.push({
        opponent,
        opponentRating: ratingOf.get(opponent) ?? null,
        color,
        result: isWin ? 'win' : result === 'DRAW' ? 'draw' : 'loss',
        moves: color === 'white' ? Math.ceil(half) : Math.floor(half),
        isBerserk: berserk?.[color === 'white' ? 'w' : 'b'] ?? false,
        isForfeit,
        isMissed: isForfeit && !isWin,
        counts: result !== 'CANCELLED' && endedAt !== null && endedAt <= end,
      })
    }
  }
  return played
}

async function writeRows(
  db: Database,
  { id, fence }: Parameters<ArenaStore['writeRows']>[0],
  rows: readonly ArenaRow[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ fence: tournaments.fence })
      .from(tournaments)
      .where(and(eq(tournaments.id, id), eq(tournaments.fence, fence)))
      .for('update')
    if (!held) throw new TournamentLostError(`Another process runs the tournament ${id}.`)
    if (rows.length > 0) {
      await tx.execute(sql`
        update ${tournamentEntries} as entry set
          points = told.points,
          performance = told.performance,
          games = told.games,
          streak = told.streak,
          missed_in_row = told."missedInRow",
          ready_at = coalesce(greatest(entry.ready_at, told."readyAt"), told."readyAt", entry.ready_at),
          status = case when told."isOnHold" and entry.status = 'joined' then 'on-hold' else entry.status end,
          pauses = entry.pauses + case when told."isOnHold" and entry.status = 'joined' then 1 else 0 end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
          id bigint, points double precision, performance int, games int, streak int,
          "missedInRow" int, "readyAt" timestamptz, "isOnHold" boolean)
        where entry.tournament_id = ${id} and entry.id = told.id`)
    }
    await tx.execute(sql`
      update ${tournamentEntries} as entry set rating = round(rated.rating)
      from ${tournaments} as t
        join ${timeControls} as control on control.id = t.time_control_id
        join ${ratings} as rated on rated.board_type = control.board_type
          and rated.kind = case when t.rating_type = 'fide' then 'fide'::rating_kind else 'worldchess'::rating_kind end
      where t.id = ${id} and entry.tournament_id = ${id} and entry.rating is null
        and rated.player_id = entry.player_id`)
    // Only those are written whose place changes: most stay where they are.
    await tx.execute(sql`
      update ${tournamentEntries} as entry set place = ranked.place
      from (
        select entry.id, row_number() over (
          order by entry.points desc, entry.performance desc nulls last,
            entry.rating desc nulls last, entry.id) as place
        from ${tournamentEntries} as entry
        where entry.tournament_id = ${id} and entry.status not in ('pending', 'left')
      ) as ranked
      where entry.id = ranked.id and entry.place is distinct from ranked.place`)
  })
}
