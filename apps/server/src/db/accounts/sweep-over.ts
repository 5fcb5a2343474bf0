import { and, exists, inArray, isNotNull, lt, not, type SQL, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { offencesCountMs } from '../../domain/lobby/conduct.ts'
import { reportsKeptMs } from '../../domain/reports/reports.ts'
import type { Database } from '../database.ts'
import {
  conductEvents,
  mailedCodes,
  passkeyChallenges,
  refreshTokens,
  registrations,
  reports,
  sessions,
  signInTickets,
  socialStates,
  tournamentEntries,
  tournaments,
  visitors,
} from '../schema.ts'

/** So many rows go in one statement: none holds its locks for long. */
const batch = 5_000

const hour = 60 * 60_000
const day = 24 * hour
/** How long a code that ran out is kept, so that its reader learns that it did. */
const codesKeptMs = hour
/** How long a session without tokens is kept: its access token, and the answer of the sign-in, may be on their way. */
const sessionsKeptMs = day
const registrationsKeptMs = 30 * day
/** How long a tournament of the timetable is kept to which nobody came. */
const emptyTournamentsKeptMs = day
/** As long as browsers keep the visitor's cookie. */
const visitorsKeptMs = 400 * day

/** Takes away what is over: saved logins and their sessions, codes, sign-ins under way, registrations, reports, visitors, and what was planned and nobody came to. */
export async function sweepOver(db: Database, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await sweep(db, refreshTokens, refreshTokens.hash, lt(refreshTokens.expiresAt, at))
  const tokens = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessions.id))
  const isOver = and(lt(sessions.createdAt, before(sessionsKeptMs)), not(exists(tokens)))
  await sweep(db, sessions, sessions.id, isOver)
  await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, before(codesKeptMs)))
  await sweep(db, signInTickets, signInTickets.hash, lt(signInTickets.expiresAt, at))
  await sweep(db, passkeyChallenges, passkeyChallenges.hash, lt(passkeyChallenges.expiresAt, at))
  await sweep(db, socialStates, socialStates.hash, lt(socialStates.expiresAt, at))
  const isOld = lt(registrations.createdAt, before(registrationsKeptMs))
  await sweep(db, registrations, registrations.id, isOld)
  await db.delete(conductEvents).where(lt(conductEvents.at, before(offencesCountMs)))
  await sweep(db, reports, reports.id, lt(reports.createdAt, before(reportsKeptMs)))
  const nobodyCame = and(
    isNotNull(tournaments.plannedKey),
    isNotNull(tournaments.cancelReason),
    lt(tournaments.endsAt, before(emptyTournamentsKeptMs)),
    not(
      exists(
        db
          .select({ id: tournamentEntries.id })
          .from(tournamentEntries)
          .where(eq(tournamentEntries.tournamentId, tournaments.id)),
      ),
    ),
  )
  await sweep(db, tournaments, tournaments.id, nobodyCame)
  await sweep(db, visitors, visitors.id, lt(visitors.seenAt, before(visitorsKeptMs)))
}

async function sweep(
  db: Database,
  table: PgTable,
  key: PgColumn,
  isOver: SQL | undefined,
): Promise<void> {
  for (;;) {
    const some = db.select({ key }).from(table).where(isOver).limit(batch)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const swept = await db.delete(table).where(inArray(key, some)).returning({ key })
    if (swept.length < batch) return
  }
}
