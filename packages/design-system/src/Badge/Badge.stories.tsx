import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Badge, badgeVariants, badgeSizes, badgeTones } from './Badge.tsx'

/**
 * A short fact about the thing it stands beside: a word, such as `Pro`, or a count, such as unread messages.
 *
 * **Do** keep it to a word or two, and let the word carry the meaning: the colour only repeats it.
 *
 * **Don't** make it look pressable. For a state that changes while one looks, use `StatusMark`.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Badge',
  component: Badge,
  decorators: [padded],
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    variant: { control: 'select', options: badgeVariants },
    size: { control: 'select', options: badgeSizes },
  },
  args: { children: 'Rated' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Word: Story = {
  parameters: {
    modes: {
      kazakh: { args: { children: 'Рейтингтік' }, globals: { locale: 'kz' } },
      russian: { args: { children: 'На рейтинг', tone: 'info' }, globals: { locale: 'ru' } },
      'right-to-left': {
        args: { children: 'مصنّف', tone: 'brand', icon: <Crown aria-hidden="true" /> },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Badge tone="brand" icon={<Crown aria-hidden="true" />}>
        Pro
      </Badge>
      <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
        FIDE ID
      </Badge>
    </Inline>
  ),
}

export const TonesAndLooks: Story = {
  parameters: everyLook,
  render: () => (
    <Stack gap={3}>
      {badgeSizes.map((size) =>
        badgeVariants.map((variant) => (
          <Inline key={`${size}${variant}`} gap={2}>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone} variant={variant} size={size}>
                Upcoming
              </Badge>
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
}

/** A count above `max` is cut; screen readers get the whole. Nothing is shown for 0. */
export const Counts: Story = {
  render: () => (
    <Stack gap={3}>
      {badgeSizes.map((size) => (
        <Inline key={size} gap={3}>
          {[0, 1, 9, 12, 99, 100].map((count) => (
            <Badge key={count} tone="danger" size={size} count={count} label={`${count} unread`} />
          ))}
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} size={size} count={7} label="7 unread" />
          ))}
          <Badge variant="subtle" size={size} count={1500} max={999} label="1,500 players" />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2)
    await expect(canvas.getAllByText('100 unread')).toHaveLength(2)
    await expect(canvas.queryByText('0 unread')).not.toBeInTheDocument()
  },
}

export const LongWords: Story = {
  args: { children: `${longWords.word} ${longWords.label}`, tone: 'warning' },
  decorators: [paddedNarrow],
}
