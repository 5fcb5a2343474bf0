import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import type { Clock } from '../../domain/clock.ts'
import { reportsByAddress } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import type { Reports } from '../../domain/reports/reports.ts'
import { spend } from '../../limit.ts'

export interface ReportRouteDeps {
  readonly reports: Pick<Reports, 'add'>
  readonly clock: Pick<Clock, 'now'>
  readonly limiter: RateLimiter
}

/** What pages report. Of the reader only the uid of a member is kept, which others see too. */
export const reportRoutes = ({ reports, clock, limiter }: ReportRouteDeps): readonly Route[] => [
  bind(contract.reports.send, async ({ body, caller, context }) => {
    await spend(limiter, [[reportsByAddress, clientAddress(context)]], 'throttled')
    const playerUid = caller.role === 'anonymous' ? null : (caller.player?.uid ?? null)
    await reports.add({ event: body.event, call: body.call ?? null, playerUid }, clock.now())
    return { ok: true }
  }),
]
