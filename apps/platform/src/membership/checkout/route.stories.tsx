import { contract } from '@kingside/api'
import { mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The page on which Pro is bought. */
const meta = {
  ...pageMeta,
  title: 'Pages/Upgrade',
  args: { address: '/upgrade-to-pro', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Free: Story = {
  parameters: {
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /49[.,]99/ })).toBeEnabled()
  },
}

/** The plan of the address is chosen, and kept on the way through the sign-in. */
export const Visitor: Story = {
  args: { reader: 'visitor', address: '/upgrade-to-pro?plan=monthly' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '$5.99 a month' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible()
  },
}

export const Gift: Story = {
  args: { address: '/upgrade-to-pro?as=gift' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Recipient’s email' })).toBeVisible()
  },
}

export const Aborted: Story = {
  args: { address: '/upgrade-to-pro?paidResult=aborted&subscriptionType=pro-annual' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment not completed')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** The message over the page comes once; the page waits for the server’s word. */
export const Paid: Story = {
  args: { address: '/upgrade-to-pro?paidResult=1&subscriptionType=pro-annual' },
  play: async ({ canvas }) => {
    const message = within(await screen.findByRole('alertdialog', { name: 'Payment received' }))
    await userEvent.click(message.getByRole('button', { name: 'OK' }))
    await expect((await canvas.findAllByText('Confirming your payment…'))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(contract.plans.list), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading prices…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(contract.plans.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the prices')).toBeVisible()
  },
}
