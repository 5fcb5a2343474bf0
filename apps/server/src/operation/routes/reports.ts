import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type { OperatedReports, PlayerReport } from '../../domain/people/player-reports.ts'
import { operatorOf } from '../operator-guard.ts'

export interface ReportRouteDeps {
  readonly playerReports: OperatedReports
  readonly now: () => Date
}

const calls = operatorContract.operation.reports

/** What players report of one another. */
export const reportRoutes = ({ playerReports, now }: ReportRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query: { limit, offset, state, kind, player } }) => {
    const filter = {
      ...(state && { state }),
      ...(kind && { kind }),
      ...(player && { playerUid: player }),
    }
    const { count, results } = await playerReports.listReports(filter, { limit, offset })
    return { count, results: results.map(shown) }
  }),
  bind(calls.decide, async ({ params: { id }, body: { decision, note }, context, fail }) => {
    const report = await playerReports.find(id)
    if (!report) return fail('not_found', 'There is no report with this id.')
    const { name: by } = operatorOf(context)
    const decided = await playerReports.decide(id, { decision, by, note }, now(), {
      operator: by,
      action: decision === 'acted' ? 'act-on-report' : 'dismiss-report',
      subject: report.player.uid,
      reason: note,
      details: { report: id, kind: report.kind },
    })
    switch (decided) {
      case 'done':
        return { ok: true }
      case 'decided':
        return fail('changed_meanwhile', 'Another operator has decided this report.')
      case 'not-found':
        return fail('not_found', 'There is no report with this id.')
      default:
        return decided satisfies never
    }
  }),
]

const shown = ({
  id,
  kind,
  text,
  gameId,
  at,
  reporter,
  player,
  decided,
  ...counts
}: PlayerReport) => ({
  id,
  kind,
  text,
  game_id: gameId,
  at: at.toISOString(),
  reporter: { uid: reporter.uid, name: reporter.name },
  player: { uid: player.uid, name: player.name },
  of_player: counts.ofPlayer,
  dismissed_of_reporter: counts.dismissedOfReporter,
  decided: decided && { ...decided, at: decided.at.toISOString() },
})
