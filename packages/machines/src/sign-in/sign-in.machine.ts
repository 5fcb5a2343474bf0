import type { SocialProvider } from '@kingside/api/facts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { emailProblem } from '../email-check/email-rules.ts'
import { keptSubmit, refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, type Refusal, refusal, refusalOf } from './refusal.ts'
import {
  type Credentials,
  type FirstStep,
  type OpenProviderInput,
  type SignInCode,
  signInCodes,
  type SignInContext,
  type SignInDeps,
  type SignInEvent,
  type SignInInput,
  type SignInOutput,
  type SignInProblems,
  type SocialAnswer,
} from './sign-in.types.ts'

type SocialCode = Extract<SocialAnswer, { kind: 'code' }>

const noProblems: SignInProblems = { email: null, password: null }

const problemsOf = ({ email, password }: Credentials): SignInProblems => ({
  email: emailProblem(email),
  password: password === '' ? 'password_required' : null,
})

const refusalIn = (error: unknown): Refusal<SignInCode> =>
  refusalOf(signInCodes, 'something_wents_wrong', error)

const isCode = (answer: SocialAnswer | null): answer is SocialCode => answer?.kind === 'code'

/** For `onDone` of a first step. */
const afterFirstStep = [
  {
    guard: {
      type: 'needsCode',
      params: ({ event }: { readonly event: { readonly output: FirstStep } }) => event,
    },
    target: 'code',
  },
  { target: 'signedIn' },
] as const

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
  },
  actors: {
    logIn: fromPromise<FirstStep, Credentials>(notProvided('logIn')),
    openProvider: fromPromise<void, OpenProviderInput>(notProvided('openProvider')),
    finishSocial: fromPromise<FirstStep, SocialCode>(notProvided('finishSocial')),
    verifyCode: fromPromise<void, string>(notProvided('verifyCode')),
  },
  guards: {
    isComplete: (_, form: Credentials) =>
      Object.values(problemsOf(form)).every((problem) => problem === null),
    isUnverified: (_, { error }: Failed) => refusalIn(error).code === 'not_verified',
    isBanned: (_, { error }: Failed) => refusalIn(error).code === 'player_banned',
    needsCode: (_, { output }: { readonly output: FirstStep }) => output === 'second-factor',
    isCode: (_, { code }: { readonly code: string }) => code.trim() !== '',
    isOver: (_, { error }: Failed) => refusalIn(error).code === 'code_over',
    hasCode: ({ context }) => isCode(context.answer),
    hasCancelled: ({ context }) => context.answer?.kind === 'cancelled',
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: Credentials) => email.trim() }),
    setProblems: assign({ problems: (_, form: Credentials) => problemsOf(form) }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    setCancelled: assign({ refusal: refusal('social_cancelled') }),
    clearErrors: assign({ problems: noProblems, refusal: null }),
    keepProvider: assign({ provider: (_, provider: SocialProvider) => provider }),
    clearProvider: assign({ provider: null }),
    clearAnswer: assign({ answer: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    path: input.path,
    email: input.email ?? '',
    problems: noProblems,
    refusal: null,
    provider: null,
    answer: input.answer ?? null,
  }),
  output: ({ context, event }) => ({
    next: event.type === 'xstate.done.state.signIn.activation' ? 'activation-code' : 'session',
    email: context.email,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasCode', target: 'returning' },
        {
          guard: 'hasCancelled',
          target: 'form.refused',
          actions: ['setCancelled', 'clearAnswer'],
        },
        { target: 'form' },
      ],
    },
    form: {
      initial: 'editing',
      on: {
        'form.submit': keptSubmit({
          isRight: 'isComplete',
          keep: 'keepEmail',
          setProblems: 'setProblems',
          target: 'submitting',
        }),
        'social.choose': {
          target: 'redirecting',
          actions: ['clearErrors', { type: 'keepProvider', params: ({ event }) => event.provider }],
        },
      },
      states: {
        editing: {},
        invalid: { on: { 'form.change': { target: 'editing', actions: 'clearErrors' } } },
        refused: { on: { 'form.change': { target: 'editing', actions: 'clearErrors' } } },
        unverified: { on: { 'activation.request': '#signIn.activation' } },
        banned: {},
      },
    },
    submitting: {
      invoke: {
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return { email: event.email.trim(), password: event.password }
        },
        onDone: afterFirstStep,
        onError: [
          {
            guard: { type: 'isUnverified', params: ({ event }) => event },
            target: 'form.unverified',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBanned', params: ({ event }) => event },
            target: 'form.banned',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          refusedTo('form.refused'),
        ],
      },
      after: timedOutTo('form.refused'),
      on: { 'form.cancel': 'form' },
    },
    redirecting: {
      exit: 'clearProvider',
      invoke: {
        src: 'openProvider',
        input: ({ context, event }) => {
          assertEvent(event, 'social.choose')
          return { provider: event.provider, path: context.path }
        },
        onError: refusedTo('form.refused'),
      },
      on: { 'page.return': 'form', 'form.cancel': 'form' },
    },
    returning: {
      exit: 'clearAnswer',
      invoke: {
        src: 'finishSocial',
        input: ({ context: { answer } }) => {
          if (!isCode(answer)) throw new Error('The provider sent no code to exchange.')
          return answer
        },
        onDone: afterFirstStep,
        onError: [
          {
            guard: { type: 'isBanned', params: ({ event }) => event },
            target: 'form.banned',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          refusedTo('form.refused'),
        ],
      },
      after: timedOutTo('form.refused'),
    },
    code: {
      initial: 'editing',
      on: {
        'code.submit': [
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'verifying',
            actions: 'clearErrors',
          },
          { target: '.invalid', actions: 'clearErrors' },
        ],
        'code.change': { target: '.editing', actions: 'clearErrors' },
        'code.leave': { target: 'form', actions: 'clearErrors' },
      },
      states: { editing: {}, invalid: {}, refused: {} },
    },
    verifying: {
      invoke: {
        src: 'verifyCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return event.code.trim()
        },
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isBanned', params: ({ event }) => event },
            target: 'form.banned',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'form.refused',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          refusedTo('code.refused'),
        ],
      },
      after: timedOutTo('code.refused'),
      on: { 'form.cancel': 'code' },
    },
    activation: { type: 'final' },
    signedIn: { type: 'final' },
  },
})

export type SignInMachine = typeof signInMachine

/** Gives the machine the calls that sign in. */
export const provideSignIn = ({
  logIn,
  openProvider,
  finishSocial,
  verifyCode,
}: SignInDeps): SignInMachine =>
  signInMachine.provide({
    actors: {
      logIn: fromPromise(({ input, signal }) => logIn(input, signal)),
      openProvider: fromPromise(({ input, signal }) => openProvider(input, signal)),
      finishSocial: fromPromise(({ input, signal }) => finishSocial(input, signal)),
      verifyCode: fromPromise(({ input, signal }) => verifyCode(input, signal)),
    },
  })
