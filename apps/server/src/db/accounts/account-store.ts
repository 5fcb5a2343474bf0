import { countryOf } from '@kingside/api'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isActive, type ActiveAccount } from '../../domain/accounts/account.ts'
import type { AccountStore, NewAccount } from '../../domain/accounts/account-store.ts'
import type { Database } from '../database.ts'
import { accounts, players, registrations, socialIdentities, visitors } from '../schema.ts'
import { accountOf } from './account-row.ts'
import { unconfirmedAccounts } from './unconfirmed-accounts.ts'

export function createAccountStore(db: Database): AccountStore {
  return {
    find: (id) => findBy(db, eq(accounts.id, id)),
    findByEmail: (folded) => findBy(db, eq(accounts.emailFolded, folded)),
    findByPlayer: async (playerId) => {
      const account = await findBy(db, eq(accounts.playerId, playerId))
      return account && isActive(account) ? account : null
    },
    findBySocial: async (provider, subject) => {
      const [found] = await db
        .select()
        .from(socialIdentities)
        .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
        .leftJoin(players, eq(players.id, accounts.playerId))
        .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
      return found ? accountOf(found.accounts, found.players) : null
    },
    create: (account, at, tokenHash) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(accounts)
          .values({ ...valuesOf(account), createdAt: at })
          .onConflictDoNothing({ target: accounts.emailFolded })
          .returning()
        if (row && tokenHash !== undefined)
          await insertRegistration(tx, row.id, account, at, tokenHash)
        return row ? accountOf(row, null) : null
      }),
    ...unconfirmedAccounts(db),
    setLanguage: async (id, language) => {
      await db.update(accounts).set({ language }).where(eq(accounts.id, id))
    },
    addRegistration: (accountId, account, at, tokenHash, formerId) =>
      db.transaction(async (tx) => {
        const [waiting] = await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.id, accountId), isNull(accounts.activatedAt)))
          .for('update')
        if (!waiting) return null
        const { email: _email, ...typed } = account
        const [rewritten] =
          formerId === null
            ? []
            : await tx
                .update(registrations)
                .set({ ...typed, tokenHash })
                .where(and(eq(registrations.id, formerId), eq(registrations.accountId, accountId)))
                .returning({ id: registrations.id })
        return rewritten?.id ?? insertRegistration(tx, accountId, account, at, tokenHash)
      }),
    registrations: (emailFolded) =>
      db
        .select({
          id: registrations.id,
          tokenHash: registrations.tokenHash,
          passwordHash: registrations.passwordHash,
        })
        .from(registrations)
        .innerJoin(accounts, eq(accounts.id, registrations.accountId))
        .where(and(eq(accounts.emailFolded, emailFolded), isNull(accounts.activatedAt)))
        .orderBy(desc(registrations.id))
        .limit(maxRegistrations),
    moveRegistration: async (id, tokenHash) => {
      await db.update(registrations).set({ tokenHash }).where(eq(registrations.id, id))
    },
    replaceRegistrations: (id, account) =>
      db.transaction(async (tx) => {
        await tx
          .update(accounts)
          .set(valuesOf(account))
          .where(and(eq(accounts.id, id), isNull(accounts.activatedAt)))
        await tx.delete(registrations).where(eq(registrations.accountId, id))
      }),
    activate: (id, { at, playerUid, registrationId }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
        if (!row) throw new Error('There is no account to activate.')
        if (row.activatedAt === null) {
          const typed = await takeRegistration(tx, id, registrationId)
          const { firstName, lastName, countryId, claimedPlayerId } = typed ?? row
          const seen = { name: nameOf(firstName, lastName), country: codeOf(countryId) }
          const taken = await takeVisitor(tx, claimedPlayerId, seen)
          const playerId = taken ?? (await createMember(tx, playerUid, seen, at))
          await tx
            .update(accounts)
            .set({ passwordHash: null, ...typed, playerId, claimedPlayerId: null, activatedAt: at })
            .where(eq(accounts.id, id))
        }
        return activeOf(await findBy(tx, eq(accounts.id, id)))
      }),
    update: (id, change) =>
      db.transaction(async (tx) => {
        if (Object.keys(change).length > 0) {
          await tx.update(accounts).set(change).where(eq(accounts.id, id))
        }
        const account = activeOf(await findBy(tx, eq(accounts.id, id)))
        const seen = {
          name: nameOf(account.firstName, account.lastName) ?? account.player.name,
          country: codeOf(account.countryId),
        }
        await tx.update(players).set(seen).where(eq(players.id, account.player.id))
        return { ...account, player: { ...account.player, ...seen } }
      }),
    setAvatar: (playerId, avatarId) => setAvatar(db, playerId, avatarId),
    ...deletions(db),
    setPassword: async (id, passwordHash) => {
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
    },
    linkSocial: async (id, provider, subject, at) => {
      await db
        .insert(socialIdentities)
        .values({ provider, subject, accountId: id, createdAt: at })
        .onConflictDoNothing()
    },
  }
}

