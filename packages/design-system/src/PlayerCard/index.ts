export { PlayerCard, ratingTrends } from './PlayerCard.tsx'
export type { PlayerCardProps, PlayerRating } from './PlayerCard.tsx'
