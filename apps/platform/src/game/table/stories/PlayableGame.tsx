import { applyMove, legalMoves, parseFen } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { selectGameView } from '@kingside/machines/game'
import {
  type EventData,
  exampleGame,
  gameSnapshotAt,
  gameStates,
  serverEvent,
} from '@kingside/machines/game/examples'
import type { GameCommand, Turn } from '@kingside/machines/game-connection'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useStateMap } from '../../../stories/index.ts'
import { Game, type GameProps } from '../Game.view.tsx'

const start = gameStates['phase.playing.moves.free.ready']
const unrated = { config: gameStates['phase.playing.takeback.none'].context.config }
const clocks = { w: 170_000, b: 168_000 }
const answers = ['e7e5', 'b8c6', 'g8f6']

export interface PlayableGameProps extends GameProps {
  /** Whether the game is rated; unrated games have takebacks. @default true */
  readonly rated?: boolean
}

/** The game with its machine, for stories: buttons play the server and the opponent. */
export function PlayableGame({ now, rated = true, ...props }: PlayableGameProps) {
  const game = useActorRef(exampleGame, {
    input: { gameId: start.context.gameId, uid: start.context.uid },
    snapshot: rated ? start : gameSnapshotAt(start.value, { ...start.context, ...unrated }),
  })
  const snapshot = useSelector(game, (latestSnapshot) => latestSnapshot)
  useStateMap(snapshot)
  const view = selectGameView(snapshot)
  const [newMoveId] = useState(() => {
    let count = 0
    return () => `m-${(count += 1)}`
  })

  const hear = (says: EventData) => {
    const event = serverEvent(game.getSnapshot().context.v + 1, says)
    game.send({ type: 'server.event', event, at: now() })
  }
  const tellMove = (uci: string) => {
    const { turns, initialFen } = game.getSnapshot().context
    const fen = applyMove(parseFen(latest(turns, initialFen)), uci).fen
    hear({ type: 'MOVED', data: { absNum: turns.length + 1, uci, fen, clocks, running: true } })
  }
  const opponentMoves = () => {
    const { turns, initialFen } = game.getSnapshot().context
    const legal = legalMoves(parseFen(latest(turns, initialFen))).map(({ lan }) => lan)
    const uci = answers.find((answer) => legal.includes(answer)) ?? legal[0]
    if (uci !== undefined) tellMove(uci)
  }
  const takeBack = (plies: number) => {
    const { turns } = game.getSnapshot().context
    const kept = turns.slice(0, turns.length - plies)
    hear({ type: 'MOVES_CHANGED', data: { turns: kept, clocks, running: kept.length > 1 } })
  }
  const tellEnd = (command: GameCommand) => {
    const end = ends[command]
    if (end) hear({ type: 'PHASE_CHANGED', data: { phase: 'DONE', end } })
    if (command === 'draw.offer') hear({ type: 'DRAW_OFFER', data: { color: 'w' } })
    if (command === 'draw.decline') hear({ type: 'DRAW_REJECTED', data: { color: 'b' } })
    if (command === 'takeback.offer') hear({ type: 'TAKEBACK_OFFER', data: { color: 'w' } })
    if (command === 'takeback.accept') takeBack(1)
  }

  useEffect(() => {
    // The server answers after the machine has settled.
    const later = (answer: () => void) => queueMicrotask(answer)
    const joined = [
      game.on('move.send', ({ move }) => later(() => tellMove(move.uci))),
      game.on('command.send', ({ command }) => later(() => tellEnd(command))),
    ]
    return () => joined.forEach((subscription) => subscription.unsubscribe())
  })

  const others = [
    { does: 'Opponent moves', press: opponentMoves },
    {
      does: 'Opponent offers a draw',
      press: () => hear({ type: 'DRAW_OFFER', data: { color: 'b' } }),
    },
    ...(rated
      ? []
      : [
          { does: 'Opponent allows the takeback', press: () => takeBack(1) },
          {
            does: 'Opponent asks for a takeback',
            press: () => hear({ type: 'TAKEBACK_OFFER', data: { color: 'b' } }),
          },
        ]),
    { does: 'Line breaks', press: () => game.send({ type: 'line.lost' }) },
    { does: 'Line is back', press: () => game.send({ type: 'line.opened' }) },
  ]

  return (
    <>
      <Game
        {...props}
        now={now}
        view={view}
        onMove={(uci) => game.send({ type: 'move.play', uci, moveId: newMoveId(), at: now() })}
        onPromotionChoose={(piece) =>
          game.send({ type: 'promotion.choose', piece, moveId: newMoveId(), at: now() })
        }
        onPromotionCancel={() => game.send({ type: 'promotion.cancel' })}
        onPremove={(uci) => game.send({ type: 'premove.add', uci, moveId: newMoveId() })}
        onPremovesCancel={() => game.send({ type: 'premove.cancel' })}
        onDismissNotice={() => game.send({ type: 'notice.dismiss' })}
        onOfferDraw={() => game.send({ type: 'draw.offer' })}
        onAbsenceChoose={(choice) => game.send({ type: `absence.${choice}` })}
        onAcceptDraw={() => game.send({ type: 'draw.accept' })}
        onDeclineDraw={() => game.send({ type: 'draw.decline' })}
        onClaimDraw={() => game.send({ type: 'draw.claim' })}
        onAskTakeback={() => game.send({ type: 'takeback.offer' })}
        onAllowTakeback={() => game.send({ type: 'takeback.accept' })}
        onRefuseTakeback={() => game.send({ type: 'takeback.decline' })}
        onResign={() => game.send({ type: 'game.resign' })}
        onAbort={() => game.send({ type: 'game.abort' })}
      />
      <Inline gap={2}>
        {others.map(({ does, press }) => (
          <Button key={does} size="s" type="ghost" onPress={press}>
            {does}
          </Button>
        ))}
      </Inline>
    </>
  )
}

const latest = (turns: readonly Turn[], initialFen: string) => turns.at(-1)?.fen ?? initialFen

const ends: Partial<
  Record<GameCommand, Extract<EventData, { type: 'PHASE_CHANGED' }>['data']['end']>
> = {
  'draw.accept': { result: 'DRAW', reason: 'draw-by-offer' },
  'draw.claim': { result: 'DRAW', reason: 'threefold-repetition' },
  'game.resign': { result: 'BLACK_WIN', reason: 'resignation' },
  'game.abort': { result: 'ABORT', reason: 'manual-abort-before-first-move' },
}
