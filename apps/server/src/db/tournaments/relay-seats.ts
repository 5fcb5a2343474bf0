import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { createUid } from '../../domain/players/create-uid.ts'
import {
  keyOf,
  type RelayedGame,
  type RelayedPlayer,
  RelayPgnError,
} from '../../domain/tournaments/relay-pgn.ts'
import type { RelayBoard } from '../../domain/tournaments/relay-store.ts'
import type { Database } from '../database.ts'
import {
  games,
  players,
  tournamentBoards,
  tournamentEntries,
  tournamentRelayPlayers,
  tournaments,
} from '../schema.ts'

/** Who is meant by a name: who sits at the board, and the place in the standing. */
interface Seat {
  readonly playerId: number
  readonly entryId: number
}

/**
 * Seats the players of games, and gives each game its board.
 * @throws RelayPgnError where a game contradicts what is there
 */
export async function seatBoards(
  tx: Database,
  tournamentId: number,
  relayed: readonly RelayedGame[],
  at: Date,
): Promise<readonly RelayBoard[]> {
  const seats = await seatPlayers(
    tx,
    tournamentId,
    relayed.flatMap((game) => [game.players.w, game.players.b]),
    at,
  )
  const known = await readBoards(tx, tournamentId, relayed)
  const fresh: KnownBoard[] = []
  const boards = relayed.map((game): RelayBoard => {
    const [w, b] = [seatOf(seats, game.players.w), seatOf(seats, game.players.b)]
    const ofRound = [...known, ...fresh].filter(({ round }) => round === game.round)
    const board = boardFor(game, { w, b }, ofRound)
    if (board.isNew) fresh.push(board)
    return {
      game,
      table: board.table,
      gameId: board.gameUid,
      seats: { w: w.playerId, b: b.playerId },
    }
  })
  if (fresh.length > 0) {
    await tx.insert(tournamentBoards).values(
      fresh.map(({ round, table, whiteId, blackId }) => ({
        tournamentId,
        round,
        table,
        whiteId,
        blackId,
      })),
    )
  }
  return boards
}

interface KnownBoard {
  readonly round: number
  readonly table: number
  /** Ids of entries. */
  readonly whiteId: number
  readonly blackId: number
  readonly white: string
  readonly black: string
  readonly gameUid: string | null
  readonly initialFen: string | null
  readonly isNew?: boolean
}

async function readBoards(
  tx: Database,
  tournamentId: number,
  relayed: readonly RelayedGame[],
): Promise<readonly KnownBoard[]> {
  const names = await tx
    .select({ id: tournamentEntries.id, name: players.name })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(eq(tournamentEntries.tournamentId, tournamentId))
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const rows = await tx
    .select({ board: tournamentBoards, config: games.config })
    .from(tournamentBoards)
    .leftJoin(games, eq(games.uid, tournamentBoards.gameUid))
    .where(
      and(
        eq(tournamentBoards.tournamentId, tournamentId),
        inArray(tournamentBoards.round, [...new Set(relayed.map(({ round }) => round))]),
      ),
    )
  return rows.map(({ board, config }) => ({
    ...board,
    white: nameOf.get(board.whiteId) ?? '?',
    black: nameOf.get(board.blackId) ?? '?',
    initialFen: config?.initialFen ?? null,
  }))
}

/** The board of a game: the one that its tags name, else the one at which these two play, else the next. */
function boardFor(
  game: RelayedGame,
  { w, b }: { readonly w: Seat; readonly b: Seat },
  ofRound: readonly KnownBoard[],
): KnownBoard {
  const { round, table, at, players: named, initialFen } = game
  const refuse = (what: string): never => {
    throw new RelayPgnError(at, what)
  }
  const isTheirs = ({ whiteId, blackId }: KnownBoard) =>
    whiteId === w.entryId && blackId === b.entryId
  const found = ofRound.find((board) => (table === null ? isTheirs(board) : board.table === table))
  if (found) {
    if (!isTheirs(found)) {
      return refuse(
        `round ${round}, board ${found.table} is ${found.white} – ${found.black} already. Send their game there, and this one to a board of its own.`,
      )
    }
    if (found.initialFen !== null && found.initialFen !== initialFen) {
      return refuse(
        `the game of round ${round}, board ${found.table} began in another position before. Send it with that FEN.`,
      )
    }
    return found
  }
  const own = [w.entryId, b.entryId]
  const other = ofRound.find(
    ({ whiteId, blackId }) => own.includes(whiteId) || own.includes(blackId),
  )
  if (other) {
    return refuse(
      `${other.white} – ${other.black} is on board ${other.table} of round ${round} already, so this game can't have one of them.`,
    )
  }
  return {
    round,
    table: table ?? Math.max(0, ...ofRound.map((board) => board.table)) + 1,
    whiteId: w.entryId,
    blackId: b.entryId,
    white: named.w.name,
    black: named.b.name,
    gameUid: null,
    initialFen: null,
    isNew: true,
  }
}

