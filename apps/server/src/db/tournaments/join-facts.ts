import { type BoardTypeName, countryOf } from '@kingside/api'
import { regionOfCountry } from '@kingside/api/facts'
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { JoinPerson, JoinTournament } from '../../domain/tournaments/join-limit.ts'
import { bannedAmong } from '../accounts/ban-store.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  clubMembers,
  orders,
  players,
  ratings,
  timeControls,
  tournamentEntries,
  tournamentInvitations,
  tournamentRounds,
  tournamentSeatHolds,
  tournamentSeries,
  tournaments,
} from '../schema.ts'

export type TournamentRow = typeof tournaments.$inferSelect

/** A tournament and a person, as far as they decide whether this person may join. */
export interface JoinFacts {
  readonly tournament: JoinTournament
  /** Null for who has no account. */
  readonly person: JoinPerson | null
}

/** What decides whether somebody may join each of some tournaments, by a handful of queries however many they are. */
export async function readJoinFacts(
  db: Database,
  rows: readonly TournamentRow[],
  playerId: number,
  at: Date,
): Promise<readonly JoinFacts[]> {
  if (rows.length === 0) return []
  const [person, tournamentOf, boardTypes] = await Promise.all([
    readPerson(db, rows, playerId, at),
    readTournaments(db, rows, playerId, at),
    db.select({ id: timeControls.id, boardType: timeControls.boardType }).from(timeControls),
  ])
  const typeOf = new Map(boardTypes.map(({ id, boardType }) => [id, boardType]))
  return rows.map((row) => ({
    tournament: tournamentOf(row),
    person: person && personFor(person, row, typeOf.get(row.timeControlId) ?? 'blitz', at),
  }))
}

async function readTournaments(
  db: Database,
  rows: readonly TournamentRow[],
  holder: number,
  at: Date,
) {
  const ids = rows.map(({ id }) => id)
  const [held, latest, series] = await Promise.all([
    rows.every(({ entryFeeCents }) => entryFeeCents === 0)
      ? []
      : db
          .select({ id: tournamentSeatHolds.tournamentId, count: sql<number>`count(*)::int` })
          .from(tournamentSeatHolds)
          .where(
            and(
              inArray(tournamentSeatHolds.tournamentId, ids),
              gt(tournamentSeatHolds.until, at),
              ne(tournamentSeatHolds.playerId, holder),
            ),
          )
          .groupBy(tournamentSeatHolds.tournamentId),
    rows.every(({ stage }) => stage === 'expected')
      ? []
      : db
          .select({
            id: tournamentRounds.tournamentId,
            number: sql<number>`max(${tournamentRounds.number})`,
          })
          .from(tournamentRounds)
          .where(inArray(tournamentRounds.tournamentId, ids))
          .groupBy(tournamentRounds.tournamentId),
    db.select().from(tournamentSeries),
  ])
  return (row: TournamentRow): JoinTournament => {
    const { limits, rules } = row
    return {
      kind: row.kind,
      status: row.stage,
      start: row.startsAt,
      end: row.endsAt,
      signupStart: row.signupStart,
      signupFinish: row.signupFinish,
      nextRound: (latest.find(({ id }) => id === row.id)?.number ?? 0) + 1,
      lateEntryRound: rules.lateEntryRound,
      maxParticipants: row.maxParticipants,
      seatsTaken: row.seatsTaken + (held.find(({ id }) => id === row.id)?.count ?? 0),
      ratingType: row.ratingType,
      ageMin: limits.ageMin,
      ageMax: limits.ageMax,
      ratingMin: limits.ratingMin,
      ratingMax: limits.ratingMax,
      allowedCountries: limits.countries,
      allowedRegions: limits.regions,
      allowedGender: limits.gender,
      allowedTitles: limits.titles,
      isForClubMembers: limits.isForClubMembers,
      isByInvitation: limits.isByInvitation,
      isBroadcast: row.isBroadcast,
      isPaid: row.entryFeeCents > 0,
      seriesLimit: series.find(({ id }) => id === row.seriesId)?.joinLimit ?? null,
    }
  }
}

/** Who is in a tournament: it keeps them from others at the same time. */
const takingPart = ['pending', 'joined', 'on-hold']

type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>

