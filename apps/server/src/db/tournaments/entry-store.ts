import type { ParticipantStatus } from '@kingside/api/facts'
import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type {
  Decide,
  EntryOutcome,
  EntryStore,
  TeamChoice,
} from '../../domain/tournaments/entry-store.ts'
import type { Refusal } from '../../domain/tournaments/join-limit.ts'
import type { Database } from '../database.ts'
import {
  players,
  tournamentByes,
  tournamentEntries,
  tournamentRounds,
  tournaments,
  tournamentTeams,
} from '../schema.ts'
import { readJoinFacts, type TournamentRow } from './join-facts.ts'
import { hold, release } from './seat-holds.ts'

/** How many byes somebody may ask for. */
const mostByes = 2

/** What players do about their own entries. */
export function createEntryStore(db: Database): EntryStore {
  return {
    limitsOf: async (tournamentIds, playerId, decide, at) => {
      const rows = await db
        .select()
        .from(tournaments)
        .where(inArray(tournaments.id, [...tournamentIds]))
      const facts = await readJoinFacts(db, rows, playerId, at)
      return new Map(
        facts.map(({ tournament, person }, index) => [
          rows[index]?.id ?? 0,
          person ? decide(tournament, person, at) : ('unauthorised' as const),
        ]),
      )
    },
    join: (tournamentId, playerId, decide, at, team = null) =>
      locked(db, tournamentId, (tx, row) => join(tx, row, playerId, { decide, at, team })),
    hold: (tournamentId, playerId, decide, at) =>
      locked(db, tournamentId, (tx, row) =>
        hold(tx, row, playerId, { limitOf: () => limitOf(tx, row, playerId, decide, at), at }),
      ),
    release: (tournamentId, playerId, at) =>
      locked(db, tournamentId, (tx, row) => release(tx, row, playerId, at)),
    leave: (tournamentId, playerId, from) =>
      locked(db, tournamentId, (tx, row) => leave(tx, row, playerId, from)),
    pause: (tournamentId, playerId, at) =>
      locked(db, tournamentId, (tx, row) => pause(tx, row, playerId, at)),
    resume: (tournamentId, playerId, decide, at) =>
      locked(db, tournamentId, (tx, row) => resume(tx, row, playerId, decide, at)),
    ban: (playerId) => ban(db, playerId),
    setBye: (tournamentId, playerId, bye) =>
      locked(db, tournamentId, (tx, row) => setBye(tx, row, playerId, bye)),
  }
}

/** One after the other for each tournament, so that no seat is given twice. */
export const locked = <T>(
  db: Database,
  tournamentId: number,
  work: (tx: Database, row: TournamentRow) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(tournaments)
      .where(eq(tournaments.id, tournamentId))
      .for('update')
    if (!row) throw new RangeError(`There is no tournament ${tournamentId}.`)
    return work(tx, row)
  })

export async function limitOf(
  db: Database,
  row: TournamentRow,
  playerId: number,
  decide: Decide,
  at: Date,
): Promise<Refusal | null> {
  const [facts] = await readJoinFacts(db, [row], playerId, at)
  return facts?.person ? decide(facts.tournament, facts.person, at) : 'unauthorised'
}

const ownEntry = (tournamentId: number, playerId: number) =>
  and(eq(tournamentEntries.tournamentId, tournamentId), eq(tournamentEntries.playerId, playerId))

async function statusOf(
  tx: Database,
  row: TournamentRow,
  playerId: number,
): Promise<{ readonly id: number; readonly status: ParticipantStatus } | null> {
  const [entry] = await tx
    .select({ id: tournamentEntries.id, status: tournamentEntries.status })
    .from(tournamentEntries)
    .where(ownEntry(row.id, playerId))
  return entry ?? null
}

