import type { SnapshotFrom } from 'xstate'
import type { reviewModeMachine } from './review-mode.machine.ts'
import type { MoveIndex } from './review-mode.types.ts'

type Snapshot = SnapshotFrom<typeof reviewModeMachine>

/** The selected move, and where the viewer can go from it. */
export interface ReviewModeView {
  readonly reviewing: boolean
  readonly selected: MoveIndex
  /** The selected move's id, as the board model writes it. */
  readonly moveId: string
  /** The number of moves played while browsing, which the page marks. */
  readonly unseen: number
  readonly canGoBack: boolean
  readonly canGoOn: boolean
}

/** The machine's snapshot as the page sees it. */
export function selectReviewModeView({ value, context }: Snapshot): ReviewModeView {
  const { selected, moves, unseen } = context
  return {
    reviewing: value === 'on',
    selected,
    moveId: String(selected),
    unseen,
    canGoBack: selected > -1,
    canGoOn: selected < moves - 1,
  }
}
