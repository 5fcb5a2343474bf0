import { selectEntryPaymentView } from '@kingside/machines/entry-payment'
import {
  entryPaymentSnapshotAt,
  entryPaymentStates as states,
  unpaidEntry,
} from '@kingside/machines/entry-payment/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn, userEvent } from 'storybook/test'
import { titles } from '../../shell/popups/Popups.messages.ts'
import { inPopup } from '../../stories/in-popup.tsx'
import { EntryPayment } from './EntryPayment.view.tsx'

const view = selectEntryPaymentView

/** The popup that sells the entry of a tournament; one story for each state of its machine. */
const meta = {
  component: EntryPayment,
  title: 'Features/EntryPayment',
  args: {
    view: view(states['offering.ready']),
    onPay: fn(),
    onRetry: fn(),
    onRecheck: fn(),
    onSignIn: fn(),
    onTournament: fn(),
    onAll: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...titles['tournament-payment']} />)],
} satisfies Meta<typeof EntryPayment>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps the place. */
export const Loading: Story = {
  parameters: { state: 'entry-payment/loading' },
  args: { view: view(states.loading) },
}

/** Passed through at once. */
export const Deciding: Story = {
  parameters: {
    state: 'entry-payment/deciding',
    visual: { looksLike: 'platform-features-entrypayment--loading' },
  },
  args: { view: view(states.deciding) },
}

export const Unloaded: Story = {
  parameters: { state: 'entry-payment/unloaded' },
  args: { view: view(states.unloaded) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = {
  parameters: { state: 'entry-payment/missing' },
  args: { view: view(states.missing) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All tournaments' }))
    await expect(args.onAll).toHaveBeenCalledOnce()
  },
}

export const NeedsAccount: Story = {
  parameters: { state: 'entry-payment/needsAccount' },
  args: { view: view(states.needsAccount) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to join' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** The price, when it goes back, and the way to pay. */
export const OfferingReady: Story = {
  parameters: {
    state: 'entry-payment/offering.ready',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Almaty Open Blitz')).toBeVisible()
    await expect(canvas.getByText(/^You get the fee back if you leave/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €5.00' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

export const OfferingFailed: Story = {
  parameters: { state: 'entry-payment/offering.failed' },
  args: { view: view(states['offering.failed']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Payment failed')
    await expect(canvas.getByRole('button', { name: 'Pay €5.00' })).toBeEnabled()
  },
}

export const OfferingAborted: Story = {
  parameters: { state: 'entry-payment/offering.aborted' },
  args: { view: view(states['offering.aborted']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You haven’t been charged')
  },
}

export const OfferingUnavailable: Story = {
  parameters: { state: 'entry-payment/offering.unavailable' },
  args: { view: view(states['offering.unavailable']) },
}

export const Opening: Story = {
  parameters: { state: 'entry-payment/opening' },
  args: { view: view(states.opening) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opening the payment page…/ }))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Away: Story = {
  parameters: { state: 'entry-payment/away' },
  args: { view: view(states.away) },
}

export const ConfirmingWaiting: Story = {
  parameters: { state: 'entry-payment/confirming.waiting' },
  args: { view: view(states['confirming.waiting']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming your payment…')
  },
}

/** Looks as between two questions. */
export const ConfirmingAsking: Story = {
  parameters: {
    state: 'entry-payment/confirming.asking',
    visual: { looksLike: 'platform-features-entrypayment--confirming-waiting' },
  },
  args: { view: view(states['confirming.asking']) },
}

/** Passed through at once. */
export const ConfirmingJudging: Story = {
  parameters: {
    state: 'entry-payment/confirming.judging',
    visual: { looksLike: 'platform-features-entrypayment--confirming-waiting' },
  },
  args: { view: view(states['confirming.judging']) },
}

export const Late: Story = {
  parameters: { state: 'entry-payment/late' },
  args: { view: view(states.late) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheck).toHaveBeenCalledOnce()
  },
}

export const Joined: Story = {
  parameters: { state: 'entry-payment/joined', visual: { claims: 'phone' } },
  args: { view: view(states.joined) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the tournament' }))
    await expect(args.onTournament).toHaveBeenCalledOnce()
  },
}

export const PendingApproval: Story = {
  parameters: { state: 'entry-payment/pendingApproval' },
  args: { view: view(states.pendingApproval) },
}

/** Teams are chosen after paying. */
export const NothingToPay: Story = {
  parameters: { state: 'entry-payment/nothingToPay' },
  args: { view: view(states.nothingToPay) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose your team/)).toBeVisible()
  },
}

/** The entry costs nothing. */
export const Free: Story = {
  args: {
    view: view(
      entryPaymentSnapshotAt('nothingToPay', {
        facts: { ...unpaidEntry, price: null, limit: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can join on the tournament’s page.')).toBeVisible()
    await expect(canvas.queryByText('€5.00')).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  parameters: { state: 'entry-payment/refused' },
  args: { view: view(states.refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The tournament is full')
  },
}

export const Refunded: Story = {
  parameters: {
    state: 'entry-payment/refunded',
    visual: { claims: 'phone' },
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states.refunded) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You get all of it back')
  },
}
