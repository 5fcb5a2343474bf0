import { recordStatusOfSession } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { FideStore, MessageOutcome } from '../../domain/fide/fide-store.ts'
import { type IdentitySession, isNews } from '../../domain/fide/identity.ts'
import { type DocumentPerson, isSamePerson } from '../../domain/fide/same-person.ts'
import type { Database } from '../database.ts'
import { accounts, fideVerifications, identityMessages, identitySessions } from '../schema.ts'
import { findEntry, findOpen, lockAccount, sessionOf, type VerificationRow } from './rows.ts'
import { verify } from './verify.ts'

/** Takes a message of the identity provider: that it was taken and what follows are stored together, or neither. */
export const takeMessageIn =
  (db: Database): FideStore['takeMessage'] =>
  (message, person, at) =>
    db.transaction(async (tx): Promise<MessageOutcome> => {
      const taken = await tx
        .insert(identityMessages)
        .values({ id: message.id, takenAt: at })
        .onConflictDoNothing()
        .returning()
      if (taken.length === 0) return { status: 'again' }
      const [row] = await tx
        .select()
        .from(identitySessions)
        .where(eq(identitySessions.id, message.sessionId))
        .for('update')
      if (!row) return { status: 'unknown' }
      const session = sessionOf(row)
      if (!isNews(session, message)) return { status: 'late' }
      await tx
        .update(identitySessions)
        .set({
          status: message.status,
          isRefused: message.isRefused,
          messageAt: message.madeAt,
        })
        .where(eq(identitySessions.id, session.id))
      await lockAccount(tx, session.accountId)
      const record = await recordOf(tx, session)
      if (record === null) return { status: 'kept' }
      switch (recordStatusOfSession(message.status)) {
        case 'auto_approved':
          return verified(tx, record, session, person, at)
        case 'draft':
          await release(tx, record, at)
          return { status: 'kept' }
        default:
          return { status: 'kept' }
      }
    })

/** The request that a check is about; null where something else is asked for meanwhile, or an operator decides. */
async function recordOf(
  tx: Database,
  { accountId, fideId }: IdentitySession,
): Promise<VerificationRow | null> {
  const open = await findOpen(tx, accountId)
  return open?.fideId === fideId && open.way === 'identity' ? open : null
}

async function verified(
  tx: Database,
  record: VerificationRow,
  { fideId, accountId }: IdentitySession,
  person: DocumentPerson | null,
  at: Date,
): Promise<MessageOutcome> {
  const entry = await findEntry(tx, fideId)
  if (entry && person && isSamePerson(person, entry)) {
    const decided = await verify(tx, record, { fideId, status: 'auto_approved' }, at)
    return { status: 'verified', ...decided }
  }
  const said =
    person && [person.firstName, person.lastName, person.birthYear ?? ''].join(' ').trim()
  await tx
    .update(fideVerifications)
    .set({ way: 'hand', status: 'wait_for_approve', note: said ?? 'no name', changedAt: at })
    .where(eq(fideVerifications.id, record.id))
  await tx.update(accounts).set({ fideId, fideVerifiedStatus: 1 }).where(eq(accounts.id, accountId))
  return { status: 'to-operators', accountId }
}

/** Gives the id up that a request has claimed; the request is a draft from then on. */
export async function release(tx: Database, record: VerificationRow, at: Date): Promise<void> {
  await tx
    .update(fideVerifications)
    .set({ status: 'draft', changedAt: at })
    .where(eq(fideVerifications.id, record.id))
  await tx
    .update(accounts)
    .set({ fideId: null, fideVerifiedStatus: 0 })
    .where(eq(accounts.id, record.accountId))
}
