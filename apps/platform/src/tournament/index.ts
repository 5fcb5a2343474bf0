export { TournamentsRoute } from './list/route.tsx'
export { TournamentRoute } from './page/route.tsx'
