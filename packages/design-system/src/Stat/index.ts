export { Stat, statAligns, statMeanings, statSizes, statTrends } from './Stat.tsx'
export type { StatDelta, StatProps } from './Stat.tsx'
