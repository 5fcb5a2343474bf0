import { contract, listCalls } from '@kingside/api'
import { bindLater, type Route } from '../bind.ts'
import { accountRoutes, type AccountRouteDeps } from './accounts/index.ts'
import { playRoutes, type PlayRouteDeps } from './play/index.ts'

export interface RouteDeps extends AccountRouteDeps, PlayRouteDeps {}

/** One route for each call of the contract; those without a handler answer 501. */
export function createRoutes(deps: RouteDeps): readonly Route[] {
  const bound = [...accountRoutes(deps), ...playRoutes(deps)]
  const ids = new Set(bound.map(({ call }) => call.id))
  const later = listCalls(contract).filter(({ id }) => !ids.has(id))
  return [...bound, ...later.map(bindLater)]
}
