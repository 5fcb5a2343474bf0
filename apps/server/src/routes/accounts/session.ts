import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import {
  endSession,
  endSessionOfToken,
  endSessionsOf,
  refreshSession,
} from '../../domain/accounts/sessions.ts'
import { readRefreshCookie, writeRefreshCookie } from '../../refresh-cookie.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { answerTokens, refuseBanned } from './sign-in-answer.ts'

export function refresh({ account, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.refresh, async ({ body, context, fail }) => {
    const token = body?.token ?? readRefreshCookie(context, publicOrigin)
    if (!token) return fail('no_session', 'There is no saved sign-in.')
    const refreshed = await refreshSession(account, token, languageOf(context))
    switch (refreshed.status) {
      case 'refreshed':
        return answerTokens(context, refreshed.tokens, publicOrigin)
      case 'banned':
        return refuseBanned(context, refreshed.until)
      case 'dead':
        return fail('no_session', 'The saved sign-in has ended. Sign in again.')
      default:
        return refreshed satisfies never
    }
  })
}

export function logout({ account, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.logout, async ({ context }) => {
    const token = readRefreshCookie(context, publicOrigin)
    const jwt = /^JWT (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    const sessionId = jwt ? await account.accessTokens.verify(jwt, account.clock.now()) : null
    if (token) await endSessionOfToken(account, token, 'signed_out')
    if (sessionId) await endSession(account, sessionId, 'signed_out')
    writeRefreshCookie(context, null, publicOrigin)
    return { ok: true }
  })
}

export function logoutEverywhere({ account, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.logoutEverywhere, async ({ caller, context }) => {
    const { id } = await memberOf(account, caller)
    await endSessionsOf(account, id, 'signed_out_everywhere')
    writeRefreshCookie(context, null, publicOrigin)
    return { ok: true }
  })
}
