import {
  type PhaseData,
  provideTournamentPhase,
  selectTournamentPhaseView,
  type TournamentPhaseMachine,
  type TournamentPhaseView,
} from '@kingside/machines/tournament-phase'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useDependencies } from '../dependencies.ts'
import { createPhaseLine, phaseEventOf } from './phase-deps.ts'
import { serverClockOf } from './server-clock.ts'
import { tournamentApiOf } from './tournament-api.ts'
import { useTournamentNews } from './use-tournament-news.ts'

export interface TournamentPhaseOptions {
  /** The server's id. */
  readonly id: string
  /** The id or slug of the address. */
  readonly addressId: string
  readonly isMember: boolean
  /** The number of the newest news that the page knows of. */
  readonly v: number
  /** The public uid of the reader; null for a visitor. */
  readonly playerUid: string | null
  /** What the page's queries say now; null until they have answered. */
  readonly data: PhaseData | null
}

export interface FollowedPhase {
  readonly view: TournamentPhaseView
  readonly actor: ActorRefFrom<TournamentPhaseMachine>
  /** The server's time now, in ms since 1970. */
  readonly now: () => number
}

/**
 * What a tournament does now, followed by its news. It lives for one reader of one tournament: another one needs another
 * `key`.
 */
export function useTournamentPhase(options: TournamentPhaseOptions): FollowedPhase {
  const { id, addressId, isMember, v, playerUid, data } = options
  const deps = useDependencies()
  const { actors, gameStarts } = deps
  const clock = serverClockOf(deps)
  const api = tournamentApiOf(deps)
  const queryClient = useQueryClient()
  const [line] = useState(() =>
    createPhaseLine({
      api,
      queryClient,
      id,
      addressId,
      isMember,
      now: clock.now,
      playEndSound: () => actors.sounds.send({ type: 'sound.play', name: 'tourend' }),
      // Of several tabs only the one that the player looks at goes there; the others lead there by their bar.
      goToBoard: (boardId) => {
        if (!document.hidden) gameStarts.open(boardId)
      },
    }),
  )
  const [machine] = useState(() => provideTournamentPhase(line.deps))
  const actor = useActorRef(machine, { input: { tournamentId: id, playerId: playerUid } })
  const view = useSelector(actor, selectTournamentPhaseView)

  useEffect(() => line.onUpdate((event) => actor.send(event)), [actor, line])
  useTournamentNews(id, addressId, v, (news) => {
    const event = phaseEventOf(news)
    if (event) actor.send(event)
  })
  useEffect(() => {
    if (data) {
      actor.send({ type: 'tournament.update', tournamentId: id, at: clock.now(), data })
    }
  }, [actor, id, data, clock])
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) actor.send({ type: 'clock.tick', at: clock.now() })
    }
    document.addEventListener('visibilitychange', tick)
    return () => document.removeEventListener('visibilitychange', tick)
  }, [actor, clock])

  return { view, actor, now: clock.now }
}
