import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trophy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { longText } from '../stories/longText.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { LinkButton } from './LinkButton.tsx'

/** Leads to another place and looks like a button. It is a link: it can open in a new tab. */
const meta = {
  title: 'LinkButton',
  component: LinkButton,
  decorators: [padded],
  args: { href: '#tournaments', children: 'All tournaments' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { type: 'secondary' } }

export const WithIcon: Story = { args: { icon: <Trophy />, size: 'l' } }

export const FollowedByARouter: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All tournaments' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { children: longText.label, icon: <Trophy />, display: 'block' },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}
