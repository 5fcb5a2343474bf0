import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type playerReportMachine, providePlayerReport } from './player-report.machine.ts'
import type {
  PlayerReportContext,
  PlayerReportEvent,
  PlayerReportForm,
} from './player-report.types.ts'

type Snapshot = SnapshotFrom<typeof playerReportMachine>

/** The machine with a server that never answers. */
export const examplePlayerReport = providePlayerReport({
  sendReport: () => new Promise(() => {}),
})

const noProblems = { kind: null, text: null }

export const exampleReport: PlayerReportForm = {
  kind: 'cheating',
  text: 'Every move took the same time, also the hard ones.',
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<PlayerReportContext> = {},
): Snapshot =>
  examplePlayerReport.resolveState({
    value,
    context: {
      form: exampleReport,
      problems: noProblems,
      refusal: null,
      leftToday: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const playerReportStates = {
  'form.editing': snapshotAt({ form: 'editing' }, { form: null }),
  'form.invalid': snapshotAt(
    { form: 'invalid' },
    { problems: { kind: 'fill_in_the_value', text: null } },
  ),
  'form.refused': snapshotAt({ form: 'refused' }, { refusal: refusal('report_limit_reached') }),
  sending: snapshotAt('sending'),
  sent: snapshotAt('sent', { leftToday: 9 }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'form.submit': [
    { type: 'form.submit', ...exampleReport },
    { type: 'form.submit', kind: 'other', text: ' ' },
  ],
  'form.change': [{ type: 'form.change' }],
  'form.cancel': [{ type: 'form.cancel' }],
} satisfies { [T in PlayerReportEvent['type']]: Extract<PlayerReportEvent, { type: T }>[] }

export const exampleOutputs = { sendReport: [{ leftToday: 9 }] }
export const exampleFailures = {
  sendReport: [{ failure: 'report_limit_reached' }, { failure: 'offline' }],
}
