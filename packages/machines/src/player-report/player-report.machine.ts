import { playerReportLimits } from '@kingside/api/facts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { formChanged, formStates, keptSubmit, refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  playerReportCodes,
  type PlayerReportContext,
  type PlayerReportDeps,
  type PlayerReportEvent,
  type PlayerReportForm,
  type PlayerReportProblems,
  type PlayerReportSent,
} from './player-report.types.ts'

const noProblems: PlayerReportProblems = { kind: null, text: null }

function textProblem({ kind, text }: PlayerReportForm): PlayerReportProblems['text'] {
  const { length } = text.trim()
  if (length > playerReportLimits.text.maxLength) return 'too_long'
  return kind === 'other' && length === 0 ? 'fill_in_the_value' : null
}

const problemsOf = (form: PlayerReportForm): PlayerReportProblems => ({
  kind: form.kind === null ? 'fill_in_the_value' : null,
  text: textProblem(form),
})

const formOf = ({ kind, text }: PlayerReportForm): PlayerReportForm => ({
  kind,
  text: text.trim(),
})

export const playerReportMachine = setup({
  types: {
    context: {} as PlayerReportContext,
    events: {} as PlayerReportEvent,
  },
  actors: {
    sendReport: fromPromise<{ readonly leftToday: number }, PlayerReportSent>(
      notProvided('sendReport'),
    ),
  },
  guards: {
    isRight: (_, form: PlayerReportForm) =>
      Object.values(problemsOf(form)).every((problem) => problem === null),
  },
  actions: {
    keepForm: assign({ form: (_, form: PlayerReportForm) => formOf(form) }),
    setProblems: assign({ problems: (_, form: PlayerReportForm) => problemsOf(form) }),
    setError: assign({
      refusal: (_, { error }: Failed) =>
        refusalOf(playerReportCodes, 'something_wents_wrong', error),
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: noProblems, refusal: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'playerReport',
  context: { form: null, problems: noProblems, refusal: null, leftToday: null },
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
        src: 'sendReport',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          const { kind, text } = formOf(event)
          if (kind === null) throw new Error('A report without a kind was sent.')
          return { kind, text }
        },
        onDone: {
          target: 'sent',
          actions: assign({ leftToday: ({ event }) => event.output.leftToday }),
        },
        onError: refusedTo('form.refused'),
      },
      after: timedOutTo('form.refused'),
      on: { 'form.cancel': 'form' },
    },
    sent: { type: 'final' },
  },
})

export type PlayerReportMachine = typeof playerReportMachine

/** Gives the machine its call. */
export const providePlayerReport = ({ sendReport }: PlayerReportDeps): PlayerReportMachine =>
  playerReportMachine.provide({
    actors: { sendReport: fromPromise(({ input, signal }) => sendReport(input, signal)) },
  })
