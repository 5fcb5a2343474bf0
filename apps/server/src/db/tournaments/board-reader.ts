import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clocksAt } from '../../domain/games/game-change.ts'
import { firstMoveMs, startMs } from '../../domain/games/game-limits.ts'
import type {
  BoardRecord,
  BoardsPage,
  TournamentReader,
} from '../../domain/tournaments/tournament-reader.ts'
import type { BoardStatus } from '@kingside/api'
import { loadedState } from '../games/commit-games.ts'
import type { Database } from '../database.ts'
import {
  gameMoves,
  games,
  players,
  tournamentBoards,
  tournamentByes,
  tournamentEntries,
  tournamentRounds,
} from '../schema.ts'
import { participantOf } from './standing-reader.ts'

const whites = alias(tournamentEntries, 'white_entries')
const blacks = alias(tournamentEntries, 'black_entries')
const whitePlayers = alias(players, 'white_players')
const blackPlayers = alias(players, 'black_players')

const isDone = not(isNull(tournamentBoards.result))
const isPlaying = and(isNull(tournamentBoards.result), eq(games.phase, 'PLAYING'))

const inStatus: Readonly<Record<BoardStatus, SQL | undefined>> = {
  completed: isDone,
  goes: isPlaying,
  expected: and(
    isNull(tournamentBoards.result),
    or(isNull(games.phase), not(eq(games.phase, 'PLAYING'))),
  ),
}

/** The boards of a round, by table or the best players first. */
export async function readBoards(
  db: Database,
  tournamentId: number,
  query: Parameters<TournamentReader['boards']>[1],
  at: Date,
): Promise<BoardsPage> {
  const [latest] = await db
    .select({ number: sql<number | null>`max(${tournamentRounds.number})` })
    .from(tournamentRounds)
    .where(eq(tournamentRounds.tournamentId, tournamentId))
  const round = query.round ?? latest?.number ?? 0
  const isOfRound = and(
    eq(tournamentBoards.tournamentId, tournamentId),
    eq(tournamentBoards.round, round),
  )
  const { playerId, status, late = null } = query
  const which = and(
    isOfRound,
    status && !late ? or(...status.map((each) => inStatus[each])) : undefined,
    playerId === undefined
      ? undefined
      : or(eq(whites.playerId, playerId), eq(blacks.playerId, playerId)),
  )
  const from = () =>
    db
      .select({
        board: tournamentBoards,
        white: whites,
        black: blacks,
        whitePlayer: whitePlayers,
        blackPlayer: blackPlayers,
        game: games,
      })
      .from(tournamentBoards)
      .innerJoin(whites, eq(whites.id, tournamentBoards.whiteId))
      .innerJoin(blacks, eq(blacks.id, tournamentBoards.blackId))
      .innerJoin(whitePlayers, eq(whitePlayers.id, whites.playerId))
      .innerJoin(blackPlayers, eq(blackPlayers.id, blacks.playerId))
      .leftJoin(games, eq(games.uid, tournamentBoards.gameUid))
  const count = (where: SQL | undefined) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(tournamentBoards)
      .innerJoin(whites, eq(whites.id, tournamentBoards.whiteId))
      .innerJoin(blacks, eq(blacks.id, tournamentBoards.blackId))
      .leftJoin(games, eq(games.uid, tournamentBoards.gameUid))
      .where(where)
      .then(([row]) => row?.count ?? 0)
  const order = query.isByRating
    ? [desc(sql`coalesce(${whites.rating}, 0) + coalesce(${blacks.rating}, 0)`)]
    : []
  // What of a board is known decides whether it is listed: that is not the database's to say.
  const page = late ? { limit: mostBoards, offset: 0 } : query
  const [rows, all, active, free] = await Promise.all([
    from()
      .where(which)
      .orderBy(...order, asc(tournamentBoards.table))
      .limit(page.limit)
      .offset(page.offset),
    count(which),
    count(and(isOfRound, isPlaying)),
    db
      .select({ uid: players.uid })
      .from(tournamentByes)
      .innerJoin(tournamentEntries, eq(tournamentEntries.id, tournamentByes.entryId))
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .where(
        and(
          eq(tournamentByes.tournamentId, tournamentId),
          eq(tournamentByes.round, round),
          eq(tournamentByes.kind, 'pairing'),
        ),
      ),
  ])
  const movesOf = await readMoves(
    db,
    rows.flatMap(({ game }) => (game ? [game.id] : [])),
  )
  const freeWins = free.map(({ uid }) => uid)
  const boards = rows.map((row) => {
    const moves = row.game ? movesOf(row.game.id) : []
    const isOwn = [row.white.playerId, row.black.playerId].some((id) => id === late?.readBy)
    return late && !isOwn ? lateRecordOf(row, moves, late.shownAt) : recordOf(row, moves, at)
  })
  if (!late) return { count: all, active, freeWins, boards }
  const listed = boards.filter((board) => !status || status.includes(board.status))
  return {
    count: listed.length,
    active: boards.filter((board) => board.status === 'goes').length,
    freeWins,
    boards: listed.slice(query.offset, query.offset + query.limit),
  }
}

