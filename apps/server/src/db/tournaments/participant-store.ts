import type { ParticipantStatus } from '@kingside/api/facts'
import { and, asc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  Chosen,
  EntriesChanged,
  HandAct,
  ListedParticipant,
  ParticipantStore,
} from '../../domain/tournaments/organise/participants.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import {
  accounts,
  orders,
  players,
  ratings,
  timeControls,
  tournamentAudit,
  tournamentByes,
  tournamentEntries,
  tournamentInvitations,
  tournaments,
} from '../schema.ts'
import { invitationJob } from './create-tournament.ts'
import { changeSeats, limitOf, locked } from './entry-store.ts'
import type { TournamentRow } from './join-facts.ts'
import { participantOf } from './standing-reader.ts'

/** Entries as those read and change them who run the tournament. */
export function createParticipantStore(db: Database, jobs: JobSender): ParticipantStore {
  return {
    list: (tournamentId, page) => list(db, tournamentId, page),
    playerId: async (uid) => (await playerOf(db, uid))?.id ?? null,
    add: (tournamentId, uid, decide, act) =>
      locked(db, tournamentId, async (tx, row) => {
        const player = await playerOf(tx, uid)
        if (!player) return 'no_user_data'
        const limit = await limitOf(tx, row, player.id, decide, act.at)
        if (limit !== null) return limit
        const facts = { status: 'joined' as const, joinedAt: act.at, readyAt: act.at }
        await tx
          .insert(tournamentEntries)
          .values({ tournamentId, playerId: player.id, ...facts })
          .onConflictDoUpdate({
            target: [tournamentEntries.tournamentId, tournamentEntries.playerId],
            set: { ...facts, isCheckedIn: false },
          })
        await note(tx, row, 'participants.add', [player.name], act)
        return changed(tx, row, 1, [{ ...player, status: 'joined' }])
      }),
    invite: (tournamentId, uid, act) =>
      locked(db, tournamentId, async (tx, row) => {
        const player = await playerOf(tx, uid)
        if (!player) return null
        await tx
          .insert(tournamentInvitations)
          .values({ tournamentId, playerId: player.id, invitedAt: act.at })
          .onConflictDoNothing()
        await note(tx, row, 'participants.invite', [player.name], act)
        await jobs.send(tx, [invitationJob(tournamentId, player.id)])
        return { playerId: player.id }
      }),
    approve: (tournamentId, chosen, act) =>
      locked(db, tournamentId, (tx, row) => approve(tx, row, chosen, act)),
    checkIn: (tournamentId, chosen, isCheckedIn, act) =>
      locked(db, tournamentId, async (tx, row) => {
        const due = await chosenOf(tx, row, chosen, ['joined', 'on-hold'])
        const those = due.filter((entry) => entry.isCheckedIn !== isCheckedIn)
        if (those.length > 0) {
          await tx
            .update(tournamentEntries)
            .set({ isCheckedIn })
            .where(
              inArray(
                tournamentEntries.id,
                those.map(({ entryId }) => entryId),
              ),
            )
          const what = isCheckedIn ? 'participants.checkIn' : 'participants.checkOut'
          await note(
            tx,
            row,
            what,
            those.map(({ name }) => name),
            act,
          )
        }
        return changed(tx, row, 0, those)
      }),
    remove: (tournamentId, uid, act) =>
      locked(db, tournamentId, async (tx, row) => {
        const [entry] = await chosenOf(tx, row, [uid], ['pending', 'joined', 'on-hold'])
        if (!entry || row.stage === 'completed') return null
        const status = row.stage === 'expected' ? 'left' : 'withdrawn'
        return shutOut(tx, row, entry, status, { ...act, what: 'participants.remove' })
      }),
    disqualify: (tournamentId, uid, isBan, act) =>
      locked(db, tournamentId, async (tx, row) => {
        const from = ['pending', 'joined', 'on-hold', 'withdrawn', 'left'] as const
        const [entry] = await chosenOf(tx, row, [uid], [...from, 'disqualified'])
        if (!entry || row.stage === 'completed') return null
        const status = isBan ? 'banned' : 'disqualified'
        return shutOut(tx, row, entry, status, { ...act, what: 'participants.disqualify' })
      }),
  }
}

interface Player {
  readonly id: number
  readonly uid: string
  readonly name: string
}

async function playerOf(tx: Database, uid: string): Promise<Player | null> {
  const [player] = await tx
    .select({ id: players.id, uid: players.uid, name: players.name })
    .from(players)
    .where(and(eq(players.uid, uid), eq(players.kind, 'member')))
  return player ?? null
}

interface Entry extends Player {
  readonly entryId: number
  readonly status: ParticipantStatus
  readonly isCheckedIn: boolean
}

/** The entries of those who were chosen, as far as they are in one of these states; who came first comes first. */
function chosenOf(
  tx: Database,
  row: TournamentRow,
  chosen: Chosen,
  from: readonly ParticipantStatus[],
): Promise<readonly Entry[]> {
  return tx
    .select({
      entryId: tournamentEntries.id,
      id: players.id,
      uid: players.uid,
      name: players.name,
      status: tournamentEntries.status,
      isCheckedIn: tournamentEntries.isCheckedIn,
    })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(
      and(
        eq(tournamentEntries.tournamentId, row.id),
        inArray(tournamentEntries.status, [...from]),
        chosen === 'all' ? undefined : inArray(players.uid, [...chosen]),
      ),
    )
    .orderBy(asc(tournamentEntries.joinedAt), asc(tournamentEntries.id))
}

