import { emptyForm } from '@kingside/api'
import type { TournamentForm } from '@kingside/api'
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { createUid } from '../../domain/players/create-uid.ts'
import type {
  DraftStore,
  FormPeople,
  StoredDraft,
} from '../../domain/tournaments/organise/draft-store.ts'
import type { NewTournament } from '../../domain/tournaments/tournament.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  players,
  tournamentAudit,
  tournamentDrafts,
  tournamentInvitations,
  tournaments,
  tournamentStaff,
} from '../schema.ts'
import {
  createTournament,
  invitationJob,
  readControls,
  remindersOf,
  valuesOf,
} from './create-tournament.ts'

/** Forms on Postgres. */
export function createDraftStore(db: Database, jobs: JobSender): DraftStore {
  return {
    create: async (playerId, form, at) => {
      const values = { uid: createUid().slice(0, 12), playerId, form, savedAt: at, createdAt: at }
      const [row] = await db.insert(tournamentDrafts).values(values).returning()
      if (!row) throw new Error('The draft was not stored.')
      return draftOf(row)
    },
    find: async (id) => {
      const [row] = await db.select().from(tournamentDrafts).where(eq(tournamentDrafts.uid, id))
      return row ? draftOf(row) : null
    },
    list: (whose, page) => list(db, whose, page),
    save: async (id, version, form, at) => {
      const [row] = await db
        .update(tournamentDrafts)
        .set({ form, savedAt: at, version: version + 1 })
        .where(and(eq(tournamentDrafts.uid, id), eq(tournamentDrafts.version, version)))
        .returning()
      return row ? draftOf(row) : null
    },
    delete: async (id) => {
      await db.delete(tournamentDrafts).where(eq(tournamentDrafts.uid, id))
    },
    publish: (draft, tournament, { organiser, ...people }, at) =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(tournamentDrafts)
          .where(
            and(eq(tournamentDrafts.uid, draft.id), eq(tournamentDrafts.version, draft.version)),
          )
          .returning({ id: tournamentDrafts.id })
        if (!gone) return null
        const made = await createTournament(tx, tournament, { jobs, at })
        await tx
          .insert(tournamentStaff)
          .values({ tournamentId: made.id, playerId: organiser, role: 'organiser' })
        await writePeople(tx, jobs, made.id, people, at)
        return made
      }),
    countOwn: async (playerId) => {
      const [row] = await db
        .select({ count: count() })
        .from(tournaments)
        .innerJoin(tournamentStaff, eq(tournamentStaff.tournamentId, tournaments.id))
        .where(
          and(
            eq(tournamentStaff.playerId, playerId),
            eq(tournamentStaff.role, 'organiser'),
            ne(tournaments.stage, 'completed'),
            isNotNull(tournaments.form),
            isNull(tournaments.clubId),
          ),
        )
      return row?.count ?? 0
    },
    formOf: async (tournamentId) => {
      const [row] = await db
        .select({
          form: tournaments.form,
          version: tournaments.formVersion,
          joined: tournaments.seatsTaken,
          stage: tournaments.stage,
        })
        .from(tournaments)
        .where(eq(tournaments.id, tournamentId))
      return row ? { ...row, form: row.form && whole(row.form) } : null
    },
    change: (tournamentId, version, tournament, change, at) =>
      changeTournament(db, jobs, { tournamentId, version, tournament, change, at }),
    isConfirmed: async (playerId) => {
      const [row] = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(
            eq(accounts.playerId, playerId),
            isNull(accounts.closedAt),
            isNotNull(accounts.emailFolded),
            isNotNull(accounts.activatedAt),
          ),
        )
      return row !== undefined
    },
  }
}

/** A form of an earlier version lacks what has been added since. */
const whole = (form: TournamentForm): TournamentForm => ({ ...emptyForm, ...form })

const draftOf = (row: typeof tournamentDrafts.$inferSelect): StoredDraft => ({
  id: row.uid,
  ownerId: row.playerId,
  version: row.version,
  savedAt: row.savedAt,
  form: whole(row.form),
})

