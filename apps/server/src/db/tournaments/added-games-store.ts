import { and, asc, eq, inArray } from 'drizzle-orm'
import { createUid } from '../../domain/players/create-uid.ts'
import type { AddedGamesStore } from '../../domain/tournaments/organise/added-games.ts'
import type { SeatedPlayer } from '../../domain/tournaments/organise/games-at-boards.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  federationPlayers,
  games,
  players,
  tournamentAudit,
  tournamentBoards,
  tournamentEntries,
  tournamentFiles,
  tournamentRelayPlayers,
} from '../schema.ts'
import { loadRun } from './run-store.ts'

/** Games that are added to tournaments over the board, on Postgres. */
export const createAddedGamesStore = (db: Database): AddedGamesStore => ({
  boardsOf: async (tournamentId) => {
    const [run, seated, begun] = await Promise.all([
      loadRun(db, tournamentId),
      readSeated(db, tournamentId),
      readBegun(db, tournamentId),
    ])
    return run.boards.flatMap(({ round, table, white, black, end, gameId }) => {
      const [w, b] = [seated.get(white), seated.get(black)]
      const initialFen = gameId === null ? null : (begun.get(gameId) ?? null)
      return w && b ? [{ round, table, players: { w, b }, end, gameId, initialFen }] : []
    })
  },
  seat: (tournamentId, entries, at) =>
    db.transaction(async (tx) => {
      const names = new Map(entries.map(({ entryId, name }) => [entryId, name]))
      const keyOf = (entryId: number) => `#${entryId}`
      const rows = await tx
        .select()
        .from(tournamentRelayPlayers)
        .where(
          and(
            eq(tournamentRelayPlayers.tournamentId, tournamentId),
            inArray(tournamentRelayPlayers.key, [...names.keys()].map(keyOf)),
          ),
        )
      const seats = new Map(rows.map(({ entryId, playerId }) => [entryId, playerId]))
      const missing = [...names].filter(([entryId]) => !seats.has(entryId))
      if (missing.length === 0) return seats
      const made = missing.map(([entryId, name]) => ({
        entryId,
        row: { uid: createUid().slice(0, 16), kind: 'relayed' as const, name, createdAt: at },
      }))
      const ids = await tx
        .insert(players)
        .values(made.map(({ row }) => row))
        .returning({ id: players.id, uid: players.uid })
      const idOf = new Map(ids.map(({ id, uid }) => [uid, id]))
      for (const { entryId, row } of made) seats.set(entryId, idOf.get(row.uid) ?? 0)
      await tx.insert(tournamentRelayPlayers).values(
        missing.map(([entryId]) => ({
          tournamentId,
          key: keyOf(entryId),
          playerId: seats.get(entryId) ?? 0,
          entryId,
        })),
      )
      return seats
    }),
  attach: (tournamentId, by, added, at) =>
    db.transaction(async (tx) => {
      for (const { round, table, gameId } of added) {
        await tx
          .update(tournamentBoards)
          .set({ gameUid: gameId })
          .where(
            and(
              eq(tournamentBoards.tournamentId, tournamentId),
              eq(tournamentBoards.round, round),
              eq(tournamentBoards.table, table),
            ),
          )
      }
      await tx
        .delete(tournamentFiles)
        .where(and(eq(tournamentFiles.tournamentId, tournamentId), eq(tournamentFiles.kind, 'pgn')))
      await tx.insert(tournamentAudit).values({
        tournamentId,
        playerId: by,
        at,
        what: 'run.games',
        after: String(added.length),
      })
    }),
})

/** Everybody of a tournament with the names that they go by, by the ids of their entries. */
async function readSeated(
  db: Database,
  tournamentId: number,
): Promise<ReadonlyMap<number, SeatedPlayer>> {
  const rows = await db
    .select({
      entryId: tournamentEntries.id,
      name: players.name,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      fideId: accounts.fideId,
      fullName: federationPlayers.fullName,
    })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .leftJoin(accounts, eq(accounts.playerId, tournamentEntries.playerId))
    .leftJoin(federationPlayers, eq(federationPlayers.fideId, accounts.fideId))
    .where(eq(tournamentEntries.tournamentId, tournamentId))
    .orderBy(asc(tournamentEntries.id))
  return new Map(
    rows.map(({ entryId, name, firstName, lastName, fideId, fullName }) => {
      const own = [firstName, lastName].filter((part) => part !== null).join(' ')
      const names = [name, own, fullName ?? ''].filter((each) => each.trim() !== '')
      return [entryId, { entryId, name, names, fideId }]
    }),
  )
}

/** Where the games of a tournament begin, by their public ids. */
async function readBegun(db: Database, tournamentId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ uid: games.uid, config: games.config })
    .from(tournamentBoards)
    .innerJoin(games, eq(games.uid, tournamentBoards.gameUid))
    .where(eq(tournamentBoards.tournamentId, tournamentId))
  return new Map(rows.map(({ uid, config }) => [uid, config.initialFen]))
}
