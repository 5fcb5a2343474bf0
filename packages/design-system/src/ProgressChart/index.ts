export { ProgressChart } from './ProgressChart.tsx'
export type { ProgressChartProps, ProgressPoint } from './ProgressChart.tsx'
