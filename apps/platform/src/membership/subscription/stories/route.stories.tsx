import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../../stories/page-story.tsx'

const { orders, payments } = contract
const [order] = orders.list.example

/** The page on the own membership: the plan, what was paid, and the receipts. */
const meta = {
  ...pageMeta,
  title: 'Pages/Membership',
  args: { address: '/membership', reader: 'pro' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const broken = { code: 'server_error', detail: 'It broke.' } as const

/** An entry that was given back, a gift, and an order that was never paid. */
const several = mockCall(orders.list, () => [
  order,
  {
    ...order,
    id: 'order-entry',
    kind: 'tournament' as const,
    status: 'refunded' as const,
    plan: null,
    tournament: { id: '17', name: 'Almaty Open Blitz' },
    amount_cents: 1500,
    currency: 'EUR',
  },
  { ...order, id: 'order-gift', kind: 'gift' as const, status: 'refunding' as const },
  { ...order, id: 'order-open', status: 'open' as const, paid_at: null },
])

export const Pro: Story = {
  parameters: {
    msw: [several, ...pageServer],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Almaty Open Blitz/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const Free: Story = {
  args: { reader: 'free' },
  parameters: { msw: [mockCall(orders.list, () => []), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No payments yet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your membership')).toBeVisible()
  },
}

export const PaymentsLoading: Story = {
  parameters: { msw: [mockNever(orders.list), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your payments…')).toBeInTheDocument()
  },
}

export const PaymentsFailed: Story = {
  parameters: { msw: [mockFailure(orders.list, 500, broken), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your payments')).toBeVisible()
  },
}

export const ReceiptsFailed: Story = {
  parameters: { msw: [several, mockFailure(payments.portal, 500, broken), ...pageServer] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open receipts' }))
    await expect(await canvas.findByText('Couldn’t open the receipts. Try again.')).toBeVisible()
  },
}
