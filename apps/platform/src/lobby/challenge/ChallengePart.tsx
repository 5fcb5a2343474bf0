import {
  type Challenge as Told,
  type ChallengeInput,
  type ChallengeKind,
  selectChallengeView,
} from '@kingside/machines/challenge'
import { ratingRangeFor } from '@kingside/api/facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { challengeNewsOf, createChallengeMachine } from './calls.ts'
import type { Opponent } from './opponent.calls.ts'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { openRemedy, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { Challenge } from './Challenge.view.tsx'
import { blocksDirect, pathOfOngoing, useOngoing } from './use-ongoing.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

export interface ChallengePartProps {
  readonly kind: ChallengeKind
  /** An existing challenge; undefined makes a new one. */
  readonly challenge?: Told
  /** The opponent of a new challenge. @default anybody */
  readonly opponent?: Opponent | null
  /** Whether to accept the challenge at once, because the button was elsewhere. @default false */
  readonly isAccepted?: boolean
  /** Called when the reader opens the remedy of a refusal, or leaves a finished challenge. */
  readonly onLeave?: () => void
}

/** A challenge of any kind, for a page or a popup. */
export function ChallengePart({
  kind,
  challenge,
  opponent = null,
  isAccepted = false,
  onLeave,
}: ChallengePartProps) {
  const deps = useDependencies()
  const { api, server, now, store, actors, gameStarts } = deps
  const navigate = useNavigate()
  const player = usePlayer(deps)
  const times = useQuery(timeControlsQuery(api))
  const [machine] = useState(() => createChallengeMachine(server, now))
  const [input] = useState((): ChallengeInput => {
    const { mode, timeControl, color } = createFinderSettings(store).load()
    return {
      kind,
      player,
      // A challenge starts with the settings of the last search.
      terms: { mode, timeControl, color, limits: null },
      ...(challenge && { challenge }),
      ...(opponent && { opponent: opponent.challenged }),
    }
  })
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectChallengeView)
  const shown = 'challenge' in view ? view.challenge : null

  useEffect(() => actor.send({ type: 'player.changed', player }), [actor, player])
  useEffect(() => {
    if (isAccepted) actor.send({ type: 'challenge.accept' })
  }, [actor, isAccepted])
  useLobbyNews(actors.lobby, (event) => {
    const told = challengeNewsOf(event, {
      id: shown?.id ?? null,
      // A challenge to a later game stays open when its owner leaves.
      ownerUid: shown?.starts_at ? null : (shown?.owner.uid ?? null),
    })
    if (told) actor.send(told)
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') actor.send({ type })
  })
  const queryClient = useQueryClient()
  const isScheduled = view.status === 'scheduled'
  useEffect(() => {
    if (isScheduled) void queryClient.invalidateQueries({ queryKey: ['own-games'] })
  }, [isScheduled, queryClient])
  const gameId = view.status === 'started' ? view.gameId : null
  useEffect(() => {
    if (gameId !== null) gameStarts.open(gameId)
  }, [gameStarts, gameId])

  // Only direct challenges exclude other open requests.
  const ongoing = useOngoing(view.status, kind === 'direct')
  const isOngoing = blocksDirect(ongoing)
  useEffect(() => actor.send({ type: 'challenge.changed', isOngoing }), [actor, isOngoing])

  const { mode, timeControl } = 'terms' in view ? view.terms : (challenge ?? input.terms)
  const rating = player.ratings[mode][timeControl.boardType]
  return (
    <Challenge
      kind={kind}
      view={view}
      timeControls={times.data ?? []}
      opponent={opponent?.player ?? null}
      ratingRange={kind === 'short' ? ratingRangeFor(rating, mode) : undefined}
      onTermsChange={(terms) => actor.send({ type: 'terms.choose', terms })}
      onCreate={() => actor.send({ type: 'challenge.create' })}
      onCancel={() => actor.send({ type: 'challenge.cancel' })}
      onAccept={() => actor.send({ type: 'challenge.accept' })}
      onDecline={() => actor.send({ type: 'challenge.decline' })}
      onDismissRefusal={() => actor.send({ type: 'refusal.dismiss' })}
      onOpenGame={gameStarts.open}
      onRemedy={(remedy) => {
        onLeave?.()
        if (remedy === 'finish-a-game' && isOngoing) void navigate(pathOfOngoing(ongoing))
        else openRemedy(deps, remedy, navigate)
      }}
    />
  )
}
