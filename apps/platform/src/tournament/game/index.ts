export { BesideTournamentGame } from './BesideTournamentGame.tsx'
export { withTournament } from './with-tournament.tsx'
