import type { Locale } from '@kingside/api'
import { tokenReusedMail } from '../mail/account-mails.ts'
import { type Account, type BannedUntil, isActive } from './account.ts'
import type { AccountPorts } from './ports.ts'
import type { EndReason } from './session-store.ts'

/** How long an access token holds, in seconds. */
export const accessTokenSeconds = 15 * 60

/** How long a saved login holds, in seconds; each renewal begins it anew (specification 1, section 4: 7 days). */
export const refreshTokenSeconds = 7 * 24 * 60 * 60

/**
 * A browser whose answer was lost asks again with the token that it has. That is taken for a retry while nobody has
 * used the token's successor; the successor dies, so a thief's copy shows at its next use.
 */
const retryMs = 30_000

/** What a sign-in hands out. */
export interface Tokens {
  readonly sessionId: string
  readonly accessToken: string
  /** For the cookie only. */
  readonly refreshToken: string
}

type SessionPorts = Pick<
  AccountPorts,
  'sessions' | 'sessionEnds' | 'accessTokens' | 'digests' | 'createUid' | 'clock'
>

/** Begins a session of the account. */
export async function openSession(ports: SessionPorts, account: Account): Promise<Tokens> {
  const at = ports.clock.now()
  const id = ports.createUid()
  const refreshToken = ports.createUid()
  const token = { hash: ports.digests.plain(refreshToken), expiresAt: expiryOf(at) }
  await ports.sessions.open({ id, accountId: account.id, token }, at)
  return { sessionId: id, accessToken: await ports.accessTokens.issue(id, at), refreshToken }
}

/** What became of a saved login. */
export type Refreshed =
  | { readonly status: 'refreshed'; readonly tokens: Tokens }
  | { readonly status: 'banned'; readonly until: NonNullable<BannedUntil> }
  | { readonly status: 'dead' }

const dead = { status: 'dead' } as const

/**
 * Exchanges a refresh token for new tokens. One that was copied ends its session, which is mailed to the owner, in
 * `language` where the owner's is not known.
 */
export async function refreshSession(
  ports: SessionPorts & Pick<AccountPorts, 'background' | 'mailer'>,
  refreshToken: string,
  language: Locale,
): Promise<Refreshed> {
  const at = ports.clock.now()
  const next = ports.createUid()
  const rotated = await ports.sessions.rotate({
    hash: ports.digests.plain(refreshToken),
    successor: { hash: ports.digests.plain(next), expiresAt: expiryOf(at) },
    at,
    retryMs,
  })
  switch (rotated.status) {
    case 'rotated': {
      const { id, account, bannedUntil } = rotated.session
      if (!isActive(account) || account.closedAt) return dead
      if (bannedUntil) return { status: 'banned', until: bannedUntil }
      const accessToken = await ports.accessTokens.issue(id, at)
      return { status: 'refreshed', tokens: { sessionId: id, accessToken, refreshToken: next } }
    }
    case 'ended': {
      const { isEndedByBan, bannedUntil } = rotated.session
      return isEndedByBan && bannedUntil ? { status: 'banned', until: bannedUntil } : dead
    }
    case 'reused': {
      const { id, account } = rotated.session
      await endSession(ports, id, 'token_reused')
      if (account.emailFolded === null) return dead
      // Whoever used the copy may read another language than the owner.
      const reader = { to: account.email, language: account.language ?? language }
      ports.background.run('mail.token-reused', () => ports.mailer.send(tokenReusedMail(reader)))
      return dead
    }
    case 'dead':
      return dead
    default:
      return rotated satisfies never
  }
}

/** Ends one session of an account at once, wherever it is open; false when it has none of this id. */
export async function endSessionOf(
  { sessions, sessionEnds, clock }: Pick<AccountPorts, 'sessions' | 'sessionEnds' | 'clock'>,
  accountId: number,
  id: string,
): Promise<boolean> {
  const isEnded = await sessions.end(id, 'signed_out', clock.now(), accountId)
  if (isEnded) sessionEnds.publish(id)
  return isEnded
}

/** Ends one session; its tokens are worth nothing from now on. */
export async function endSession(
  { sessions, sessionEnds, clock }: Pick<AccountPorts, 'sessions' | 'sessionEnds' | 'clock'>,
  id: string,
  reason: EndReason,
): Promise<void> {
  if (await sessions.end(id, reason, clock.now())) sessionEnds.publish(id)
}

/** Ends the session that a refresh token is of, if there is one. */
export async function endSessionOfToken(
  ports: Pick<AccountPorts, 'sessions' | 'sessionEnds' | 'clock' | 'digests'>,
  refreshToken: string,
  reason: EndReason,
): Promise<void> {
  const id = await ports.sessions.idOfToken(ports.digests.plain(refreshToken))
  if (id !== null) await endSession(ports, id, reason)
}

/** Ends all sessions of an account but one. */
export async function endSessionsOf(
  { sessions, sessionEnds, clock }: Pick<AccountPorts, 'sessions' | 'sessionEnds' | 'clock'>,
  accountId: number,
  reason: EndReason,
  exceptId: string | null = null,
): Promise<void> {
  const ended = await sessions.endAll(accountId, reason, clock.now(), exceptId)
  for (const id of ended) sessionEnds.publish(id)
}

const expiryOf = (at: Date) => new Date(at.getTime() + refreshTokenSeconds * 1000)
