import { and, eq, isNull } from 'drizzle-orm'
import { isActive } from '../../domain/accounts/account.ts'
import type { AccountStore } from '../../domain/accounts/account-store.ts'
import type { Database } from '../database.ts'
import { accounts, players, registrations } from '../schema.ts'
import { accountOf } from './account-row.ts'

/** What is stored of accounts without a confirmed address. */
export function unconfirmedAccounts(
  db: Database,
): Pick<AccountStore, 'createUnconfirmed' | 'confirmEmail'> {
  return {
    createUnconfirmed: async ({ address, ...account }, at) => {
      const [row] = await db
        .insert(accounts)
        .values({ ...account, email: address, emailFolded: null, createdAt: at })
        .returning()
      if (!row) throw new Error('The account was not stored.')
      return accountOf(row, null)
    },
    confirmEmail: (id, email) =>
      db.transaction(async (tx) => {
        const [holder] = await tx
          .select({ id: accounts.id, activatedAt: accounts.activatedAt })
          .from(accounts)
          .where(eq(accounts.emailFolded, email.folded))
          .for('update')
        if (holder && holder.activatedAt !== null) return null
        if (holder) {
          await tx.delete(registrations).where(eq(registrations.accountId, holder.id))
          await tx.delete(accounts).where(eq(accounts.id, holder.id))
        }
        const confirmed = await tx
          .update(accounts)
          .set({ email: email.address, emailFolded: email.folded })
          .where(and(eq(accounts.id, id), isNull(accounts.emailFolded)))
          .returning({ id: accounts.id })
        if (confirmed.length === 0) return null
        const [found] = await tx
          .select()
          .from(accounts)
          .leftJoin(players, eq(players.id, accounts.playerId))
          .where(eq(accounts.id, id))
        const account = found && accountOf(found.accounts, found.players)
        return account && isActive(account) ? account : null
      }),
  }
}
