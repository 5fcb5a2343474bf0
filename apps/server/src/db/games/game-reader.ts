import { displayedRating, type LobbyPlayer, type OnlineEnd, toTimeControl } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { clocksAt } from '../../domain/games/game-change.ts'
import { viewerDelayOf } from '../../domain/games/game-past.ts'
import { onOtherTime } from '../../domain/games/game-pause.ts'
import type {
  GameReader,
  GameRecord,
  GameSummary,
  HistoryEntry,
  HistoryFilter,
  RatingChange,
} from '../../domain/games/game-reader.ts'
import { colorOf } from '../../domain/games/game-state.ts'
import type { PlayedMove } from '../../domain/games/game.types.ts'
import { shownTitle } from '../../domain/players/visitor-store.ts'
import { recordAt } from '../../domain/games/record-past.ts'
import type { Database } from '../database.ts'
import { gameMoves, games, players, ratingChanges, timeControls } from '../schema.ts'
import { loadedState } from './commit-games.ts'
import { endIsHidden } from './delayed-games.ts'
import { readFacts } from './game-facts.ts'
import { readProspects } from './game-prospects.ts'

const whites = alias(players, 'whites')
const blacks = alias(players, 'blacks')

interface GameRow {
  readonly game: typeof games.$inferSelect
  readonly white: typeof players.$inferSelect
  readonly black: typeof players.$inferSelect
  readonly control: typeof timeControls.$inferSelect
}

const maxGames = 100

/** @param now the wall clock */
export function createGameReader(db: Database, now = () => new Date()): GameReader {
  const select = () =>
    db
      .select({ game: games, white: whites, black: blacks, control: timeControls })
      .from(games)
      .innerJoin(whites, eq(whites.id, games.whiteId))
      .innerJoin(blacks, eq(blacks.id, games.blackId))
      .innerJoin(timeControls, eq(timeControls.id, games.timeControlId))
  return {
    find: async (gameId, readBy = null) => {
      const [row] = await select().where(eq(games.uid, gameId))
      return row ? readRecord(db, row, { at: now(), readBy }) : null
    },
    prospects: (gameId, readBy = null) => readProspects(db, gameId, { readBy, at: now() }),
    findMany: async ({ gameIds, playerUids, readBy = null }) => {
      if (gameIds.length + playerUids.length === 0) return []
      const isTheirs = or(
        inArray(whites.uid, [...playerUids]),
        inArray(blacks.uid, [...playerUids]),
      )
      const rows = await select()
        .where(
          or(
            gameIds.length > 0 ? inArray(games.uid, [...gameIds]) : undefined,
            playerUids.length > 0
              ? and(or(isNull(games.result), endIsHidden(now(), readBy)), isTheirs)
              : undefined,
          ),
        )
        .orderBy(desc(games.id))
        .limit(maxGames)
      const reading = { at: now(), readBy }
      const lastMovesOf = await readLastMoves(db, rows)
      return Promise.all(
        rows.map(async (row) =>
          isLateFor(row, readBy)
            ? readRecord(db, row, reading)
            : summaryOf(row, lastMovesOf(row.game), reading.at),
        ),
      )
    },
    history: async ({ playerUid, limit, offset, only = {}, readBy = null }) => {
      const [player] = await db
        .select({ id: players.id })
        .from(players)
        .where(eq(players.uid, playerUid))
      if (!player) return null
      const isShown = and(
        isNotNull(games.result),
        // What is settled is known to everybody: of thousands of games the delay is not looked at.
        or(isNotNull(games.settledAt), sql`(${endIsHidden(now(), readBy)}) is not true`),
        isAskedFor(only),
      )
      // One half for each colour, because an index holds each in its order; for both at once there is none.
      const half = (side: typeof games.whiteId | typeof games.blackId) =>
        db
          .select({ id: games.id })
          .from(games)
          .where(and(eq(side, player.id), isShown))
          .orderBy(desc(games.id))
          .limit(offset + limit)
      const countHalf = (side: typeof games.whiteId | typeof games.blackId) =>
        db.$count(games, and(eq(side, player.id), isShown))
      const ids = unionAll(half(games.whiteId), half(games.blackId))
        .orderBy(sql`id desc`)
        .limit(limit)
        .offset(offset)
        .as('ids')
      const [rows, asWhite, asBlack] = await Promise.all([
        db
          .select({ game: games, white: whites, black: blacks, change: ratingChanges })
          .from(ids)
          .innerJoin(games, eq(games.id, ids.id))
          .innerJoin(whites, eq(whites.id, games.whiteId))
          .innerJoin(blacks, eq(blacks.id, games.blackId))
          .leftJoin(
            ratingChanges,
            and(eq(ratingChanges.gameId, games.id), eq(ratingChanges.playerId, player.id)),
          )
          .orderBy(desc(games.id)),
        countHalf(games.whiteId),
        countHalf(games.blackId),
      ])
      const count = asWhite + asBlack
      return { games: rows.flatMap((row) => entryOf(row, player.id) ?? []), count }
    },
    headToHead: (pair) => readHeadToHead(db, pair),
  }
}

