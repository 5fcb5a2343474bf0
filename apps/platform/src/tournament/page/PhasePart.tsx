import {
  type PhaseData,
  provideTournamentPhase,
  selectTournamentPhaseView,
} from '@kingside/machines/tournament-phase'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { TournamentPhase } from '../phase/TournamentPhase.view.tsx'
import { serverClockOf } from '../server-clock.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { useTournamentNews } from '../use-tournament-news.ts'
import { createPhaseLine, phaseEventOf } from './phase-deps.ts'

export interface PhasePartProps {
  /** The server's id. */
  readonly id: string
  /** The id or slug of the address. */
  readonly addressId: string
  readonly isMember: boolean
  /** The number of the newest news that the page knows of. */
  readonly v: number
  /** Whether the tournament is over. */
  readonly isOver: boolean
  /** The public uid of the reader; null for a visitor. */
  readonly playerUid: string | null
  /** What the page's queries say now; null until they have answered. */
  readonly data: PhaseData | null
  readonly join: ReactNode
  /** Ends the player's break. */
  readonly onFindOpponent: () => void
  readonly onStandings: () => void
}

/**
 * The head of the page: what the tournament does now, and what the reader can do about it. It lives for one reader of one
 * tournament: another one needs another `key`.
 */
export function PhasePart(props: PhasePartProps) {
  const { id, addressId, v, isMember, isOver, playerUid, data, join, onFindOpponent, onStandings } =
    props
  const deps = useDependencies()
  const { actors, gameStarts } = deps
  const navigate = useNavigate()
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

  // Of one that was over already the page says all without it.
  const [wasOver] = useState(isOver)
  if (wasOver && (view.phase === 'ended' || view.phase === 'loading')) return null
  return (
    <TournamentPhase
      view={view}
      now={clock.now}
      join={join}
      onRetry={() => actor.send({ type: 'load.retry' })}
      onDismissNotice={() => actor.send({ type: 'notice.dismiss' })}
      onGame={(boardId) => gameStarts.open(boardId)}
      onFindOpponent={onFindOpponent}
      onStandings={onStandings}
      onPlay={() => void navigate('/lobby')}
      onTournaments={() => void navigate('/tournaments')}
    />
  )
}
