import { Stack } from '@kingside/design-system/Stack'
import { selectSubscriptionView, type SubscriptionFailure } from '@kingside/machines/subscription'
import {
  annual,
  exampleSubscription,
  now,
  subscriptionSnapshotAt,
  subscriptionStates as states,
} from '@kingside/machines/subscription/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Subscription, type SubscriptionProps } from './Subscription.view.tsx'

const view = selectSubscriptionView
const day = 24 * 3_600_000

/** The membership card of the settings; one story for each state of its machine, and every failure. */
const meta = {
  component: Subscription,
  title: 'Features/Subscription',
  args: {
    view: view(states['settled.active.renewing']),
    onCancel: fn(),
    onConfirmCancel: fn(),
    onKeep: fn(),
    onResume: fn(),
    onRecheck: fn(),
    onUpdatePayment: fn(),
    onPortalReturn: fn(),
    onChangeCard: fn(),
    onSwitchToWallet: fn(),
    onSubscribe: fn(),
    onSupport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof Subscription>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async (role: 'dialog' | 'alertdialog') =>
  within(await within(document.body).findByRole(role))

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

/** The safe answer has the focus. */
export const Confirming: Story = {
  parameters: { state: 'subscription/confirming' },
  args: { view: view(states.confirming) },
  play: async () => {
    const dialog = await findDialog('alertdialog')
    await expect(dialog.getByText(/You’ll keep Pro until December 21, 2026/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep Pro' })).toHaveFocus())
  },
}

export const ConfirmedByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-subscription--confirming' } },
  args: { view: view(states.confirming) },
  play: async ({ args }) => {
    const dialog = await findDialog('alertdialog')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep Pro' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirmCancel).toHaveBeenCalledOnce()
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
}

/** A second press does nothing. */
export const ChangingCancelling: Story = {
  parameters: { state: 'subscription/changing.cancelling' },
  args: { view: view(states['changing.cancelling']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cancel membership/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const ChangingReactivating: Story = {
  parameters: { state: 'subscription/changing.reactivating' },
  args: { view: view(states['changing.reactivating']) },
}

export const ChangingChangingCard: Story = {
  parameters: { state: 'subscription/changing.changingCard' },
  args: { view: view(states['changing.changingCard']) },
}

export const ChangingSwitchingToWallet: Story = {
  parameters: { state: 'subscription/changing.switchingToWallet' },
  args: { view: view(states['changing.switchingToWallet']) },
}

export const ChangingOpeningPortal: Story = {
  parameters: { state: 'subscription/changing.openingPortal' },
  args: { view: view(states['changing.openingPortal']) },
}

/** Whoever is back before the page notices can say so. */
export const ChangingAtPortal: Story = {
  parameters: { state: 'subscription/changing.atPortal' },
  args: { view: view(states['changing.atPortal']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check payment' }))
    await expect(args.onPortalReturn).toHaveBeenCalledOnce()
  },
}

export const ChangingRefreshing: Story = {
  parameters: { state: 'subscription/changing.refreshing' },
  args: { view: view(states['changing.refreshing']) },
}

export const PollingWaiting: Story = {
  parameters: { state: 'subscription/polling.waiting' },
  args: { view: view(states['polling.waiting']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This can take up to 30 seconds.')).toBeVisible()
  },
}

/** Looks as while it waits to ask again. */
export const PollingAsking: Story = {
  parameters: {
    state: 'subscription/polling.asking',
    visual: { looksLike: 'platform-features-subscription--polling-waiting' },
  },
  args: { view: view(states['polling.asking']) },
}

/** Passed through at once. */
export const PollingJudging: Story = {
  parameters: {
    state: 'subscription/polling.judging',
    visual: { looksLike: 'platform-features-subscription--polling-waiting' },
  },
  args: { view: view(states['polling.judging']) },
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

const failures = [
  { code: 'server_error' },
  { code: 'cancel_refused' },
  { code: 'subscribe_manually_after', date: now + 30 * day },
  { code: 'subscribe_manually_after', date: null },
  { code: 'not_confirmed' },
  { code: 'portal_unavailable' },
  { code: 'card_refused' },
  { code: 'wallet_refused' },
] as const satisfies readonly SubscriptionFailure[]

const statesBefore = {
  server_error: states['settled.active.renewing'],
  cancel_refused: states['settled.active.renewing'],
  subscribe_manually_after: states['settled.active.ending'],
  not_confirmed: states['settled.active.unsettled'],
  portal_unavailable: states['settled.pastDue.unpaid'],
  card_refused: states['settled.pastDue.invalidPayment'],
  wallet_refused: states['changing.switchingToWallet'],
} satisfies Record<SubscriptionFailure['code'], unknown>

const afterFailure = (failure: SubscriptionFailure) => {
  const { membership } = statesBefore[failure.code].context
  return view(
    failure.code === 'wallet_refused'
      ? subscriptionSnapshotAt({ settled: { active: 'renewing' } }, { membership, failure })
      : {
          ...statesBefore[failure.code],
          context: { ...statesBefore[failure.code].context, failure },
        },
  )
}

/** Each on the card on which it comes. */
export const EveryFailure: Story = {
  render: (args) => (
    <Stack gap={5}>
      {failures.map((failure) => (
        <Subscription
          key={'date' in failure ? `${failure.code} ${failure.date}` : failure.code}
          {...args}
          view={afterFailure(failure)}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    for (const text of [
      'Server error. Try again later',
      'Can’t cancel subscription. Please contact support',
      'Please subscribe manually after December 21, 2026',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Contact support' }))
    await expect(args.onSupport).toHaveBeenCalledOnce()
  },
}

export const CardAsked: Story = {
  args: { view: view(states['settled.pastDue.unpaid']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }))
    const dialog = await findDialog('dialog')
    await expect(dialog.getByText(/we charge €1 and refund it immediately/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Card number' }), '4242424242424242')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Expires' }), '0928')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Security code' }), '123')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name on the card' }), 'A N{Enter}')
    await expect(args.onChangeCard).toHaveBeenCalledOnce()
  },
}

/** The provider does not know the card; the dialog stays. */
export const CardNotAccepted: Story = {
  args: { view: view(states['settled.pastDue.unpaid']), cardEntry: 'refused' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }))
    const dialog = await findDialog('dialog')
    await expect(dialog.getByRole('alert')).toHaveTextContent('This card wasn’t accepted')
  },
}

/** The card with its machine, and a server that never answers. */
function Wired(props: SubscriptionProps) {
  const [snapshot, send] = useMachine(exampleSubscription, { input: { membership: annual, now } })
  useStateMap(snapshot)
  return (
    <Subscription
      {...props}
      view={view(snapshot)}
      onCancel={() => send({ type: 'renewal.cancel' })}
      onConfirmCancel={() => send({ type: 'cancel.confirm' })}
      onKeep={() => send({ type: 'cancel.dismiss' })}
    />
  )
}

/** The question is gone, and the focus is back at the button that now waits. */
export const CancelledWithTheMachine: Story = {
  parameters: { visual: { looksLike: 'platform-features-subscription--changing-cancelling' } },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel membership' }))
    const first = await findDialog('alertdialog')
    await userEvent.click(first.getByRole('button', { name: 'Keep Pro' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Cancel membership' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    const second = await findDialog('alertdialog')
    await userEvent.click(second.getByRole('button', { name: 'Cancel membership' }))
    await expect(await canvas.findByText('Cancelling your membership…')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Cancel membership/ })).toHaveFocus(),
    )
  },
}
