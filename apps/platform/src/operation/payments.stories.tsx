import { examplePayment, examplePaymentDetail } from '@kingside/api/calls/operation/payments'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { operationServer } from '../stories/operation-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

const { payments } = operatorContract.operation

/** What was bought, and the money that operators give back. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation/Payments',
  args: { address: '/operation/payments', reader: 'free' },
  parameters: { ...pageParameters, msw: operationServer },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const one = { address: `/operation/payments/${examplePayment.id}` }
const answering = (...handlers: typeof operationServer) => ({
  msw: [...handlers, ...operationServer],
})

export const List: Story = {
  parameters: {
    ...answering(
      mockCall(payments.list, () => ({
        count: 3,
        results: [
          examplePayment,
          {
            ...examplePayment,
            id: 'b3JkZXItMDAwMg',
            kind: 'tournament',
            plan: null,
            tournament: 'Almaty Open Blitz',
            status: 'refunded',
            amount: { cents: 1500, currency: 'EUR' },
          },
          { ...examplePayment, id: 'b3JkZXItMDAwMw', kind: 'gift', status: 'open', payer: null },
        ],
      })),
    ),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Payments' })
    await expect(await within(table).findByText('Almaty Open Blitz')).toBeVisible()
    await expect(within(table).getByText('Without an account')).toBeVisible()
  },
}

export const None: Story = {
  parameters: answering(mockCall(payments.list, () => ({ count: 0, results: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet')).toBeVisible()
  },
}

export const Paid: Story = {
  args: one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Refund payment' })).toBeVisible()
    await expect(canvas.getByText('$49.99')).toBeVisible()
  },
}

/** The question says what ends, and asks why. */
export const Refunding: Story = {
  args: one,
  parameters: answering(
    mockFailure(payments.refund, 409, { code: 'already_returned', detail: 'It went back.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund payment' }))
    const question = within(await screen.findByRole('dialog', { name: 'Give the money back?' }))
    await expect(question.getByText(/^Pro ends as soon as/)).toBeVisible()
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Paid by mistake.')
    await userEvent.click(question.getByRole('button', { name: 'Refund payment' }))
    await expect(await question.findByText('It went back.')).toBeVisible()
  },
}

/** Who gave it back and why; the provider has not said that it is done. */
export const OnItsWay: Story = {
  args: one,
  parameters: answering(
    mockCall(payments.get, () => ({
      ...examplePaymentDetail,
      status: 'refunding',
      refund: { is_done: false, attempts: 2, last_error: 'No answer in 10 s.' },
      acts: [
        {
          at: '2026-03-02T10:00:00.000Z',
          operator: 'operator@kingside.example',
          reason: 'Paid by mistake.',
        },
      ],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The refund is on its way')).toBeVisible()
    await expect(canvas.getByText('Paid by mistake.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund payment' })).not.toBeInTheDocument()
  },
}

export const Unknown: Story = {
  args: one,
  parameters: answering(
    mockFailure(payments.get, 404, { code: 'not_found', detail: 'There is no such order.' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment not found')).toBeVisible()
  },
}

export const Loading: Story = {
  args: one,
  parameters: answering(mockNever(payments.get)),
}
