import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { LinkQr } from './LinkQr.tsx'

/** The link of a game as a code for the camera of a friend who is near. */
const meta = {
  component: LinkQr,
  title: 'Features/LinkQr',
  args: { address: 'https://kingside.example/friend_invite?code=bGluay1jb2RlLTE' },
  decorators: [inPage],
} satisfies Meta<typeof LinkQr>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  },
}

/** An address that no code holds is left to be copied. */
export const TooLong: Story = {
  args: { address: `https://kingside.example/friend_invite?code=${'a'.repeat(400)}` },
  parameters: { visual: { skip: 'Nothing is drawn at all: there is nothing to compare.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
