import { selectDirectChallengeView } from '@kingside/machines/direct-challenge'
import { ratingRangeFor } from '@kingside/machines/game-finder'
import { selectLongChallengeView } from '@kingside/machines/long-challenge'
import {
  type Challenge,
  type ChallengeInput,
  type ChallengeNews,
  type ChallengeTerms,
  type ChallengeUiEvent,
  type ChallengeView,
  selectShortChallengeView,
} from '@kingside/machines/short-challenge'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { challengeNewsOf, createChallengeMachines } from './calls.ts'
import type { Opponent } from './opponent.calls.ts'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { openRemedy, timeControlsQuery } from '../../chess/terms/index.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { DirectChallenge } from './DirectChallenge.view.tsx'
import { LongChallenge } from './LongChallenge.view.tsx'
import { ShortChallenge } from './ShortChallenge.view.tsx'
import { createUseOngoing, pathOfOngoing } from './use-ongoing.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

interface ChallengePartProps {
  /** One that there is; without it, a new one is made. */
  readonly challenge?: Challenge
  /** Accepts the challenge at once: the press was made elsewhere. @default false */
  readonly isAccepted?: boolean
  /** The reader goes on to what a refusal asks for, or away from what is over. */
  readonly onLeave?: () => void
}

/** What the part of a challenge to a named player takes. */
export interface NamedChallengeProps extends ChallengePartProps {
  /** Whom it is for; a challenge that there is names its players itself. */
  readonly opponent: Opponent | null
}

interface ChallengeActor {
  readonly send: (event: ChallengeUiEvent | ChallengeNews) => void
}

/** Challenges of each kind, as parts of a page or popup. */
export function createChallengeParts(deps: AppDependencies) {
  const { api, server, now, store, actors, gameStarts } = deps
  const machines = createChallengeMachines(server, now)
  const settings = createFinderSettings(store)
  const useOngoing = createUseOngoing(deps)

  /** What a challenge starts from: the choice of the last search. */
  const startTerms = (): ChallengeTerms => {
    const { mode, timeControl, color } = settings.load()
    return { mode, timeControl, color, limits: null }
  }

  function useInput({ challenge }: ChallengePartProps, opponent: Opponent | null = null) {
    const player = usePlayer(deps)
    const [input] = useState((): ChallengeInput => ({
      player,
      terms: startTerms(),
      ...(challenge && { challenge }),
      ...(opponent && { opponent: opponent.challenged }),
    }))
    return input
  }

  /** Ties the actor to lobby and session, and gives its card what it calls. */
  function useCard(
    actor: ChallengeActor,
    view: ChallengeView,
    { isAccepted = false, onLeave }: ChallengePartProps,
  ) {
    const navigate = useNavigate()
    const player = usePlayer(deps)
    const times = useQuery(timeControlsQuery(api))
    const challenge = 'challenge' in view ? view.challenge : null

    useEffect(() => actor.send({ type: 'player.changed', player }), [actor, player])
    useEffect(() => {
      if (isAccepted) actor.send({ type: 'challenge.accept' })
    }, [actor, isAccepted])
    useLobbyNews(actors.lobby, (news) => {
      const told = challengeNewsOf(news, {
        id: challenge?.id ?? null,
        ownerUid: challenge?.owner.uid ?? null,
      })
      if (told) actor.send(told)
    })
    useConnectionNews(actors.lobby, ({ type }) => {
      if (type === 'connection.found') actor.send({ type })
    })

    const gameId = view.status === 'started' ? view.gameId : null
    useEffect(() => {
      if (gameId !== null) gameStarts.open(gameId)
    }, [gameId])

    return {
      timeControls: times.data ?? [],
      onTermsChange: (terms: ChallengeTerms) => actor.send({ type: 'terms.choose', terms }),
      onCreate: () => actor.send({ type: 'challenge.create' }),
      onCancel: () => actor.send({ type: 'challenge.cancel' }),
      onAccept: () => actor.send({ type: 'challenge.accept' }),
      onDecline: () => actor.send({ type: 'challenge.decline' }),
      onDismissRefusal: () => actor.send({ type: 'refusal.dismiss' }),
      onOpenGame: gameStarts.open,
      onRemedy: (remedy: Parameters<typeof openRemedy>[1]) => {
        onLeave?.()
        openRemedy(deps, remedy, navigate)
      },
    }
  }

  function ShortPart(props: ChallengePartProps) {
    const input = useInput(props)
    const actor = useActorRef(machines.short, { input })
    const view = useSelector(actor, selectShortChallengeView)
    const card = useCard(actor, view, props)
    const { ratings } = usePlayer(deps)
    const { mode, timeControl } = 'terms' in view ? view.terms : (props.challenge ?? input.terms)
    const ratingRange = ratingRangeFor(ratings[mode][timeControl.boardType], mode)
    return <ShortChallenge {...card} view={view} ratingRange={ratingRange} />
  }

  function LongPart(props: NamedChallengeProps) {
    const input = useInput(props, props.opponent)
    const actor = useActorRef(machines.long, { input })
    const view = useSelector(actor, selectLongChallengeView)
    const card = useCard(actor, view, props)
    return <LongChallenge {...card} view={view} opponent={props.opponent?.player ?? null} />
  }

  function DirectPart(props: NamedChallengeProps) {
    const input = useInput(props, props.opponent)
    const actor = useActorRef(machines.direct, { input })
    const view = useSelector(actor, selectDirectChallengeView)
    const card = useCard(actor, view, props)
    const navigate = useNavigate()
    const ongoing = useOngoing(view.status)
    const isOngoing = ongoing.hasChallenge || ongoing.hasLink || ongoing.hasSearch
    useEffect(() => actor.send({ type: 'challenge.changed', isOngoing }), [actor, isOngoing])
    const other = props.challenge?.opponent ?? props.challenge?.owner ?? props.opponent?.player
    if (!other) return null
    return (
      <DirectChallenge
        {...card}
        view={view}
        opponent={other}
        onRemedy={(remedy) => {
          if (remedy !== 'finish-a-game' || !isOngoing) return card.onRemedy(remedy)
          props.onLeave?.()
          void navigate(pathOfOngoing(ongoing))
        }}
      />
    )
  }

  return { ShortPart, LongPart, DirectPart, startTerms }
}
