import { toneNames } from '../themes/tokens.ts'

/** Series differ by colour, and lines by their dashes too. */
export const chartTones = [...toneNames, 'neutral'] as const
export type ChartTone = (typeof chartTones)[number]

/** One line, or one part of every bar. */
export interface ChartSeries<SeriesId extends string> {
  id: SeriesId
  /** What it is called, in the legend, the tooltip and the table. */
  label: string
  /** Its colour. @default in order: brand, info, success, warning, danger, neutral */
  tone?: ChartTone
}

/** Words of a chart. */
export interface ChartTexts {
  /** Switches from the picture to the table. */
  showTable: string
  /** Switches back. */
  showChart: string
  /** Says in the table that there is no value, where a dash stands. */
  noValue: string
}

/** The tone of a series: its own, or the next one in order. */
export const toneOfSeries = (series: ChartSeries<string>, index: number): ChartTone =>
  series.tone ?? chartTones[index % chartTones.length] ?? 'neutral'

const dashes = [0, 1, 2] as const

/** The dashes of a line, which distinguish it where colours do not. */
export const dashOfSeries = (index: number): (typeof dashes)[number] =>
  dashes[index % dashes.length] ?? 0
