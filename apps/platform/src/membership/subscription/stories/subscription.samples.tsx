import { selectSubscriptionView as view } from '@kingside/machines/subscription'
import { subscriptionStates as states } from '@kingside/machines/subscription/examples'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import type { Subscription } from '../Subscription.view.tsx'

export const day = 24 * 3_600_000

/** What all stories of it share. */
export const shared = {
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
} satisfies Partial<Meta<typeof Subscription>>
