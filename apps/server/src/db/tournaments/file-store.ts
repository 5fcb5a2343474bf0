import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { FileStore } from '../../domain/tournaments/file-store.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  federationPlayers,
  players,
  tournamentBoards,
  tournamentCertificates,
  tournamentEntries,
  tournamentFiles,
  tournaments,
} from '../schema.ts'
import { createCertificateStore } from './certificate-store.ts'
import { orderPgn } from './run-store.ts'

/** Files of tournaments in the database, where every process has them. */
export function createFileStore(db: Database, jobs: JobSender): FileStore {
  return {
    keyOf: async (tournamentId, kind) => {
      const [row] = await db
        .select({ key: tournamentFiles.key })
        .from(tournamentFiles)
        .where(and(eq(tournamentFiles.tournamentId, tournamentId), eq(tournamentFiles.kind, kind)))
      return row?.key ?? null
    },
    read: async (key) => {
      const table = key.startsWith('certificates/') ? tournamentCertificates : tournamentFiles
      const [row] = await db.select({ bytes: table.bytes }).from(table).where(eq(table.key, key))
      return row ? Buffer.from(row.bytes) : null
    },
    keep: async ({ at, ...file }) => {
      await db
        .insert(tournamentFiles)
        .values({ ...file, madeAt: at })
        .onConflictDoNothing()
    },
    replace: ({ at, ...file }) =>
      db.transaction(async (tx) => {
        const isSame = and(
          eq(tournamentFiles.tournamentId, file.tournamentId),
          eq(tournamentFiles.kind, file.kind),
        )
        await tx.delete(tournamentFiles).where(isSame)
        await tx
          .insert(tournamentFiles)
          .values({ ...file, madeAt: at })
          .onConflictDoNothing()
      }),
    reportPlayers: async (tournamentId) => {
      const rows = await db
        .select({
          playerId: tournamentEntries.playerId,
          country: players.country,
          fideId: accounts.fideId,
          birthDate: accounts.birthDate,
          gender: accounts.gender,
          firstName: accounts.firstName,
          lastName: accounts.lastName,
          federationPlayer: {
            fullName: federationPlayers.fullName,
            federation: federationPlayers.federation,
            title: federationPlayers.title,
            birthYear: federationPlayers.birthYear,
            standard: federationPlayers.standard,
            rapid: federationPlayers.rapid,
            blitz: federationPlayers.blitz,
          },
        })
        .from(tournamentEntries)
        .innerJoin(players, eq(players.id, tournamentEntries.playerId))
        .leftJoin(accounts, eq(accounts.playerId, tournamentEntries.playerId))
        .leftJoin(federationPlayers, eq(federationPlayers.fideId, accounts.fideId))
        .where(eq(tournamentEntries.tournamentId, tournamentId))
      return new Map(
        rows.map(({ playerId, birthDate, ...facts }) => [
          playerId,
          { ...facts, birthYear: birthDate === null ? null : Number(birthDate.slice(0, 4)) },
        ]),
      )
    },
    order: (tournamentId) => orderPgn(db, jobs, tournamentId),
    boardsOf: async (tournamentId) => {
      const rows = await db
        .select({
          tournament: tournaments.name,
          round: tournamentBoards.round,
          table: tournamentBoards.table,
          gameId: tournamentBoards.gameUid,
        })
        .from(tournamentBoards)
        .innerJoin(tournaments, eq(tournaments.id, tournamentBoards.tournamentId))
        .where(
          and(eq(tournamentBoards.tournamentId, tournamentId), isNotNull(tournamentBoards.gameUid)),
        )
        .orderBy(asc(tournamentBoards.round), asc(tournamentBoards.table))
      return rows.flatMap(({ gameId, ...row }) => (gameId === null ? [] : [{ ...row, gameId }]))
    },
    certificates: createCertificateStore(db, jobs),
  }
}
