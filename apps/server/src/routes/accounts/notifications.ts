import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'

const listed = 100
const missing = 'You have no notification of this id.'

export function listNotifications({ account }: AccountDeps): Route {
  return bind(contract.notifications.list, async ({ caller }) => {
    const { player } = await memberOf(account, caller)
    return account.notifications.list(player.id, listed)
  })
}

export function getNotification({ account }: AccountDeps): Route {
  return bind(contract.notifications.get, async ({ params, caller, fail }) => {
    const { player } = await memberOf(account, caller)
    const found = await account.notifications.find(player.id, Number(params.id))
    return found ?? fail('not_found', missing)
  })
}

export function markNotificationRead({ account }: AccountDeps): Route {
  return bind(contract.notifications.markRead, async ({ params, caller, fail }) => {
    const { player } = await memberOf(account, caller)
    const at = account.clock.now()
    const isThere = await account.notifications.markRead(player.id, Number(params.id), at)
    return isThere ? { ok: true } : fail('not_found', missing)
  })
}
