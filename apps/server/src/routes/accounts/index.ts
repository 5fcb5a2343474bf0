import type { Route } from '../../bind.ts'
import { sendPing, type SendPingDeps } from './send-ping.ts'

export interface AccountRouteDeps extends SendPingDeps {}

/** Accounts, profile, notifications and rewards. */
export const accountRoutes = (deps: AccountRouteDeps): readonly Route[] => [sendPing(deps)]
