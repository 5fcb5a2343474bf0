export { RadioCards, radioCardsColumns, radioCardsLayouts } from './RadioCards.tsx'
export type { RadioCard, RadioCardsProps } from './RadioCards.tsx'
