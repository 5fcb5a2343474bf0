import {
  selectSubscriptionView as view,
  type SubscriptionFailure,
} from '@kingside/machines/subscription'
import { Stack } from '@kingside/design-system/Stack'
import {
  annual,
  exampleSubscription,
  now,
  subscriptionSnapshotAt,
  subscriptionStates as states,
} from '@kingside/machines/subscription/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { Subscription, type SubscriptionProps } from '../Subscription.view.tsx'
import { shared, day } from './subscription.samples.tsx'

/** Something is changed, with what can fail. */
const meta = {
  component: Subscription,
  title: 'Features/Subscription/Changing',
  ...shared,
} satisfies Meta<typeof Subscription>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async (role: 'dialog' | 'alertdialog') =>
  within(await within(document.body).findByRole(role))

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
  parameters: { visual: { looksLike: 'platform-features-subscription-changing--confirming' } },
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
  parameters: {
    visual: { looksLike: 'platform-features-subscription-changing--changing-cancelling' },
  },
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