/** The tournament after one more seat was taken or given back, with the news of it. */
export async function changeSeats(
  tx: Database,
  row: TournamentRow,
  by: -1 | 0 | 1,
  status: ParticipantStatus,
): Promise<EntryOutcome<never>> {
  const [changed] = await tx
    .update(tournaments)
    .set({ seatsTaken: sql`${tournaments.seatsTaken} + ${by}`, v: sql`${tournaments.v} + 1` })
    .where(eq(tournaments.id, row.id))
    .returning({ v: tournaments.v, seatsTaken: tournaments.seatsTaken })
  if (!changed) throw new Error(`The tournament ${row.id} is gone.`)
  return { kind: 'done', status, ...changed }
}

const refused = <Code extends string>(code: Code) => ({ kind: 'refused', code }) as const

async function join(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  {
    decide,
    at,
    team,
  }: { readonly decide: Decide; readonly at: Date; readonly team: TeamChoice | null },
): ReturnType<EntryStore['join']> {
  // Who joins two at once is in one of them when the other is asked.
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update')
  const limit = await limitOf(tx, row, playerId, decide, at)
  if (limit !== null) return refused(limit)
  const teamId = row.isTeam ? await takeTeam(tx, row, team, at) : null
  if (typeof teamId === 'string') return refused(teamId)
  const status = row.rules.approval === 'manual' ? ('pending' as const) : ('joined' as const)
  await tx
    .insert(tournamentEntries)
    .values({ tournamentId: row.id, playerId, status, joinedAt: at, readyAt: at, teamId })
    .onConflictDoUpdate({
      target: [tournamentEntries.tournamentId, tournamentEntries.playerId],
      set: { status, joinedAt: at, readyAt: at, isCheckedIn: false, teamId },
    })
  return changeSeats(tx, row, 1, status)
}

/** A tournament has no more teams. */
const mostTeams = 64

/** The id of the team that somebody joins for; or why there is no place in it. */
async function takeTeam(
  tx: Database,
  row: TournamentRow,
  choice: TeamChoice | null,
  at: Date,
): Promise<number | 'team_needed' | 'team_unknown' | 'too_many_players'> {
  if (choice === null) return 'team_needed'
  const which =
    'id' in choice
      ? eq(tournamentTeams.id, choice.id)
      : sql`lower(${tournamentTeams.name}) = lower(${choice.name})`
  const ofThis = eq(tournamentTeams.tournamentId, row.id)
  const [known] = await tx
    .select({ id: tournamentTeams.id })
    .from(tournamentTeams)
    .where(and(ofThis, which))
  if (known) {
    const mates = await tx.$count(
      tournamentEntries,
      and(
        eq(tournamentEntries.teamId, known.id),
        inArray(tournamentEntries.status, ['pending', 'joined', 'on-hold']),
      ),
    )
    return mates < (row.rules.teamSize ?? Infinity) ? known.id : 'too_many_players'
  }
  if ('id' in choice) return 'team_unknown'
  if ((await tx.$count(tournamentTeams, ofThis)) >= mostTeams) return 'too_many_players'
  const [made] = await tx
    .insert(tournamentTeams)
    .values({ tournamentId: row.id, name: choice.name, createdAt: at })
    .returning({ id: tournamentTeams.id })
  if (!made) throw new Error('The team was not stored.')
  return made.id
}

async function leave(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  from: readonly ParticipantStatus[],
): ReturnType<EntryStore['leave']> {
  const entry = await statusOf(tx, row, playerId)
  if (!entry || !from.includes(entry.status)) return refused('not_signed_up')
  if (row.stage !== 'expected') return refused('tournament_started')
  await tx
    .update(tournamentEntries)
    .set({ status: 'left' })
    .where(eq(tournamentEntries.id, entry.id))
  await tx.delete(tournamentByes).where(eq(tournamentByes.entryId, entry.id))
  return changeSeats(tx, row, -1, 'left')
}

/** Kinds whose players may take breaks. */
const withBreaks = ['swiss', 'arena'] as const
const mayBreak = ({ stage, kind }: TournamentRow) =>
  stage === 'goes' && withBreaks.some((each) => each === kind)