/** Both of them know how their games ended, however late viewers see it: who reads is one of the two. */
async function readHeadToHead(
  db: Database,
  { playerId, opponentId, limit }: Parameters<GameReader['headToHead']>[0],
): ReturnType<GameReader['headToHead']> {
  const isTheirs = and(
    sql`least(${games.whiteId}, ${games.blackId}) = ${Math.min(playerId, opponentId)}`,
    sql`greatest(${games.whiteId}, ${games.blackId}) = ${Math.max(playerId, opponentId)}`,
    isNotNull(games.result),
  )
  const won = sql`case when ${games.whiteId} = ${playerId} then 'WHITE_WIN' else 'BLACK_WIN' end::game_result`
  const lost = sql`case when ${games.whiteId} = ${playerId} then 'BLACK_WIN' else 'WHITE_WIN' end::game_result`
  const [[counts], rows] = await Promise.all([
    db
      .select({
        wins: sql<number>`count(*) filter (where ${games.result} = ${won})::int`,
        draws: sql<number>`count(*) filter (where ${games.result} = 'DRAW')::int`,
        losses: sql<number>`count(*) filter (where ${games.result} = ${lost})::int`,
      })
      .from(games)
      .where(isTheirs),
    db
      .select({ game: games, white: whites, black: blacks, change: ratingChanges })
      .from(games)
      .innerJoin(whites, eq(whites.id, games.whiteId))
      .innerJoin(blacks, eq(blacks.id, games.blackId))
      .leftJoin(
        ratingChanges,
        and(eq(ratingChanges.gameId, games.id), eq(ratingChanges.playerId, playerId)),
      )
      .where(isTheirs)
      .orderBy(desc(games.id))
      .limit(limit),
  ])
  return {
    ...(counts ?? { wins: 0, draws: 0, losses: 0 }),
    games: rows.flatMap((row) => entryOf(row, playerId) ?? []),
  }
}

/** The origin kind of tournament games. */
const tournament = 'tournament'

const isAskedFor = ({ gameType, boardType, ratingType }: HistoryFilter) =>
  and(
    gameType === 'tournaments' ? eq(games.originKind, tournament) : undefined,
    gameType === 'single' ? ne(games.originKind, tournament) : undefined,
    boardType && eq(games.boardType, boardType),
    ratingType && eq(games.ratingType, ratingType),
  )

/** A player with the rating of a moment. */
export const playerOf = (
  { uid, name, kind, country, ...titles }: typeof players.$inferSelect,
  rating: number | null,
): LobbyPlayer => ({
  uid,
  name,
  kind,
  title: shownTitle(titles),
  country,
  rating: displayedRating(rating),
})

