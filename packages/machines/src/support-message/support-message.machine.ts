import { supportLimits } from '@kingside/api/facts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { emailProblem } from '../email-check/email-rules.ts'
import { formChanged, formStates, keptSubmit, refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  supportMessageCodes,
  type SupportMessageContext,
  type SupportMessageDeps,
  type SupportMessageEvent,
  type SupportMessageForm,
  type SupportMessageProblems,
} from './support-message.types.ts'

const noProblems: SupportMessageProblems = { subject: null, message: null, replyTo: null }

function textProblem(text: string, { maxLength }: { readonly maxLength: number }) {
  const length = text.trim().length
  if (length === 0) return 'fill_in_the_value'
  return length > maxLength ? 'too_long' : null
}

const problemsOf = ({ subject, message, replyTo }: SupportMessageForm): SupportMessageProblems => ({
  subject: textProblem(subject, supportLimits.subject),
  message: textProblem(message, supportLimits.message),
  replyTo: emailProblem(replyTo),
})

const formOf = ({ subject, message, replyTo }: SupportMessageForm): SupportMessageForm => ({
  subject: subject.trim(),
  message: message.trim(),
  replyTo: replyTo.trim(),
})

export const supportMessageMachine = setup({
  types: {
    context: {} as SupportMessageContext,
    events: {} as SupportMessageEvent,
  },
  actors: {
    sendMessage: fromPromise<void, SupportMessageForm>(notProvided('sendMessage')),
  },
  guards: {
    isRight: (_, form: SupportMessageForm) =>
      Object.values(problemsOf(form)).every((problem) => problem === null),
  },
  actions: {
    keepForm: assign({ form: (_, form: SupportMessageForm) => formOf(form) }),
    setProblems: assign({ problems: (_, form: SupportMessageForm) => problemsOf(form) }),
    setError: assign({
      refusal: (_, { error }: Failed) =>
        refusalOf(supportMessageCodes, 'something_wents_wrong', error),
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: noProblems, refusal: null }),
    clearForm: assign({ form: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'supportMessage',
  context: { form: null, problems: noProblems, refusal: null },
  initial: 'form',
  states: {
    form: {
      ...formStates,
      on: {
        'form.submit': keptSubmit({
          isRight: 'isRight',
          keep: 'keepForm',
          setProblems: 'setProblems',
          target: 'sending',
        }),
        'form.change': formChanged,
      },
    },
    sending: {
      invoke: {
        src: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return formOf(event)
        },
        onDone: 'sent',
        onError: refusedTo('form.refused'),
      },
      after: timedOutTo('form.refused'),
      on: { 'form.cancel': 'form' },
    },
    sent: { on: { 'form.again': { target: 'form', actions: 'clearForm' } } },
  },
})

export type SupportMessageMachine = typeof supportMessageMachine

/** Gives the machine its call. */
export const provideSupportMessage = ({ sendMessage }: SupportMessageDeps): SupportMessageMachine =>
  supportMessageMachine.provide({
    actors: { sendMessage: fromPromise(({ input, signal }) => sendMessage(input, signal)) },
  })
