import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type emailCheckMachine, provideEmailCheck } from './email-check.machine.ts'
import {
  emailCheckCodes,
  type EmailCheckContext,
  type EmailCheckEvent,
  type EmailCheckInput,
} from './email-check.types.ts'

type Snapshot = SnapshotFrom<typeof emailCheckMachine>

/** The machine with a server that never answers. */
export const exampleEmailCheck = provideEmailCheck({
  checkEmail: () => new Promise(() => {}),
  sendCode: () => new Promise(() => {}),
})

const email = 'aigerim@mail.example'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<EmailCheckContext> = {},
): Snapshot =>
  exampleEmailCheck.resolveState({
    value,
    context: { email, problem: null, refusal: null, ...context },
  })

const unverified = refusal('email_already_exists_not_verified')

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const emailCheckStates = {
  editing: snapshotAt('editing', { email: 'aigerim@' }),
  invalid: snapshotAt('invalid', { email: 'aigerim@mail', problem: 'email_invalid' }),
  checking: snapshotAt('checking'),
  free: snapshotAt('free'),
  taken: snapshotAt('taken', { refusal: refusal('email_already_exists') }),
  banned: snapshotAt('banned', {
    email: 'a@throwaway.example',
    refusal: refusal('email_domain_is_banned'),
  }),
  failed: snapshotAt('failed', { refusal: refusal('offline') }),
  'unverified.sending': snapshotAt({ unverified: 'sending' }, { refusal: unverified }),
  'unverified.sent': snapshotAt({ unverified: 'sent' }, { refusal: unverified }),
  'unverified.notSent': snapshotAt({ unverified: 'notSent' }, { refusal: refusal('throttled') }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly EmailCheckInput[] = [{ email: '' }, { email }]

export const exampleEvents = {
  'email.change': [
    { type: 'email.change', email },
    { type: 'email.change', email: '' },
    { type: 'email.change', email: 'aigerim@' },
  ],
  'email.check': [{ type: 'email.check' }],
  'code.resend': [{ type: 'code.resend' }],
} satisfies { [T in EmailCheckEvent['type']]: Extract<EmailCheckEvent, { type: T }>[] }

export const exampleOutputs = { checkEmail: [undefined], sendCode: [undefined] }

export const exampleFailures = {
  checkEmail: emailCheckCodes.map((failure) => ({ failure })),
  sendCode: [{ failure: 'throttled' }],
}
