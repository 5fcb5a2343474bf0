import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type passwordChangeMachine, providePasswordChange } from './password-change.machine.ts'
import type { PasswordChangeContext, PasswordChangeEvent } from './password-change.types.ts'

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>

/** The machine with a server that never answers. */
export const examplePasswordChange = providePasswordChange({
  changePassword: () => new Promise(() => {}),
})

const noProblems = { current: null, password: null, repeat: null }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<PasswordChangeContext> = {},
): Snapshot =>
  examplePasswordChange.resolveState({
    value,
    context: { problems: noProblems, refusal: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const passwordChangeStates = {
  'form.editing': snapshotAt({ form: 'editing' }),
  'form.invalid': snapshotAt(
    { form: 'invalid' },
    {
      problems: {
        current: 'fill_in_the_value',
        password: 'weak_password',
        repeat: 'passwords_must_be_equal',
      },
    },
  ),
  'form.refused': snapshotAt({ form: 'refused' }, { refusal: refusal('wrong_password') }),
  saving: snapshotAt('saving'),
  signedOut: snapshotAt('signedOut'),
  changed: snapshotAt('changed'),
} satisfies Record<string, Snapshot>

const form = { current: 'horsebattery6', password: 'horsebattery7', repeat: 'horsebattery7' }

export const exampleEvents = {
  'password.submit': [
    { type: 'password.submit', ...form },
    { type: 'password.submit', ...form, repeat: '' },
  ],
  'form.change': [{ type: 'form.change' }],
  'form.cancel': [{ type: 'form.cancel' }],
} satisfies { [T in PasswordChangeEvent['type']]: Extract<PasswordChangeEvent, { type: T }>[] }

export const exampleOutputs = { changePassword: [undefined] }

export const exampleFailures = {
  changePassword: [{ failure: 'wrong_password' }, { failure: 'not_authenticated' }],
}
