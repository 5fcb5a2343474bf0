import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { ActiveAccount } from '../../domain/accounts/account.ts'
import { isUnconfirmed } from '../../domain/accounts/confirm-address.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'

/**
 * The account of a caller who is signed in.
 * @throws CallError `unauthorised` for anybody else
 */
export async function memberOf(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  { role, player }: Caller,
): Promise<ActiveAccount> {
  const account = role === 'anonymous' || !player ? null : await accounts.findByPlayer(player.id)
  if (!account) throw new CallError('unauthorised', 'Sign in first.')
  return account
}

/** The caller's account, where it has no confirmed address yet; else null. */
export async function unconfirmedMember(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  { role, player }: Caller,
): Promise<ActiveAccount | null> {
  const account = role === 'anonymous' || !player ? null : await accounts.findByPlayer(player.id)
  return account && isUnconfirmed(account) ? account : null
}
