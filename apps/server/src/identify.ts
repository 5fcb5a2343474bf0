import { contract, listCalls, visitorUid } from '@kingside/api'
import type { Context } from 'hono'
import { CallError } from './call-error.ts'
import { type Caller, type Identify, stranger } from './caller.ts'
import { isActive, roleOf } from './domain/accounts/account.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import type { VisitorStore } from './domain/players/visitor-store.ts'
import { readVisitorCookie } from './visitor-cookie.ts'

export interface IdentifyDeps {
  readonly visitors: VisitorStore
  readonly account: Pick<AccountPorts, 'accessTokens' | 'sessions' | 'bans' | 'clock'>
}

const pattern = ({ path }: { readonly path: string }) =>
  new RegExp(`^/api/${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** The calls by which a member also confirms an address. */
const confirmingPaths: readonly RegExp[] = [
  ...listCalls({ activation: contract.auth.activation }),
  ...listCalls({ code: contract.auth.activationCode }),
].map(pattern)

/**
 * The calls that begin, renew or end a sign-in: a token that has ended must not keep anybody from them. Those who relay
 * games have a token of another kind.
 */
const tokenlessPaths: readonly RegExp[] = [
  ...listCalls({ auth: contract.auth }).filter(({ roles }) => roles.includes('anonymous')),
  contract.tournaments.relay.push,
].map(pattern)

/**
 * Knows callers by their access token, else by their visitor's cookie. The session is looked up at each call, so
 * one that has ended is refused at once.
 */
export function identifyBy({ visitors, account }: IdentifyDeps): Identify {
  return async (context) => {
    const header = context.req.header('authorization')
    if (header !== undefined && !tokenlessPaths.some((path) => path.test(context.req.path))) {
      return memberOf(header, account)
    }
    if (header !== undefined && confirmingPaths.some((path) => path.test(context.req.path))) {
      const member = await memberOf(header, account).catch(endedSignIn)
      if (member) return member
    }
    return visitorOf(context, visitors, account)
  }
}

async function memberOf(header: string, account: IdentifyDeps['account']): Promise<Caller> {
  const at = account.clock.now()
  const token = /^JWT ([\w.-]+)$/.exec(header)?.[1]
  const sessionId = token === undefined ? null : await account.accessTokens.verify(token, at)
  const session = sessionId === null ? null : await account.sessions.find(sessionId, at)
  if (!session || session.endedAt || !isActive(session.account)) {
    throw new CallError('unauthorised', 'The sign-in has ended. Renew it or sign in again.')
  }
  if (session.account.closedAt) throw new CallError('user_inactive', 'This account is closed.')
  return {
    role: roleOf(session.account, at),
    player: session.account.player,
    sessionId: session.id,
    bannedUntil: session.bannedUntil,
  }
}

/** Lets go on as a visitor. */
function endedSignIn(error: unknown): null {
  if (error instanceof CallError) return null
  throw error
}

async function visitorOf(
  context: Context,
  visitors: VisitorStore,
  { bans, clock }: IdentifyDeps['account'],
): Promise<Caller> {
  const uid = visitorUid.safeParse(readVisitorCookie(context))
  const player = uid.success ? await visitors.find(uid.data) : null
  if (!player) return stranger
  return { ...stranger, player, bannedUntil: await bans.current(player.id, clock.now()) }
}
