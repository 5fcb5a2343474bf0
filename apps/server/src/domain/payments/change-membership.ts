import { languageTag } from '@kingside/api'
import type { ActiveAccount } from '../accounts/account.ts'
import { renewalMail } from './payment-mails.ts'
import type { StoredMembership } from './payment-store.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { ChangeRefusedError } from './provider.ts'

/** The wallet opens two weeks before the next billing. */
const walletOpensMs = 14 * 24 * 3_600_000

/** A change that was refused: with `date` where it is possible from then on. */
export type ChangeRefusal<Code extends string> = {
  readonly refused: Code
  readonly date: Date | null
}

/** The caller's own membership by its id; null is another's, or none. */
export async function ownMembership(
  { store }: PaymentPorts,
  account: ActiveAccount,
  id: string,
): Promise<StoredMembership | null> {
  const membership = await store.membershipOf(account.id)
  return membership?.id === id ? membership : null
}

/**
 * Turns renewal off. The provider's signed message settles it; until then `cancelAtPeriodEnd` is null.
 * @throws ProviderUnavailableError
 */
export async function cancelRenewal(
  ports: PaymentPorts,
  account: ActiveAccount,
  membership: StoredMembership,
  options: { readonly notify: boolean },
): Promise<StoredMembership | ChangeRefusal<'subscription_not_cancellable'>> {
  if (isOver(membership) || membership.cancelAtPeriodEnd === true) {
    return { refused: 'subscription_not_cancellable', date: null }
  }
  return changeRenewal(ports, account, membership, { ...options, renews: false })
}

/**
 * Turns renewal on again, or tries a failed payment once more. What is over, and what a wallet paid, whose consent ended
 * with the renewal, is bought anew.
 * @throws CardDeclinedError, ProviderUnavailableError
 */
export async function resumeRenewal(
  ports: PaymentPorts,
  account: ActiveAccount,
  membership: StoredMembership,
  options: { readonly notify: boolean },
): Promise<StoredMembership | ChangeRefusal<'subscribe_manually'>> {
  const refusal = { refused: 'subscribe_manually', date: membership.validTo } as const
  if (isOver(membership) || membership.method === 'wallet') return refusal
  if (membership.status !== 'active') {
    await ports.provider.retryPayment(membership.subscriptionRef)
    return membership
  }
  try {
    return await changeRenewal(ports, account, membership, { ...options, renews: true })
  } catch (error) {
    if (error instanceof ChangeRefusedError) return refusal
    throw error
  }
}

/**
 * Pays the next time by the wallet.
 * @throws ProviderUnavailableError
 */
export async function switchToWallet(
  { store, provider, account: { clock } }: PaymentPorts,
  account: ActiveAccount,
  membership: StoredMembership,
): Promise<StoredMembership | ChangeRefusal<'method_switch_too_early'>> {
  const { validTo, subscriptionRef } = membership
  const opensAt = validTo && new Date(validTo.getTime() - walletOpensMs)
  if (opensAt === null || isOver(membership) || clock.now() < opensAt) {
    return { refused: 'method_switch_too_early', date: opensAt }
  }
  await provider.switchToWallet(subscriptionRef)
  return (await store.membershipOf(account.id)) ?? membership
}

const isOver = ({ status }: StoredMembership) => status === 'cancelled' || status === 'ended'

async function changeRenewal(
  { store, provider, account: ports }: PaymentPorts,
  account: ActiveAccount,
  membership: StoredMembership,
  { notify, renews }: { readonly notify: boolean; readonly renews: boolean },
): Promise<StoredMembership> {
  const { subscriptionRef, validTo } = membership
  await store.unsettle(subscriptionRef, ports.clock.now())
  try {
    await provider.setRenewal(subscriptionRef, renews)
  } catch (error) {
    // Refused is not changed. Without an answer nobody knows: the provider's message or the sweeper will say.
    if (error instanceof ChangeRefusedError) {
      await store.settle(subscriptionRef, membership.cancelAtPeriodEnd ?? false)
    }
    throw error
  }
  if (notify && account.email !== '') {
    const language = account.language ?? 'en'
    const date = (validTo ?? ports.clock.now()).toLocaleDateString(languageTag(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    const mail = renewalMail({ to: account.email, language }, { renews, date })
    ports.background.run('mail.payment', () => ports.mailer.send(mail))
  }
  return (await store.membershipOf(account.id)) ?? membership
}
