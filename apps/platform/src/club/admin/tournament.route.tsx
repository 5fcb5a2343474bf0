import { Redirect, useParams } from '../../platform/router/index.ts'

/** The address of a tournament within the administration of its club: it is run on its own page. */
export function ClubTournamentRoute() {
  const { tournamentId = '' } = useParams()
  return <Redirect to={`/tournaments/${encodeURIComponent(tournamentId)}/manage`} />
}
