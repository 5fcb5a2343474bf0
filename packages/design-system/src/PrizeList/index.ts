export { PrizeList } from './PrizeList.tsx'
export type { Prize, PrizeListProps } from './PrizeList.tsx'
