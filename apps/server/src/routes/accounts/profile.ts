import { contract } from '@kingside/api'
import { towerAge } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { ActiveAccount } from '../../domain/accounts/account.ts'
import {
  isLocked,
  ownProfile,
  parseProfileChange,
  ratingsOf,
} from '../../domain/accounts/profile.ts'
import { consentChange } from '../../domain/tower/earn.ts'
import { giveTitledPro } from '../../domain/fide/titled-pro.ts'
import { readVisitorCookie } from '../../visitor-cookie.ts'
import type { FileRouteDeps } from '../files/index.ts'
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
    return ownProfile(account, member)
  })
}

export function updateProfile({ account, files }: AccountDeps & FileRouteDeps): Route {
  return bind(contract.me.update, async ({ body, caller, fail }) => {
    const member = await memberOf(account, caller)
    // The day has begun already where the clocks are 14 hours ahead of UTC.
    const latest = new Date(account.clock.now().getTime() + 14 * 3_600_000)
    const change = parseProfileChange(body, latest.toISOString().slice(0, 10))
    if (change === 'incorrect_name') return fail(change, 'Incorrect name')
    if (change === 'incorrect_date') return fail(change, 'Not valid')
    if (isLocked(member, change)) {
      return fail(
        'field_locked',
        'The federation has verified this. Write to support to change it.',
      )
    }
    const consent = consentChange(member, change, account.clock.now())
    if (consent === 'too_young') {
      return fail(consent, `The tower is for members of ${towerAge} years and above.`)
    }
    if (body.avatar !== undefined) {
      const isSet = await changeAvatar({ account, files }, member, body.avatar)
      if (!isSet) return fail('not_found', 'There is no such file of yours.')
    }
    return ownProfile(account, await account.accounts.update(member.id, { ...change, ...consent }))
  })
}

/** Shows another picture, or none, and deletes the one before. @returns whether the file is there to be taken */
async function changeAvatar(
  { account, files }: Pick<AccountDeps, 'account'> & FileRouteDeps,
  { player, avatarId }: ActiveAccount,
  id: string | null,
): Promise<boolean> {
  if (id === avatarId) return true
  if (id !== null && !(await files.take({ id, kind: 'avatar', ownerId: player.id }))) return false
  const former = await account.accounts.setAvatar(player.id, id)
  if (former !== null && former !== id) await files.remove([former])
  return true
}

export function requestFreeAccount({ account }: AccountDeps): Route {
  return bind(contract.me.requestFreeAccount, async ({ body, caller }) => {
    const { id } = await memberOf(account, caller)
    const change = { freeAccountRequested: body.free_account_requested }
    await account.accounts.update(id, change)
    await giveTitledPro(account, id)
    return ownProfile(account, await memberOf(account, caller))
  })
}

export function getRatings({ account }: AccountDeps): Route {
  return bind(contract.me.ratings, async ({ caller }) =>
    ratingsOf(caller.player ? await account.ratings.listOf(caller.player.id) : []),
  )
}
