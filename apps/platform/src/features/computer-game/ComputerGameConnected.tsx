import {
  type ComputerGameInput,
  type ComputerGameMachine,
  type ComputerGameView,
  selectComputerGameView,
} from '@kingside/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { ComputerGame } from './ComputerGame.tsx'

export interface ComputerGameConnectedProps {
  readonly machine: ComputerGameMachine
  readonly input: ComputerGameInput
  /** Now, on the clock that the machine's engine uses too, in milliseconds. */
  readonly now: () => number
  /** Hears of every change, to keep the game. */
  readonly onChange: (view: ComputerGameView) => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
  readonly onCopyPgn: (view: ComputerGameView) => void
  readonly onDownloadPgn: (view: ComputerGameView) => void
}

/** Runs the machine and shows it. */
export function ComputerGameConnected({
  machine,
  input,
  now,
  onChange,
  onRematch,
  onNewGame,
  onCopyPgn,
  onDownloadPgn,
}: ComputerGameConnectedProps) {
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectComputerGameView)

  useEffect(() => {
    const watching = actor.subscribe((snapshot) => onChange(selectComputerGameView(snapshot)))
    return () => watching.unsubscribe()
  }, [actor, onChange])

  return (
    <ComputerGame
      view={view}
      onMove={(move) => actor.send({ type: 'move.play', move, at: now() })}
      onResign={() => actor.send({ type: 'game.resign' })}
      onAbort={() => actor.send({ type: 'game.abort' })}
      onClaimDraw={() => actor.send({ type: 'draw.claim' })}
      onRetry={() => actor.send({ type: 'engine.retry' })}
      onRematch={onRematch}
      onNewGame={onNewGame}
      onCopyPgn={() => onCopyPgn(view)}
      onDownloadPgn={() => onDownloadPgn(view)}
    />
  )
}
