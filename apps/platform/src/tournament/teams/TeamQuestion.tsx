import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { useSearchParams } from '../../platform/router/index.ts'
import { everyTeamQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { TeamChosen } from '../tournament.types.ts'
import { TeamChoice } from './TeamChoice.view.tsx'

export interface TeamQuestionProps {
  readonly tournamentId: string
  readonly onChoose: (team: TeamChosen | null) => void
}

/** The choice of a team, with the teams that there are. */
export function TeamQuestion({ tournamentId, onChoose }: TeamQuestionProps) {
  const api = tournamentApiOf(useDependencies())
  const invitedTo = useSearchParams().get('team')
  const { data, isError } = useQuery({ ...everyTeamQuery(api, tournamentId), staleTime: 0 })
  // Where they can't be loaded, a new one can be named all the same.
  if (!data && !isError) return null
  return <TeamChoice open teams={data ?? []} invitedTo={invitedTo} onChoose={onChoose} />
}
