import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import { canTake, isOvertaken, stepWish, withoutTable } from './steps-due.ts'
import {
  type ResultWish,
  type RunStanding,
  type RunWish,
  tournamentRunCodes,
  type TournamentRunCode,
  type TournamentRunContext,
  type TournamentRunDeps,
  type TournamentRunEvent,
  type TournamentRunInput,
} from './tournament-run.types.ts'
import type { Refusal } from '../sign-in/refusal.ts'

type Typed = Omit<ResultWish, 'kind'>

/** The standing after a call; null: the call does not tell it. */
type Answer = RunStanding | null

const isSameTable = (wish: RunWish, { round, table }: Typed): boolean =>
  wish.kind === 'result' && wish.round === round && wish.table === table

const refuse = (
  { refused, doing }: TournamentRunContext,
  why: Refusal<TournamentRunCode>,
): Partial<TournamentRunContext> => ({
  doing: null,
  refused: doing === null ? refused : [...refused, { wish: doing, refusal: why }],
})

const keepStanding = {
  type: 'keepStanding',
  params: ({ event }: { readonly event: { readonly standing: RunStanding } }) => event.standing,
} as const

const enqueueResult = {
  type: 'enqueueResult',
  params: ({ event }: { readonly event: Typed }) => event,
} as const

const ask = {
  type: 'ask',
  params: ({ event }: { readonly event: { readonly step: RunStanding['next'] } }) => event.step,
} as const