function seatOf(seats: ReadonlyMap<string, Seat>, { name }: RelayedPlayer): Seat {
  const seat = seats.get(keyOf(name))
  if (!seat) throw new Error('A player of the broadcast was not seated.')
  return seat
}

/** Finds everybody by name; who is new gets a seat, and a place in the standing unless one of that name has one. */
async function seatPlayers(
  tx: Database,
  tournamentId: number,
  named: readonly RelayedPlayer[],
  at: Date,
): Promise<ReadonlyMap<string, Seat>> {
  const rows = await tx
    .select()
    .from(tournamentRelayPlayers)
    .where(eq(tournamentRelayPlayers.tournamentId, tournamentId))
  const seats = new Map<string, Seat>(rows.map((row) => [row.key, row]))
  const missing = new Map(
    named.flatMap((player) =>
      seats.has(keyOf(player.name)) ? [] : [[keyOf(player.name), player] as const],
    ),
  )
  if (missing.size === 0) return seats
  const people = [...missing.values()]
  const made = await tx
    .insert(players)
    .values(
      people.map(({ name, title }) => ({
        uid: createUid().slice(0, 16),
        kind: 'relayed' as const,
        name,
        title,
        createdAt: at,
      })),
    )
    .returning({ id: players.id, name: players.name })
  const idOf = new Map(made.map(({ id, name }) => [keyOf(name), id]))
  const entryOf = await enter(tx, tournamentId, { missing, idOf, at })
  const added = [...missing.keys()].flatMap((key) => {
    const [player, entryId] = [idOf.get(key), entryOf.get(key)]
    return player === undefined || entryId === undefined ? [] : [{ key, playerId: player, entryId }]
  })
  await tx.insert(tournamentRelayPlayers).values(added.map((row) => ({ tournamentId, ...row })))
  for (const { key, ...seat } of added) seats.set(key, seat)
  return seats
}

/** @returns the ids of their entries, by their names' keys */
async function enter(
  tx: Database,
  tournamentId: number,
  {
    missing,
    idOf,
    at,
  }: {
    readonly missing: ReadonlyMap<string, RelayedPlayer>
    readonly idOf: ReadonlyMap<string, number>
    readonly at: Date
  },
): Promise<ReadonlyMap<string, number>> {
  const entries = await tx
    .select({ entry: tournamentEntries, name: players.name })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(eq(tournamentEntries.tournamentId, tournamentId))
    .orderBy(asc(tournamentEntries.id))
  const entryOf = new Map(entries.map(({ entry, name }) => [keyOf(name), entry]))
  let seed = Math.max(0, ...entries.map(({ entry }) => entry.seed ?? 0))
  const found = new Map<string, number>()
  const fresh: (typeof tournamentEntries.$inferInsert)[] = []
  const keys: string[] = []
  // The strongest first, as in an initial ranking.
  const ranked = [...missing].toSorted(
    ([, one], [, other]) => (other.rating ?? 0) - (one.rating ?? 0),
  )
  for (const [key, { rating }] of ranked) {
    const entry = entryOf.get(key)
    seed += 1
    if (entry) {
      found.set(key, entry.id)
      await tx
        .update(tournamentEntries)
        .set({ seed: entry.seed ?? seed, rating: entry.rating ?? rating })
        .where(eq(tournamentEntries.id, entry.id))
      continue
    }
    keys.push(key)
    fresh.push({
      tournamentId,
      playerId: idOf.get(key) ?? 0,
      status: 'joined',
      joinedAt: at,
      seed,
      rating,
    })
  }
  if (fresh.length > 0) {
    const made = await tx
      .insert(tournamentEntries)
      .values(fresh)
      .returning({ id: tournamentEntries.id })
    for (const [index, { id }] of made.entries()) found.set(keys[index] ?? '', id)
    await tx
      .update(tournaments)
      .set({ seatsTaken: sql`${tournaments.seatsTaken} + ${fresh.length}` })
      .where(eq(tournaments.id, tournamentId))
  }
  return found
}
