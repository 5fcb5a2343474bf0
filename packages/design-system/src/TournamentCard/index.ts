export { TournamentCard } from './TournamentCard.tsx'
export type { TournamentCardProps, TournamentCardTexts } from './TournamentCard.tsx'
