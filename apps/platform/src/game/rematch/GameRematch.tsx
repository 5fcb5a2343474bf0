import type { GameData } from '@kingside/api'
import { provideRematch, selectRematchView } from '@kingside/machines/rematch'
import { selectSessionView } from '@kingside/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import type { OpenGame } from '../connection/open-game.ts'
import { useDependencies } from '../../dependencies.ts'
import { createRematchLine } from './rematch-line.ts'
import { Rematch } from './Rematch.view.tsx'
import { modeOf } from '../../chess/record/index.ts'
import { nextSearch, openRemedy } from '../../chess/terms/index.ts'

export interface GameRematchProps {
  readonly open: OpenGame
  readonly uid: string | null
  readonly data: GameData
}

/** The rematch of two players. Both are taken to the new game as soon as it exists. */
export function GameRematch({ open, uid, data }: GameRematchProps) {
  const deps = useDependencies()
  const { actors, now } = deps
  const { connection } = open
  const { gId: gameId, wPId, bPId } = data
  const [rematch] = useState(() => createRematchLine(gameId, open.rematch))
  const session = useSelector(actors.session, selectSessionView)
  const [machine] = useState(() => provideRematch(rematch))
  const actor = useActorRef(machine, {
    input: {
      gameId,
      opponentUid: uid === wPId ? bPId : wPId,
      pending: rematch.pending(),
      player: {
        uid,
        auth: session.status === 'signing-out' ? 'unauthorized' : session.status,
        hasFideId: hasFideId(session),
        isBanned: false,
      },
    },
  })
  const view = useSelector(actor, selectRematchView)
  const navigate = useNavigate()

  useEffect(() => rematch.listen((event) => actor.send(event)), [actor, rematch])
  useEffect(() => {
    const listening = connection.on('*', ({ type }) => {
      if (type === 'line.lost') actor.send({ type: 'connection.lost' })
      if (type === 'line.opened') actor.send({ type: 'connection.found' })
    })
    return () => listening.unsubscribe()
  }, [actor, connection])

  const newGameId = view.status === 'started' ? view.newGameId : null
  useEffect(() => {
    if (newGameId !== null) void navigate(`/game/${newGameId}`)
  }, [newGameId, navigate])

  return (
    <Rematch
      view={view}
      now={now}
      onOffer={() => actor.send({ type: 'rematch.offer' })}
      onWithdraw={() => actor.send({ type: 'rematch.withdraw' })}
      onAccept={() => actor.send({ type: 'rematch.accept' })}
      onDecline={() => actor.send({ type: 'rematch.decline' })}
      onOpenGame={(id) => void navigate(`/game/${id}`)}
      onNewGame={() => {
        const { rating, time_control: time } = data.publicExtra
        nextSearch.ask({
          mode: modeOf(rating) ?? 'unrated',
          timeControl: { id: time.id, boardType: time.board_type_name },
        })
        void navigate('/')
      }}
      onRemedy={(remedy) => openRemedy(deps, remedy, navigate)}
    />
  )
}

const hasFideId = (view: ReturnType<typeof selectSessionView>): boolean =>
  'profile' in view && view.profile?.fide_id != null
