import type { Route } from '../bind.ts'
import { listTimeControls, type ListTimeControlsDeps } from './list-time-controls.ts'
import { sendPing, type SendPingDeps } from './send-ping.ts'

export interface RouteDeps extends ListTimeControlsDeps, SendPingDeps {}

/** One route for each call of the contract. */
export const createRoutes = (deps: RouteDeps): readonly Route[] => [
  listTimeControls(deps),
  sendPing(deps),
]
