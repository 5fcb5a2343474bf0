import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Info, Trophy, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { localized } from '../stories/localized.tsx'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Tabs, tabsActivations, tabsOrientations, tabsPanels } from './Tabs.tsx'

const panel = (words: string) => (
  <Text as="p" tone="muted">
    {words}
  </Text>
)

const tournament = [
  { value: 'about', label: 'About', content: panel('A Swiss tournament of nine rounds.') },
  { value: 'standings', label: 'Standings', content: panel('The table after round 5.') },
  {
    value: 'players',
    label: 'Players',
    count: 1284,
    countLabel: '1,284 players',
    content: panel('Everyone who has joined.'),
  },
  { value: 'schedule', label: 'Schedule', content: panel('Round 6 begins at 18:00.') },
]

const community = [
  { value: 'info', label: 'Info', icon: <Info />, content: panel('Name, cover and rules.') },
  {
    value: 'members',
    label: 'Members',
    icon: <Users />,
    count: 3,
    countLabel: '3 new requests',
    content: panel('Three people ask to join.'),
  },
  { value: 'events', label: 'Events', icon: <CalendarDays />, content: panel('No event is set.') },
  {
    value: 'tournaments',
    label: 'Tournaments',
    icon: <Trophy />,
    content: panel('Two are open.'),
    disabled: true,
  },
]

const many = [
  'Popular',
  'Biggest',
  'New',
  'Top tournaments',
  'Kids',
  'Online',
  'Offline',
  'Americas',
  'Asia & Oceania',
  'Europe',
  'Africa',
].map((label) => ({ value: label, label, content: panel(`Tournaments: ${label}`) }))

/**
 * Divides one subject into panels of which one is seen. A row that is too wide scrolls sideways, fades at the edge
 * where more is hidden, and brings the chosen tab into sight.
 *
 * **Do** keep labels to a word or two; put the most used first; keep the chosen tab in the address.
 * **Don't** use tabs for steps in order, or to go to another page (that is a list of links).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the chosen tab, then into its panel |
 * | Arrow keys | Go to the next or previous tab and choose it (`activation="press"`: only go) |
 * | Home, End | Go to the first or last tab |
 * | Enter, Space | Choose the tab |
 */
const meta = {
  title: 'Tabs',
  component: Tabs,
  decorators: [padded, localized],
  argTypes: {
    orientation: { control: 'select', options: tabsOrientations },
    panels: { control: 'select', options: tabsPanels },
    activation: { control: 'select', options: tabsActivations },
  },
  args: { label: 'Tournament', tabs: tournament, onChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Tournament' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Standings' }))
    await expect(args.onChange).toHaveBeenCalledWith('standings')
    await expect(canvas.getByRole('tabpanel', { name: 'Standings' })).toHaveTextContent(
      'The table after round 5.',
    )
    await expect(canvas.queryByText(/nine rounds/)).not.toBeInTheDocument()
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          orientation: 'vertical',
          tabs: community.map((tab) => ({ ...tab, label: `${longWords.word} ${tab.label}` })),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Counts: Story = {
  parameters: everyLook,
  args: { defaultValue: 'players' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Players 1,284 players' })).toBeVisible()
  },
}

export const IconsAndDisabled: Story = {
  args: { label: 'Club administration', tabs: community, defaultValue: 'members' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Tournaments' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Vertical: Story = {
  args: {
    label: 'Club administration',
    tabs: community,
    defaultValue: 'members',
    orientation: 'vertical',
  },
  parameters: { visual: { claims: 'phone' } },
}

/** More tabs than fit: the row scrolls, and the chosen one is in sight from the start. */
export const Scrolling: Story = {
  args: { label: 'Tournaments', tabs: many, defaultValue: 'Online' },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          label: 'Турнир',
          tabs: [
            {
              value: 'about',
              label: 'Турнир туралы',
              content: panel('Тоғыз турлық швейцар жүйесі.'),
            },
            {
              value: 'standings',
              label: 'Турнир кестесі',
              content: panel('5-турдан кейінгі кесте.'),
            },
            {
              value: 'players',
              label: 'Қатысушылар',
              count: 1284,
              countLabel: '1284 қатысушы',
              content: panel('Қосылғандардың бәрі.'),
            },
            {
              value: 'schedule',
              label: 'Өткізу кестесі',
              content: panel('6-тур 18:00-де басталады.'),
            },
          ],
          defaultValue: 'players',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Турнир',
          tabs: [
            {
              value: 'about',
              label: 'О турнире',
              content: panel('Швейцарская система, девять туров.'),
            },
            { value: 'standings', label: 'Таблица', content: panel('Таблица после 5-го тура.') },
            {
              value: 'players',
              label: 'Участники',
              count: 1284,
              countLabel: '1284 участника',
              content: panel('Все, кто присоединился.'),
            },
            { value: 'schedule', label: 'Расписание', content: panel('6-й тур начнётся в 18:00.') },
          ],
          defaultValue: 'players',
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LastOfMany: Story = {
  args: { label: 'Tournaments', tabs: many, defaultValue: 'Africa' },
  parameters: { visual: { claims: 'phone' } },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('standings')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Schedule' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const ChosenByPress: Story = {
  parameters: { visual: { looksLike: 'design-system-tabs--default' } },
  args: { activation: 'press' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Standings' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('standings')
  },
}

/** A panel that was opened keeps what was done in it; one that was not does not exist yet. */
export const KeepsVisitedPanels: Story = {
  args: {
    panels: 'visited',
    tabs: [
      { value: 'one', label: 'Counter', content: <Counter /> },
      { value: 'two', label: 'Other', content: panel('Something else') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Something else')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Other' }))
    await expect(canvas.getByText('Pressed 1')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Counter' }))
    await expect(canvas.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  },
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  )
}

export const RightToLeft: Story = {
  args: { label: 'Tournaments', tabs: many, defaultValue: 'Biggest' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('New')
    await userEvent.click(canvas.getByRole('tab', { name: 'Biggest' }))
  },
}
