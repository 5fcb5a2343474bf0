import type { RunKind } from '@kingside/api/facts'
import { assign, cancel, fromPromise, raise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { puzzleCodes } from '../puzzle/puzzle.types.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import type {
  GivenRun,
  JudgedRunMove,
  RunBoard,
  RunContext,
  RunDeps,
  RunEvent,
  RunInput,
  RunState,
} from './puzzle-run.types.ts'

type Move = Parameters<RunDeps['move']>[0]
type Step = Parameters<RunDeps['skip']>[0]

const failed = {
  target: '#puzzle-run.refused',
  actions: { type: 'setError', params: ({ event }: { readonly event: Failed }) => event },
} as const

const inTime = {
  requestTimeout: { target: '#puzzle-run.refused', actions: 'setTimedOut' },
} as const

interface Done<Output> {
  readonly event: { readonly output: Output }
}
const outputOf = <Output>({ event }: Done<Output>): Output => event.output

/** A run that was asked for: it is over, or goes on where the server stands. */
const takes = [
  {
    guard: { type: 'isOver', params: outputOf<GivenRun> },
    target: '#puzzle-run.over',
    actions: { type: 'keepAnswer', params: outputOf<GivenRun> },
  },
  {
    target: '#puzzle-run.ready',
    actions: [{ type: 'keepAnswer', params: outputOf<GivenRun> }, 'showCurrent'],
  },
] as const

/** What comes of a move. */
const judges = [
  {
    guard: { type: 'isWrong', params: outputOf<JudgedRunMove> },
    target: '#puzzle-run.wrong',
    actions: [
      { type: 'keepAnswer', params: outputOf<JudgedRunMove> },
      'cancelChange',
      { type: 'showChange', params: outputOf<JudgedRunMove> },
      'forgetChangeLater',
    ],
  },
  {
    guard: { type: 'isOver', params: outputOf<JudgedRunMove> },
    target: '#puzzle-run.over',
    actions: [
      { type: 'keepAnswer', params: outputOf<JudgedRunMove> },
      { type: 'playOn', params: outputOf<JudgedRunMove> },
    ],
  },
  {
    guard: { type: 'isRight', params: outputOf<JudgedRunMove> },
    target: '#puzzle-run.replying',
    actions: [
      { type: 'keepAnswer', params: outputOf<JudgedRunMove> },
      { type: 'playOn', params: outputOf<JudgedRunMove> },
      'cancelChange',
      { type: 'showChange', params: outputOf<JudgedRunMove> },
      'forgetChangeLater',
    ],
  },
  // Solved: the next puzzle is in the answer.
  {
    target: '#puzzle-run.replying',
    actions: [
      { type: 'keepAnswer', params: outputOf<JudgedRunMove> },
      'showCurrent',
      'cancelChange',
      { type: 'showChange', params: outputOf<JudgedRunMove> },
      'forgetChangeLater',
    ],
  },
] as const

const whileTimeGoes = {
  'time.up': { guard: 'isTimed', target: '#puzzle-run.refreshing' },
  'run.end': { guard: 'isTimed', target: '#puzzle-run.stopping' },
} as const

const comesBack = [
  { guard: 'hasTried', target: 'checking.move' },
  { guard: 'hasRun', target: 'refreshing' },
  { target: 'loading' },
] as const

