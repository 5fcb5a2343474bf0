import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'

const found = 10

export function searchPlayers({ account, limiter, presence }: AccountDeps): Route {
  return bind(contract.profiles.search, async ({ query, context }) => {
    const address = clientAddress(context)
    await spend(limiter, [[accountLimits.playersByAddress, address]])
    const { name, rating_type: ratingType, board_type: boardType } = query
    const players = await account.publicProfiles.search({
      name,
      ratingType,
      boardType,
      limit: found,
      at: account.clock.now(),
    })
    return players.map(({ id, player }) => ({
      ...player,
      is_online: presence?.isHere(id) ?? false,
    }))
  })
}

export function getPublicProfile({ account }: AccountDeps): Route {
  return bind(contract.profiles.get, async ({ params, fail }) => {
    const profile = await account.publicProfiles.find(params.id, account.clock.now())
    return profile ?? fail('not_found', 'No player has this uid.')
  })
}
