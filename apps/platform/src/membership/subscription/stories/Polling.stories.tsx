import { selectSubscriptionView as view } from '@kingside/machines/subscription'
import { subscriptionStates as states } from '@kingside/machines/subscription/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Subscription } from '../Subscription.view.tsx'
import { shared } from './subscription.samples.tsx'

/** A payment was made, and the server is asked whether it has come. */
const meta = {
  component: Subscription,
  title: 'Features/Subscription/Polling',
  ...shared,
} satisfies Meta<typeof Subscription>

export default meta
type Story = StoryObj<typeof meta>

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
    visual: { looksLike: 'platform-features-subscription-polling--polling-waiting' },
  },
  args: { view: view(states['polling.asking']) },
}

/** Passed through at once. */
export const PollingJudging: Story = {
  parameters: {
    state: 'subscription/polling.judging',
    visual: { looksLike: 'platform-features-subscription-polling--polling-waiting' },
  },
  args: { view: view(states['polling.judging']) },
}
