import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type { BanEverywhere } from '../../domain/accounts/ban-everywhere.ts'
import type { FreeProReview } from '../../domain/fide/free-pro-review.ts'
import type { VerificationReview } from '../../domain/fide/verification-review.ts'
import type { OperatorActs } from '../../domain/operation/operator-acts.ts'
import type { OperatedReports } from '../../domain/people/player-reports.ts'
import type { SupportMessages } from '../../domain/support/support-messages.ts'

export interface OverviewRouteDeps {
  readonly bans: BanEverywhere
  readonly support: Pick<SupportMessages, 'list' | 'remove'>
  readonly acts: OperatorActs
  readonly playerReports: OperatedReports
  readonly verifications: VerificationReview
  readonly freePro: FreeProReview
  readonly now: () => Date
}

const weekMs = 7 * 24 * 60 * 60_000
/** The counts alone. */
const none = { limit: 0, offset: 0 } as const

/** How much waits. Another part of the operators' work adds its count. */
export const overviewRoutes = ({
  bans,
  support,
  acts,
  playerReports,
  verifications,
  freePro,
  now,
}: OverviewRouteDeps): readonly Route[] => [
  bind(operatorContract.operation.overview.get, async () => {
    const from = new Date(now().getTime() - weekMs)
    const [held, letters, done, reports, requests, titled] = await Promise.all([
      bans.list(none),
      support.list(0, 0),
      acts.list({ from }, none),
      playerReports.listReports({ state: 'open' }, none),
      verifications.list(none),
      freePro.list(none),
    ])
    return {
      bans: held.count,
      support: letters.count,
      reports: reports.count,
      verifications: requests.count,
      free_pro: titled.count,
      acts: done.count,
    }
  }),
]
