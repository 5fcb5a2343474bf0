import type { SnapshotFrom } from 'xstate'
import type { playerReportMachine } from './player-report.machine.ts'
import type { PlayerReportCode, PlayerReportProblems } from './player-report.types.ts'

type Snapshot = SnapshotFrom<typeof playerReportMachine>

/** The form that reports a player, for the page to draw. */
export type PlayerReportView =
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly problems: PlayerReportProblems }
  | { readonly status: 'refused'; readonly code: PlayerReportCode }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly leftToday: number }

/** The machine's snapshot as the page sees it. */
export function selectPlayerReportView({ value, context }: Snapshot): PlayerReportView {
  const { problems, refusal, leftToday } = context
  if (typeof value === 'object') {
    switch (value.form) {
      case 'editing':
        return { status: 'editing' }
      case 'invalid':
        return { status: 'invalid', problems }
      case 'refused':
        return { status: 'refused', code: refusal?.code ?? 'something_wents_wrong' }
      default:
        return value.form satisfies never
    }
  }
  switch (value) {
    case 'sending':
      return { status: 'sending' }
    case 'sent':
      return { status: 'sent', leftToday: leftToday ?? 0 }
    default:
      return value satisfies never
  }
}