/** How many registrations of an address count, the newest: as many as can be made within the life of a code. */
const maxRegistrations = 5

async function insertRegistration(
  tx: Database,
  accountId: number,
  { email: _email, ...typed }: NewAccount,
  at: Date,
  tokenHash: string,
): Promise<number> {
  const [row] = await tx
    .insert(registrations)
    .values({ ...typed, accountId, tokenHash, createdAt: at })
    .returning({ id: registrations.id })
  if (!row) throw new Error('The registration was not stored.')
  return row.id
}

/** Deletes all registrations of an account and returns what was typed in one of them; null without that one. */
async function takeRegistration(tx: Database, accountId: number, id: number | null) {
  const ended = await tx
    .delete(registrations)
    .where(eq(registrations.accountId, accountId))
    .returning()
  const taken = ended.find((registration) => registration.id === id)
  if (!taken) return null
  const { passwordHash, claimedPlayerId, firstName, lastName, countryId, freeAccountRequested } =
    taken
  return { passwordHash, claimedPlayerId, firstName, lastName, countryId, freeAccountRequested }
}

async function findBy(db: Database, where: SQL) {
  const [found] = await db
    .select()
    .from(accounts)
    .leftJoin(players, eq(players.id, accounts.playerId))
    .where(where)
  return found ? accountOf(found.accounts, found.players) : null
}

function activeOf(account: Awaited<ReturnType<typeof findBy>>): ActiveAccount {
  if (account && isActive(account)) return account
  throw new Error('The account is not active.')
}

function valuesOf({ email, ...account }: NewAccount) {
  return { ...account, email: email.address, emailFolded: email.folded }
}

function nameOf(firstName: string, lastName: string): string | null {
  return `${firstName} ${lastName}`.trim() || null
}

/** Two letters; null also for a country that is in no list any more. */
function codeOf(countryId: number | null): string | null {
  return countryId === null ? null : (countryOf(countryId)?.code ?? null)
}

/** What others see of a member; without a name, until one is given, a made one. */
interface Seen {
  readonly name: string | null
  readonly country: string | null
}

/** Until a member gives a name: never a part of the address. */
const namelessMember = (playerUid: string) => `Player-${playerUid.slice(0, 5)}`

/** Makes a visitor's player a member's; null when there is no such visitor (any more). */
async function takeVisitor(
  tx: Database,
  playerId: number | null,
  { name, country }: Seen,
): Promise<number | null> {
  if (playerId === null) return null
  const [player] = await tx
    .select()
    .from(players)
    .where(and(eq(players.id, playerId), eq(players.kind, 'visitor')))
    .for('update')
  if (!player) return null
  await tx
    .update(players)
    .set({ kind: 'member', name: name ?? namelessMember(player.uid), country })
    .where(eq(players.id, playerId))
  // The visitor's cookie must not open a member's account.
  await tx.delete(visitors).where(eq(visitors.playerId, playerId))
  return playerId
}

async function createMember(
  tx: Database,
  uid: string,
  { name, country }: Seen,
  at: Date,
): Promise<number> {
  const [player] = await tx
    .insert(players)
    .values({ uid, kind: 'member', name: name ?? namelessMember(uid), country, createdAt: at })
    .returning({ id: players.id })
  if (!player) throw new Error('The new player was not stored.')
  return player.id
}

/** One after the other: each gets the picture that it has replaced. */
function setAvatar(db: Database, playerId: number, avatarId: string | null) {
  return db.transaction(async (tx) => {
    const isPlayer = eq(players.id, playerId)
    const [row] = await tx
      .select({ avatarId: players.avatarId })
      .from(players)
      .where(isPlayer)
      .for('update')
    await tx.update(players).set({ avatarId }).where(isPlayer)
    return row?.avatarId ?? null
  })
}

/** The request that an account is deleted, and what takes it back. */
const deletions = (db: Database): Pick<AccountStore, 'askForDeletion' | 'keep'> => ({
  askForDeletion: async (id, at) => {
    const [row] = await db
      .update(accounts)
      .set({ deletionAskedAt: sql`coalesce(${accounts.deletionAskedAt}, ${at.toISOString()})` })
      .where(and(eq(accounts.id, id), isNull(accounts.closedAt)))
      .returning({ askedAt: accounts.deletionAskedAt })
    return row?.askedAt ?? at
  },
  keep: async (id) => {
    const kept = await db
      .update(accounts)
      .set({ deletionAskedAt: null })
      .where(
        and(eq(accounts.id, id), isNull(accounts.closedAt), isNotNull(accounts.deletionAskedAt)),
      )
      .returning({ id: accounts.id })
    return kept.length > 0
  },
})
