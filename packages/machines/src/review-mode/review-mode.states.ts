import type { SnapshotFrom } from 'xstate'
import { provideReviewMode, type reviewModeMachine } from './review-mode.machine.ts'
import type { ReviewModeContext, ReviewModeEvent, ReviewModeInput } from './review-mode.types.ts'

type Snapshot = SnapshotFrom<typeof reviewModeMachine>

export const exampleReviewMode = provideReviewMode()

/** Builds a snapshot of the machine as plain data, without running anything. */
export const reviewModeSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<ReviewModeContext> = {},
): Snapshot =>
  exampleReviewMode.resolveState({
    value,
    context: { moves: 24, selected: 23, unseen: 0, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const reviewModeStates = {
  off: reviewModeSnapshotAt('off'),
  on: reviewModeSnapshotAt('on', { selected: 11, unseen: 2 }),
} satisfies Record<string, Snapshot>

export const exampleReviewInputs: readonly ReviewModeInput[] = [
  { moves: 3 },
  { moves: 3, selected: 0 },
]

export const exampleReviewEvents = {
  'move.first': [{ type: 'move.first' }],
  'move.previous': [{ type: 'move.previous' }],
  'move.next': [{ type: 'move.next' }],
  'move.last': [{ type: 'move.last' }],
  'move.select': [
    { type: 'move.select', index: 1 },
    { type: 'move.select', index: 99 },
  ],
  'moves.changed': [
    { type: 'moves.changed', moves: 4 },
    { type: 'moves.changed', moves: 1 },
    { type: 'moves.changed', moves: 0 },
  ],
} satisfies {
  readonly [Type in ReviewModeEvent['type']]: readonly Extract<
    ReviewModeEvent,
    { readonly type: Type }
  >[]
}
