import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { clientAddress } from '../../client-address.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'

const listed = 50

export function searchFederationPlayers({ account, limiter }: AccountDeps): Route {
  return bind(contract.federationPlayers.search, async ({ query, context }) => {
    await spend(limiter, [[accountLimits.searchByAddress, clientAddress(context)]])
    const { fide_id: fideId, full_name: fullName, birth_year: birthYear } = query
    if (fideId !== undefined) return account.federation.search({ fideId }, listed)
    if (fullName !== undefined && birthYear !== undefined) {
      return account.federation.search({ fullName, birthYear }, listed)
    }
    throw new CallError('bad_request', 'Send fide_id, or full_name and birth_year.')
  })
}
