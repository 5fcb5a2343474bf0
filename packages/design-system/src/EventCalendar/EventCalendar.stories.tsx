import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarX2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { EventCalendar } from './EventCalendar.tsx'
import { browserFormats } from './formats.ts'
import type { CalendarEvent } from './month.ts'

const events: readonly CalendarEvent[] = [
  {
    id: 'weekly',
    title: 'Tuesday blitz',
    date: '2026-03-03',
    time: '18:00',
    description: '3+2, 7 rounds',
    tone: 'info',
    href: '#weekly',
  },
  {
    id: 'cup',
    title: 'Nauryz Cup',
    date: '2026-03-20',
    endDate: '2026-03-22',
    time: '10:00',
    description: '15+10, 9 rounds, Almaty',
    tone: 'brand',
    href: '#cup',
  },
  {
    id: 'class',
    title: 'Masterclass: rook endings',
    date: '2026-03-18',
    time: '17:00',
    description: 'Live stream',
    tone: 'success',
    href: '#class',
  },
  { id: 'club', title: 'Club evening', date: '2026-03-18', time: '18:30', href: '#club' },
  { id: 'sim', title: 'Simultaneous', date: '2026-03-18', time: '19:00', tone: 'warning' },
  { id: 'quiz', title: 'Chess quiz', date: '2026-03-18', time: '20:00', tone: 'info' },
  { id: 'late', title: 'Night arena', date: '2026-03-18', time: '22:00', tone: 'danger' },
  { id: 'april', title: 'Spring open', date: '2026-04-04', time: '12:00', tone: 'brand' },
]

/**
 * The events of a month: a club's evenings, a player's tournaments, a series. In a wide place the month is a grid with
 * the chosen day's events below it; up to 480 px of its own width it is a list of all events.
 *
 * The week begins as the language begins it (Monday in Kazakh and Russian, Sunday in American English), and months
 * and days are named in the language of `LocaleProvider`.
 *
 * **Do** load a month's events when `onMonthChange` asks for them, and give each a short title.
 *
 * **Don't** use it to choose a date: that is a date field.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the chosen day, then to its events |
 * | arrow keys | choose the day beside, above or below |
 * | Home, End | choose the first or last day of the week |
 * | Page Up, Page Down | choose the same day of another month |
 */
const meta = {
  title: 'EventCalendar',
  component: EventCalendar,
  decorators: [padded, localized],
  args: {
    label: 'Club events',
    events,
    today: '2026-03-11',
    defaultDate: '2026-03-18',
    onMonthChange: fn(),
    onEventPress: fn(),
    empty: 'Nothing is planned for this month.',
    texts: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'Today',
      eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
      more: (count: number) => `+${count} more`,
      emptyDay: 'Nothing is planned for this day.',
    },
  },
} satisfies Meta<typeof EventCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** Many events of a day are counted in the grid, and all of them stand below it. */
export const ManyEvents: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('button', { name: /^Wednesday, 18 March 2026, 5 events/ }),
    ).toHaveTextContent('+3 more')
    await expect(
      canvas.getByRole('button', { name: /^Wednesday, 11 March 2026, Today/ }),
    ).toBeVisible()
    const [night] = canvas.getAllByRole('button', { name: 'Night arena' })
    await expect(night).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Club evening' }))
    await expect(args.onEventPress).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /^Wednesday, 18 March/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(
      canvas.getByRole('button', { name: /^Friday, 20 March 2026, 1 event/ }),
    ).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Nauryz Cup' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: /^Monday, 16 March 2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Monday, 6 April 2026/ })).toHaveFocus()
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-04')
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByText('March 2026')).toBeVisible()
  },
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'События клуба',
          events: [
            {
              id: 'cup',
              title: 'Кубок Наурыза',
              date: '2026-03-20',
              endDate: '2026-03-22',
              time: '10:00',
              description: '15+10, девять туров, Алматы',
              tone: 'brand',
              href: '#cup',
            },
            {
              id: 'class',
              title: 'Мастер-класс: ладейные окончания',
              date: '2026-03-18',
              time: '17:00',
              tone: 'success',
              href: '#class',
            },
          ],
          texts: {
            previousMonth: 'Предыдущий месяц',
            nextMonth: 'Следующий месяц',
            today: 'Сегодня',
            eventCount: (count: number) => `Событий: ${count}`,
            more: (count: number) => `ещё ${count}`,
            emptyDay: 'На этот день ничего не запланировано.',
          },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          events: [
            {
              id: '1',
              title: longWords.word,
              date: '2026-03-18',
              time: '17:00',
              description: longWords.sentence,
              tone: 'brand',
              href: '#1',
            },
            { id: '2', title: longWords.sentence, date: '2026-03-18', time: '18:00', href: '#2' },
          ],
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const TurnsMonths: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByText('April 2026')).toBeVisible()
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(canvas.getByText('March 2026')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^Wednesday, 11 March 2026, Today/ }),
    ).toHaveAttribute('data-chosen')
  },
}

export const NoEvents: Story = {
  args: {
    events: [],
    empty: (
      <EmptyState title="Nothing is planned" size="s" icon={<CalendarX2 />}>
        Events of the club stand here.
      </EmptyState>
    ),
  },
}

export const Loading: Story = {
  args: { events: [], status: 'loading', loadingLabel: 'Loading March' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Club events' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Failed: Story = {
  args: {
    events: [],
    status: 'failed',
    failure: (
      <ErrorState
        title="The events could not be loaded"
        size="s"
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
}

export const InKazakh: Story = {
  args: {
    label: 'Клуб іс-шаралары',
    events: [
      {
        id: 'cup',
        title: 'Наурыз кубогы',
        date: '2026-03-20',
        endDate: '2026-03-22',
        time: '10:00',
        description: '15+10, тоғыз айналым, Алматы',
        tone: 'brand',
        href: '#cup',
      },
      {
        id: 'class',
        title: 'Шеберлік сабағы: ладья эндшпильдері',
        date: '2026-03-18',
        time: '17:00',
        tone: 'success',
        href: '#class',
      },
    ],
    texts: {
      previousMonth: 'Алдыңғы ай',
      nextMonth: 'Келесі ай',
      today: 'Бүгін',
      eventCount: (count: number) => `${count} іс-шара`,
      more: (count: number) => `тағы ${count}`,
      emptyDay: 'Бұл күнге ештеңе жоспарланбаған.',
    },
  },
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(days[0]).toMatch(/^дс/)
    await expect(canvas.getByText('2026 ж. наурыз')).toBeVisible()
    await expect(canvas.getAllByText('18 наурыз, сәрсенбі')[0]).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { label: 'فعاليات النادي', formats: browserFormats('ar-u-nu-latn') },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /18 مارس/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /19 مارس/ })).toHaveFocus()
  },
}
