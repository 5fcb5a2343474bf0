import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { endSessionOf, endSessionsOf } from '../../domain/accounts/sessions.ts'
import { describeBrowser } from '../../describe-browser.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'

export function listSessions({ account }: AccountDeps): Route {
  return bind(contract.me.sessions.list, async ({ caller }) => {
    const { id: accountId } = await memberOf(account, caller)
    const open = await account.sessions.listOf(accountId, account.clock.now())
    return open
      .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        is_current: id === caller.sessionId,
        ...describeBrowser(userAgent),
        signed_in_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
      }))
      .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  })
}

export function endSession({ account }: AccountDeps): Route {
  return bind(contract.me.sessions.end, async ({ params, caller, fail }) => {
    const { id } = await memberOf(account, caller)
    if (await endSessionOf(account, id, params.id)) return
    return fail('not_found', 'You have no sign-in of this id, or it has ended.')
  })
}

export function endOtherSessions({ account }: AccountDeps): Route {
  return bind(contract.me.sessions.endOthers, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    await endSessionsOf(account, id, 'signed_out_everywhere', caller.sessionId)
    return { ok: true }
  })
}
