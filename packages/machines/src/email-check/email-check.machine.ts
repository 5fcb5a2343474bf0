import { assign, fromPromise, setup } from 'xstate'
import { refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  type EmailCheckCode,
  emailCheckCodes,
  type EmailCheckContext,
  type EmailCheckDeps,
  type EmailCheckEvent,
  type EmailCheckInput,
} from './email-check.types.ts'
import { emailProblem } from './email-rules.ts'

const refusalIn = (error: unknown) => refusalOf(emailCheckCodes, 'something_wents_wrong', error)

const isCode = (error: unknown, code: EmailCheckCode) => refusalIn(error).code === code

export const emailCheckMachine = setup({
  types: {
    context: {} as EmailCheckContext,
    events: {} as EmailCheckEvent,
    input: {} as EmailCheckInput,
  },
  actors: {
    checkEmail: fromPromise<void, string>(notProvided('checkEmail')),
    sendCode: fromPromise<void, string>(notProvided('sendCode')),
  },
  guards: {
    isWellFormed: ({ context }) => emailProblem(context.email) === null,
    isTaken: (_, { error }: Failed) => isCode(error, 'email_already_exists'),
    isUnverified: (_, { error }: Failed) => isCode(error, 'email_already_exists_not_verified'),
    isBanned: (_, { error }: Failed) => isCode(error, 'email_domain_is_banned'),
    isEmpty: (_, { error }: Failed) => isCode(error, 'empty_email'),
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { readonly email: string }) => email }),
    setProblem: assign({ problem: ({ context }) => emailProblem(context.email) }),
    setEmpty: assign({ problem: 'empty_email' }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearAnswer: assign({ problem: null, refusal: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'emailCheck',
  context: ({ input }) => ({ email: input.email, problem: null, refusal: null }),
  initial: 'editing',
  on: {
    'email.change': {
      target: '.editing',
      actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'clearAnswer'],
    },
  },
  states: {
    editing: {
      on: {
        'email.check': [
          { guard: 'isWellFormed', target: 'checking' },
          { target: 'invalid', actions: 'setProblem' },
        ],
      },
    },
    invalid: {},
    checking: {
      invoke: {
        src: 'checkEmail',
        input: ({ context }) => context.email.trim(),
        onDone: 'free',
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'taken',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnverified', params: ({ event }) => event },
            target: 'unverified',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBanned', params: ({ event }) => event },
            target: 'banned',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'invalid',
            actions: 'setEmpty',
          },
          refusedTo('failed'),
        ],
      },
      after: timedOutTo('failed'),
    },
    free: {},
    taken: {},
    banned: {},
    failed: { on: { 'email.check': { target: 'checking', actions: 'clearAnswer' } } },
    unverified: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'sendCode',
            input: ({ context }) => context.email.trim(),
            onDone: 'sent',
            onError: refusedTo('notSent'),
          },
          after: timedOutTo('notSent'),
        },
        sent: {},
        notSent: { on: { 'code.resend': { target: 'sending', actions: 'clearAnswer' } } },
      },
    },
  },
})

export type EmailCheckMachine = typeof emailCheckMachine

/** Gives the machine the two calls that it makes. */
export const provideEmailCheck = ({ checkEmail, sendCode }: EmailCheckDeps): EmailCheckMachine =>
  emailCheckMachine.provide({
    actors: {
      checkEmail: fromPromise(({ input, signal }) => checkEmail(input, signal)),
      sendCode: fromPromise(({ input, signal }) => sendCode(input, signal)),
    },
  })
