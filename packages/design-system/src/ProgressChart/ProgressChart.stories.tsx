import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { ProgressChart, type ProgressPoint } from './ProgressChart.tsx'
// A story's clock does not wait for the picture's chunk.
import './ProgressPlot.tsx'

type Part = 'solved' | 'hinted' | 'failed'

const counts: readonly [number, number, number][] = [
  [4, 1, 1],
  [6, 0, 2],
  [3, 2, 1],
  [0, 0, 0],
  [8, 1, 3],
  [10, 2, 1],
  [7, 0, 1],
]

const week = (locale: string): ProgressPoint<Part>[] => {
  const write = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, {
      weekday,
      ...(weekday === 'long' && { day: 'numeric', month: 'long' }),
      timeZone: 'UTC',
    })
  return counts.map(([solved, hinted, failed], index) => {
    const time = Date.UTC(2026, 2, 2 + index)
    return {
      id: String(time),
      label: write('long').format(time),
      shortLabel: write('short').format(time),
      values: { solved, hinted, failed },
    }
  })
}

/**
 * What was done step by step: puzzles per day, games per week. The chart library comes in a chunk of its own; the same
 * numbers are always there as a table.
 *
 * **Do** keep the order of the parts the same everywhere, and say in `summary` what the picture shows.
 *
 * **Don't** show more than about thirty steps: then add them up to weeks or months.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the picture, then to the button |
 * | ← → in the picture | goes from step to step; the values are shown and said |
 */
const meta = {
  title: 'ProgressChart',
  component: ProgressChart<Part>,
  decorators: [padded, localized],
  args: {
    title: 'Puzzles this week',
    summary: '38 solved, 6 with hints, 9 failed.',
    series: [
      { id: 'solved', label: 'Solved', tone: 'success' },
      { id: 'hinted', label: 'With hints', tone: 'warning' },
      { id: 'failed', label: 'Failed', tone: 'danger' },
    ],
    points: week('en-GB'),
    pointHeader: 'Day',
    formatValue: (value: number) => String(value),
    empty: 'No puzzles yet.',
    texts: { showTable: 'Show as table', showChart: 'Show as chart', noValue: 'None' },
  },
} satisfies Meta<typeof ProgressChart<Part>>

export default meta
type Story = StoryObj<typeof meta>

const drawn = async (canvasElement: HTMLElement) =>
  await waitFor(
    () => expect(canvasElement.querySelector('.recharts-rectangle')).toBeInTheDocument(),
    { timeout: 10_000 },
  )

export const Stacked: Story = {
  parameters: everyLook,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const table = within(canvas.getByRole('table', { name: 'Puzzles this week' }))
    await expect(table.getByRole('row', { name: /Saturday 7 March/ })).toHaveTextContent('1021')
  },
}

export const WithGoal: Story = {
  args: {
    series: [{ id: 'solved', label: 'Solved', tone: 'brand' }],
    goal: { value: 5, label: 'Goal: 5 a day' },
  },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const ValuesByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some((status) => /Solved/.test(status.textContent ?? '')),
      ).toBe(true),
    )
  },
}

export const AsTable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('region', { name: 'Puzzles this week' })).toBeVisible()
  },
}

export const Empty: Story = { args: { points: [] } }

/** The bars of before stay while new ones are on their way. */
export const LoadingAgain: Story = {
  args: { status: 'loading', loadingLabel: 'Loading this week' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(
      canvas.getAllByRole('status').some((status) => status.textContent === 'Loading this week'),
    ).toBe(true)
  },
}

export const InKazakh: Story = {
  args: {
    title: 'Осы аптадағы жұмбақтар',
    summary: '38 шешілді, 6 көмекпен шешілді, 9 қате.',
    series: [
      { id: 'solved', label: 'Шешілді', tone: 'success' },
      { id: 'hinted', label: 'Көмекпен шешілді', tone: 'warning' },
      { id: 'failed', label: 'Қате жүріс', tone: 'danger' },
    ],
    points: week('ru').map((point, index) => ({
      ...point,
      label: `${2 + index} наурыз`,
      shortLabel: 'дс сс ср бс жм сб жс'.split(' ')[index] ?? '',
    })),
    pointHeader: 'Күні',
    goal: { value: 5, label: 'Мақсат: күніне 5' },
    texts: { showTable: 'Кесте түрінде', showChart: 'График түрінде', noValue: 'Жоқ' },
  },
  globals: { locale: 'kz' },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const InRussian: Story = {
  args: {
    title: 'Задачи за неделю',
    summary: '38 решены, 6 с подсказкой, 9 с ошибкой.',
    series: [
      { id: 'solved', label: 'Решены', tone: 'success' },
      { id: 'hinted', label: 'С подсказкой', tone: 'warning' },
      { id: 'failed', label: 'С ошибкой', tone: 'danger' },
    ],
    points: week('ru'),
    pointHeader: 'День',
    texts: { showTable: 'Показать таблицей', showChart: 'Показать графиком', noValue: 'Нет' },
  },
  globals: { locale: 'ru' },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const LongWords: Story = {
  args: {
    title: longWords.word,
    summary: longWords.sentence,
    series: [
      { id: 'solved', label: longWords.word },
      { id: 'failed', label: longWords.label },
    ],
    goal: { value: 5, label: longWords.label },
    texts: { showTable: longWords.word, showChart: longWords.word, noValue: '–' },
  },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvasElement }) => drawn(canvasElement),
}

export const RightToLeft: Story = {
  args: {
    title: 'ألغاز هذا الأسبوع',
    summary: 'حُلَّ 38 لغزًا.',
    series: [
      { id: 'solved', label: 'محلول', tone: 'success' },
      { id: 'failed', label: 'خطأ', tone: 'danger' },
    ],
    goal: { value: 5, label: 'الهدف: 5' },
    texts: { showTable: 'عرض كجدول', showChart: 'عرض كمخطط', noValue: 'لا شيء' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => drawn(canvasElement),
}
