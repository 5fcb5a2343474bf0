import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type activationCodeMachine, provideActivationCode } from './activation-code.machine.ts'
import type {
  ActivationCodeContext,
  ActivationCodeEvent,
  ActivationCodeInput,
} from './activation-code.types.ts'

type Snapshot = SnapshotFrom<typeof activationCodeMachine>

/** The machine with a server that never answers. */
export const exampleActivationCode = provideActivationCode({
  sendCode: () => new Promise(() => {}),
  verifyCode: () => new Promise(() => {}),
})

const email = 'aigerim@mail.example'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<ActivationCodeContext> = {},
): Snapshot =>
  exampleActivationCode.resolveState({
    value,
    context: {
      email,
      refusal: null,
      resendRefusal: null,
      waitMs: 60_000,
      resendAt: 60_000,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const activationCodeStates = {
  'open.entry.editing': snapshotAt({ open: { entry: 'editing', resend: 'waiting' } }),
  'open.entry.wrong': snapshotAt(
    { open: { entry: 'wrong', resend: 'ready' } },
    { refusal: refusal('invalid_code') },
  ),
  'open.entry.verifying': snapshotAt({ open: { entry: 'verifying', resend: 'waiting' } }),
  'open.entry.reset': snapshotAt(
    { open: { entry: 'reset', resend: 'ready' } },
    { refusal: refusal('code_is_reset') },
  ),
  'open.entry.throttled': snapshotAt(
    { open: { entry: 'throttled', resend: 'waiting' } },
    { refusal: { ...refusal('throttled'), at: 10_000, waitMs: 300_000 } },
  ),
  'open.resend.opening': snapshotAt(
    { open: { entry: 'editing', resend: 'opening' } },
    { resendAt: null },
  ),
  'open.resend.sending': snapshotAt(
    { open: { entry: 'editing', resend: 'sending' } },
    { resendAt: null },
  ),
  'open.resend.waiting': snapshotAt(
    { open: { entry: 'editing', resend: 'waiting' } },
    { resendRefusal: refusal('resend_throttled'), waitMs: 900_000, resendAt: 900_000 },
  ),
  'open.resend.ready': snapshotAt({ open: { entry: 'editing', resend: 'ready' } }),
  'open.resend.failed': snapshotAt(
    { open: { entry: 'editing', resend: 'failed' } },
    { resendRefusal: refusal('offline') },
  ),
  unknownAccount: snapshotAt('unknownAccount', { resendRefusal: refusal('account_not_found') }),
  verified: snapshotAt('verified'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly ActivationCodeInput[] = [
  { email, sent: { at: 0 } },
  { email, sent: null },
]

export const exampleEvents = {
  'code.submit': [
    { type: 'code.submit', code: '492 017' },
    { type: 'code.submit', code: '' },
    { type: 'code.submit', code: '12345' },
  ],
  'code.change': [{ type: 'code.change' }],
  'code.resend': [{ type: 'code.resend' }],
  'code.renew': [{ type: 'code.renew' }],
} satisfies { [T in ActivationCodeEvent['type']]: Extract<ActivationCodeEvent, { type: T }>[] }

export const exampleOutputs = { sendCode: [{ at: 5_000 }], verifyCode: [undefined] }

export const exampleFailures = {
  sendCode: [
    { failure: 'resend_throttled', waitMs: 900_000, at: 5_000 },
    { failure: 'account_not_found' },
    { failure: 'offline' },
  ],
  verifyCode: [
    { failure: 'invalid_code' },
    { failure: 'code_is_reset' },
    { failure: 'throttled', waitMs: 300_000, at: 5_000 },
  ],
}
