import { selectSubscriptionView as view } from '@kingside/machines/subscription'
import { Stack } from '@kingside/design-system/Stack'
import {
  annual,
  now,
  subscriptionSnapshotAt,
  subscriptionStates as states,
} from '@kingside/machines/subscription/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Subscription } from '../Subscription.view.tsx'
import { shared, day } from './subscription.samples.tsx'

/** The membership as it is. */
const meta = {
  component: Subscription,
  title: 'Features/Subscription/Settled',
  ...shared,
} satisfies Meta<typeof Subscription>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; keeps the place. */
export const SettledDeciding: Story = {
  parameters: {
    state: 'subscription/settled.deciding',
    modes: {
      kazakh: { args: { view: view(states['settled.pastDue.unpaid']) }, globals: { locale: 'kz' } },
      russian: {
        args: { view: view(states['settled.active.renewing']) },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['settled.deciding']) },
}

export const SettledNever: Story = {
  parameters: { state: 'subscription/settled.never' },
  args: { view: view(states['settled.never']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Without Pro, your online rating is frozen')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Upgrade to Pro' }))
    await expect(args.onSubscribe).toHaveBeenCalledOnce()
  },
}

export const SettledActiveRenewing: Story = {
  parameters: { state: 'subscription/settled.active.renewing', visual: { claims: 'feature' } },
  args: { view: view(states['settled.active.renewing']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('December 21, 2026')).toBeVisible()
    await expect(canvas.getByText(/switch to the wallet from December 7, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel membership' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirmCancel).not.toHaveBeenCalled()
  },
}

export const SettledActiveEnding: Story = {
  parameters: { state: 'subscription/settled.active.ending' },
  args: { view: view(states['settled.active.ending']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ends on December 21, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on auto-renew' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const SettledActiveUnsettled: Story = {
  parameters: { state: 'subscription/settled.active.unsettled' },
  args: { view: view(states['settled.active.unsettled']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheck).toHaveBeenCalledOnce()
  },
}

export const SettledActiveGift: Story = {
  parameters: { state: 'subscription/settled.active.gift' },
  args: { view: view(states['settled.active.gift']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 free month')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const SettledActiveLifetime: Story = {
  parameters: { state: 'subscription/settled.active.lifetime' },
  args: { view: view(states['settled.active.lifetime']) },
}

export const SettledPastDueRenewFailed: Story = {
  parameters: { state: 'subscription/settled.pastDue.renewFailed' },
  args: { view: view(states['settled.pastDue.renewFailed']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const SettledPastDueUnpaid: Story = {
  parameters: { state: 'subscription/settled.pastDue.unpaid', visual: { claims: 'phone' } },
  args: { view: view(states['settled.pastDue.unpaid']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update payment details' }))
    await expect(args.onUpdatePayment).toHaveBeenCalledOnce()
  },
}

export const SettledPastDueInvalidPayment: Story = {
  parameters: { state: 'subscription/settled.pastDue.invalidPayment' },
  args: { view: view(states['settled.pastDue.invalidPayment']) },
}

export const SettledOverCancelled: Story = {
  parameters: { state: 'subscription/settled.over.cancelled' },
  args: { view: view(states['settled.over.cancelled']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Cancelled on November 19, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Get Pro again' }))
    await expect(args.onSubscribe).toHaveBeenCalledOnce()
  },
}

export const SettledOverEnded: Story = {
  parameters: { state: 'subscription/settled.over.ended' },
  args: { view: view(states['settled.over.ended']) },
}

/** Two weeks before the next payment. */
export const WalletIsOpen: Story = {
  args: {
    view: view(
      subscriptionSnapshotAt(
        { settled: { active: 'renewing' } },
        { membership: { ...annual, validTo: now + 9 * day } },
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to wallet' }))
    await expect(args.onSwitchToWallet).toHaveBeenCalledOnce()
  },
}

/** A wallet has no card to change. */
export const PaidByWallet: Story = {
  args: {
    view: view(
      subscriptionSnapshotAt(
        { settled: { active: 'renewing' } },
        { membership: { ...annual, method: 'wallet', period: 'monthly', freeMonths: 3 } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change card' })).not.toBeInTheDocument()
    await expect(canvas.getByText('3 free months')).toBeVisible()
  },
}

/** No day is known. */
export const WithoutDays: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Subscription {...args} view={{ ...view(states['settled.active.ending']), ...noEnd }} />
      <Subscription
        {...args}
        view={{
          ...view(states['settled.over.cancelled']),
          status: 'cancelled',
          cancelledAt: null,
        }}
      />
      <Subscription
        {...args}
        view={{ ...view(states['settled.over.ended']), status: 'ended', endedAt: null }}
      />
    </Stack>
  ),
}

const noEnd = { status: 'ending', endsAt: null } as const
