import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FederationEntry } from '../../domain/fide/fide-store.ts'
import type { IdentitySession } from '../../domain/fide/identity.ts'
import type { Verification } from '../../domain/fide/verification.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  federationPlayers,
  fideVerifications,
  type identitySessions,
  players,
} from '../schema.ts'

export type VerificationRow = typeof fideVerifications.$inferSelect

export const verificationOf = ({ decidedAt: _decidedAt, ...row }: VerificationRow): Verification =>
  row

export const sessionOf = (row: typeof identitySessions.$inferSelect): IdentitySession => row

export const entryOf = ({
  fideId,
  fullName,
  birthYear,
  title,
  isBanned,
}: typeof federationPlayers.$inferSelect): FederationEntry => ({
  fideId,
  fullName,
  birthYear,
  title,
  isBanned,
})

export async function findEntry(db: Database, fideId: number): Promise<FederationEntry | null> {
  const [row] = await db
    .select()
    .from(federationPlayers)
    .where(eq(federationPlayers.fideId, fideId))
  return row ? entryOf(row) : null
}

const openStatuses = ['draft', 'wait_for_approve'] as const

/** The account's request that is not decided yet. */
export async function findOpen(tx: Database, accountId: number): Promise<VerificationRow | null> {
  const [row] = await tx
    .select()
    .from(fideVerifications)
    .where(
      and(
        eq(fideVerifications.accountId, accountId),
        inArray(fideVerifications.status, openStatuses),
      ),
    )
    .orderBy(desc(fideVerifications.id))
  return row ?? null
}

/** Locks an account for a decision about its FIDE ID: two never decide at once. */
export async function lockAccount(tx: Database, accountId: number) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!row) throw new Error(`There is no account ${accountId}.`)
  return row
}

/** Shows everybody the title that the federation gave. */
export async function setTitle(
  tx: Database,
  playerId: number | null,
  title: string | null,
): Promise<void> {
  if (playerId !== null) await tx.update(players).set({ title }).where(eq(players.id, playerId))
}
