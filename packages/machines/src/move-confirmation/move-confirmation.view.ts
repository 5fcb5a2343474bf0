import type { SnapshotFrom } from 'xstate'
import type { moveConfirmationMachine } from './move-confirmation.machine.ts'

type Snapshot = SnapshotFrom<typeof moveConfirmationMachine>

/** Whether a move awaits confirmation. */
export type MoveConfirmationView =
  | { readonly status: 'idle' }
  /** The move is shown on the board but not sent. */
  | { readonly status: 'asking'; readonly uci: string }
  /** The game went on, or ended, before the move was confirmed. */
  | { readonly status: 'withdrawn' }

/** The machine's snapshot as the page sees it. */
export function selectMoveConfirmationView({ value, context }: Snapshot): MoveConfirmationView {
  switch (value) {
    case 'asking':
      return { status: value, uci: context.uci ?? '' }
    case 'idle':
    case 'withdrawn':
      return { status: value }
    default:
      return value satisfies never
  }
}
