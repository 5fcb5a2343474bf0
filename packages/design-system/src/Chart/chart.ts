import { toneNames } from '../themes/tokens.ts'

/** Series differ by colour, and lines by their dashes too. */
export const chartTones = [...toneNames, 'neutral'] as const
export type ChartTone = (typeof chartTones)[number]

/** One line, or one segment of every bar. */
export interface ChartSeries<SeriesId extends string> {
  id: SeriesId
  /** Its name in the legend, the tooltip and the table. */
  label: string
  /** Its colour. @default in order: brand, info, success, warning, danger, neutral */
  tone?: ChartTone
}

/** The texts of a chart. */
export interface ChartTexts {
  /** The text of the button that shows the table. */
  showTable: string
  /** The text of the button that shows the chart. */
  showChart: string
  /** Read in the table where a dash stands for no value. */
  noValue: string
}

/** The tone of a series: its own, or the next one in order. */
export const toneOfSeries = (series: ChartSeries<string>, index: number): ChartTone =>
  series.tone ?? chartTones[index % chartTones.length] ?? 'neutral'

const dashes = [0, 1, 2] as const

/** The dashes of a line, which distinguish it without colour. */
export const dashOfSeries = (index: number): (typeof dashes)[number] =>
  dashes[index % dashes.length] ?? 0
