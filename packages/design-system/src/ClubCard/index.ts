export { ClubCard, clubAccesses } from './ClubCard.tsx'
export type { ClubCardProps, ClubCardTexts } from './ClubCard.tsx'
