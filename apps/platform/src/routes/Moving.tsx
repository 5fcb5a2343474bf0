import type { Color } from '@kingside/chess-game'
import { proposedMove } from '../board/proposed-move.ts'
import { MoveConfirmation } from '../features/move-confirmation/MoveConfirmation.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { HeldMoves } from './useMoveConfirmation.ts'

const TypedMoves = lazyPart(
  async () => (await import('../features/typed-moves/TypedMoves.tsx')).TypedMoves,
)

export interface MovingProps {
  readonly held: HeldMoves
  readonly fen: string
  /** The move that led there, such as `e2e4`. */
  readonly lastMove: string | null
  readonly color: Color
  /** Whether the player is to move. */
  readonly isToMove: boolean
  readonly wishes: { readonly typedMoves: boolean; readonly shortcutKeys: boolean }
  readonly readClocks?: (() => string) | undefined
  /** A move was typed, such as `e2e4`. */
  readonly onMove: (uci: string) => void
}

/** The ways to move beside the board itself, and the question whether a move is meant. */
export function Moving({ held, fen, color, isToMove, wishes, ...typed }: MovingProps) {
  const { view, proposed, confirm, cancel } = held
  return (
    <>
      <MoveConfirmation
        view={view}
        san={proposedMove(fen, proposed)?.san ?? ''}
        onConfirm={confirm}
        onCancel={cancel}
      />
      {wishes.typedMoves && (
        <TypedMoves
          {...typed}
          fen={fen}
          orientation={color}
          wait={proposed !== null ? 'answer' : isToMove ? 'none' : 'turn'}
          hasKey={wishes.shortcutKeys}
        />
      )}
    </>
  )
}
