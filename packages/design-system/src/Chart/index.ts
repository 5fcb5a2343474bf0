export { chartTones } from './chart.ts'
export type { ChartSeries, ChartTexts, ChartTone } from './chart.ts'
