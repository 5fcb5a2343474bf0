import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { SecretDialog } from '../secret/SecretDialog.view.tsx'
import { messages } from './feed.messages.ts'

/** The private link from which the reader's calendar reads the own tournaments. */
const meta = {
  component: SecretDialog,
  title: 'Features/CalendarFeed',
  args: {
    texts: messages,
    icon: <CalendarDays />,
    exists: false,
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

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe in your calendar' }))
  return within(await screen.findByRole('dialog', { name: 'Your tournaments in your calendar' }))
}

export const None: Story = {
  play: async ({ args }) => {
    const dialog = await open()
    await expect(dialog.queryByRole('button', { name: 'Remove link' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

/** It is shown once. */
export const Made: Story = {
  args: {
    exists: true,
    lines: [
      {
        id: 'link',
        value: 'https://kingside.example/files/calendar/Qm9vYm9vYm9vYm9vYm9vYm9vYm9v.ics',
        copy: messages.copy,
      },
    ],
  },
  parameters: { visual: { claims: 'feature' } },
  play: async ({ args }) => {
    const dialog = await open()
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove link' }))
    await expect(args.onDrop).toHaveBeenCalledOnce()
  },
}

export const Exists: Story = {
  args: { exists: true },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByText(/^You have a link/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create new link' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await expect((await open()).getByText('That didn’t work. Try again.')).toBeVisible()
  },
}
