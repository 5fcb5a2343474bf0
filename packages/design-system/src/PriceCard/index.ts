export { PriceCard } from './PriceCard.tsx'
export type { PlanFeature, PriceCardProps } from './PriceCard.tsx'
