import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CodeSent } from '../activation-code/activation-code.types.ts'
import { emailProblem } from '../email-check/email-rules.ts'
import {
  formChanged,
  formStates,
  keptSubmit,
  refusedTo,
  secretSubmit,
  timedOutTo,
} from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { passwordProblem } from '../registration/password-rules.ts'
import { endOfWait, type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  type NewPasswordForm,
  passwordResetCodes,
  type PasswordResetContext,
  type PasswordResetDeps,
  type PasswordResetEvent,
  type PasswordResetInput,
  type PasswordResetOutput,
  type PasswordResetProblems,
  type SetPasswordInput,
} from './password-reset.types.ts'

/** The wait for another mail, in ms, when the server names none. */
const usualWait = 60_000

const noProblems: PasswordResetProblems = { email: null, password: null, repeat: null }

const passwordProblems = ({ password, repeat }: NewPasswordForm): PasswordResetProblems => ({
  email: null,
  password: passwordProblem(password),
  repeat: password === repeat ? null : 'passwords_must_be_equal',
})

const isRight = (problems: PasswordResetProblems) =>
  Object.values(problems).every((problem) => problem === null)

const refusalIn = (error: unknown) => refusalOf(passwordResetCodes, 'something_wents_wrong', error)

type EmailForm = { readonly email: string }

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    output: {} as PasswordResetOutput,
  },
  actors: {
    sendMail: fromPromise<CodeSent, string>(notProvided('sendMail')),
    setPassword: fromPromise<void, SetPasswordInput>(notProvided('setPassword')),
  },
  guards: {
    hasLink: ({ context: { token, email } }) => token !== null && emailProblem(email) === null,
    hasBrokenLink: ({ context: { token } }) => token !== null,
    isAddress: (_, { email }: EmailForm) => emailProblem(email) === null,
    isPasswordRight: (_, form: NewPasswordForm) => isRight(passwordProblems(form)),
    isTokenDead: (_, { error }: Failed) => refusalIn(error).code === 'invalid_token',
    isTooSoon: (_, { error }: Failed) => refusalIn(error).code === 'resend_throttled',
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: EmailForm) => email.trim() }),
    clearToken: assign({ token: null }),
    keepWait: assign((_, { at, waitMs = usualWait }: CodeSent) => ({
      waitMs,
      resendAt: at + waitMs,
    })),
    keepRefusedWait: assign((_, { error }: Failed) => {
      const refused = refusalIn(error)
      const waitMs = refused.waitMs ?? usualWait
      return { waitMs, resendAt: endOfWait({ ...refused, waitMs }) }
    }),
    setEmailProblem: assign({
      problems: (_, { email }: EmailForm) => ({ ...noProblems, email: emailProblem(email) }),
    }),
    setPasswordProblems: assign({
      problems: (_, form: NewPasswordForm) => passwordProblems(form),
    }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: noProblems, refusal: null }),
  },
  delays: { requestTimeout: 10_000, resendWait: ({ context }) => context.waitMs },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { email, token } }) => ({
    email: email.trim(),
    token,
    problems: noProblems,
    refusal: null,
    waitMs: usualWait,
    resendAt: null,
  }),
  output: ({ context }) => ({ email: context.email }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasLink', target: 'newPassword' },
        { guard: 'hasBrokenLink', target: 'deadToken' },
        { target: 'request' },
      ],
    },
    request: {
      ...formStates,
      on: {
        'email.submit': keptSubmit({
          isRight: 'isAddress',
          keep: 'keepEmail',
          setProblems: 'setEmailProblem',
          target: 'sending',
        }),
        'form.change': formChanged,
      },
    },
    sending: {
      invoke: {
        src: 'sendMail',
        input: ({ context }) => context.email,
        onDone: {
          target: 'sent',
          actions: { type: 'keepWait', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isTooSoon', params: ({ event }) => event },
            target: 'sent',
            actions: [
              { type: 'setError', params: ({ event }) => event },
              { type: 'keepRefusedWait', params: ({ event }) => event },
            ],
          },
          refusedTo('request.refused'),
        ],
      },
      after: timedOutTo('request.refused'),
    },
    sent: {
      initial: 'waiting',
      on: { 'request.restart': { target: 'request', actions: 'clearErrors' } },
      states: {
        waiting: { after: { resendWait: { target: 'ready', actions: 'clearErrors' } } },
        ready: { on: { 'mail.resend': '#passwordReset.sending' } },
      },
    },
    newPassword: {
      ...formStates,
      on: {
        'password.submit': secretSubmit({
          isRight: 'isPasswordRight',
          setProblems: 'setPasswordProblems',
          target: 'saving',
        }),
        'form.change': formChanged,
      },
    },
    saving: {
      invoke: {
        src: 'setPassword',
        input: ({ context: { email, token }, event }) => {
          assertEvent(event, 'password.submit')
          return { email, token: token ?? '', password: event.password }
        },
        onDone: { target: 'done', actions: 'clearToken' },
        onError: [
          {
            guard: { type: 'isTokenDead', params: ({ event }) => event },
            target: 'deadToken',
          },
          refusedTo('newPassword.refused'),
        ],
      },
      after: timedOutTo('newPassword.refused'),
    },
    deadToken: {
      entry: 'clearToken',
      on: { 'request.restart': { target: 'request', actions: 'clearErrors' } },
    },
    done: { type: 'final' },
  },
})

export type PasswordResetMachine = typeof passwordResetMachine

/** Gives the machine its two calls. */
export const providePasswordReset = ({
  sendMail,
  setPassword,
}: PasswordResetDeps): PasswordResetMachine =>
  passwordResetMachine.provide({
    actors: {
      sendMail: fromPromise(({ input, signal }) => sendMail(input, signal)),
      setPassword: fromPromise(({ input, signal }) => setPassword(input, signal)),
    },
  })
