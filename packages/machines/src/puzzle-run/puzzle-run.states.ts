import type { SnapshotFrom } from 'xstate'
import { exampleAttempt, exampleLeft } from '../puzzle/puzzle.states.ts'
import { refusal } from '../sign-in/refusal.ts'
import { providePuzzleRun, type puzzleRunMachine } from './puzzle-run.machine.ts'
import type {
  GivenRun,
  JudgedRunMove,
  RunContext,
  RunEntry,
  RunEvent,
  RunInput,
  RunState,
} from './puzzle-run.types.ts'

type Snapshot = SnapshotFrom<typeof puzzleRunMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleRun = providePuzzleRun({
  start: never,
  get: never,
  move: never,
  skip: never,
  end: never,
})

const { puzzle } = exampleAttempt

/** A streak of which seven puzzles are solved. */
export const exampleStreak: RunState = {
  id: 'rN7bT2xQm4Lp',
  kind: 'streak',
  score: 7,
  combo: 15,
  can_skip: true,
  is_started: true,
  remaining_ms: null,
  current: { number: 8, puzzle, line: [] },
  ending: null,
  best_today: 9,
  best: 12,
  is_best: false,
  entries: [],
}

/** A timed run with two minutes left. */
export const exampleTimedRun: RunState = {
  ...exampleStreak,
  kind: 'timed',
  can_skip: false,
  remaining_ms: 120_000,
  best_today: 14,
  best: 21,
}

const entry = (id: string, rating: number, result: RunEntry['result']): RunEntry => ({
  puzzle: { ...puzzle, id, rating },
  result,
})
const entries: readonly RunEntry[] = [
  entry('00Abc', 612, 'solved'),
  entry('00sHx', 655, 'solved'),
  entry('00sJ9', 704, 'hinted'),
  entry('00sO1', 748, 'solved'),
  entry('01tg7', 801, 'failed'),
]

/** A streak after its miss: the best one so far. */
export const exampleMissed: RunState = {
  ...exampleStreak,
  score: 4,
  can_skip: false,
  current: null,
  ending: 'missed',
  best_today: 4,
  best: 4,
  is_best: true,
  entries,
}

/** A timed run whose time is up. */
export const exampleTimeUp: RunState = {
  ...exampleTimedRun,
  score: 4,
  remaining_ms: 0,
  current: null,
  ending: 'time',
  entries,
}

/** A run that the limit of the day has ended. */
export const exampleLimited: RunState = {
  ...exampleMissed,
  score: 5,
  best: 12,
  ending: 'limit',
  is_best: false,
  entries: entries.map((one) => ({ ...one, result: 'solved' })),
}