/** With the news of it. */
async function changed(
  tx: Database,
  row: TournamentRow,
  seats: -1 | 0 | 1,
  those: readonly (Player & { readonly status: ParticipantStatus })[],
): Promise<EntriesChanged> {
  const outcome = await changeSeats(tx, row, seats, 'joined')
  if (outcome.kind === 'refused') throw new Error('The seats were not changed.')
  return {
    v: outcome.v,
    seatsTaken: outcome.seatsTaken,
    changed: those.map(({ id, uid, status }) => ({ playerId: id, uid, status })),
  }
}

/** How many names of one act are noted. */
const mostNames = 20

async function note(
  tx: Database,
  row: TournamentRow,
  what: string,
  names: readonly string[],
  { by, at, reason = null }: HandAct,
): Promise<void> {
  const more = names.length > mostNames ? ` (+${names.length - mostNames})` : ''
  await tx.insert(tournamentAudit).values({
    tournamentId: row.id,
    playerId: by,
    at,
    what,
    after: names.slice(0, mostNames).join(', ') + more,
    reason,
  })
}

async function approve(
  tx: Database,
  row: TournamentRow,
  chosen: Chosen,
  act: HandAct,
): Promise<EntriesChanged | null> {
  const due = await chosenOf(tx, row, chosen, ['pending'])
  const joined = await tx.$count(
    tournamentEntries,
    and(
      eq(tournamentEntries.tournamentId, row.id),
      inArray(tournamentEntries.status, ['joined', 'on-hold']),
    ),
  )
  if (row.maxParticipants !== null && joined + due.length > row.maxParticipants) return null
  if (due.length > 0) {
    await tx
      .update(tournamentEntries)
      .set({ status: 'joined' })
      .where(
        inArray(
          tournamentEntries.id,
          due.map(({ entryId }) => entryId),
        ),
      )
    await note(
      tx,
      row,
      'participants.approve',
      due.map(({ name }) => name),
      act,
    )
  }
  // A seat was theirs since they asked for it.
  return changed(
    tx,
    row,
    0,
    due.map((entry) => ({ ...entry, status: 'joined' as const })),
  )
}

async function shutOut(
  tx: Database,
  row: TournamentRow,
  entry: Entry,
  status: 'left' | 'withdrawn' | 'disqualified' | 'banned',
  act: HandAct & { readonly what: string },
): Promise<EntriesChanged> {
  await tx.update(tournamentEntries).set({ status }).where(eq(tournamentEntries.id, entry.entryId))
  if (row.stage === 'expected') {
    await tx.delete(tournamentByes).where(eq(tournamentByes.entryId, entry.entryId))
  }
  await note(tx, row, act.what, [entry.name], act)
  const hadSeat = ['pending', 'joined', 'on-hold'].includes(entry.status)
  // In one that is played a seat was had.
  const seats = hadSeat && row.stage === 'expected' ? -1 : 0
  return changed(tx, row, seats, [{ ...entry, status }])
}

async function list(
  db: Database,
  tournamentId: number,
  { limit, offset, status, search, uids }: Parameters<ParticipantStore['list']>[1],
): ReturnType<ParticipantStore['list']> {
  const which: SQL | undefined = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    status && inArray(tournamentEntries.status, [...status]),
    uids && inArray(players.uid, [...uids]),
    search ? ilike(players.name, `%${escapeLike(search)}%`) : undefined,
  )
  const rating = sql<number | null>`case when ${tournamentEntries.seed} is null
    then round(${ratings.rating})::int else ${tournamentEntries.rating} end`
  const kind = sql`case when ${tournaments.ratingType} = 'fide' then 'fide' else 'worldchess' end`
  const paid = exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(accounts, eq(accounts.id, orders.ownerId))
      .where(
        and(
          eq(orders.tournamentId, tournaments.id),
          eq(accounts.playerId, tournamentEntries.playerId),
          eq(orders.status, 'paid'),
        ),
      ),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select({
        entry: tournamentEntries,
        player: players,
        rating,
        fee: tournaments.entryFeeCents,
        isPaid: sql<boolean>`${paid}`,
      })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
      .leftJoin(
        ratings,
        and(
          eq(ratings.playerId, tournamentEntries.playerId),
          sql`${ratings.kind}::text = ${kind}`,
          eq(ratings.boardType, timeControls.boardType),
        ),
      )
      .where(which)
      .orderBy(
        sql`coalesce(${tournamentEntries.seed}, 100000)`,
        sql`coalesce(${rating}, 0) desc`,
        asc(tournamentEntries.joinedAt),
        asc(tournamentEntries.id),
      )
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .where(which),
  ])
  return {
    count: all?.count ?? 0,
    participants: rows.map(({ entry, player, rating: shown, fee, isPaid }): ListedParticipant => ({
      player: participantOf(player, { ...entry, rating: shown }),
      isCheckedIn: entry.isCheckedIn,
      joinedAt: entry.joinedAt,
      isPaid: fee === 0 ? null : isPaid,
      seed: entry.seed,
    })),
  }
}
