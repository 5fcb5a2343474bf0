import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type passwordResetMachine, providePasswordReset } from './password-reset.machine.ts'
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
} from './password-reset.types.ts'

type Snapshot = SnapshotFrom<typeof passwordResetMachine>

/** The machine with a server that never answers. */
export const examplePasswordReset = providePasswordReset({
  sendMail: () => new Promise(() => {}),
  setPassword: () => new Promise(() => {}),
})

const email = 'aigerim@mail.example'
const token = 'bXkta2luZ2RvbS1mb3ItYS1ob3JzZQ'
const noProblems = { email: null, password: null, repeat: null }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<PasswordResetContext> = {},
): Snapshot =>
  examplePasswordReset.resolveState({
    value,
    context: {
      email,
      token: null,
      problems: noProblems,
      refusal: null,
      waitMs: 60_000,
      resendAt: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const passwordResetStates = {
  opening: snapshotAt('opening'),
  'request.editing': snapshotAt({ request: 'editing' }, { email: '' }),
  'request.invalid': snapshotAt(
    { request: 'invalid' },
    { email: 'aigerim', problems: { ...noProblems, email: 'email_invalid' } },
  ),
  'request.refused': snapshotAt({ request: 'refused' }, { refusal: refusal('offline') }),
  sending: snapshotAt('sending'),
  'sent.waiting': snapshotAt({ sent: 'waiting' }, { resendAt: 60_000 }),
  'sent.ready': snapshotAt({ sent: 'ready' }, { resendAt: 60_000 }),
  'newPassword.editing': snapshotAt({ newPassword: 'editing' }, { token }),
  'newPassword.invalid': snapshotAt(
    { newPassword: 'invalid' },
    {
      token,
      problems: { email: null, password: 'weak_password', repeat: 'passwords_must_be_equal' },
    },
  ),
  'newPassword.refused': snapshotAt(
    { newPassword: 'refused' },
    { token, refusal: refusal('password_too_similar') },
  ),
  saving: snapshotAt('saving', { token }),
  deadToken: snapshotAt('deadToken'),
  done: snapshotAt('done'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly PasswordResetInput[] = [
  { email: '', token: null },
  { email, token },
  { email: '', token },
]

export const exampleEvents = {
  'email.submit': [
    { type: 'email.submit', email },
    { type: 'email.submit', email: '' },
  ],
  'mail.resend': [{ type: 'mail.resend' }],
  'password.submit': [
    { type: 'password.submit', password: 'horsebattery7', repeat: 'horsebattery7' },
    { type: 'password.submit', password: '123', repeat: '' },
  ],
  'form.change': [{ type: 'form.change' }],
  'request.restart': [{ type: 'request.restart' }],
} satisfies { [T in PasswordResetEvent['type']]: Extract<PasswordResetEvent, { type: T }>[] }

export const exampleOutputs = { sendMail: [{ at: 0 }], setPassword: [undefined] }

export const exampleFailures = {
  sendMail: [{ failure: 'resend_throttled', waitMs: 30_000, at: 0 }, { failure: 'offline' }],
  setPassword: [{ failure: 'invalid_token' }, { failure: 'password_too_similar' }],
}
