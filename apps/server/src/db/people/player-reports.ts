import { playerReportLimits } from '@kingside/api'
import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type {
  PlayerReport,
  PlayerReportFilter,
  PlayerReports,
} from '../../domain/people/player-reports.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { games, playerReports, players } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

const reporters = alias(players, 'reporters')
const reported = alias(players, 'reported')

export function createPlayerReports(db: Database): PlayerReports {
  const read = async (
    where: SQL | undefined,
    order: SQL,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<readonly PlayerReport[]> => {
    const rows = await db
      .select({
        report: playerReports,
        reporter: reporters,
        player: reported,
        gameUid: games.uid,
        ofPlayer,
        dismissedOfReporter,
      })
      .from(playerReports)
      .innerJoin(reporters, eq(reporters.id, playerReports.reporterId))
      .innerJoin(reported, eq(reported.id, playerReports.playerId))
      .leftJoin(games, eq(games.id, playerReports.gameId))
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
    return rows.map(reportOf)
  }

  return {
    add: ({ reporterId, playerId, kind, text, gameId }, at) =>
      db.transaction(async (tx) => {
        const game = gameId === null ? null : await playedBy(tx, gameId, playerId)
        if (gameId !== null && game === null) return { status: 'game-not-found' }
        // Of several that come at once, each counts those before it.
        await lockPlayers(tx, [reporterId])
        const sent = await tx.$count(
          playerReports,
          and(eq(playerReports.reporterId, reporterId), gte(playerReports.createdAt, dayOf(at))),
        )
        if (sent >= playerReportLimits.perDay) return { status: 'limit-reached' }
        const [row] = await tx
          .insert(playerReports)
          .values({ reporterId, playerId, kind, text, gameId: game, createdAt: at })
          .returning({ id: playerReports.id })
        if (!row) throw new Error('The report was not kept.')
        return { status: 'stored', id: row.id, leftToday: playerReportLimits.perDay - sent - 1 }
      }),
    listReports: async (filter, page) => {
      const where = matches(filter)
      const [counted] = await db
        .select({ count: count() })
        .from(playerReports)
        .innerJoin(reported, eq(reported.id, playerReports.playerId))
        .where(where)
      const order = filter.state === 'open' ? asc(playerReports.id) : desc(playerReports.id)
      return { count: counted?.count ?? 0, results: await read(where, order, page) }
    },
    find: async (id) => {
      const only = { limit: 1, offset: 0 }
      return (await read(eq(playerReports.id, id), asc(playerReports.id), only))[0] ?? null
    },
    decide: (id, { decision, by, note }, at, act) =>
      db.transaction(async (tx) => {
        const [decided] = await tx
          .update(playerReports)
          .set({ decision, decidedBy: by, decidedAt: at, note })
          .where(and(eq(playerReports.id, id), isNull(playerReports.decision)))
          .returning({ id: playerReports.id })
        if (!decided) {
          const count = await tx.$count(playerReports, eq(playerReports.id, id))
          return count > 0 ? 'decided' : 'not-found'
        }
        if (act) await writeAct(tx, act, at)
        return 'done'
      }),
  }
}

/** The game's internal id, where the player has a seat in it. */
async function playedBy(tx: Database, uid: string, playerId: number): Promise<number | null> {
  const [game] = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.uid, uid), or(eq(games.whiteId, playerId), eq(games.blackId, playerId))))
  return game?.id ?? null
}

function dayOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
}

const ofPlayer = sql<number>`(
  select count(*)::int from player_reports as others
  where others.player_id = ${playerReports.playerId}
)`

const dismissedOfReporter = sql<number>`(
  select count(*)::int from player_reports as others
  where others.reporter_id = ${playerReports.reporterId} and others.decision = 'dismissed'
)`

const matches = ({ state, kind, playerUid }: PlayerReportFilter) =>
  and(
    state === 'open' ? isNull(playerReports.decision) : undefined,
    state === 'decided' ? isNotNull(playerReports.decision) : undefined,
    kind === undefined ? undefined : eq(playerReports.kind, kind),
    playerUid === undefined ? undefined : eq(reported.uid, playerUid),
  )

interface Row {
  readonly report: typeof playerReports.$inferSelect
  readonly reporter: typeof players.$inferSelect
  readonly player: typeof players.$inferSelect
  readonly gameUid: string | null
  readonly ofPlayer: number
  readonly dismissedOfReporter: number
}

function reportOf({ report, reporter, player, gameUid, ...counts }: Row): PlayerReport {
  const { id, kind, text, createdAt, decision, decidedAt, decidedBy, note } = report
  return {
    id,
    kind,
    text,
    gameId: gameUid,
    at: createdAt,
    reporter: lobbyPlayerOf({ ...playerOf(reporter), rating: null }),
    player: lobbyPlayerOf({ ...playerOf(player), rating: null }),
    ...counts,
    decided:
      decision === null || decidedAt === null
        ? null
        : { decision, at: decidedAt, by: decidedBy ?? '', note },
  }
}