export const tournamentRunMachine = setup({
  types: {
    context: {} as TournamentRunContext,
    events: {} as TournamentRunEvent,
    input: {} as TournamentRunInput,
  },
  actors: { act: fromPromise<Answer, RunWish | null>(notProvided('act')) },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    isAsked: ({ context }) => context.asked !== null,
    isRefused: ({ context }) => context.refused.length > 0,
    isEditing: ({ context }) => context.isEditing && context.standing.stage !== 'finished',
    isUpcoming: ({ context }) => context.standing.stage === 'upcoming',
    isPaired: ({ context }) => context.standing.stage === 'paired',
    isRunning: ({ context }) => context.standing.stage === 'running',
    isBetween: ({ context }) => context.standing.stage === 'between',
    isFinishing: ({ context }) => context.asked?.step === 'finish-round',
    isUnfinished: ({ context }) => {
      const [first] = context.refused
      return first?.wish.kind === 'step' && first.wish.step === 'finish-round'
    },
  },
  actions: {
    // Who is asked about a step that another has taken meanwhile is told, and asked no longer.
    keepStanding: assign(({ context: { asked, refused } }, standing: RunStanding) =>
      asked !== null && isOvertaken(asked, standing)
        ? {
            standing,
            asked: null,
            refused: [...refused, { wish: asked, refusal: refusal('overtaken') }],
          }
        : { standing },
    ),
    keepAnswer: assign(({ context: { doing, standing } }, answer: Answer) => ({
      doing: null,
      standing: answer ?? (doing?.kind === 'result' ? withoutTable(standing, doing) : standing),
    })),
    setError: assign(({ context }, { error }: Failed) =>
      refuse(context, refusalOf(tournamentRunCodes, 'something_wents_wrong', error)),
    ),
    setTimedOut: assign(({ context }) => refuse(context, refusal('timeout'))),
    ask: assign(({ context: { standing, asked, refused } }, step: RunStanding['next']) =>
      step !== null && canTake(standing, step)
        ? {
            asked: stepWish(standing, step),
            // A new attempt takes the place of an earlier one; what was typed stays.
            refused: refused.filter(({ wish }) => wish.kind === 'result'),
          }
        : { asked },
    ),
    enqueueAsked: assign(({ context: { asked, queue } }, anyway: boolean) => ({
      asked: null,
      queue: asked === null ? queue : [...queue, { ...asked, anyway }],
    })),
    enqueueResult: assign(({ context: { queue, refused } }, typed: Typed) => {
      const { round, table, result, reason } = typed
      return {
        queue: [
          ...queue.filter((wish) => !isSameTable(wish, typed)),
          { kind: 'result' as const, round, table, result, reason },
        ],
        refused: refused.filter(({ wish }) => !isSameTable(wish, typed)),
      }
    }),
    enqueueRefused: assign(
      (
        { context: { queue, refused } },
        given: { readonly anyway?: boolean; readonly reason?: string },
      ) => {
        const [first, ...others] = refused
        if (first === undefined) return {}
        const { wish } = first
        const again: RunWish =
          wish.kind === 'step'
            ? { ...wish, anyway: given.anyway ?? wish.anyway }
            : { ...wish, reason: given.reason || wish.reason }
        return { queue: [...queue, again], refused: others }
      },
    ),
    takeNext: assign(({ context: { queue } }) => ({
      doing: queue[0] ?? null,
      queue: queue.slice(1),
    })),
    closeQuestion: assign({ asked: null }),
    closeRefusal: assign(({ context: { refused } }) => ({ refused: refused.slice(1) })),
    edit: assign({ isEditing: true }),
    stopEditing: assign({ isEditing: false }),
  },
  delays: { requestTimeout: 30_000 },
}).createMachine({
  id: 'tournamentRun',
  context: ({ input }) => ({
    standing: input.standing,
    asked: null,
    doing: null,
    queue: [],
    refused: [],
    isEditing: false,
  }),
  initial: 'deciding',
  on: {
    'standing.update': { target: '.deciding', actions: keepStanding },
    'step.ask': { target: '.deciding', actions: ask },
    'result.set': { target: '.deciding', actions: enqueueResult },
    'results.edit': { target: '.deciding', actions: 'edit' },
    'results.close': { target: '.deciding', actions: 'stopEditing' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasQueue', target: 'busy' },
        { guard: 'isAsked', target: 'confirming' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isEditing', target: 'editingResults' },
        { guard: 'isUpcoming', target: 'upcoming' },
        { guard: 'isPaired', target: 'paired' },
        { guard: 'isRunning', target: 'running' },
        { guard: 'isBetween', target: 'between' },
        { target: 'finished' },
      ],
    },
    upcoming: {},
    paired: {},
    running: {},
    between: {},
    finished: {},
    editingResults: {},
    confirming: {
      on: {
        'step.confirm': {
          target: 'deciding',
          actions: { type: 'enqueueAsked', params: false },
        },
        'step.finishAnyway': {
          guard: 'isFinishing',
          target: 'deciding',
          actions: { type: 'enqueueAsked', params: true },
        },
        'question.close': { target: 'deciding', actions: 'closeQuestion' },
      },
    },
    busy: {
      entry: 'takeNext',
      invoke: {
        src: 'act',
        input: ({ context }) => context.doing,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'deciding',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      after: { requestTimeout: { target: 'deciding', actions: 'setTimedOut' } },
      // What is typed and asked meanwhile waits for its turn: nobody waits for the network to type.
      on: {
        'standing.update': { actions: keepStanding },
        'step.ask': { actions: ask },
        'result.set': { actions: enqueueResult },
        'results.edit': { actions: 'edit' },
        'results.close': { actions: 'stopEditing' },
      },
    },
    refused: {
      on: {
        'refusal.retry': {
          target: 'deciding',
          actions: { type: 'enqueueRefused', params: ({ event }) => ({ reason: event.reason }) },
        },
        'step.finishAnyway': {
          guard: 'isUnfinished',
          target: 'deciding',
          actions: { type: 'enqueueRefused', params: { anyway: true } },
        },
        'refusal.close': { target: 'deciding', actions: 'closeRefusal' },
      },
    },
  },
})

export type TournamentRunMachine = typeof tournamentRunMachine

/** Gives the machine its calls. */
export const provideTournamentRun = (deps: TournamentRunDeps): TournamentRunMachine =>
  tournamentRunMachine.provide({
    actors: {
      act: fromPromise<Answer, RunWish | null>(async ({ input, signal }) => {
        if (input === null) return null
        if (input.kind === 'step') return takeStep(deps, input, signal)
        await deps.setResult(input, signal)
        return null
      }),
    },
  })

function takeStep(
  deps: TournamentRunDeps,
  { step, round, pairingVersion: version, anyway }: Extract<RunWish, { readonly kind: 'step' }>,
  signal: AbortSignal,
): Promise<RunStanding> {
  const number = round ?? 1
  switch (step) {
    case 'start':
      return deps.start(signal)
    case 'pair':
      return deps.pair({ round: number, version }, signal)
    case 'start-round':
      return deps.startRound(number, signal)
    case 'finish-round':
      return deps.finishRound({ round: number, anyway }, signal)
    case 'finish':
      return deps.finish(signal)
    default:
      return step satisfies never
  }
}
