import { createHash } from 'node:crypto'
import type { Locale } from '@kingside/api'
import { isActive } from './account.ts'
import { type Email, hasBannedDomain, parseEmail } from './email.ts'
import { unconfirmedTexts } from './notice-texts.ts'
import { parsePersonName } from './person-name.ts'
import type { AccountPorts } from './ports.ts'
import { welcome } from './registration.ts'
import { admit, admitAsking, type FirstStep } from './sign-in.ts'
import type { GivenName, SocialPerson } from './social-ports.ts'

/** How long the visitor may take at the provider, in milliseconds. */
export const socialMs = 10 * 60_000

/** What travels of PKCE's secret half. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export interface StartedSocial {
  /** For the browser's cookie: only this browser can finish. */
  readonly state: string
  /** Where the browser goes next. */
  readonly url: string
}

const redirectUri = ({ siteOrigin }: Pick<AccountPorts, 'siteOrigin'>, provider: string) =>
  `${siteOrigin()}/api/auth/social/${provider}/callback/`

/**
 * Begins a social sign-in. The path stays here; what travels is a state that nobody can guess (not the path, as
 * specified: that would let another site sign the browser in as somebody else).
 * @param path a path of our own
 * @returns null when there is no such provider
 */
export async function startSocial(
  ports: Pick<
    AccountPorts,
    'providers' | 'socialStates' | 'createUid' | 'digests' | 'clock' | 'siteOrigin'
  >,
  providerName: string,
  path: string,
): Promise<StartedSocial | null> {
  const provider = ports.providers[providerName]
  if (!provider) return null
  const state = ports.createUid()
  // 43 characters are the fewest that RFC 7636 allows.
  const verifier = `${ports.createUid()}${ports.createUid()}`
  const at = ports.clock.now()
  const expiresAt = new Date(at.getTime() + socialMs)
  const kept = { provider: providerName, path, verifier }
  await ports.socialStates.put(ports.digests.plain(state), kept, expiresAt)
  const url = provider.authoriseUrl({
    state,
    challenge: challengeOf(verifier),
    redirectUri: redirectUri(ports, providerName),
  })
  return { state, url }
}

/** Keeps the name that a provider gave beside its code, and gives only once. A state that is none of its own keeps none. */
export async function keepNameOfSocial(
  ports: Pick<AccountPorts, 'socialStates' | 'digests' | 'clock'>,
  provider: string,
  state: string,
  name: GivenName,
): Promise<void> {
  if ((await pathOfSocial(ports, provider, state)) === null) return
  await ports.socialStates.keepName(ports.digests.plain(state), name)
}

/** The page that a provider's answer leads back to; null when the state is none of this provider's. */
export async function pathOfSocial(
  ports: Pick<AccountPorts, 'socialStates' | 'digests' | 'clock'>,
  provider: string,
  state: string,
): Promise<string | null> {
  const kept = await ports.socialStates.find(ports.digests.plain(state), ports.clock.now())
  return kept?.provider === provider ? kept.path : null
}

export type FinishedSocial =
  | FirstStep
  | { readonly status: 'failed'; readonly detail: string }
  | { readonly status: 'banned-domain' }

const failed = (detail: string): FinishedSocial => ({ status: 'failed', detail })

/** Who comes back from a provider. */
export interface SocialCaller {
  readonly language: Locale
  /** The visitor in whose browser it is, who becomes the player of an account that is new. */
  readonly visitorId: number | null
}

/** Exchanges the provider's code for a session; makes the account if there is none. A state holds once. */
export async function finishSocial(
  ports: AccountPorts,
  providerName: string,
  answer: { readonly code: string; readonly state: string },
  caller: SocialCaller,
): Promise<FinishedSocial> {
  const kept = await ports.socialStates.take(ports.digests.plain(answer.state), ports.clock.now())
  const provider = ports.providers[providerName]
  if (!kept || !provider || kept.provider !== providerName) {
    return failed('This sign-in was used already or took too long. Begin again.')
  }
  const person = await provider.exchange({
    code: answer.code,
    verifier: kept.verifier,
    challenge: challengeOf(kept.verifier),
    redirectUri: redirectUri(ports, providerName),
  })
  if (!person) return failed('The provider did not confirm the sign-in. Try again.')
  const known = await ports.accounts.findBySocial(providerName, person.subject)
  if (known && isActive(known)) return admitAsking(ports, known)
  return join(ports, providerName, { ...person, ...kept.givenName }, caller)
}

/** The first sign-in by this provider: the account of the address that the provider has verified, or a new one. */
async function join(
  ports: AccountPorts,
  provider: string,
  person: SocialPerson,
  { language, visitorId }: SocialCaller,
): Promise<FinishedSocial> {
  const parsed = person.email === null ? null : parseEmail(person.email)
  const email = parsed?.status === 'valid' ? parsed.email : null
  if (email && hasBannedDomain(email)) return { status: 'banned-domain' }
  if (email === null || !person.isEmailConfirmed) {
    return joinUnconfirmed(ports, provider, person, email, { language, visitorId })
  }
  const at = ports.clock.now()
  const fresh = newAccount(person, email, visitorId)
  const existing =
    (await ports.accounts.findByEmail(email.folded)) ??
    (await ports.accounts.create(fresh, at)) ??
    (await ports.accounts.findByEmail(email.folded))
  if (!existing) return failed('The account could not be made. Try again.')
  if (isActive(existing)) {
    await ports.accounts.linkSocial(existing.id, provider, person.subject, at)
    return admitAsking(ports, existing)
  }
  // Whoever registered this address without proving it may keep neither a password for it nor a visitor's games.
  await ports.accounts.replaceRegistrations(existing.id, fresh)
  const account = await welcome(ports, existing.id, null, language)
  await ports.accounts.linkSocial(account.id, provider, person.subject, at)
  return admit(ports, account, { isNew: true })
}

/**
 * The first sign-in of a person for whose address nobody vouches: an account of its own, to which the address belongs
 * once it is confirmed by a code. Until then it is nobody's, so that whoever has it can register with it.
 */
async function joinUnconfirmed(
  ports: AccountPorts,
  provider: string,
  person: SocialPerson,
  email: Email | null,
  { language, visitorId }: SocialCaller,
): Promise<FinishedSocial> {
  const owner = email && (await ports.accounts.findByEmail(email.folded))
  if (owner && isActive(owner)) {
    return failed('This address has an account already. Sign in to it with its password.')
  }
  const at = ports.clock.now()
  const created = await ports.accounts.createUnconfirmed(
    {
      ...namesOf(person),
      passwordHash: null,
      claimedPlayerId: visitorId,
      address: email?.address ?? '',
    },
    at,
  )
  await ports.accounts.linkSocial(created.id, provider, person.subject, at)
  const account = await welcome(ports, created.id, null, language)
  const notice = { type: 'EMAIL_NOT_VERIFIED', ...unconfirmedTexts[language] } as const
  await ports.notifications.add({ playerId: account.player.id, ...notice }, at)
  return admit(ports, account, { isNew: true })
}

const namesOf = ({ firstName, lastName }: SocialPerson) => ({
  firstName: parsePersonName(firstName) ?? '',
  lastName: parsePersonName(lastName) ?? '',
})

const newAccount = (
  person: SocialPerson,
  email: { readonly address: string; readonly folded: string },
  claimedPlayerId: number | null,
) => ({
  email,
  passwordHash: null,
  claimedPlayerId,
  ...namesOf(person),
})
