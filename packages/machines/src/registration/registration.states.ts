import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { provideRegistration, type registrationMachine } from './registration.machine.ts'
import {
  shownIdentityStatuses,
  type PersonalInfo,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
} from './registration.types.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleRegistration = provideRegistration({
  register: never,
  activationCode: { sendCode: never, verifyCode: never },
  saveInfo: never,
  connectFide: never,
  askIdentity: never,
  openIdentity: never,
  openCheckout: never,
  askPayment: never,
})

const email = 'aigerim@mail.example'

const info: PersonalInfo = {
  firstName: 'Aigerim',
  lastName: 'Nurlanova',
  country: 84,
  birthDate: '1998-05-17',
  newsletters: true,
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<RegistrationContext> = {},
): Snapshot =>
  exampleRegistration.resolveState({
    value,
    context: {
      plan: 'pro',
      email,
      codeSent: { at: 0 },
      info,
      fideId: '13700316',
      isFideConnected: false,
      identity: 'none',
      price: null,
      isPaid: false,
      asked: 0,
      problems: {},
      refusal: null,
      ...context,
    },
  })

const blank: Partial<RegistrationContext> = {
  info: { firstName: '', lastName: '', country: null, birthDate: '', newsletters: false },
  fideId: '',
}
const connected: Partial<RegistrationContext> = { isFideConnected: true }
const verified: Partial<RegistrationContext> = { ...connected, identity: 'verified' }
const chosen: Partial<RegistrationContext> = { ...verified, price: 'pro-annual' }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const registrationStates = {
  'credentials.filling.editing': snapshotAt(
    { credentials: { filling: 'editing' } },
    { ...blank, plan: 'free', email: '' },
  ),
  'credentials.filling.invalid': snapshotAt(
    { credentials: { filling: 'invalid' } },
    {
      ...blank,
      plan: 'free',
      email: 'aigerim@mail',
      problems: {
        email: 'email_invalid',
        password: 'weak_password',
        repeat: 'passwords_must_be_equal',
      },
    },
  ),
  'credentials.filling.refused': snapshotAt(
    { credentials: { filling: 'refused' } },
    { ...blank, plan: 'free', refusal: refusal('email_already_exists') },
  ),
  'credentials.registering': snapshotAt({ credentials: 'registering' }, { ...blank, plan: 'free' }),
  activationCode: snapshotAt('activationCode', { ...blank, plan: 'free' }),
  'personalInfo.filling.editing': snapshotAt(
    { personalInfo: { filling: 'editing' } },
    { ...blank, plan: 'free_pro' },
  ),
  'personalInfo.filling.invalid': snapshotAt(
    { personalInfo: { filling: 'invalid' } },
    {
      plan: 'free_pro',
      info: {
        firstName: 'Aigerim2',
        lastName: '',
        country: null,
        birthDate: '2031-02-30',
        newsletters: true,
      },
      problems: {
        firstName: 'incorrect_name',
        lastName: 'fill_in_the_value',
        country: 'fill_in_the_value',
        birthDate: 'not_valid',
      },
    },
  ),
  'personalInfo.filling.refused': snapshotAt(
    { personalInfo: { filling: 'refused' } },
    { refusal: refusal('offline') },
  ),
  'personalInfo.saving': snapshotAt({ personalInfo: 'saving' }),
  'fideId.filling.editing': snapshotAt({ fideId: { filling: 'editing' } }, { fideId: '' }),
  'fideId.filling.invalid': snapshotAt(
    { fideId: { filling: 'invalid' } },
    { fideId: '12', problems: { fideId: 'fill_in_the_value_properly' } },
  ),
  'fideId.filling.refused': snapshotAt(
    { fideId: { filling: 'refused' } },
    { refusal: refusal('already_assigned') },
  ),
  'fideId.saving': snapshotAt({ fideId: 'saving' }),
  'identityCheck.asking': snapshotAt({ identityCheck: 'asking' }, connected),
  'identityCheck.offered': snapshotAt({ identityCheck: 'offered' }, connected),
  'identityCheck.opening': snapshotAt({ identityCheck: 'opening' }, connected),
  'identityCheck.away': snapshotAt({ identityCheck: 'away' }, connected),
  'identityCheck.processing': snapshotAt(
    { identityCheck: 'processing' },
    { ...connected, identity: 'processing' },
  ),
  'identityCheck.verified': snapshotAt({ identityCheck: 'verified' }, verified),
  'identityCheck.canceled': snapshotAt(
    { identityCheck: 'canceled' },
    { ...connected, identity: 'canceled' },
  ),
  'identityCheck.failed': snapshotAt(
    { identityCheck: 'failed' },
    { ...connected, refusal: refusal('something_wents_wrong') },
  ),
  afterChecks: snapshotAt('afterChecks', verified),
  'payment.choosing': snapshotAt({ payment: 'choosing' }, verified),
  'payment.opening': snapshotAt({ payment: 'opening' }, chosen),
  'payment.away': snapshotAt({ payment: 'away' }, chosen),
  'payment.confirming': snapshotAt({ payment: 'confirming' }, { ...chosen, asked: 1 }),
  'payment.pending': snapshotAt({ payment: 'pending' }, { ...chosen, asked: 3 }),
  'payment.unconfirmed': snapshotAt({ payment: 'unconfirmed' }, { ...chosen, asked: 15 }),
  'payment.unpaid': snapshotAt({ payment: 'unpaid' }, { ...chosen, asked: 1 }),
  'payment.failed': snapshotAt({ payment: 'failed' }, { ...chosen, refusal: refusal('offline') }),
  done: snapshotAt('done', { ...chosen, isPaid: true }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly RegistrationInput[] = [
  { plan: 'free' },
  { plan: 'free_pro', email },
  { plan: 'pro' },
]

const password = 'Horsebattery7'
const today = '2026-11-21'

export const exampleEvents = {
  'credentials.submit': [
    { type: 'credentials.submit', email, password, repeat: password },
    { type: 'credentials.submit', email: '', password: '12345', repeat: '' },
  ],
  'info.submit': [
    { type: 'info.submit', info, today },
    { type: 'info.submit', info: { ...info, lastName: '7' }, today },
  ],
  'fide.submit': [
    { type: 'fide.submit', fideId: '13700316' },
    { type: 'fide.submit', fideId: 'x' },
  ],
  'fide.skip': [{ type: 'fide.skip' }],
  'identity.start': [{ type: 'identity.start' }],
  'identity.skip': [{ type: 'identity.skip' }],
  'payment.choose': [{ type: 'payment.choose', price: 'pro-annual' }],
  'payment.skip': [{ type: 'payment.skip' }],
  'form.change': [{ type: 'form.change' }],
  'step.back': [{ type: 'step.back' }],
  'step.next': [{ type: 'step.next' }],
  'flow.resume': [{ type: 'flow.resume', at: 5_000 }],
} satisfies { [T in RegistrationEvent['type']]: Extract<RegistrationEvent, { type: T }>[] }

export const exampleOutputs = {
  register: [{ at: 0 }],
  activationCode: [{ email }],
  saveInfo: [undefined],
  connectFide: [undefined],
  askIdentity: shownIdentityStatuses,
  openIdentity: [undefined],
  openCheckout: [undefined],
  askPayment: ['active', 'pending', 'none'],
}

export const exampleFailures = {
  register: [{ failure: 'email_already_exists' }, { failure: 'email_already_exists_not_verified' }],
  saveInfo: [{ failure: 'not_authenticated' }],
  connectFide: [{ failure: 'already_assigned' }],
  askIdentity: [{ failure: 'offline' }],
  openIdentity: [{ failure: 'something_wents_wrong' }],
  openCheckout: [{ failure: 'something_wents_wrong' }],
  askPayment: [{ failure: 'offline' }],
}
