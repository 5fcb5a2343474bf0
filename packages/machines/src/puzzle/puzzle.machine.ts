import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  type GivenHint,
  type GivenPuzzle,
  type JudgedMove,
  puzzleCodes,
  type PuzzleContext,
  type PuzzleDeps,
  type PuzzleEvent,
  type PuzzleInput,
} from './puzzle.types.ts'

type Wish = Pick<PuzzleContext, 'mode' | 'theme' | 'puzzle' | 'skipped'>
type Move = Parameters<PuzzleDeps['move']>[0]
type AskedHint = Parameters<PuzzleDeps['hint']>[0]

const failed = {
  target: '#puzzle.refused',
  actions: { type: 'setError', params: ({ event }: { readonly event: Failed }) => event },
} as const

const inTime = {
  requestTimeout: { target: '#puzzle.refused', actions: 'setTimedOut' },
} as const

const toNext = { target: '#puzzle.loading', actions: 'letGo' } as const

/** While the solver is to move. */
const solving = {
  'move.try': {
    target: '#puzzle.checking.move',
    actions: {
      type: 'keepTried',
      params: ({ event }: { readonly event: { readonly uci: string } }) => event.uci,
    },
  },
  'hint.ask': { guard: 'hasMoreHints', target: '#puzzle.checking.hint' },
  'puzzle.retry': { guard: 'isDecided', target: '#puzzle.replying', actions: 'startOver' },
  'puzzle.next': [
    { guard: 'isDecided', ...toNext },
    { guard: 'canSkip', target: '#puzzle.loading', actions: 'skip' },
  ],
} as const

const ended = {
  'puzzle.next': toNext,
  'puzzle.retry': { target: '#puzzle.replying', actions: 'startOver' },
} as const

/** Where the calls went away: it goes on when the line or the session is back. */
const comesBack = {
  'call.again': [{ guard: 'hasTried', target: 'checking.move' }, { target: 'loading' }],
} as const

