import { analysisItem, startFen } from '@kingside/chess-game'
import type { KeyMoment } from '@kingside/chess-game/review'
import type { SnapshotFrom } from 'xstate'
import { provideRetryMistakes, type retryMistakesMachine } from './retry-mistakes.machine.ts'
import type {
  RetryMistakesContext,
  RetryMistakesEvent,
  RetryMistakesInput,
} from './retry-mistakes.types.ts'

type Snapshot = SnapshotFrom<typeof retryMistakesMachine>

/** The machine with an engine that never answers. */
export const exampleRetryMistakes = provideRetryMistakes({ look: () => new Promise(() => {}) })

const beforeMate = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2'

/** Two moves that gave a game away, from the shortest mate. */
export const exampleMoments: readonly KeyMoment[] = [
  {
    ply: 1,
    color: 'w',
    before: analysisItem(startFen, 16, [
      { score: { type: 'cp', value: 30 }, pv: ['e2e4', 'e7e5', 'g1f3'] },
    ]),
    played: 'f2f3',
    lost: 6,
  },
  {
    ply: 3,
    color: 'w',
    before: analysisItem(beforeMate, 16, [
      { score: { type: 'cp', value: -60 }, pv: ['e2e4', 'f8c5', 'g1e2'] },
    ]),
    played: 'g2g4',
    lost: 42,
  },
]

/** Builds a snapshot of the machine as plain data, without running anything. */
export const retryMistakesSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<RetryMistakesContext> = {},
): Snapshot =>
  exampleRetryMistakes.resolveState({
    value,
    context: { moments: exampleMoments, index: 1, tried: null, outcomes: ['found'], ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const retryMistakesStates = {
  'open.asking': retryMistakesSnapshotAt({ open: 'asking' }),
  'open.judging': retryMistakesSnapshotAt({ open: 'judging' }, { tried: 'd2d4' }),
  'open.wrong': retryMistakesSnapshotAt({ open: 'wrong' }, { tried: 'h2h4' }),
  'open.unjudged': retryMistakesSnapshotAt({ open: 'unjudged' }, { tried: 'd2d4' }),
  found: retryMistakesSnapshotAt('found', { tried: 'e2e4', outcomes: ['found', 'found'] }),
  shown: retryMistakesSnapshotAt('shown', { outcomes: ['found', 'shown'] }),
  finished: retryMistakesSnapshotAt('finished', { outcomes: ['found', 'shown'] }),
} satisfies Record<string, Snapshot>

export const exampleRetryMistakesInput: RetryMistakesInput = { moments: exampleMoments }

export const exampleRetryMistakesEvents = {
  'move.try': [
    { type: 'move.try', uci: 'e2e4' },
    { type: 'move.try', uci: 'g2g4' },
    { type: 'move.try', uci: 'd2d4' },
  ],
  'answer.show': [{ type: 'answer.show' }],
  'moment.skip': [{ type: 'moment.skip' }],
  'moment.next': [{ type: 'moment.next' }],
  'moments.restart': [{ type: 'moments.restart' }],
} satisfies {
  readonly [Type in RetryMistakesEvent['type']]: readonly Extract<
    RetryMistakesEvent,
    { readonly type: Type }
  >[]
}
