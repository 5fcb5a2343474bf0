import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'

const found = 10

export function searchPlayers({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.profiles.search, async ({ query, context }) => {
    const address = clientAddress(context, publicOrigin)
    await spend(limiter, [[accountLimits.playersByAddress, address]])
    return account.publicProfiles.search(query.name, found)
  })
}

export function getPublicProfile({ account }: AccountDeps): Route {
  return bind(contract.profiles.get, async ({ params, fail }) => {
    const profile = await account.publicProfiles.find(params.id, account.clock.now())
    return profile ?? fail('not_found', 'No player has this uid.')
  })
}
