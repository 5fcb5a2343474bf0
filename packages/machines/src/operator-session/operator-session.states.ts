import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type operatorSessionMachine, provideOperatorSession } from './operator-session.machine.ts'
import type {
  OperatorSessionContext,
  OperatorSessionEvent,
  OperatorStanding,
} from './operator-session.types.ts'

type Snapshot = SnapshotFrom<typeof operatorSessionMachine>

/** The machine with a server that never answers. */
export const exampleOperatorSession = provideOperatorSession({
  readStanding: () => new Promise(() => {}),
  openSession: () => new Promise(() => {}),
  closeSession: () => new Promise(() => {}),
})

const operator = 'operator@kingside.example'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<OperatorSessionContext> = {},
): Snapshot =>
  exampleOperatorSession.resolveState({
    value,
    context: { operator: null, isOver: false, refusal: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const operatorSessionStates = {
  checking: snapshotAt('checking'),
  hidden: snapshotAt('hidden'),
  failed: snapshotAt('failed', { refusal: refusal('something_wents_wrong') }),
  withoutFactor: snapshotAt('withoutFactor'),
  'form.editing': snapshotAt({ form: 'editing' }),
  'form.invalid': snapshotAt({ form: 'invalid' }),
  'form.refused': snapshotAt({ form: 'refused' }, { refusal: refusal('invalid_code') }),
  opening: snapshotAt('opening'),
  open: snapshotAt('open', { operator }),
  closing: snapshotAt('closing', { operator }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'code.submit': [
    { type: 'code.submit', code: '123456' },
    { type: 'code.submit', code: '' },
  ],
  'code.change': [{ type: 'code.change' }],
  'code.cancel': [{ type: 'code.cancel' }],
  'session.retry': [{ type: 'session.retry' }],
  'session.close': [{ type: 'session.close' }],
  'session.over': [{ type: 'session.over' }],
} satisfies { [T in OperatorSessionEvent['type']]: Extract<OperatorSessionEvent, { type: T }>[] }

const standings: readonly OperatorStanding[] = [
  { state: 'open', operator },
  { state: 'closed', hasSecondFactor: true },
  { state: 'closed', hasSecondFactor: false },
]

export const exampleOutputs = {
  readStanding: standings,
  openSession: [{ operator }],
  closeSession: [undefined],
}

export const exampleFailures = {
  readStanding: [{ failure: 'not_found' }, { failure: 'offline' }],
  openSession: [
    { failure: 'invalid_code' },
    { failure: 'second_factor_changed' },
    { failure: 'not_found' },
  ],
  closeSession: [{ failure: 'offline' }],
}
