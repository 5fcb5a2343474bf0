import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { CertificateId } from '../../domain/tournaments/certificate.ts'
import type { CertificateStore } from '../../domain/tournaments/file-store.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import {
  players,
  timeControls,
  tournamentCertificates,
  tournamentEntries,
  tournaments,
} from '../schema.ts'
import { participantOf } from './standing-reader.ts'

/** Certificates in the database, where every process has them. */
export function createCertificateStore(db: Database, jobs: JobSender): CertificateStore {
  return {
    factsOf: (which) => readFacts(db, which),
    keyOf: async ({ tournamentId, playerId, language, format }) => {
      const [row] = await db
        .select({ key: tournamentCertificates.key })
        .from(tournamentCertificates)
        .where(
          and(
            eq(tournamentCertificates.tournamentId, tournamentId),
            eq(tournamentCertificates.playerId, playerId),
            eq(tournamentCertificates.language, language),
            eq(tournamentCertificates.format, format),
          ),
        )
      return row?.key ?? null
    },
    order: async (which) => {
      const { tournamentId, playerId, language, format } = which
      const key = `${tournamentId}/certificate/${playerId}/${language}/${format}`
      await jobs.send(db, [{ job: { kind: 'certificate', ...which }, key }])
    },
    keep: async (which, { at, ...file }) => {
      await db
        .insert(tournamentCertificates)
        .values({ ...which, ...file, madeAt: at })
        .onConflictDoNothing()
    },
  }
}

async function readFacts(
  db: Database,
  { tournamentId, playerId }: Pick<CertificateId, 'tournamentId' | 'playerId'>,
): ReturnType<CertificateStore['factsOf']> {
  const [row] = await db
    .select({
      tournament: tournaments,
      entry: tournamentEntries,
      player: players,
      timeControl: timeControls,
    })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.playerId, playerId),
        gt(tournamentEntries.games, 0),
        eq(tournaments.stage, 'completed'),
        isNull(tournaments.cancelReason),
      ),
    )
  if (!row) return null
  const { tournament, entry, player } = row
  const { place } = entry
  if (place === null) return null
  const { name, title } = participantOf(player, entry)
  const isPlaced = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    isNotNull(tournamentEntries.place),
  )
  return {
    kind: 'tournament',
    tournament: tournament.name,
    system: tournament.system,
    timeControl: clockOf(row.timeControl),
    startedAt: tournament.startsAt,
    name,
    title,
    place,
    players: await db.$count(tournamentEntries, isPlaced),
    points: entry.points,
    games: entry.games,
    chiefArbiter: tournament.about.chiefArbiter,
  }
}

/** In signs that need no language: `3+0`, where the name says `3 min`. */
const clockOf = ({
  name,
  whiteStartSeconds,
  blackStartSeconds,
  incrementSeconds,
}: typeof timeControls.$inferSelect): string =>
  whiteStartSeconds === blackStartSeconds ? `${whiteStartSeconds / 60}+${incrementSeconds}` : name
