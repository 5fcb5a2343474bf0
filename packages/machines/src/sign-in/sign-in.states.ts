import type { SnapshotFrom } from 'xstate'
import { provideSignIn, type signInMachine } from './sign-in.machine.ts'
import { refusal } from './refusal.ts'
import type { SignInContext, SignInEvent, SignInInput } from './sign-in.types.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

/** The machine with a server that never answers. */
export const exampleSignIn = provideSignIn({
  logIn: () => new Promise(() => {}),
  openProvider: () => new Promise(() => {}),
  finishSocial: () => new Promise(() => {}),
  verifyCode: () => new Promise(() => {}),
})

const email = 'aigerim@mail.example'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<SignInContext> = {},
): Snapshot =>
  exampleSignIn.resolveState({
    value,
    context: {
      path: '/tournaments',
      email,
      problems: { email: null, password: null },
      refusal: null,
      provider: null,
      answer: null,
      ...context,
    },
  })

const answer = { kind: 'code', code: 'c0de', state: 'n0nce' } as const

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const signInStates = {
  opening: snapshotAt('opening', { email: '' }),
  'form.editing': snapshotAt({ form: 'editing' }, { email: '' }),
  'form.invalid': snapshotAt(
    { form: 'invalid' },
    { email: 'aigerim@mail', problems: { email: 'email_invalid', password: 'password_required' } },
  ),
  'form.refused': snapshotAt({ form: 'refused' }, { refusal: refusal('invalid_credentials') }),
  'form.unverified': snapshotAt({ form: 'unverified' }, { refusal: refusal('not_verified') }),
  'form.banned': snapshotAt(
    { form: 'banned' },
    {
      refusal: {
        ...refusal('player_banned'),
        detail: 'Your account is banned until 1 March 2027 (fair play).',
      },
    },
  ),
  submitting: snapshotAt('submitting'),
  redirecting: snapshotAt('redirecting', { provider: 'google' }),
  returning: snapshotAt('returning', { email: '', answer }),
  'code.editing': snapshotAt({ code: 'editing' }),
  'code.invalid': snapshotAt({ code: 'invalid' }),
  'code.refused': snapshotAt({ code: 'refused' }, { refusal: refusal('invalid_code') }),
  verifying: snapshotAt('verifying'),
  activation: snapshotAt('activation'),
  signedIn: snapshotAt('signedIn'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly SignInInput[] = [
  { path: '/tournaments' },
  { path: '/', email },
  { path: '/', answer },
  { path: '/', answer: { kind: 'cancelled' } },
]

export const exampleEvents = {
  'form.submit': [
    { type: 'form.submit', email, password: 'Horsebattery7' },
    { type: 'form.submit', email: '', password: '' },
    { type: 'form.submit', email: 'aigerim@mail', password: '' },
  ],
  'form.change': [{ type: 'form.change' }],
  'form.cancel': [{ type: 'form.cancel' }],
  'social.choose': [{ type: 'social.choose', provider: 'apple' }],
  'activation.request': [{ type: 'activation.request' }],
  'code.submit': [
    { type: 'code.submit', code: '123456' },
    { type: 'code.submit', code: '' },
  ],
  'code.change': [{ type: 'code.change' }],
  'code.leave': [{ type: 'code.leave' }],
  'page.return': [{ type: 'page.return' }],
} satisfies { [T in SignInEvent['type']]: Extract<SignInEvent, { type: T }>[] }

export const exampleOutputs = {
  logIn: ['session', 'second-factor'],
  openProvider: [undefined],
  finishSocial: ['session', 'second-factor'],
  verifyCode: [undefined],
}

export const exampleFailures = {
  logIn: [
    { failure: 'invalid_credentials' },
    { failure: 'not_verified' },
    { failure: 'player_banned', detail: 'Banned until 1 March 2027.' },
  ],
  openProvider: [{ failure: 'offline' }],
  verifyCode: [
    { failure: 'invalid_code' },
    { failure: 'code_over' },
    { failure: 'player_banned', detail: 'Banned until 1 March 2027.' },
  ],
  finishSocial: [
    { failure: 'social_failed' },
    { failure: 'player_banned', detail: 'Banned until 1 March 2027.' },
  ],
}
