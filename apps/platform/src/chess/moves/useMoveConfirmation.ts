import {
  type MoveConfirmationEmitted,
  provideMoveConfirmation,
  selectMoveConfirmationView,
} from '@kingside/machines/move-confirmation'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useView } from '../../platform/page/index.ts'

const machine = provideMoveConfirmation()

/**
 * Holds the player's moves until they are confirmed, for players who want that.
 * @param fen the position in which the player is to move; null while there is nothing to move
 * @param onTold called when a move is confirmed or withdrawn
 */
export function useMoveConfirmation(
  fen: string | null,
  enabled: boolean,
  onTold: (told: MoveConfirmationEmitted) => void,
) {
  const actor = useActorRef(machine, { input: { enabled, fen } })
  const view = useView(actor, selectMoveConfirmationView)
  useEffect(() => actor.send({ type: 'position.change', fen }), [actor, fen])
  useEffect(() => actor.send({ type: 'confirmation.enable', enabled }), [actor, enabled])
  const hear = useEffectEvent(onTold)
  useEffect(() => {
    const listening = actor.on('*', hear)
    return () => listening.unsubscribe()
  }, [actor])
  return {
    view,
    /** Whether moves are held at all. */
    isAsked: enabled,
    /** The move that awaits confirmation; null without one. */
    proposed: view.status === 'asking' ? view.uci : null,
    propose: (uci: string) => actor.send({ type: 'move.propose', uci }),
    confirm: () => actor.send({ type: 'move.confirm' }),
    cancel: () => actor.send({ type: 'move.cancel' }),
  }
}

export type HeldMoves = ReturnType<typeof useMoveConfirmation>
