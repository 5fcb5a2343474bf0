import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

const { payLinks } = contract
const link = payLinks.get.example
const broken = { code: 'server_error', detail: 'It broke.' } as const

/** The page that a payment link opens. */
const meta = {
  ...pageMeta,
  title: 'Pages/Pay for someone else',
  args: { address: '/pay-for/k3Jd82hsLq0a' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Open: Story = {
  parameters: {
    msw: [mockCall(payLinks.get, () => link), ...pageServer],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pro for Dana Serik' })).toBeVisible()
  },
}

export const PaymentFailed: Story = {
  parameters: {
    msw: [
      mockCall(payLinks.get, () => link),
      mockFailure(payLinks.checkout, 503, broken),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $49.99' }))
    await expect(await canvas.findByText(/^Couldn’t open the payment page/)).toBeVisible()
  },
}

export const Used: Story = {
  parameters: {
    msw: [mockCall(payLinks.get, () => ({ ...link, status: 'used' as const })), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pro for Dana Serik is paid')).toBeVisible()
  },
}

export const Unknown: Story = {
  parameters: {
    msw: [
      mockFailure(payLinks.get, 404, { code: 'not_found', detail: 'No such link.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This payment link doesn’t work')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(payLinks.get), ...pageServer] },
}

export const Failed: Story = {
  parameters: { msw: [mockFailure(payLinks.get, 500, broken), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the payment link')).toBeVisible()
  },
}
