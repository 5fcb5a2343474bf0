import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartSpline } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { RatingChart, type RatingChartProps, type RatingPoint } from './RatingChart.tsx'
// A story's clock does not wait for the picture's chunk.
import './RatingPlot.tsx'

type Family = 'blitz' | 'rapid' | 'bullet'

const day = 86_400_000
const begin = Date.UTC(2026, 0, 5)

/** A made-up career: it goes up and down by fixed waves. */
const points: RatingPoint<Family>[] = Array.from({ length: 48 }, (_, index) => ({
  time: begin + index * 4 * day,
  values: {
    blitz: Math.round(1620 + index * 6 + 45 * Math.sin(index / 3)),
    ...(index % 2 === 0 && { rapid: Math.round(1740 + index * 2 + 30 * Math.cos(index / 4)) }),
    ...(index > 14 && { bullet: Math.round(1480 + index * 4 + 60 * Math.sin(index / 2)) }),
  },
}))

const formats = (locale: string) => {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const whole = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    formatTime: (time: number) => long.format(time),
    formatTick: (time: number) => short.format(time),
    formatValue: (value: number) => whole.format(value),
  }
}

/**
 * Ratings over time, one line each. The chart library comes in a chunk of its own when a chart is shown first; the
 * same numbers are always there as a table, for screen readers and behind the button.
 *
 * **Do** say in `summary` what the picture shows, in a sentence. Thin out points before they come here: some hundred
 * are enough.
 *
 * **Don't** show more than three lines at once, where the reader can choose instead.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the picture, then to the button |
 * | ← → in the picture | goes from moment to moment; the values are shown and said |
 * | Enter in the picture | hides and shows the values |
 */
const meta = {
  title: 'RatingChart',
  component: RatingChart<Family>,
  decorators: [padded, localized],
  args: {
    title: 'Ratings',
    summary: 'Blitz rose from 1620 to 1902 since January.',
    series: [
      { id: 'blitz', label: 'Blitz' },
      { id: 'rapid', label: 'Rapid' },
      { id: 'bullet', label: 'Bullet' },
    ],
    points,
    timeHeader: 'Date',
    ...formats('en-GB'),
    empty: 'There are no rated games yet.',
    texts: { showTable: 'Show as table', showChart: 'Show as chart', noValue: 'No game' },
  },
} satisfies Meta<typeof RatingChart<Family>>

export default meta
type Story = StoryObj<typeof meta>

const drawn = async (canvasElement: HTMLElement) =>
  await waitFor(
    () => expect(canvasElement.querySelector('.recharts-line-curve')).toBeInTheDocument(),
    { timeout: 10_000 },
  )

export const ThreeLines: Story = {
  parameters: everyLook,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('figure', { name: 'Ratings' })).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Ratings' }))
    await expect(table.getByRole('row', { name: /^5 January 2026/ })).toHaveTextContent('1620')
  },
}

export const OneLine: Story = {
  args: { series: [{ id: 'rapid', label: 'Rapid', tone: 'info' }], summary: undefined },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

/** Arrow keys walk along the lines. */
export const ValuesByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some((status) => /Blitz/.test(status.textContent ?? '')),
      ).toBe(true),
    )
  },
}

export const AsTable: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('region', { name: 'Ratings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
    await expect(canvasElement.querySelector('svg.recharts-surface')).toBeNull()
  },
}

export const WithPeriods: Story = {
  render: (args) => <WithPeriod {...args} />,
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '1 month' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9))
  },
}

/** One game has no line yet, so it is a dot. */
export const OnePoint: Story = {
  args: { points: points.slice(0, 1), summary: 'The first rated game.' },
  play: async ({ canvasElement }) =>
    await waitFor(
      () => expect(canvasElement.querySelector('.recharts-line-dot')).toBeInTheDocument(),
      { timeout: 10_000 },
    ),
}

export const Loading: Story = {
  args: { points: [], status: 'loading', loadingLabel: 'Loading the ratings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the ratings')
  },
}

export const Empty: Story = {
  args: {
    points: [],
    empty: (
      <EmptyState title="No rated games yet" size="s" icon={<ChartSpline />}>
        The line begins with the first one.
      </EmptyState>
    ),
  },
}

export const Failed: Story = {
  args: {
    points: [],
    status: 'failed',
    failure: (
      <ErrorState
        title="The ratings could not be loaded"
        size="s"
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
}

export const InKazakh: Story = {
  args: {
    title: 'Рейтингтер',
    summary: 'Қаңтардан бері блиц рейтингі 1620-дан 1902-ге дейін өсті.',
    series: [
      { id: 'blitz', label: 'Блиц' },
      { id: 'rapid', label: 'Рапид' },
      { id: 'bullet', label: 'Пуля' },
    ],
    timeHeader: 'Күні',
    // The language is taught to the browser before anything is written.
    formatTime: (time: number) => formats('kk').formatTime(time),
    formatTick: (time: number) => formats('kk').formatTick(time),
    formatValue: (value: number) => formats('kk').formatValue(value),
    texts: {
      showTable: 'Кесте түрінде көрсету',
      showChart: 'График түрінде көрсету',
      noValue: 'Ойын жоқ',
    },
  },
  globals: { locale: 'kz' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getAllByText(/^2\d{3} ж\. \d+ қаңтар$/)[0]).toBeInTheDocument()
  },
}

export const InRussian: Story = {
  args: {
    title: 'Рейтинги',
    summary: 'С января рейтинг в блице вырос с 1620 до 1902.',
    series: [
      { id: 'blitz', label: 'Блиц' },
      { id: 'rapid', label: 'Рапид' },
      { id: 'bullet', label: 'Пуля' },
    ],
    timeHeader: 'Дата',
    ...formats('ru'),
    texts: {
      showTable: 'Показать таблицей',
      showChart: 'Показать графиком',
      noValue: 'Нет партий',
    },
  },
  globals: { locale: 'ru' },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const LongWords: Story = {
  args: {
    title: `${longWords.word} ${longWords.label}`,
    summary: longWords.sentence,
    series: [
      { id: 'blitz', label: longWords.word },
      { id: 'rapid', label: longWords.label },
    ],
    texts: { showTable: longWords.label, showChart: longWords.word, noValue: '–' },
  },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const RightToLeft: Story = {
  args: {
    title: 'التصنيفات',
    summary: 'ارتفع التصنيف منذ يناير.',
    series: [
      { id: 'blitz', label: 'خاطف' },
      { id: 'rapid', label: 'سريع' },
    ],
    texts: { showTable: 'عرض كجدول', showChart: 'عرض كمخطط', noValue: 'لا مباراة' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

const periods = [
  { value: '8', title: '1M', name: '1 month' },
  { value: '24', title: '3M', name: '3 months' },
  { value: '48', title: '6M', name: '6 months' },
] as const

function WithPeriod(props: RatingChartProps<Family>) {
  const [period, setPeriod] = useState<'8' | '24' | '48'>('24')
  return (
    <RatingChart
      {...props}
      points={props.points.slice(-Number(period))}
      toolbar={
        <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />
      }
    />
  )
}
