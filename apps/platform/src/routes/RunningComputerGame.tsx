import { lanOf, parseLan } from '@kingside/chess-game'
import {
  type ComputerGameInput,
  type ComputerGameMachine,
  type ComputerGameView,
  selectComputerGameView,
} from '@kingside/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { proposedMove } from '../board/proposed-move.ts'
import type { AppDependencies } from '../app/dependencies.ts'
import { useBoardWishes } from '../app/board-wishes.ts'
import { ComputerGame } from '../features/computer-game/ComputerGame.tsx'
import { ZenBar } from '../features/zen-mode/ZenBar.tsx'
import { ZenButton } from '../features/zen-mode/ZenButton.tsx'
import { Moving } from './Moving.tsx'
import { useMoveConfirmation } from './useMoveConfirmation.ts'
import { useZenMode } from './useZenMode.ts'

export interface RunningComputerGameProps {
  readonly machine: ComputerGameMachine
  readonly input: ComputerGameInput
  readonly boardAppearance: AppDependencies['actors']['boardAppearance']
  /** Now, on the clock that the machine's engine uses too, in milliseconds. */
  readonly now: () => number
  /** Hears of every change, to keep the game. */
  readonly onChange: (view: ComputerGameView) => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
  readonly onCopyPgn: (view: ComputerGameView) => void
  readonly onDownloadPgn: (view: ComputerGameView) => void
}

/** Runs a game against the computer and shows it. */
export function RunningComputerGame({
  machine,
  input,
  boardAppearance,
  now,
  onChange,
  onRematch,
  onNewGame,
  onCopyPgn,
  onDownloadPgn,
}: RunningComputerGameProps) {
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectComputerGameView)
  const wishes = useBoardWishes(boardAppearance)
  const { game, setup } = view
  const isPlaying = view.status !== 'over'
  const isToMove = view.status === 'player-turn'
  const zen = useZenMode(isPlaying, wishes.shortcutKeys)
  const held = useMoveConfirmation(
    isToMove ? game.currentFen : null,
    wishes.confirmation,
    ({ type, uci }) => {
      const move = parseLan(uci)
      if (type === 'move.confirmed' && move) actor.send({ type: 'move.play', move, at: now() })
    },
  )

  useEffect(() => {
    const watching = actor.subscribe((snapshot) => onChange(selectComputerGameView(snapshot)))
    return () => watching.unsubscribe()
  }, [actor, onChange])

  const lastMove = game.mainLineLastMove
  const renderMoving = (readClocks: (() => string) | undefined) =>
    isPlaying && (
      <Moving
        held={held}
        san={proposedMove(game.currentFen, held.proposed)?.san}
        typed={
          wishes.typedMoves
            ? {
                fen: game.currentFen,
                lastMove: lastMove ? lanOf(lastMove) : null,
                orientation: setup.playerColor,
                isToMove,
                hasKey: wishes.shortcutKeys,
                readClocks,
                onMove: held.propose,
              }
            : null
        }
      />
    )
  return (
    <ComputerGame
      view={view}
      proposed={held.proposed}
      above={<ZenBar view={zen.view} onLeave={zen.leave} />}
      tools={
        isPlaying && !zen.isOn && <ZenButton hasKey={wishes.shortcutKeys} onEnter={zen.enter} />
      }
      moving={renderMoving}
      onMove={(move) => held.propose(lanOf(move))}
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
