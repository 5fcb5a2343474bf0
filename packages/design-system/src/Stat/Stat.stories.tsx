import type { Meta, StoryObj } from '@storybook/react-vite'
import { Zap } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Stat, statAligns, statSizes } from './Stat.tsx'

/**
 * One number and what it says: a rating, a share of wins, a place.
 *
 * **Do** give the value ready to read, in the reader's own way to write numbers, and the change in words as well.
 *
 * **Don't** colour a change by habit: where fewer is better, say so with `meaning`.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Stat',
  component: Stat,
  decorators: [padded],
  argTypes: {
    size: { control: 'select', options: statSizes },
    align: { control: 'select', options: statAligns },
  },
  args: { label: 'Blitz rating', value: '1642' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Blitz rating')
    await expect(canvas.getByRole('definition')).toHaveTextContent('1642')
  },
}

export const Up: Story = {
  args: { delta: { text: '12', trend: 'up', label: '12 more than last week' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 more than last week')).toBeInTheDocument()
  },
}

export const Down: Story = {
  args: { delta: { text: '8', trend: 'down', label: '8 less than last week' } },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Жылдам шахмат рейтингі',
          note: 'Ең жоғарысы: мамырда 1711',
          delta: { text: '12', trend: 'up', label: 'Өткен аптадан 12 ұпайға көп' },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Рейтинг в быстрых шахматах',
          note: 'Лучший: 1711 в мае',
          delta: { text: '12', trend: 'up', label: 'На 12 больше, чем на прошлой неделе' },
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: {
          label: 'التصنيف',
          icon: <Zap aria-hidden="true" />,
          delta: { text: '12', trend: 'up', label: 'أكثر بمقدار 12' },
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Same: Story = {
  args: { delta: { text: '0', trend: 'same', label: 'The same as last week' } },
}

export const FewerIsBetter: Story = {
  args: {
    label: 'Blunders per game',
    value: '1.4',
    delta: { text: '0.3', trend: 'down', meaning: 'good', label: '0.3 fewer than last month' },
  },
}

export const WithNoteAndIcon: Story = {
  args: { icon: <Zap aria-hidden="true" />, note: 'Best: 1711 in May', value: '1642' },
}

export const Loading: Story = { render: ({ label }) => <Stat label={label} loading /> }

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={10} align="end">
      {statSizes.map((size) => (
        <Stat
          key={size}
          label={args.label}
          value="1642"
          size={size}
          delta={{ text: '12', trend: 'up', label: '12 more' }}
        />
      ))}
      <Stat label="Place" value="7" size="l" align="center" note="of 320" />
    </Inline>
  ),
}

export const InARow: Story = {
  parameters: everyLook,
  render: () => (
    <Surface padding={5}>
      <Inline gap={8} align="start">
        <Stat
          label="Rapid"
          value="1788"
          delta={{ text: '24', trend: 'up', label: '24 more this month' }}
        />
        <Stat
          label="Blitz"
          value="1642"
          delta={{ text: '8', trend: 'down', label: '8 less this month' }}
        />
        <Stat
          label="Bullet"
          value="1530"
          delta={{ text: '0', trend: 'same', label: 'No change' }}
        />
        <Stat label="Games" value="1,204" />
      </Inline>
    </Surface>
  ),
}

export const LongWords: Story = {
  args: {
    label: longWords.word,
    value: '1 234 567 890 123',
    note: longWords.sentence,
    icon: <Zap aria-hidden="true" />,
    delta: { text: '1 234 567', trend: 'up', label: longWords.label },
  },
  decorators: [paddedNarrow],
}
