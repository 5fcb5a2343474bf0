import { lanOf, parseLan } from '@kingside/chess-game'
import {
  type ComputerGameEmitted,
  type ComputerGameInput,
  type ComputerGameMachine,
  type ComputerGameView,
  selectComputerGameView,
} from '@kingside/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  HomeLink,
  proposedMove,
  useMoveKeys,
  useZenMode,
  ZenBar,
  LateKeysHelp,
  ZenButton,
} from '../../chess/board/index.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { BoardSettingsButton, useBoardPreferences } from '../../settings/board/index.ts'
import { ComputerGame } from './ComputerGame.view.tsx'
import { useResign } from './useResign.ts'
import { GameReview, useReview } from '../../chess/review/index.ts'
import { useReviewing } from './useReviewing.tsx'
import { asksAt, Moving, useMoveConfirmation } from '../../chess/moves/index.ts'

export interface RunningComputerGameProps {
  readonly machine: ComputerGameMachine
  readonly input: ComputerGameInput
  readonly boardAppearance: AppDependencies['actors']['boardAppearance']
  readonly dialogs: AppDependencies['actors']['dialogs']
  /** Now, on the clock that the machine's engine uses too, in milliseconds. */
  readonly now: () => number
  /** Called on every change, to store the game. */
  readonly onChange: (view: ComputerGameView) => void
  /** Called with each sound to play. */
  readonly onSound: (name: ComputerGameEmitted['sound']) => void
  /** At the corner of the board. */
  readonly resize?: ReactNode
  readonly onBoardSettings: () => void
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
  dialogs,
  now,
  onChange,
  onSound,
  resize,
  ...on
}: RunningComputerGameProps) {
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectComputerGameView)
  const preferences = useBoardPreferences(boardAppearance)
  const { game, setup } = view
  const isPlaying = view.status !== 'over'
  const isToMove = view.status === 'player-turn'
  const resign = useResign(actor, dialogs, isPlaying)
  const review = useReview({
    initialFen: game.initialFen,
    turns: game.history.map(({ lan, fen }) => ({ uci: lan, fen })),
  })
  const reviewing = useReviewing(view, review, preferences)
  useMoveKeys((target) => review.send({ type: `move.${target}` }), preferences.shortcutKeys)
  const zen = useZenMode(isPlaying, preferences.shortcutKeys)
  const held = useMoveConfirmation(
    isToMove ? game.currentFen : null,
    asksAt(preferences.moveConfirmation, setup.clock),
    ({ type, uci }) => {
      const move = parseLan(uci)
      if (type === 'move.confirmed' && move) actor.send({ type: 'move.play', move, at: now() })
    },
  )

  useEffect(() => {
    const watching = actor.subscribe((snapshot) => onChange(selectComputerGameView(snapshot)))
    return () => watching.unsubscribe()
  }, [actor, onChange])

  useSoundsOf(actor, onSound)

  const lastMove = game.mainLineLastMove
  const renderMoving = (readClocks: (() => string) | undefined) =>
    isPlaying && (
      <Moving
        held={held}
        san={proposedMove(game.currentFen, held.proposed)?.san}
        typed={
          preferences.typedMoves
            ? {
                fen: game.currentFen,
                lastMove: lastMove ? lanOf(lastMove) : null,
                orientation: setup.playerColor,
                isToMove,
                hasKey: preferences.shortcutKeys,
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
      preferences={preferences}
      reviewed={review.move}
      proposed={held.proposed}
      moveList={{
        ...(review.move && { current: review.selected }),
        marks: reviewing.marks,
        onSelect: (index) => {
          reviewing.leaveRetry()
          review.send({ type: 'move.select', index })
        },
      }}
      review={
        <GameReview
          view={review.walk}
          initialFen={game.initialFen}
          send={review.send}
          isOver={!isPlaying}
        />
      }
      boardRef={reviewing.boardRef}
      mark={reviewing.mark}
      retry={reviewing.retry}
      onReview={reviewing.ask}
      below={reviewing.panel}
      above={<ZenBar view={zen.view} onLeave={zen.leave} />}
      resize={resize}
      tools={
        !zen.isOn && (
          <>
            <HomeLink />
            <BoardSettingsButton onOpen={on.onBoardSettings} />
            <LateKeysHelp
              isOn={preferences.shortcutKeys}
              hasZen={isPlaying}
              hasTyped={isPlaying && preferences.typedMoves}
            />
            {isPlaying && <ZenButton hasKey={preferences.shortcutKeys} onEnter={zen.enter} />}
          </>
        )
      }
      moving={renderMoving}
      onMove={(move) => held.propose(lanOf(move))}
      onPremove={(move) => actor.send({ type: 'premove.add', move })}
      onPremovesCancel={() => actor.send({ type: 'premove.cancel' })}
      onTakeBack={() => actor.send({ type: 'move.takeBack', at: now() })}
      onResign={resign}
      onAbort={() => actor.send({ type: 'game.abort' })}
      onClaimDraw={() => actor.send({ type: 'draw.claim' })}
      onOfferDraw={() => actor.send({ type: 'draw.offer' })}
      onRetry={() => actor.send({ type: 'engine.retry' })}
      onRematch={on.onRematch}
      onNewGame={on.onNewGame}
      onCopyPgn={() => on.onCopyPgn(view)}
      onDownloadPgn={() => on.onDownloadPgn(view)}
    />
  )
}

function useSoundsOf(
  actor: ActorRefFrom<ComputerGameMachine>,
  onSound: RunningComputerGameProps['onSound'],
): void {
  const hear = useEffectEvent(onSound)
  useEffect(() => {
    const listening = actor.on('sound.play', ({ sound }) => hear(sound))
    return () => listening.unsubscribe()
  }, [actor])
}
