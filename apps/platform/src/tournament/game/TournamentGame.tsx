import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import type { BesideGameProps } from '../../game/table/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { keyOf, ownStandingQuery, tournamentQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Tournament } from '../tournament.types.ts'
import { usePhaseData } from '../use-phase-data.ts'
import { useTournamentPhase } from '../use-tournament-phase.ts'
import { AfterTournamentGame } from './AfterTournamentGame.view.tsx'
import { DuringTournamentGame } from './DuringTournamentGame.view.tsx'

export interface TournamentGameProps extends Omit<BesideGameProps, 'tournamentId'> {
  readonly tournamentId: string
}

/** What a game of a tournament has beside it: its place there, going berserk, and what comes after the game. */
export function TournamentGame(props: TournamentGameProps) {
  const { tournamentId: id, gameId, uid, status, color, berserk, onBerserk } = props
  const api = tournamentApiOf(useDependencies())
  const isOwn = color !== null
  const found = useQuery({
    ...tournamentQuery(api, id, isOwn),
    placeholderData: keepPreviousData,
  })
  const own = useQuery(ownStandingQuery(api, id, isOwn))
  const navigate = useNavigate()
  const tournament = found.data
  if (!tournament || (status !== 'over' && status !== 'playing')) return null
  const place = own.data ?? null
  const shared = {
    name: tournament.name,
    path: `/tournaments/${tournament.slug}`,
    place: place && { place: place.place, points: place.points },
    onTournament: () => void navigate(`/tournaments/${tournament.slug}`),
  }
  if (status === 'playing') {
    return (
      <DuringTournamentGame {...shared} color={color} berserk={berserk} onBerserk={onBerserk} />
    )
  }
  return isOwn ? (
    <Next {...shared} key={uid} tournament={tournament} gameId={gameId} uid={uid} />
  ) : (
    <AfterTournamentGame {...shared} next={null} gameId={gameId} now={Date.now} />
  )
}

interface NextProps extends Omit<
  Parameters<typeof AfterTournamentGame>[0],
  'next' | 'now' | 'onGame' | 'onFindOpponent'
> {
  readonly tournament: Tournament
  readonly uid: string | null
}

/** After the own game: the next one, as the tournament's page tells it. */
function Next({ tournament, uid, ...props }: NextProps) {
  const deps = useDependencies()
  const api = tournamentApiOf(deps)
  const queryClient = useQueryClient()
  const { id, v } = tournament
  const { data } = usePhaseData(id, tournament, true)
  const { view, now } = useTournamentPhase({
    id,
    addressId: id,
    isMember: true,
    v,
    playerUid: uid,
    data,
  })
  const resume = async () => {
    await api.resume({ params: { id } }).catch(() => null)
    await queryClient.invalidateQueries({ queryKey: keyOf(id) })
  }
  return (
    <AfterTournamentGame
      {...props}
      next={view}
      now={now}
      onGame={deps.gameStarts.open}
      onFindOpponent={() => void resume()}
    />
  )
}
