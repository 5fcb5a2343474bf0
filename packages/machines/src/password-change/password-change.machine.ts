import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { formChanged, formStates, refusedTo, secretSubmit, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { passwordProblem } from '../registration/password-rules.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  type ChangePasswordInput,
  passwordChangeCodes,
  type PasswordChangeContext,
  type PasswordChangeDeps,
  type PasswordChangeEvent,
  type PasswordChangeForm,
  type PasswordChangeProblems,
} from './password-change.types.ts'

const noProblems: PasswordChangeProblems = { current: null, password: null, repeat: null }

const problemsOf = ({ current, password, repeat }: PasswordChangeForm): PasswordChangeProblems => ({
  current: current === '' ? 'fill_in_the_value' : null,
  password:
    passwordProblem(password) ?? (password === current ? ('password_is_same' as const) : null),
  repeat: password === repeat ? null : 'passwords_must_be_equal',
})

const refusalIn = (error: unknown) => refusalOf(passwordChangeCodes, 'something_wents_wrong', error)

const sessionCodes = ['not_authenticated', 'something_wents_wrong'] as const

export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
  },
  actors: {
    changePassword: fromPromise<void, ChangePasswordInput>(notProvided('changePassword')),
  },
  guards: {
    isRight: (_, form: PasswordChangeForm) =>
      Object.values(problemsOf(form)).every((problem) => problem === null),
    isSignedOut: (_, { error }: Failed) =>
      refusalOf(sessionCodes, 'something_wents_wrong', error).code === 'not_authenticated',
  },
  actions: {
    setProblems: assign({ problems: (_, form: PasswordChangeForm) => problemsOf(form) }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: noProblems, refusal: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'passwordChange',
  context: { problems: noProblems, refusal: null },
  initial: 'form',
  states: {
    form: {
      ...formStates,
      on: {
        'password.submit': secretSubmit({
          isRight: 'isRight',
          setProblems: 'setProblems',
          target: 'saving',
        }),
        'form.change': formChanged,
      },
    },
    saving: {
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit')
          return { current: event.current, password: event.password }
        },
        onDone: 'changed',
        onError: [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'signedOut' },
          refusedTo('form.refused'),
        ],
      },
      after: timedOutTo('form.refused'),
      on: { 'form.cancel': 'form' },
    },
    signedOut: { type: 'final' },
    changed: { type: 'final' },
  },
})

export type PasswordChangeMachine = typeof passwordChangeMachine

/** Gives the machine its call. */
export const providePasswordChange = ({
  changePassword,
}: PasswordChangeDeps): PasswordChangeMachine =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(({ input, signal }) => changePassword(input, signal)),
    },
  })