export const puzzleMachine = setup({
  types: {
    context: {} as PuzzleContext,
    events: {} as PuzzleEvent,
    input: {} as PuzzleInput,
  },
  actors: {
    next: fromPromise<GivenPuzzle, Wish>(notProvided('next')),
    move: fromPromise<JudgedMove, Move>(notProvided('move')),
    hint: fromPromise<GivenHint, AskedHint>(notProvided('hint')),
  },
  guards: {
    needsAccount: ({ context: { mode, isSignedIn } }) =>
      !isSignedIn && (mode === 'rated' || mode === 'review'),
    isDecided: ({ context: { attempt } }) => attempt !== null && attempt.result !== null,
    isPlayedOut: ({ context: { attempt, moves } }) =>
      attempt !== null && attempt.result !== null && moves.length % 2 === 0,
    isWithHints: ({ context: { attempt } }) => attempt?.result === 'hinted',
    canSkip: ({ context: { attempt } }) => attempt?.mode === 'practice',
    hasMoreHints: ({ context: { hint } }) => hint?.move === undefined || hint.move === null,
    hasTried: ({ context: { attempt, tried } }) => attempt !== null && tried !== null,
    isRight: (_, judged: JudgedMove) => judged.outcome === 'right',
    isSolved: (_, judged: JudgedMove) => judged.outcome === 'solved',
    isCode: ({ context }, codes: readonly string[]) =>
      context.refusal !== null && codes.includes(context.refusal.code),
  },
  actions: {
    take: assign((_, { attempt, allowance }: GivenPuzzle) => ({
      attempt,
      allowance,
      moves: [attempt.puzzle.first_move, ...attempt.line],
      tried: null,
      hint: null,
      skipped: null,
      refusal: null,
    })),
    keepTried: assign({ tried: (_, uci: string) => uci }),
    keepAnswer: assign((_, { attempt, allowance }: GivenPuzzle) => ({
      attempt,
      allowance,
      refusal: null,
    })),
    playOn: assign(({ context: { moves, tried } }, { reply }: JudgedMove) => ({
      moves: [...moves, ...(tried === null ? [] : [tried]), ...(reply === null ? [] : [reply])],
      tried: null,
      hint: null,
    })),
    showHint: assign({ hint: (_, { square, move }: GivenHint) => ({ square, move }) }),
    startOver: assign({
      moves: ({ context: { moves } }) => moves.slice(0, 1),
      tried: null,
      hint: null,
    }),
    letGo: assign({
      attempt: null,
      puzzle: null,
      moves: [],
      tried: null,
      hint: null,
      skipped: null,
    }),
    skip: assign({
      skipped: ({ context: { attempt } }) => attempt?.id ?? null,
      attempt: null,
      puzzle: null,
      moves: [],
      tried: null,
      hint: null,
    }),
    setError: assign({
      refusal: (_, { error }: Failed) => refusalOf(puzzleCodes, 'something_wents_wrong', error),
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearTried: assign({ tried: null }),
  },
  delays: {
    requestTimeout: 10_000,
    /** Before the opponent answers, so that it is seen. */
    replyAfter: 500,
    /** Before a wrong move goes back. */
    wrongBackAfter: 300,
  },
}).createMachine({
  id: 'puzzle',
  context: ({ input }) => ({
    ...input,
    attempt: null,
    allowance: null,
    moves: [],
    tried: null,
    hint: null,
    skipped: null,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      always: { guard: 'needsAccount', target: 'needsAccount' },
      invoke: {
        src: 'next',
        input: ({ context: { mode, theme, puzzle, skipped } }) => ({
          mode,
          theme,
          puzzle,
          skipped,
        }),
        onDone: {
          target: 'replying',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: failed,
      },
      after: inTime,
    },
    /** The opponent's move is on its way. */
    replying: {
      after: {
        replyAfter: [{ guard: 'isPlayedOut', target: 'ending' }, { target: 'ready' }],
      },
    },
    ready: { on: solving },
    checking: {
      initial: 'move',
      after: inTime,
      states: {
        move: {
          invoke: {
            src: 'move',
            input: ({ context }) => ({ ...stepOf(context), uci: context.tried ?? '' }),
            onDone: [
              {
                guard: { type: 'isRight', params: ({ event }) => event.output },
                target: '#puzzle.replying',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'playOn', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isSolved', params: ({ event }) => event.output },
                target: '#puzzle.ending',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'playOn', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#puzzle.wrong',
                actions: { type: 'keepAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: failed,
          },
        },
        hint: {
          invoke: {
            src: 'hint',
            input: ({ context }) => ({
              ...stepOf(context),
              kind: context.hint === null ? 'square' : 'move',
            }),
            onDone: {
              target: '#puzzle.ready',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => event.output },
                { type: 'showHint', params: ({ event }) => event.output },
              ],
            },
            onError: failed,
          },
        },
      },
    },
    wrong: {
      initial: 'shown',
      on: { ...solving, ...ended },
      states: {
        /** The wrong move stands for a moment, and then goes back. */
        shown: { after: { wrongBackAfter: 'back' } },
        back: { entry: 'clearTried' },
      },
    },
    ending: {
      always: [{ guard: 'isWithHints', target: 'solvedWithHints' }, { target: 'solved' }],
    },
    solved: { on: ended },
    solvedWithHints: { on: ended },
    refused: {
      always: [
        {
          guard: { type: 'isCode', params: ['puzzle_limit_reached'] },
          target: 'limitReached',
        },
        { guard: { type: 'isCode', params: ['no_puzzles'] }, target: 'noneLeft' },
        {
          guard: {
            type: 'isCode',
            params: ['forbidden', 'unauthorised', 'player_uid_missing'],
          },
          target: 'needsAccount',
        },
        // Another tab went on, or the try is gone: the server says where it stands.
        {
          guard: { type: 'isCode', params: ['puzzle_out_of_step', 'not_found'] },
          target: 'loading',
          actions: 'letGo',
        },
        { guard: { type: 'isCode', params: ['offline', 'timeout'] }, target: 'offline' },
        { target: 'failed' },
      ],
    },
    limitReached: { on: { 'call.again': toNext } },
    needsAccount: {},
    noneLeft: { on: { 'call.again': toNext } },
    offline: {
      on: {
        ...comesBack,
        'line.back': [{ guard: 'hasTried', target: 'checking.move' }, { target: 'loading' }],
      },
    },
    failed: { on: comesBack },
  },
})

export type PuzzleMachine = typeof puzzleMachine

/** The try and the number of the solver's next move. */
const stepOf = ({ attempt, moves }: PuzzleContext) => ({
  id: attempt?.id ?? '',
  ply: moves.length,
})

/** Gives the machine its calls. */
export const providePuzzle = (deps: PuzzleDeps): PuzzleMachine =>
  puzzleMachine.provide({
    actors: {
      next: fromPromise(({ input, signal }) => deps.next(input, signal)),
      move: fromPromise(({ input, signal }) => deps.move(input, signal)),
      hint: fromPromise(({ input, signal }) => deps.hint(input, signal)),
    },
  })
