import type { Locale } from '@kingside/api'
import type { ActiveAccount } from '../accounts/account.ts'
import { assigned, findClaimable, isChild } from './connect.ts'
import { type FidePorts, type FideRefusal, refused } from './fide-ports.ts'
import type { FederationEntry } from './fide-store.ts'
import type { IdentityMessage, IdentityProvider } from './identity.ts'
import { followDecision, tellMember } from './tell-decision.ts'
import type { Verification } from './verification.ts'

type OpenRefusal = FideRefusal<
  'fide_id_not_found' | 'already_assigned' | 'permission_denied' | 'unavailable'
>

const noProvider = refused(
  'unavailable',
  'The identity check is away. Ask for a check by hand, or try again later.',
)

/**
 * Begins the check of who a member is, or takes it up again.
 * @param returnUrl where the provider's page leads back to
 */
export async function openIdentityCheck(
  ports: FidePorts,
  member: ActiveAccount,
  returnUrl: string,
  language: Locale,
): Promise<{ readonly status: 'open'; readonly url: string } | OpenRefusal> {
  const { identity, fide } = ports
  if (member.fideVerifiedStatus === 2) {
    return refused('permission_denied', 'Your FIDE ID is verified already.')
  }
  const newest = await fide.newest(member.id)
  const isOpen = newest?.status === 'wait_for_approve' || newest?.status === 'draft'
  if (!isOpen || newest.fideId === null) {
    return refused('fide_id_not_found', 'Connect a FIDE ID first.')
  }
  if (newest.status === 'wait_for_approve' && newest.way === 'hand') {
    return refused('permission_denied', 'Your request is being looked at already.')
  }
  const found = await findClaimable(ports, newest.fideId)
  if (found.status === 'refused') return found
  if (isChild(ports, member, found.entry)) {
    return refused('permission_denied', 'For players under 13 the check is by hand.')
  }
  if (identity === null) return noProvider
  if (newest.status === 'draft') {
    const again = await claimAgain(ports, newest)
    if (again) return again
  }
  return openAt(ports, identity, { member, entry: found.entry, returnUrl, language })
}

/** A draft has given its id up: it is claimed anew, if nobody else has it meanwhile. */
async function claimAgain(
  { fide, clock }: FidePorts,
  draft: Verification,
): Promise<OpenRefusal | null> {
  const asked = await fide.ask(
    draft.accountId,
    { ...draft, status: 'wait_for_approve', way: 'identity' },
    clock.now(),
    draft.id,
  )
  return asked.status === 'asked' ? null : assigned
}

async function openAt(
  { fide, clock, background }: FidePorts,
  identity: IdentityProvider,
  check: {
    readonly member: ActiveAccount
    readonly entry: FederationEntry
    readonly returnUrl: string
    readonly language: Locale
  },
): Promise<{ readonly status: 'open'; readonly url: string } | OpenRefusal> {
  const { member, entry, returnUrl, language } = check
  const { fideId, fullName, birthYear } = entry
  const sessions = (await fide.sessions(member.id)).filter((session) => session.fideId === fideId)
  const [newest] = sessions
  if (newest?.status === 'processing') return { status: 'open', url: returnUrl }
  try {
    if (newest?.status === 'requires_input') {
      const url = await identity.reopen(newest.id, returnUrl)
      if (url !== null) return { status: 'open', url }
    }
    const key = `fide-${member.id}-${fideId}-${sessions.length}`
    const { id, url } = await identity.open({ key, returnUrl, language, fullName, birthYear })
    await fide.keepSession({ id, accountId: member.id, fideId }, clock.now())
    return { status: 'open', url }
  } catch (error) {
    // Operators learn of it from the log; the member can ask for a check by hand.
    background.run('fide.identity', () => Promise.reject(error))
    return noProvider
  }
}

/** Takes a message of the provider whose signature is verified, and tells the member what came of it. */
export async function takeIdentityMessage(
  ports: FidePorts,
  message: IdentityMessage,
): Promise<void> {
  const isVerified = message.status === 'verified'
  const person = isVerified
    ? (message.person ?? (await ports.identity?.personOf(message.sessionId)) ?? null)
    : null
  const outcome = await ports.fide.takeMessage(message, person, ports.clock.now())
  switch (outcome.status) {
    case 'verified':
      followDecision(ports, outcome, { status: 'verified' })
      return
    case 'to-operators':
      ports.background.run('fide.tell', () =>
        tellMember(ports, outcome.accountId, ({ byHand }) => byHand),
      )
      return
    case 'again':
    case 'unknown':
    case 'late':
    case 'kept':
      return
    default:
      outcome satisfies never
  }
}