const streakInput: RunInput = { kind: 'streak', isSignedIn: true }
const timedInput: RunInput = { kind: 'timed', isSignedIn: true }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const runSnapshotAt = (
  value: Snapshot['value'],
  run: RunState | null = null,
  context: Partial<RunContext> = {},
): Snapshot =>
  exampleRun.resolveState({
    value,
    context: {
      kind: run?.kind ?? 'streak',
      isSignedIn: true,
      run,
      allowance: run && exampleLeft,
      endsAt: null,
      board: run && {
        number: run.current?.number ?? 8,
        puzzle,
        moves: [puzzle.first_move, ...(run.current?.line ?? [])],
      },
      tried: null,
      change: null,
      refusal: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const puzzleRunStates = {
  loading: runSnapshotAt('loading'),
  replying: runSnapshotAt('replying', exampleStreak),
  ready: runSnapshotAt('ready', exampleStreak),
  'checking.move': runSnapshotAt({ checking: 'move' }, exampleStreak, { tried: 'd2g2' }),
  'checking.skip': runSnapshotAt({ checking: 'skip' }, exampleStreak),
  wrong: runSnapshotAt('wrong', exampleMissed, { tried: 'd2d1' }),
  refreshing: runSnapshotAt('refreshing', { ...exampleTimedRun, remaining_ms: 0 }),
  stopping: runSnapshotAt('stopping', exampleTimedRun),
  'over.still': runSnapshotAt({ over: 'still' }, exampleMissed),
  'over.open': runSnapshotAt({ over: 'open' }, exampleMissed),
  refused: runSnapshotAt('refused', null, { refusal: refusal('rate_limited') }),
  limitReached: runSnapshotAt('limitReached', null, {
    allowance: { ...exampleLeft, used: 5 },
    refusal: refusal('puzzle_limit_reached'),
  }),
  needsAccount: runSnapshotAt('needsAccount', null, { isSignedIn: false }),
  noneLeft: runSnapshotAt('noneLeft', null, { refusal: refusal('no_puzzles') }),
  offline: runSnapshotAt('offline', exampleStreak, {
    tried: 'd2g2',
    refusal: refusal('offline'),
  }),
  failed: runSnapshotAt('failed', null, { refusal: refusal('something_wents_wrong') }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly RunInput[] = [
  streakInput,
  timedInput,
  { ...streakInput, isSignedIn: false },
  { ...streakInput, shown: 'old-run' },
]

export const exampleEvents = {
  'move.try': [
    { type: 'move.try', uci: 'd2g2' },
    { type: 'move.try', uci: 'd2d1' },
  ],
  'move.skip': [{ type: 'move.skip' }],
  'run.end': [{ type: 'run.end' }],
  'run.again': [{ type: 'run.again' }],
  'call.again': [{ type: 'call.again' }],
  'time.up': [{ type: 'time.up' }],
  'line.back': [{ type: 'line.back' }],
  'change.seen': [{ type: 'change.seen' }],
} satisfies {
  readonly [Type in RunEvent['type']]: readonly Extract<RunEvent, { readonly type: Type }>[]
}

const given = (run: RunState): GivenRun => ({
  run,
  allowance: exampleLeft,
  endsAt: run.kind === 'timed' && run.ending === null ? 120_000 : null,
})
const judged = (
  run: RunState,
  part: Pick<JudgedRunMove, 'outcome' | 'reply' | 'time_change_ms'>,
): JudgedRunMove => ({ ...given(run), move: 'd2g2', ...part })
const next = (run: RunState): RunState => ({
  ...run,
  score: run.score + 1,
  current: { number: 9, puzzle, line: [] },
})
const onward = (run: RunState): RunState => ({
  ...run,
  current: { number: 8, puzzle, line: ['d2g2', 'g3g2'] },
})

const judgedMoves: readonly JudgedRunMove[] = [
  judged(onward(exampleStreak), { outcome: 'right', reply: 'g3g2', time_change_ms: null }),
  judged(next(exampleTimedRun), { outcome: 'solved', reply: null, time_change_ms: 3000 }),
  judged(next(exampleTimedRun), { outcome: 'wrong', reply: null, time_change_ms: -10_000 }),
  judged(exampleMissed, { outcome: 'wrong', reply: null, time_change_ms: null }),
  judged(exampleLimited, { outcome: 'solved', reply: null, time_change_ms: null }),
  judged(exampleTimeUp, { outcome: null, reply: null, time_change_ms: null }),
]

export const exampleOutputs: {
  readonly start: readonly GivenRun[]
  readonly get: readonly GivenRun[]
  readonly move: readonly JudgedRunMove[]
  readonly skip: readonly JudgedRunMove[]
  readonly end: readonly GivenRun[]
} = {
  start: [given(exampleStreak), given(exampleTimedRun)],
  get: [given(exampleTimedRun), given(exampleTimeUp)],
  move: judgedMoves,
  skip: judgedMoves,
  end: [given({ ...exampleTimeUp, ending: 'left' }), given(exampleTimedRun)],
}

export const exampleFailures = {
  start: [
    { failure: 'teapot' },
    { failure: 'puzzle_limit_reached' },
    { failure: 'no_puzzles' },
    { failure: 'unauthorised' },
    { failure: 'offline' },
  ],
  get: [{ failure: 'not_found' }, { failure: 'offline' }, { failure: 'teapot' }],
  move: [{ failure: 'puzzle_out_of_step' }, { failure: 'offline' }, { failure: 'teapot' }],
  skip: [{ failure: 'puzzle_out_of_step' }],
  end: [{ failure: 'offline' }],
}