/** A round has no more boards. */
const mostBoards = 2_500

/** A board as it stood at a moment. */
function lateRecordOf(row: Row, moves: readonly MoveRow[], shownAt: Date): BoardRecord {
  const { board, game } = row
  const seen = moves.filter(({ ts }) => ts === null || ts <= shownAt.getTime())
  const isOver = board.endedAt !== null && board.endedAt <= shownAt
  const clock = game?.config.clock
  const leftOf = (color: 'w' | 'b') => {
    const last = seen.findLast(({ absNum }) => (absNum % 2 === 1) === (color === 'w'))
    return last?.leftMs ?? (clock ? startMs(clock, color) : 0)
  }
  return {
    ...recordOf(row, [], shownAt),
    status: isOver ? 'completed' : seen.length > 0 ? 'goes' : 'expected',
    result: isOver ? board.result : null,
    isForfeit: isOver && board.isForfeit,
    decidedBy: isOver ? board.decidedBy : null,
    moves: seen.map(({ uci }) => uci),
    whiteLeftMs: leftOf('w'),
    blackLeftMs: leftOf('b'),
    whiteEndsAt: null,
    blackEndsAt: null,
    firstMoveLeftMs: null,
  }
}

type MoveRow = typeof gameMoves.$inferSelect

async function readMoves(db: Database, gameIds: readonly number[]) {
  const rows =
    gameIds.length === 0
      ? []
      : await db
          .select()
          .from(gameMoves)
          .where(inArray(gameMoves.gameId, [...gameIds]))
          .orderBy(asc(gameMoves.absNum))
  const byGame = new Map<number, MoveRow[]>()
  for (const row of rows) {
    const moves = byGame.get(row.gameId)
    if (moves) moves.push(row)
    else byGame.set(row.gameId, [row])
  }
  return (gameId: number): readonly MoveRow[] => byGame.get(gameId) ?? []
}

interface Row {
  readonly board: typeof tournamentBoards.$inferSelect
  readonly white: typeof tournamentEntries.$inferSelect
  readonly black: typeof tournamentEntries.$inferSelect
  readonly whitePlayer: typeof players.$inferSelect
  readonly blackPlayer: typeof players.$inferSelect
  readonly game: typeof games.$inferSelect | null
}

function recordOf(row: Row, moves: readonly MoveRow[], at: Date): BoardRecord {
  const { board, game } = row
  const result = board.result ?? null
  return {
    gameId: board.gameUid,
    table: board.table,
    status:
      result !== null ? 'completed' : game?.phase === 'PLAYING' ? 'goes' : ('expected' as const),
    result,
    moves: moves.map(({ uci }) => uci),
    white: participantOf(row.whitePlayer, row.white),
    black: participantOf(row.blackPlayer, row.black),
    isForfeit: board.isForfeit,
    decidedBy: board.decidedBy,
    region: game?.config.region ?? null,
    ...clocksOf(game, moves, at),
  }
}

function clocksOf(
  game: Row['game'],
  moves: readonly MoveRow[],
  at: Date,
): Pick<
  BoardRecord,
  'whiteLeftMs' | 'blackLeftMs' | 'whiteEndsAt' | 'blackEndsAt' | 'firstMoveLeftMs'
> {
  const none = { whiteEndsAt: null, blackEndsAt: null, firstMoveLeftMs: null }
  if (!game) return { whiteLeftMs: 0, blackLeftMs: 0, ...none }
  // A move may have been stored between the two reads; it belongs to a later version.
  const state = loadedState(game, moves.slice(0, game.plies))
  const now = at.getTime() - game.aheadMs
  const left = clocksAt(state, now)
  const times = { whiteLeftMs: left.w, blackLeftMs: left.b, ...none }
  if (state.phase !== 'PLAYING') return times
  if (state.runningSince === null) {
    const since = now - state.since
    return {
      ...times,
      firstMoveLeftMs: Math.max(0, firstMoveMs[state.config.boardType] - since),
    }
  }
  const isWhite = state.turns.length % 2 === 0
  const endsAt = new Date(at.getTime() + (isWhite ? left.w : left.b))
  return { ...times, whiteEndsAt: isWhite ? endsAt : null, blackEndsAt: isWhite ? null : endsAt }
}
