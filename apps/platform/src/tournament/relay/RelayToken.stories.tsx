import type { Meta, StoryObj } from '@storybook/react-vite'
import { Radio } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { SecretDialog } from '../secret/SecretDialog.view.tsx'
import { messages } from './relay.messages.ts'

/** The token by which the games of a broadcast come in, for who runs it. */
const meta = {
  component: SecretDialog,
  title: 'Features/RelayToken',
  args: {
    texts: messages,
    icon: <Radio />,
    exists: true,
    lines: null,
    isBusy: false,
    hasFailed: false,
    onMake: fn(),
    onDrop: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof SecretDialog>

export default meta
type Story = StoryObj<typeof meta>

/** It is shown once, with the address that games are sent to. */
export const Made: Story = {
  args: {
    lines: [
      {
        id: 'address',
        label: messages.address,
        value: 'https://kingside.example/api/online/tournaments/1024/relay/',
        copy: messages.copyAddress,
      },
      {
        id: 'token',
        label: messages.token,
        value: 'V1StGXR8Z5jdHi6Bmy7TqW',
        copy: messages.copyToken,
      },
    ],
  },
  parameters: { visual: { claims: 'feature' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send games by PGN' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Games from the boards' }))
    await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create new token' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}
