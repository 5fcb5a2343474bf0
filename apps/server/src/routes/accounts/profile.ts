import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { parseProfileChange, profileOf, ratingsOf } from '../../domain/accounts/profile.ts'
import { readVisitorCookie } from '../../visitor-cookie.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { noteLanguage } from './member-language.ts'

export function getUid(_: AccountDeps): Route {
  return bind(contract.me.uid, async ({ query, caller, context }) => {
    const uid = caller.player?.uid ?? null
    const own = [uid, caller.role === 'anonymous' ? readVisitorCookie(context) : null]
    if (query.uid !== undefined && !own.includes(query.uid)) {
      throw new CallError('forbidden', 'This uid is not yours.')
    }
    return { uid }
  })
}

export function getProfile({ account }: AccountDeps): Route {
  return bind(contract.me.get, async ({ caller, context }) => {
    const member = await memberOf(account, caller)
    await noteLanguage(account, context, member)
    return profileOf(member, account.clock.now())
  })
}

export function updateProfile({ account }: AccountDeps): Route {
  return bind(contract.me.update, async ({ body, caller, fail }) => {
    const { id } = await memberOf(account, caller)
    // The day has begun already where the clocks are 14 hours ahead of UTC.
    const latest = new Date(account.clock.now().getTime() + 14 * 3_600_000)
    const change = parseProfileChange(body, latest.toISOString().slice(0, 10))
    if (change === 'incorrect_name') return fail(change, 'Incorrect name')
    if (change === 'incorrect_date') return fail(change, 'Not valid')
    return profileOf(await account.accounts.update(id, change), account.clock.now())
  })
}

export function requestFreeAccount({ account }: AccountDeps): Route {
  return bind(contract.me.requestFreeAccount, async ({ body, caller }) => {
    const { id } = await memberOf(account, caller)
    const change = { freeAccountRequested: body.free_account_requested }
    return profileOf(await account.accounts.update(id, change), account.clock.now())
  })
}

export function getRatings({ account }: AccountDeps): Route {
  return bind(contract.me.ratings, async ({ caller }) =>
    ratingsOf(caller.player ? await account.ratings.listOf(caller.player.id) : []),
  )
}
