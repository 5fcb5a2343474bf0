export { RatingChart } from './RatingChart.tsx'
export type { RatingChartProps, RatingPoint } from './RatingChart.tsx'
