import {
  type InviteFor,
  type OwnInvite,
  selectInviteChallengeView,
} from '@kingside/machines/invite-challenge'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { createInvites, inviteNewsOf } from './calls.ts'
import type { Opponent } from '../challenge/opponent.calls.ts'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { openRemedy, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { InviteChallenge } from './InviteChallenge.view.tsx'
import { inviteAddress } from '../friend/addresses.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

export interface InvitePartProps {
  /** An open invite of the player. */
  readonly invite?: OwnInvite
  /** Makes the player the guest: the code of a link, or an empty text to type one. */
  readonly code?: string
  /** The owner of the guest's invite. */
  readonly from?: ChallengePlayer
  /** A player who can be invited by name. */
  readonly friend?: Opponent
}

/** An invite, for its owner or a guest, as a part of a page or popup. */
export function InvitePart({ invite, code, from, friend }: InvitePartProps) {
  const deps = useDependencies()
  const { api, server, now, store, actors, gameStarts } = deps
  const [machine] = useState(() => createInvites(server, now))
  const navigate = useNavigate()
  const player = usePlayer(deps)
  const times = useQuery(timeControlsQuery(api))
  const [input] = useState(() => {
    const { mode, timeControl, color } = createFinderSettings(store).load()
    const whom: InviteFor = friend
      ? { kind: 'friend', uid: friend.challenged.uid }
      : { kind: 'code' }
    return {
      player,
      terms: { mode, timeControl, color, limits: null },
      for: whom,
      ...(invite && { invite }),
      ...(code !== undefined && { code }),
      ...(from && { from }),
    }
  })
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectInviteChallengeView)

  useEffect(() => actor.send({ type: 'player.changed', player }), [actor, player])
  useLobbyNews(actors.lobby, (event) => {
    const told = inviteNewsOf(event)
    if (told) actor.send(told)
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') actor.send({ type })
  })
  const gameId = view.status === 'started' ? view.gameId : null
  useEffect(() => {
    if (gameId !== null) gameStarts.open(gameId)
  }, [gameStarts, gameId])

  return (
    <InviteChallenge
      view={view}
      now={now}
      timeControls={times.data ?? []}
      friend={friend?.player ?? null}
      addressOf={inviteAddress}
      onTermsChange={(terms) => actor.send({ type: 'terms.choose', terms })}
      onOpponentChange={(whom) => actor.send({ type: 'opponent.choose', for: whom })}
      onCreate={() => actor.send({ type: 'invite.create' })}
      onCancel={() => actor.send({ type: 'invite.cancel' })}
      onCodeEnter={(entered) => actor.send({ type: 'code.enter', code: entered })}
      onAccept={() => actor.send({ type: 'invite.accept' })}
      onDecline={() => actor.send({ type: 'invite.decline' })}
      onDismissRefusal={() => actor.send({ type: 'refusal.dismiss' })}
      onOpenGame={gameStarts.open}
      onRemedy={(remedy) =>
        remedy === 'complete-registration'
          ? void navigate('/membership')
          : openRemedy(deps, remedy, navigate, code !== undefined)
      }
    />
  )
}
