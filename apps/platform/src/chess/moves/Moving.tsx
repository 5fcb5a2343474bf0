import { memo } from 'react'
import type { TypedMovesProps } from './TypedMoves.view.tsx'
import { lazyPart } from '../../platform/page/index.ts'
import type { HeldMoves } from './useMoveConfirmation.ts'

// Most players want no confirmation. For others it is loaded with the game, before the first move.
const MoveConfirmation = lazyPart(
  async () => (await import('./MoveConfirmation.view.tsx')).MoveConfirmation,
)
const TypedMoves = lazyPart(async () => (await import('./TypedMoves.view.tsx')).TypedMoves)

export interface MovingProps {
  readonly held: Omit<HeldMoves, 'propose'>
  /** The move that awaits confirmation, in SAN; undefined without one. */
  readonly san: string | undefined
  /**
   * The position for typed moves; null for players who do not type moves, so that a new position renders nothing here.
   */
  readonly typed:
    | (Omit<TypedMovesProps, 'wait'> & {
        /** Whether the player is to move. */
        readonly isToMove: boolean
      })
    | null
}

/** The ways to move besides the board, and the confirmation of a move. */
export const Moving = memo(function Moving({ held, san = '', typed }: MovingProps) {
  const { view, isAsked, proposed, confirm, cancel } = held
  return (
    <>
      {isAsked && <MoveConfirmation view={view} san={san} onConfirm={confirm} onCancel={cancel} />}
      {typed && (
        <TypedMoves
          {...typed}
          wait={proposed !== null ? 'answer' : typed.isToMove ? 'none' : 'turn'}
        />
      )}
    </>
  )
})