export const puzzleRunMachine = setup({
  types: {
    context: {} as RunContext,
    events: {} as RunEvent,
    input: {} as RunInput,
  },
  actors: {
    start: fromPromise<GivenRun, RunKind>(notProvided('start')),
    get: fromPromise<GivenRun, string>(notProvided('get')),
    move: fromPromise<JudgedRunMove, Move>(notProvided('move')),
    skip: fromPromise<JudgedRunMove, Step>(notProvided('skip')),
    end: fromPromise<GivenRun, string>(notProvided('end')),
  },
  guards: {
    needsAccount: ({ context }) => !context.isSignedIn,
    hasShown: ({ context }) => context.shown !== undefined,
    isTimed: ({ context }) => context.kind === 'timed',
    canSkip: ({ context }) => context.run?.can_skip === true,
    hasTried: ({ context: { run, tried } }) => run !== null && tried !== null,
    hasRun: ({ context }) => context.run !== null,
    isOver: (_, { run }: GivenRun) => run.ending !== null,
    hasEnded: ({ context: { run } }) => run === null || run.ending !== null,
    isWrong: (_, { outcome }: JudgedRunMove) => outcome === 'wrong',
    // Of a puzzle that the run has left in another tab, only the run counts.
    isRight: ({ context: { board } }, { outcome, run }: JudgedRunMove) =>
      outcome === 'right' && run.current?.number === board?.number,
    isCode: ({ context }, codes: readonly string[]) =>
      context.refusal !== null && codes.includes(context.refusal.code),
  },
  actions: {
    keepAnswer: assign((_, { run, allowance, endsAt }: GivenRun) => ({
      run,
      allowance,
      endsAt,
      refusal: null,
    })),
    showCurrent: assign(({ context: { run, board } }) => ({
      board: run?.current ? boardOf(run.current) : board,
      tried: null,
    })),
    keepTried: assign({ tried: (_, uci: string) => uci }),
    playOn: assign(({ context: { board } }, { move, outcome, reply }: JudgedRunMove) => ({
      board:
        board && move !== null && outcome !== null
          ? { ...board, moves: [...board.moves, move, ...(reply === null ? [] : [reply])] }
          : board,
      tried: null,
    })),
    showChange: assign({ change: (_, judged: JudgedRunMove) => judged.time_change_ms }),
    cancelChange: cancel('change'),
    forgetChangeLater: raise({ type: 'change.seen' }, { id: 'change', delay: 'changeShownFor' }),
    forgetChange: assign({ change: null }),
    letGo: assign({
      shown: undefined,
      run: null,
      endsAt: null,
      board: null,
      tried: null,
      change: null,
    }),
    forgetTried: assign({ tried: null }),
    setError: assign({
      refusal: (_, { error }: Failed) => refusalOf(puzzleCodes, 'something_wents_wrong', error),
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
  },
  delays: {
    requestTimeout: 10_000,
    /** Before the opponent answers, so that it is seen: against the clock it is shorter. */
    replyAfter: ({ context }) => (context.kind === 'timed' ? 250 : 500),
    /** How long a wrong move is shown: the end of a streak is to be understood. */
    wrongShownFor: ({ context }) => (context.kind === 'timed' ? 300 : 800),
    changeShownFor: 900,
    /** What appears by itself is not pressed by mistake. */
    stillFor: 900,
  },
}).createMachine({
  id: 'puzzle-run',
  context: ({ input }) => ({
    ...input,
    run: null,
    allowance: null,
    endsAt: null,
    board: null,
    tried: null,
    change: null,
    refusal: null,
  }),
  initial: 'loading',
  on: { 'change.seen': { actions: 'forgetChange' } },
  states: {
    loading: {
      always: [
        { guard: 'needsAccount', target: 'needsAccount' },
        { guard: 'hasShown', target: 'refreshing' },
      ],
      invoke: {
        src: 'start',
        input: ({ context }) => context.kind,
        onDone: {
          target: 'replying',
          actions: [{ type: 'keepAnswer', params: outputOf<GivenRun> }, 'showCurrent'],
        },
        onError: failed,
      },
      after: inTime,
    },
    /** The opponent's move is on its way. */
    replying: { after: { replyAfter: 'ready' }, on: whileTimeGoes },
    ready: {
      on: {
        ...whileTimeGoes,
        'move.try': {
          target: 'checking.move',
          actions: { type: 'keepTried', params: ({ event }) => event.uci },
        },
        'move.skip': { guard: 'canSkip', target: 'checking.skip' },
      },
    },
    checking: {
      initial: 'move',
      after: inTime,
      states: {
        move: {
          invoke: {
            src: 'move',
            input: ({ context }) => ({ ...stepOf(context), uci: context.tried ?? '' }),
            onDone: judges,
            onError: failed,
          },
        },
        skip: {
          invoke: {
            src: 'skip',
            input: ({ context }) => stepOf(context),
            onDone: judges,
            onError: failed,
          },
        },
      },
    },
    /** The wrong move stands for a moment. */
    wrong: {
      after: {
        wrongShownFor: [
          { guard: 'hasEnded', target: 'over', actions: 'forgetTried' },
          { target: 'replying', actions: 'showCurrent' },
        ],
      },
    },
    /** Where the server stands: when the time is up here, another tab went on, or the line is back. */
    refreshing: {
      invoke: {
        src: 'get',
        input: ({ context }) => context.run?.id ?? context.shown ?? '',
        onDone: takes,
        onError: failed,
      },
      after: inTime,
    },
    /** The player ends it. */
    stopping: {
      invoke: {
        src: 'end',
        input: ({ context }) => context.run?.id ?? '',
        onDone: takes,
        onError: failed,
      },
      after: inTime,
    },
    over: {
      initial: 'still',
      entry: ['cancelChange', 'forgetChange'],
      states: {
        /** Nothing can be pressed yet. */
        still: { after: { stillFor: 'open' } },
        open: { on: { 'run.again': { target: '#puzzle-run.loading', actions: 'letGo' } } },
      },
    },
    refused: {
      always: [
        { guard: { type: 'isCode', params: ['puzzle_limit_reached'] }, target: 'limitReached' },
        { guard: { type: 'isCode', params: ['no_puzzles'] }, target: 'noneLeft' },
        {
          guard: { type: 'isCode', params: ['forbidden', 'unauthorised', 'player_uid_missing'] },
          target: 'needsAccount',
        },
        {
          guard: { type: 'isCode', params: ['puzzle_out_of_step'] },
          target: 'refreshing',
          actions: 'forgetTried',
        },
        {
          guard: { type: 'isCode', params: ['not_found'] },
          target: 'loading',
          actions: 'letGo',
        },
        { guard: { type: 'isCode', params: ['offline', 'timeout'] }, target: 'offline' },
        { target: 'failed' },
      ],
    },
    limitReached: { on: { 'call.again': 'loading' } },
    needsAccount: {},
    noneLeft: { on: { 'call.again': 'loading' } },
    offline: { on: { 'call.again': comesBack, 'line.back': comesBack } },
    failed: { on: { 'call.again': comesBack } },
  },
})

export type PuzzleRunMachine = typeof puzzleRunMachine

const boardOf = ({ number, puzzle, line }: NonNullable<RunState['current']>): RunBoard => ({
  number,
  puzzle,
  moves: [puzzle.first_move, ...line],
})

const stepOf = ({ run, board }: RunContext) => ({
  id: run?.id ?? '',
  number: board?.number ?? 1,
  ply: board?.moves.length ?? 1,
})

/** Gives the machine its calls. */
export const providePuzzleRun = (deps: RunDeps): PuzzleRunMachine =>
  puzzleRunMachine.provide({
    actors: {
      start: fromPromise(({ input, signal }) => deps.start(input, signal)),
      get: fromPromise(({ input, signal }) => deps.get(input, signal)),
      move: fromPromise(({ input, signal }) => deps.move(input, signal)),
      skip: fromPromise(({ input, signal }) => deps.skip(input, signal)),
      end: fromPromise(({ input, signal }) => deps.end(input, signal)),
    },
  })
