import { contract, type Verification as SentVerification } from '@kingside/api'
import type { Context } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { parseOwnPath } from '../../domain/accounts/own-path.ts'
import { ownProfile } from '../../domain/accounts/profile.ts'
import { connectFide } from '../../domain/fide/connect.ts'
import { openIdentityCheck } from '../../domain/fide/identity-check.ts'
import type { Verification } from '../../domain/fide/verification.ts'
import { requestVerification } from '../../domain/fide/verification-request.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { noteLanguage } from './member-language.ts'

export function submitFide({ account, limiter }: AccountDeps): Route {
  return bind(contract.me.submitFide, async ({ body, caller, context }) => {
    const member = await memberOf(account, caller)
    await spend(limiter, [[accountLimits.fideByMember, String(member.id)]])
    await noteLanguage(account, context, member)
    const connected = await connectFide(account, member, body)
    if (connected.status === 'refused') throw new CallError(connected.code, connected.detail)
    return ownProfile(account, await memberOf(account, caller))
  })
}

export function getSessionUrl({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.identity.getSessionUrl, async ({ body, caller, context }) => {
    const path = parseOwnPath(body?.return_path ?? '/profile')
    if (path === null) throw new CallError('bad_request', 'return_path: not a path of this site')
    const member = await memberOf(account, caller)
    await spend(limiter, [[accountLimits.identityByMember, String(member.id)]])
    const language = await noteLanguage(account, context, member)
    const returnUrl = `${originOf(context, publicOrigin)}${path}`
    const opened = await openIdentityCheck(account, member, returnUrl, language)
    if (opened.status === 'refused') throw new CallError(opened.code, opened.detail)
    return { url: opened.url }
  })
}

/** The site as the caller sees it; foreign hosts are refused long before. */
const originOf = (context: Context, publicOrigin: string | null) =>
  publicOrigin ?? new URL(context.req.url).origin

export function listIdentitySessions({ account }: AccountDeps): Route {
  return bind(contract.identity.sessions, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    const sessions = await account.fide.sessions(id)
    return sessions.map((session) => ({
      id: session.id,
      status: session.status,
      fide_id: session.fideId,
      is_refused: session.isRefused,
      created_at: session.createdAt.toISOString(),
    }))
  })
}

export function listVerifications({ account }: AccountDeps): Route {
  return bind(contract.verification.list, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    return (await account.fide.list(id)).map(sent)
  })
}

export function getVerification({ account }: AccountDeps): Route {
  return bind(contract.verification.get, async ({ params, caller, fail }) => {
    const { id } = await memberOf(account, caller)
    const found = (await account.fide.list(id)).find((record) => String(record.id) === params.id)
    return found ? sent(found) : fail('not_found', 'You have no request of this id.')
  })
}

export function createVerification({ account, limiter }: AccountDeps): Route {
  return bind(contract.verification.create, async ({ body, caller, context }) => {
    const member = await memberOf(account, caller)
    await spend(limiter, [[accountLimits.fideByMember, String(member.id)]])
    await noteLanguage(account, context, member)
    const asked = await requestVerification(account, member, body, null)
    if (asked.status === 'refused') throw new CallError(asked.code, asked.detail)
    return sent(asked.verification)
  })
}

export function updateVerification({ account, limiter }: AccountDeps): Route {
  return bind(contract.verification.update, async ({ params, body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await spend(limiter, [[accountLimits.fideByMember, String(member.id)]])
    await noteLanguage(account, context, member)
    const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
    if (id === null) return fail('not_found', 'You have no request of this id.')
    const asked = await requestVerification(account, member, body, id)
    if (asked.status === 'refused') throw new CallError(asked.code, asked.detail)
    return sent(asked.verification)
  })
}

/** Nothing of what only operators read. */
const sent = ({
  id,
  status,
  way,
  fideId,
  comment,
  reason,
  createdAt,
}: Verification): SentVerification => ({
  id: String(id),
  status,
  way,
  fide_id: fideId,
  comment,
  reason,
  created_at: createdAt.toISOString(),
})
