import type { SnapshotFrom } from 'xstate'
import {
  type moveConfirmationMachine,
  provideMoveConfirmation,
} from './move-confirmation.machine.ts'
import type {
  MoveConfirmationContext,
  MoveConfirmationEvent,
  MoveConfirmationInput,
} from './move-confirmation.types.ts'

type Snapshot = SnapshotFrom<typeof moveConfirmationMachine>

export const exampleMoveConfirmation = provideMoveConfirmation()

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const afterE4E5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const moveConfirmationSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<MoveConfirmationContext> = {},
): Snapshot =>
  exampleMoveConfirmation.resolveState({
    value,
    context: { enabled: true, fen: start, uci: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const moveConfirmationStates = {
  idle: moveConfirmationSnapshotAt('idle'),
  asking: moveConfirmationSnapshotAt('asking', { uci: 'g1f3' }),
  withdrawn: moveConfirmationSnapshotAt('withdrawn', { fen: null }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly MoveConfirmationInput[] = [
  { enabled: true, fen: start },
  { enabled: false, fen: start },
  { enabled: true, fen: null },
]

export const exampleEvents = {
  'move.propose': [{ type: 'move.propose', uci: 'g1f3' }],
  'move.confirm': [{ type: 'move.confirm' }],
  'move.cancel': [{ type: 'move.cancel' }],
  'position.change': [
    { type: 'position.change', fen: afterE4E5 },
    { type: 'position.change', fen: null },
    { type: 'position.change', fen: start },
  ],
  'confirmation.enable': [
    { type: 'confirmation.enable', enabled: true },
    { type: 'confirmation.enable', enabled: false },
  ],
} satisfies {
  readonly [Type in MoveConfirmationEvent['type']]: readonly Extract<
    MoveConfirmationEvent,
    { readonly type: Type }
  >[]
}