function summaryOf(
  { game, white, black, control }: GameRow,
  lastMoves: readonly PlayedMove[],
  at: Date,
): GameSummary {
  const { state, aheadMs, config } = game
  return {
    gameId: game.uid,
    players: { w: playerOf(white, game.whiteRating), b: playerOf(black, game.blackRating) },
    timeControl: toTimeControl(control),
    ratingType: game.ratingType,
    region: game.config.region ?? null,
    tournamentId: game.config.tournamentId ?? null,
    phase: game.phase,
    v: game.v,
    plies: game.plies,
    lastMoves,
    initialFen: game.config.initialFen,
    leftMs: clocksAt({ ...state, config, turns: lastMoves }, at.getTime() - aheadMs),
    startsAt: state.startsAt === null ? null : new Date(state.startsAt + aheadMs),
    createdAt: game.createdAt,
    endedAt: game.endedAt,
    isSettled: game.settledAt !== null,
    end: state.end,
  }
}

/** The last two plies of each game. */
async function readLastMoves(db: Database, rows: readonly GameRow[]) {
  const found = await db
    .select({ move: gameMoves })
    .from(gameMoves)
    .innerJoin(games, eq(games.id, gameMoves.gameId))
    .where(
      and(
        inArray(
          games.id,
          rows.map(({ game }) => game.id),
        ),
        sql`${gameMoves.absNum} >= ${games.plies} - 1`,
      ),
    )
    .orderBy(asc(gameMoves.absNum))
  // A move may have been stored between the two reads; it belongs to a later version.
  return ({ id, plies }: GameRow['game']): readonly PlayedMove[] =>
    found.flatMap(({ move }) => (move.gameId === id && move.absNum <= plies ? move : [])).slice(-2)
}

interface Reading {
  readonly at: Date
  readonly readBy: number | null
}

const isLateFor = ({ game: { config } }: GameRow, readBy: number | null): boolean =>
  viewerDelayOf(config) > 0 && colorOf(config, readBy) === null

async function readRecord(
  db: Database,
  row: GameRow,
  { at, readBy }: Reading,
): Promise<GameRecord> {
  const record = await recordOf(db, row, at)
  if (!isLateFor(row, readBy)) return record
  const shownAt = at.getTime() - viewerDelayOf(row.game.config)
  return recordAt(record, await readFacts(db)(row.game.uid), shownAt)
}

async function recordOf(db: Database, row: GameRow, at: Date): Promise<GameRecord> {
  const { game } = row
  const [turns, changes] = await Promise.all([
    db.select().from(gameMoves).where(eq(gameMoves.gameId, game.id)).orderBy(asc(gameMoves.absNum)),
    db.select().from(ratingChanges).where(eq(ratingChanges.gameId, game.id)),
  ])
  const changeOf = (playerId: number): RatingChange | null => {
    const found = changes.find((change) => change.playerId === playerId)
    return found ? { before: found.before, after: found.after } : null
  }
  // A move may have been stored between the two reads; it belongs to a later version.
  const state = loadedState(game, turns.slice(0, game.plies))
  return {
    ...summaryOf(row, state.turns.slice(-2), at),
    state: onOtherTime(state, game.aheadMs),
    ratingChanges: { w: changeOf(game.whiteId), b: changeOf(game.blackId) },
    shownAt: at.getTime(),
  }
}

function entryOf(
  {
    game,
    white,
    black,
    change,
  }: Omit<GameRow, 'control'> & { readonly change: typeof ratingChanges.$inferSelect | null },
  playerId: number,
): HistoryEntry | null {
  const end: OnlineEnd | null = game.state.end
  if (!end || !game.endedAt) return null
  const color: Color = game.whiteId === playerId ? 'w' : 'b'
  return {
    gameId: game.uid,
    endedAt: game.endedAt,
    color,
    rating: displayedRating(color === 'w' ? game.whiteRating : game.blackRating),
    opponent: color === 'w' ? playerOf(black, game.blackRating) : playerOf(white, game.whiteRating),
    timeControlId: game.timeControlId,
    ratingType: game.ratingType,
    end,
    ratingChange: change ? Math.round(change.after) - Math.round(change.before) : null,
  }
}
