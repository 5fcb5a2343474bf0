import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { providePuzzle, type puzzleMachine } from './puzzle.machine.ts'
import type {
  GivenHint,
  GivenPuzzle,
  JudgedMove,
  PuzzleContext,
  PuzzleEvent,
  PuzzleInput,
  PuzzlesLeft,
  PuzzleAttempt,
} from './puzzle.types.ts'

type Snapshot = SnapshotFrom<typeof puzzleMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const examplePuzzle = providePuzzle({ next: never, move: never, hint: never })

export const exampleAttempt: PuzzleAttempt = {
  id: 'pT4kQ9vLm2Za',
  mode: 'rated',
  puzzle: {
    id: '01tg7',
    fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
    first_move: 'f2c5',
    rating: 1542,
    plays: 209,
  },
  line: [],
  result: null,
  rating: null,
  themes: null,
}
const solved: PuzzleAttempt = {
  ...exampleAttempt,
  line: ['d2g2', 'g3g2', 'b7g2'],
  result: 'solved',
  rating: { before: 1540, after: 1552 },
  themes: ['fork', 'middlegame'],
}
const wrong: PuzzleAttempt = {
  ...exampleAttempt,
  result: 'failed',
  rating: { before: 1540, after: 1529 },
  themes: ['fork', 'middlegame'],
}
const hinted: PuzzleAttempt = { ...wrong, result: 'hinted' }

export const exampleLeft: PuzzlesLeft = {
  used: 2,
  limit: 5,
  reset_at: '2026-11-30T00:00:00Z',
}
const input: PuzzleInput = { mode: 'rated', theme: null, puzzle: null, isSignedIn: true }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  attempt: PuzzleAttempt | null = null,
  context: Partial<PuzzleContext> = {},
): Snapshot =>
  examplePuzzle.resolveState({
    value,
    context: {
      ...input,
      attempt,
      allowance: attempt && exampleLeft,
      moves: attempt ? [attempt.puzzle.first_move, ...attempt.line] : [],
      tried: null,
      hint: null,
      skipped: null,
      refusal: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const puzzleStates = {
  loading: snapshotAt('loading'),
  replying: snapshotAt('replying', exampleAttempt),
  ready: snapshotAt('ready', exampleAttempt),
  'checking.move': snapshotAt({ checking: 'move' }, exampleAttempt, { tried: 'd2g2' }),
  'checking.hint': snapshotAt({ checking: 'hint' }, exampleAttempt),
  'wrong.shown': snapshotAt({ wrong: 'shown' }, wrong, { tried: 'd2d1' }),
  'wrong.back': snapshotAt({ wrong: 'back' }, wrong),
  ending: snapshotAt('ending', solved),
  solved: snapshotAt('solved', solved),
  solvedWithHints: snapshotAt('solvedWithHints', {
    ...solved,
    result: 'hinted',
    rating: hinted.rating,
  }),
  refused: snapshotAt('refused', null, { refusal: refusal('rate_limited') }),
  limitReached: snapshotAt('limitReached', null, {
    allowance: { ...exampleLeft, used: 5 },
    refusal: refusal('puzzle_limit_reached'),
  }),
  needsAccount: snapshotAt('needsAccount', null, { isSignedIn: false }),
  noneLeft: snapshotAt('noneLeft', null, { refusal: refusal('no_puzzles') }),
  offline: snapshotAt('offline', exampleAttempt, { tried: 'd2g2', refusal: refusal('offline') }),
  failed: snapshotAt('failed', null, { refusal: refusal('something_wents_wrong') }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly PuzzleInput[] = [
  input,
  { ...input, mode: 'practice', theme: 'fork', isSignedIn: false },
  { ...input, mode: 'practice', puzzle: '01tg7' },
  { ...input, mode: 'daily' },
  { ...input, mode: 'review', isSignedIn: false },
]

export const exampleEvents = {
  'move.try': [
    { type: 'move.try', uci: 'd2g2' },
    { type: 'move.try', uci: 'd2d1' },
  ],
  'hint.ask': [{ type: 'hint.ask' }],
  'puzzle.retry': [{ type: 'puzzle.retry' }],
  'puzzle.next': [{ type: 'puzzle.next' }],
  'call.again': [{ type: 'call.again' }],
  'line.back': [{ type: 'line.back' }],
} satisfies {
  readonly [Type in PuzzleEvent['type']]: readonly Extract<PuzzleEvent, { readonly type: Type }>[]
}

const given = (attempt: PuzzleAttempt): GivenPuzzle => ({ attempt, allowance: exampleLeft })
const judged = (attempt: PuzzleAttempt, judgement: Pick<JudgedMove, 'outcome' | 'reply'>) => ({
  ...given(attempt),
  ...judgement,
})

export const exampleOutputs: {
  readonly next: readonly GivenPuzzle[]
  readonly move: readonly JudgedMove[]
  readonly hint: readonly GivenHint[]
} = {
  next: [
    given(exampleAttempt),
    given({ ...exampleAttempt, mode: 'practice' }),
    given(solved),
    given(hinted),
  ],
  move: [
    judged({ ...exampleAttempt, line: ['d2g2', 'g3g2'] }, { outcome: 'right', reply: 'g3g2' }),
    judged(wrong, { outcome: 'wrong', reply: null }),
    judged(solved, { outcome: 'solved', reply: null }),
    judged({ ...solved, result: 'hinted' }, { outcome: 'solved', reply: null }),
  ],
  hint: [
    { ...given(hinted), square: 'd2', move: null },
    { ...given(hinted), square: 'd2', move: 'd2g2' },
  ],
}
export const exampleFailures = {
  next: [
    { failure: 'puzzle_limit_reached' },
    { failure: 'no_puzzles' },
    { failure: 'forbidden' },
    { failure: 'offline' },
    { failure: 'teapot' },
  ],
  move: [
    { failure: 'puzzle_limit_reached' },
    { failure: 'puzzle_out_of_step' },
    { failure: 'teapot' },
  ],
  hint: [{ failure: 'offline' }],
}