async function pause(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  at: Date,
): ReturnType<EntryStore['pause']> {
  const entry = await statusOf(tx, row, playerId)
  if (entry?.status !== 'joined' && entry?.status !== 'on-hold') return refused('not_signed_up')
  if (!mayBreak(row)) return refused('pause_not_allowed')
  if (entry.status === 'joined') {
    await tx
      .update(tournamentEntries)
      .set({
        status: 'on-hold',
        onHoldSince: at,
        pauses: sql`${tournamentEntries.pauses} + 1`,
      })
      .where(eq(tournamentEntries.id, entry.id))
  }
  return changeSeats(tx, row, 0, 'on-hold')
}

/** How long somebody waits in an arena after a break: ten seconds more with each, two minutes at most. */
const breakWaitMs = (pauses: number): number => Math.min(120, 10 * pauses) * 1000

async function resume(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  decide: Decide,
  at: Date,
): ReturnType<EntryStore['resume']> {
  const [entry] = await tx.select().from(tournamentEntries).where(ownEntry(row.id, playerId))
  if (entry?.status !== 'joined' && entry?.status !== 'on-hold') {
    return entry?.status === 'banned' ? refused('player_is_banned') : refused('not_signed_up')
  }
  if (!mayBreak(row)) return refused('pause_not_allowed')
  const limit = await limitOf(tx, row, playerId, decide, at)
  if (limit !== null) return refused(limit)
  if (entry.status === 'on-hold') {
    const readyAt = new Date(at.getTime() + breakWaitMs(entry.pauses))
    await tx
      .update(tournamentEntries)
      .set({ status: 'joined', onHoldSince: null, readyAt })
      .where(eq(tournamentEntries.id, entry.id))
  }
  return changeSeats(tx, row, 0, 'joined')
}

async function ban(db: Database, playerId: number): ReturnType<EntryStore['ban']> {
  const open = await db
    .select({ tournamentId: tournaments.id })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .where(
      and(
        eq(tournamentEntries.playerId, playerId),
        ne(tournaments.stage, 'completed'),
        inArray(tournamentEntries.status, ['pending', 'joined', 'on-hold']),
      ),
    )
  const banned = []
  for (const { tournamentId } of open) {
    // oxlint-disable-next-line no-await-in-loop -- one lock at a time
    const outcome = await locked(db, tournamentId, async (tx, row) => {
      await tx
        .update(tournamentEntries)
        .set({ status: 'banned' })
        .where(ownEntry(tournamentId, playerId))
      const seats = await changeSeats(tx, row, -1, 'banned')
      return { ...seats, delayMs: row.rules.viewerDelaySeconds * 1000 }
    })
    if (outcome.kind === 'done') banned.push({ tournamentId, ...outcome })
  }
  return banned
}

async function setBye(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  { round, isWanted }: Parameters<EntryStore['setBye']>[2],
): ReturnType<EntryStore['setBye']> {
  const entry = await statusOf(tx, row, playerId)
  const isIn = entry && ['pending', 'joined', 'on-hold'].includes(entry.status)
  if (!isIn) return refused('not_signed_up')
  const [latest] = await tx
    .select({ number: max(tournamentRounds.number) })
    .from(tournamentRounds)
    .where(eq(tournamentRounds.tournamentId, row.id))
  const isOpen = row.kind === 'swiss' && row.stage !== 'completed' && round > (latest?.number ?? 0)
  if (!isOpen || round >= (row.rounds ?? 0)) return refused('bye_not_allowed')
  const asked = await tx
    .select({ round: tournamentByes.round })
    .from(tournamentByes)
    .where(and(eq(tournamentByes.entryId, entry.id), eq(tournamentByes.kind, 'requested')))
  const isAsked = asked.some((bye) => bye.round === round)
  if (!isWanted) {
    if (!isAsked) return refused('bye_not_allowed')
    await tx
      .delete(tournamentByes)
      .where(and(eq(tournamentByes.entryId, entry.id), inArray(tournamentByes.round, [round])))
  } else if (!isAsked) {
    if (asked.length >= mostByes) return refused('bye_not_allowed')
    await tx
      .insert(tournamentByes)
      .values({ tournamentId: row.id, round, entryId: entry.id, kind: 'requested' })
  }
  return changeSeats(tx, row, 0, entry.status)
}
