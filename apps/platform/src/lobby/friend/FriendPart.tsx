import { Stack } from '@kingside/design-system/Stack'
import { type FriendGameInput, selectFriendGameView } from '@kingside/machines/friend-game'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { createFriendGame, friendNewsOf } from './calls.ts'
import { openRemedy, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { LinkQr } from './LinkQr.tsx'
import { FriendGame } from './FriendGame.view.tsx'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'
import { friendAddress } from './addresses.ts'

/** A game by a link, for its maker or for the friend, as a part of a page. */
export function FriendPart({ input }: { readonly input: FriendGameInput }) {
  const deps = useDependencies()
  const { api, server, now, regions, actors, gameStarts } = deps
  const [machine] = useState(() => createFriendGame(server, now, friendAddress, regions))
  const navigate = useNavigate()
  const player = usePlayer(deps)
  const times = useQuery(timeControlsQuery(api))
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectFriendGameView)

  useEffect(() => {
    if (player !== input.player) actor.send({ type: 'player.changed', player })
  }, [actor, player, input.player])
  useLobbyNews(actors.lobby, (event) => {
    const told = friendNewsOf(event)
    if (told) actor.send(told)
  })
  useConnectionNews(actors.lobby, (event) => actor.send(event))
  const gameId = view.status === 'started' ? view.gameId : null
  useEffect(() => {
    if (gameId !== null) gameStarts.open(gameId)
  }, [gameStarts, gameId])

  return (
    <Stack gap={6}>
      <FriendGame
        view={view}
        now={now}
        timeControls={times.data ?? []}
        addressOf={friendAddress}
        onTermsChange={(terms) => actor.send({ type: 'terms.choose', terms })}
        onMake={() => actor.send({ type: 'link.make' })}
        onCopy={() => actor.send({ type: 'link.copy' })}
        onCancel={() => actor.send({ type: 'link.cancel' })}
        onWait={() => actor.send({ type: 'link.wait' })}
        onRead={() => actor.send({ type: 'link.read' })}
        onAccept={() => actor.send({ type: 'link.accept' })}
        onLeave={() => void navigate('/')}
        onOpenGame={gameStarts.open}
        onRemedy={(remedy) => openRemedy(deps, remedy, navigate, input.end === 'opener')}
      />
      {view.status === 'waiting' && <LinkQr address={friendAddress(view.link.code)} />}
    </Stack>
  )
}