async function readPerson(
  db: Database,
  rows: readonly TournamentRow[],
  playerId: number,
  at: Date,
) {
  const ids = rows.map(({ id }) => id)
  const series = rows.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId]))
  const idsWhere = (condition: SQL) =>
    db.select({ id: tournaments.id }).from(tournaments).where(condition)
  // By their stage, so that what somebody has played in years costs nothing.
  const concerned = idsWhere(inArray(tournaments.stage, ['expected', 'goes'])).union(
    idsWhere(or(inArray(tournaments.id, ids), inArray(tournaments.seriesId, series)) ?? sql`false`),
  )
  const clubIds = rows.flatMap(({ clubId }) => (clubId === null ? [] : [clubId]))
  const [[found], banned, rated, entries, invitations, paid, memberships] = await Promise.all([
    db
      .select({ account: accounts, title: players.title, foaTitle: players.foaTitle })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.playerId))
      .where(and(eq(accounts.playerId, playerId), isNull(accounts.closedAt))),
    bannedAmong(db, [playerId], at),
    db.select().from(ratings).where(eq(ratings.playerId, playerId)),
    db
      .select({
        tournamentId: tournaments.id,
        status: tournamentEntries.status,
        stage: tournaments.stage,
        isCanceled: isNotNull(tournaments.cancelReason),
        seriesId: tournaments.seriesId,
        start: tournaments.startsAt,
        end: tournaments.endsAt,
      })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .where(and(eq(tournamentEntries.playerId, playerId), inArray(tournaments.id, concerned))),
    db
      .select({ tournamentId: tournamentInvitations.tournamentId })
      .from(tournamentInvitations)
      .where(
        and(
          eq(tournamentInvitations.playerId, playerId),
          inArray(tournamentInvitations.tournamentId, ids),
        ),
      ),
    rows.every(({ entryFeeCents }) => entryFeeCents === 0)
      ? []
      : db
          .select({ tournamentId: orders.tournamentId })
          .from(orders)
          .innerJoin(accounts, eq(accounts.id, orders.ownerId))
          .where(
            and(
              eq(accounts.playerId, playerId),
              eq(orders.kind, 'tournament'),
              eq(orders.status, 'paid'),
              inArray(orders.tournamentId, ids),
            ),
          ),
    clubIds.length === 0
      ? []
      : db
          .select({ clubId: clubMembers.clubId })
          .from(clubMembers)
          .where(and(eq(clubMembers.playerId, playerId), inArray(clubMembers.clubId, clubIds))),
  ])
  if (!found) return null
  return { ...found, isBanned: banned.length > 0, rated, entries, invitations, paid, memberships }
}

const fideStates = ['none', 'on-check', 'verified'] as const

function personFor(
  { account, title, foaTitle, isBanned, rated, entries, invitations, paid, memberships }: Person,
  row: TournamentRow,
  boardType: BoardTypeName,
  at: Date,
): JoinPerson {
  const kind = row.ratingType === 'fide' ? 'fide' : 'worldchess'
  const rating = rated.find((each) => each.kind === kind && each.boardType === boardType)
  const own = entries.find(({ tournamentId }) => tournamentId === row.id)
  const others = entries.filter(({ tournamentId }) => tournamentId !== row.id)
  const country = account.countryId === null ? null : countryOf(account.countryId)
  return {
    isBanned: isBanned || own?.status === 'banned',
    isEmailVerified: account.emailFolded !== null && account.activatedAt !== null,
    hasName: account.firstName !== '' && account.lastName !== '',
    isSignedUp: own !== undefined && own.status !== 'left',
    birthDate: account.birthDate,
    country: country && { code: country.code, region: regionOfCountry(country.code) },
    gender: account.gender,
    titles: [title, foaTitle].filter((held) => held !== null),
    rating: rating ? Math.round(rating.rating) : null,
    isClubMember: memberships.some(({ clubId }) => clubId === row.clubId),
    isInvited: invitations.some(({ tournamentId }) => tournamentId === row.id),
    others: others
      .filter(({ stage, status }) => stage !== 'completed' && takingPart.includes(status))
      .map(({ start, end, stage }) => ({ start, end, isRunning: stage === 'goes' })),
    seriesJoined: others.filter(
      ({ seriesId, status, isCanceled }) =>
        row.seriesId !== null && seriesId === row.seriesId && !isCanceled && status !== 'left',
    ).length,
    isPro: account.isAdmin || (account.proUntil !== null && account.proUntil > at),
    fide: fideStates[account.fideVerifiedStatus] ?? 'none',
    hasPaid: paid.some(({ tournamentId }) => tournamentId === row.id),
  }
}
