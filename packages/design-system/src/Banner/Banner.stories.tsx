import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { Banner } from './Banner.tsx'
import { messageTypes } from '../messageIcon.tsx'

/**
 * A message that stays in the page. Screen readers say it when it appears: a `danger` at once, the others when there
 * is a pause. For a passing message use a toast.
 */
const meta = {
  title: 'Banner',
  component: Banner,
  decorators: [padded],
  argTypes: {
    type: { control: 'select', options: messageTypes },
  },
  args: {
    title: 'A new season begins on Monday',
    children: 'Everyone starts with their last rating.',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new season begins on Monday')
  },
}

export const Warning: Story = {
  args: {
    type: 'warning',
    title: 'Bullet is not rated today',
    children: 'Ratings are being recomputed until the evening.',
  },
}

export const Danger: Story = {
  args: {
    type: 'danger',
    title: 'The connection is lost',
    children: 'Your clock goes on. We try again in 4 seconds.',
    action: (
      <Button size="s" type="secondary" onPress={fn()}>
        Try now
      </Button>
    ),
  },
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost')
  },
}

export const Success: Story = {
  args: { type: 'success', title: 'Your game is saved', children: undefined },
}

export const LongText: Story = {
  args: {
    title: longText.label,
    children: longText.sentence,
    action: <Button size="s">{longText.label}</Button>,
  },
  parameters: { visual: { phone: true } },
  globals: { locale: 'kz' },
}
