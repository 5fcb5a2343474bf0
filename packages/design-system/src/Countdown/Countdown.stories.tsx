import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { textSizes } from '../themes/tokens.ts'
import { Countdown, type CountdownProps, type CountdownTexts } from './Countdown.tsx'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A clock that stands still, so that the pictures do. */
const still = () => 0

const spell = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const texts: CountdownTexts = {
  days: ({ days, hours }) => `${spell(days, 'day')} ${hours} h`,
  spoken: ({ days, hours, minutes, seconds }) =>
    [
      days && spell(days, 'day'),
      hours && spell(hours, 'hour'),
      minutes && spell(minutes, 'minute'),
      seconds && spell(seconds, 'second'),
    ]
      .filter(Boolean)
      .join(' '),
  over: 'It begins',
}

/**
 * Counts down to a moment: a round, a tournament, an offer that runs out. A day or more is shown in two units, less as a
 * clock, and the last seconds are red.
 *
 * Screen readers can read it at any time, and say by themselves only the times in `announceAt` and the end: a voice
 * every second helps nobody.
 *
 * **Do** give the server's time as `now`, and write next to it what is counted down to.
 *
 * **Don't** use it for a player's clock, which belongs to the game.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Countdown',
  component: Countdown,
  decorators: [padded],
  argTypes: { size: { control: 'select', options: textSizes } },
  args: { label: 'Starts in', to: 5 * minute + 7 * second, texts, now: still, onEnd: fn() },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Starts in' })
    await expect(timer).toHaveTextContent('05:07')
    await expect(canvas.getByText('5 minutes 7 seconds')).toBeInTheDocument()
  },
}

export const Hours: Story = {
  args: { to: 3 * hour + 4 * minute + 5 * second },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Басталуына',
          to: 2 * day + 5 * hour,
          texts: {
            days: ({ days, hours }) => `${days} күн ${hours} сағ`,
            spoken: ({ days, hours }) => `${days} күн ${hours} сағат`,
            over: 'Басталды',
          },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'До начала',
          to: 2 * day + 5 * hour,
          texts: {
            days: ({ days, hours }) => `${days} дня ${hours} ч`,
            spoken: ({ days, hours }) => `${days} дня ${hours} часов`,
            over: 'Началось',
          },
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Days: Story = { args: { to: 2 * day + 5 * hour } }

export const LastSeconds: Story = { args: { to: 9 * second } }

/** Over from the start: nothing is called or said. */
export const Over: Story = {
  args: { to: -1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('It begins')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      {textSizes.map((size) => (
        <Countdown key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const BesideItsName: Story = {
  render: (args) => (
    <Inline gap={2}>
      <Text tone="muted">Starts in</Text>
      <Countdown {...args} />
    </Inline>
  ),
}

/** It says the marks and the end, and calls once. */
export const Ends: Story = {
  parameters: { visual: { looksLike: 'design-system-countdown--over' } },
  args: { announceAt: [1] },
  render: (args) => <Soon {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 second'), {
      timeout: 4000,
    })
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('It begins'), {
      timeout: 4000,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('It begins')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Told another moment, it goes on in its place, so that a screen reader does not lose it. */
export const ToldAnew: Story = {
  parameters: { visual: { skip: 'The moment is changed by a button that only this story has.' } },
  args: { to: 5 * minute },
  render: (args) => <Postponed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('05:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Two minutes later' }))
    await expect(timer).toBeInTheDocument()
    await expect(timer).toHaveTextContent('07:00')
  },
}

export const LongWords: Story = {
  args: {
    label: longWords.label,
    to: 2 * day,
    texts: { ...texts, days: () => `${longWords.word} ${longWords.label}${longWords.word}` },
  },
  decorators: [paddedNarrow],
}

export const RightToLeft: Story = {
  args: { label: 'يبدأ بعد', to: 3 * hour + 4 * minute + 5 * second },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline gap={2}>
      <Text tone="muted">يبدأ بعد</Text>
      <Countdown {...args} />
    </Inline>
  ),
}

function Postponed({ to, ...props }: CountdownProps) {
  const [moment, setMoment] = useState(Number(to))
  return (
    <Inline gap={2}>
      <Countdown {...props} to={moment} />
      <Button onPress={() => setMoment(moment + 2 * minute)}>Two minutes later</Button>
    </Inline>
  )
}

/** Counts by the real clock, from the moment it appears. */
function Soon(props: CountdownProps) {
  const [to] = useState(() => Date.now() + 1800)
  return <Countdown {...props} to={to} now={Date.now} />
}
