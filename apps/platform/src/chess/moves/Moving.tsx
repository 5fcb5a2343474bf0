import { memo } from 'react'
import { MoveConfirmation } from './MoveConfirmation.view.tsx'
import type { TypedMovesProps } from './TypedMoves.view.tsx'
import { lazyPart } from '../../platform/page/index.ts'
import type { HeldMoves } from './useMoveConfirmation.ts'

const TypedMoves = lazyPart(async () => (await import('./TypedMoves.view.tsx')).TypedMoves)

export interface MovingProps {
  readonly held: HeldMoves
  /** The move that waits, in SAN; undefined while none does. */
  readonly san: string | undefined
  /** For those who type their moves; null is everybody else, for whom a new position changes nothing here. */
  readonly typed:
    | (Omit<TypedMovesProps, 'wait'> & {
        /** Whether the player is to move. */
        readonly isToMove: boolean
      })
    | null
}

/** The ways to move beside the board itself, and the question whether a move is meant. */
export const Moving = memo(function Moving({ held, san = '', typed }: MovingProps) {
  const { view, proposed, confirm, cancel } = held
  return (
    <>
      <MoveConfirmation view={view} san={san} onConfirm={confirm} onCancel={cancel} />
      {typed && (
        <TypedMoves
          {...typed}
          wait={proposed !== null ? 'answer' : typed.isToMove ? 'none' : 'turn'}
        />
      )}
    </>
  )
})