async function list(
  db: Database,
  whose: Parameters<DraftStore['list']>[0],
  { limit, offset }: Parameters<DraftStore['list']>[1],
): ReturnType<DraftStore['list']> {
  const club = sql`(${tournamentDrafts.form}->>'community')`
  const which =
    'clubId' in whose
      ? eq(club, whose.clubId)
      : and(eq(tournamentDrafts.playerId, whose.ownerId), isNull(club))
  const [rows, all] = await Promise.all([
    db
      .select()
      .from(tournamentDrafts)
      .where(which)
      .orderBy(desc(tournamentDrafts.savedAt), desc(tournamentDrafts.id))
      .limit(limit)
      .offset(offset),
    db.$count(tournamentDrafts, which),
  ])
  return { count: all, drafts: rows.map(draftOf) }
}

/** Arbiters and invited players, as the form names them; organisers stay. */
async function writePeople(
  tx: Database,
  jobs: JobSender,
  tournamentId: number,
  { staff, invited }: FormPeople,
  at: Date,
): Promise<void> {
  await tx
    .delete(tournamentStaff)
    .where(
      and(eq(tournamentStaff.tournamentId, tournamentId), ne(tournamentStaff.role, 'organiser')),
    )
  const uids = [...staff.map(({ uid }) => uid), ...invited]
  if (uids.length === 0) return
  const rows = await tx
    .select({ id: players.id, uid: players.uid })
    .from(players)
    .where(and(inArray(players.uid, uids), eq(players.kind, 'member')))
  const idOf = new Map(rows.map(({ id, uid }) => [uid, id]))
  const known = (uid: string) => {
    const id = idOf.get(uid)
    return id === undefined ? [] : [id]
  }
  const runners = staff.flatMap(({ uid, role }) =>
    known(uid).map((playerId) => ({ tournamentId, playerId, role })),
  )
  if (runners.length > 0) await tx.insert(tournamentStaff).values(runners).onConflictDoNothing()
  const invitations = invited.flatMap((uid) =>
    known(uid).map((playerId) => ({ tournamentId, playerId, invitedAt: at })),
  )
  if (invitations.length > 0) {
    const added = await tx
      .insert(tournamentInvitations)
      .values(invitations)
      .onConflictDoNothing()
      .returning({ playerId: tournamentInvitations.playerId })
    await jobs.send(
      tx,
      added.map(({ playerId }) => invitationJob(tournamentId, playerId)),
    )
  }
}

async function changeTournament(
  db: Database,
  jobs: JobSender,
  {
    tournamentId,
    version,
    tournament,
    change: { by, fields, ...people },
    at,
  }: {
    readonly tournamentId: number
    readonly version: number
    readonly tournament: NewTournament
    readonly change: Parameters<DraftStore['change']>[3]
    readonly at: Date
  },
): Promise<number | null> {
  const controls = await readControls(db)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, tournamentId), eq(tournaments.formVersion, version)))
      .for('update')
    if (!row) return null
    const { createdAt: _createdAt, dueAt, endsAt, ...values } = valuesOf(tournament, controls, at)
    const isOpen = row.stage === 'expected'
    const [changed] = await tx
      .update(tournaments)
      .set({
        ...values,
        // Pairs that may not meet are no field of the form.
        rules: { ...values.rules, forbiddenPairs: row.rules.forbiddenPairs },
        ...(isOpen && { dueAt, endsAt }),
        formVersion: version + 1,
        v: sql`${tournaments.v} + 1`,
      })
      .where(eq(tournaments.id, tournamentId))
      .returning({ v: tournaments.v })
    await writePeople(tx, jobs, tournamentId, people, at)
    if (isOpen && row.startsAt.getTime() !== values.startsAt.getTime()) {
      await jobs.send(tx, remindersOf(tournamentId, values.startsAt, at))
    }
    await tx.insert(tournamentAudit).values({
      tournamentId,
      playerId: by,
      at,
      what: 'form.save',
      after: fields.join(', '),
    })
    return changed?.v ?? null
  })
}
