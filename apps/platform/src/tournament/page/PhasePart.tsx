import { type ReactNode, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { TournamentPhase } from '../phase/TournamentPhase.view.tsx'
import { type TournamentPhaseOptions, useTournamentPhase } from '../use-tournament-phase.ts'

export interface PhasePartProps extends TournamentPhaseOptions {
  /** Whether the tournament is over. */
  readonly isOver: boolean
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
  const { isOver, join, onFindOpponent, onStandings } = props
  const { gameStarts } = useDependencies()
  const navigate = useNavigate()
  const { view, actor, now } = useTournamentPhase(props)
  // Of one that was over already the page says all without it.
  const [wasOver] = useState(isOver)
  if (wasOver && (view.phase === 'ended' || view.phase === 'loading')) return null
  return (
    <TournamentPhase
      view={view}
      now={now}
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
