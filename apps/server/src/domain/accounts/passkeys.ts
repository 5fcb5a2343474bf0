import type { PasskeyTransport } from '@kingside/api/facts'
import { type Account, type ActiveAccount, isActive } from './account.ts'
import type { AccountPorts } from './ports.ts'
import { admit, type SignedIn } from './sign-in.ts'

/** A passkey of an account (Web Authentication Level 3). */
export interface StoredPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly accountId: number
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** How often it has signed; 0 where it does not count. */
  readonly counter: number
  readonly transports: readonly PasskeyTransport[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** What a challenge was given out for. */
export type ChallengePurpose = 'add' | 'sign-in' | 'confirm'

export interface ChallengeKey {
  readonly hash: string
  readonly purpose: ChallengePurpose
  /** Null for a sign-in, whose account nobody knows yet. */
  readonly accountId: number | null
}

/** Where passkeys are kept, and the challenges that were given out. */
export interface PasskeyStore {
  /** The oldest first. */
  readonly listOf: (accountId: number) => Promise<readonly StoredPasskey[]>
  readonly find: (id: string) => Promise<StoredPasskey | null>
  /** False when somebody has it already. */
  readonly add: (passkey: StoredPasskey) => Promise<boolean>
  /** False when the account has none of this id. */
  readonly rename: (accountId: number, id: string, name: string) => Promise<boolean>
  /** Of two at once that would take the last way to sign in away, one is refused. */
  readonly remove: (
    accountId: number,
    id: string,
  ) => Promise<'removed' | 'not_found' | 'last_way_in'>
  /** Notes a use; false when it was used with this counter or a higher one in the meantime. */
  readonly use: (id: string, counter: number, at: Date) => Promise<boolean>
  readonly putChallenge: (key: ChallengeKey, expiresAt: Date) => Promise<void>
  /** Takes a challenge away; false when it was never given out, used or is too old. */
  readonly takeChallenge: (key: ChallengeKey, at: Date) => Promise<boolean>
}

/** What the browser made or signed, as the library takes it; `isOurs` uses the challenge up. */
export interface PasskeyVerifier<Made, Signed> {
  readonly newChallenge: () => string
  /** Null when it is not what was asked for. */
  readonly verifyNew: (
    made: Made,
    site: PasskeySite,
    isOurs: (challenge: string) => Promise<boolean>,
  ) => Promise<Pick<
    StoredPasskey,
    'id' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
  > | null>
  /** The counter after it; null when the signature, the place or the counter is wrong. */
  readonly verifySigned: (
    signed: Signed,
    passkey: StoredPasskey,
    site: PasskeySite,
    isOurs: (challenge: string) => Promise<boolean>,
  ) => Promise<number | null>
}

/** For whom a passkey holds. */
export interface PasskeySite {
  /** Such as `https://kingside.example`. */
  readonly origin: string
  /** Such as `kingside.example`. */
  readonly rpId: string
}

/** How long a browser may take, in milliseconds. */
export const challengeMs = 5 * 60_000

/** More than anybody needs, and few enough to look through. */
const mostPasskeys = 20

type PasskeyPorts = Pick<AccountPorts, 'digests' | 'siteOrigin' | 'clock'> & {
  readonly passkeys: PasskeyStore
}

/** Passkeys hold for the host of the public address. */
export function passkeySite({ siteOrigin }: Pick<AccountPorts, 'siteOrigin'>): PasskeySite {
  const { origin, hostname } = new URL(siteOrigin())
  return { origin, rpId: hostname }
}

/** Names the account to what keeps its passkeys, without telling who it is. */
export const passkeyHandle = (
  { digests }: Pick<AccountPorts, 'digests'>,
  { id }: Pick<Account, 'id'>,
): string => digests.keyed(`passkey ${id}`).slice(0, 43)

/** Gives out a challenge that can be used once, for this purpose. */
export async function giveChallenge(
  ports: PasskeyPorts,
  challenge: string,
  purpose: ChallengePurpose,
  accountId: number | null,
): Promise<void> {
  const expiresAt = new Date(ports.clock.now().getTime() + challengeMs)
  await ports.passkeys.putChallenge(keyOf(ports, challenge, purpose, accountId), expiresAt)
}

const isOurs =
  (ports: PasskeyPorts, purpose: ChallengePurpose, accountId: number | null) =>
  (challenge: string) =>
    ports.passkeys.takeChallenge(keyOf(ports, challenge, purpose, accountId), ports.clock.now())

const keyOf = (
  { digests }: Pick<AccountPorts, 'digests'>,
  challenge: string,
  purpose: ChallengePurpose,
  accountId: number | null,
): ChallengeKey => ({ hash: digests.plain(challenge), purpose, accountId })

/** Keeps a passkey that the member's browser has made; null when it is not taken. */
export async function addPasskey<Made>(
  ports: PasskeyPorts,
  verifier: Pick<PasskeyVerifier<Made, unknown>, 'verifyNew'>,
  { id: accountId }: ActiveAccount,
  { made, name }: { readonly made: Made; readonly name: string },
): Promise<StoredPasskey | null> {
  const { passkeys, clock } = ports
  const verified = await verifier.verifyNew(
    made,
    passkeySite(ports),
    isOurs(ports, 'add', accountId),
  )
  if (!verified || (await passkeys.listOf(accountId)).length >= mostPasskeys) return null
  const passkey = { ...verified, accountId, name, createdAt: clock.now(), lastUsedAt: null }
  return (await passkeys.add(passkey)) ? passkey : null
}

/** Whose passkey it is that has signed; null when it is nobody's, or what it signed is wrong, used or too old. */
async function signerOf<Signed extends { readonly id: string }>(
  ports: PasskeyPorts,
  verifier: Pick<PasskeyVerifier<unknown, Signed>, 'verifySigned'>,
  signed: Signed,
  purpose: 'sign-in' | 'confirm',
  accountId: number | null,
): Promise<number | null> {
  const { passkeys, clock } = ports
  const passkey = await passkeys.find(signed.id)
  if (!passkey || (accountId !== null && passkey.accountId !== accountId)) return null
  const isChallenge = isOurs(ports, purpose, accountId)
  const counter = await verifier.verifySigned(signed, passkey, passkeySite(ports), isChallenge)
  if (counter === null || !(await passkeys.use(passkey.id, counter, clock.now()))) return null
  return passkey.accountId
}

/** Signs in by a passkey: what one has and what one knows or is, so no second factor is asked for. */
export async function signInByPasskey<Signed extends { readonly id: string }>(
  ports: PasskeyPorts & Parameters<typeof admit>[0] & Pick<AccountPorts, 'accounts'>,
  verifier: Pick<PasskeyVerifier<unknown, Signed>, 'verifySigned'>,
  signed: Signed,
): Promise<SignedIn | null> {
  const accountId = await signerOf(ports, verifier, signed, 'sign-in', null)
  const account = accountId === null ? null : await ports.accounts.find(accountId)
  return account && isActive(account) ? admit(ports, account) : null
}

/** Proves by a passkey that it is the member; false when it does not. */
export async function confirmByPasskey<Signed extends { readonly id: string }>(
  ports: PasskeyPorts & Pick<AccountPorts, 'sessions'>,
  verifier: Pick<PasskeyVerifier<unknown, Signed>, 'verifySigned'>,
  { id }: ActiveAccount,
  sessionId: string,
  signed: Signed,
): Promise<boolean> {
  const accountId = await signerOf(ports, verifier, signed, 'confirm', id)
  if (accountId === null) return false
  await ports.sessions.confirm(sessionId, ports.clock.now())
  return true
}
