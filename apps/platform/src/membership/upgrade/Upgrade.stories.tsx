import { Stack } from '@kingside/design-system/Stack'
import { prices } from '@kingside/machines/checkout/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { manyOfOne } from '../../stories/many-of-one.ts'
import { offersOf } from '../offers.ts'
import { paywalls } from './Upgrade.messages.ts'
import { Upgrade } from './Upgrade.view.tsx'

/** The popup that offers Pro where something needs it. */
const meta = {
  component: Upgrade,
  title: 'Features/Upgrade',
  args: {
    paywall: null,
    isPro: false,
    offers: offersOf(prices),
    plan: 'annual',
    onPlan: fn(),
    onContinue: fn(),
    onCompare: fn(),
    onMembership: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof Upgrade>

export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /5[.,]99/ }))
    await expect(args.onPlan).toHaveBeenCalledWith('monthly')
  },
}

/** Each says why Pro is needed for what the reader wanted. */
export const EveryPaywall: Story = {
  parameters: manyOfOne,
  render: (args) => (
    <Stack gap={12}>
      {paywalls.map((paywall) => (
        <Upgrade key={paywall} {...args} paywall={paywall} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Continue to payment' })).toHaveLength(
      paywalls.length,
    )
  },
}

export const PricesLoading: Story = { args: { offers: null } }

export const AlreadyPro: Story = {
  args: { isPro: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View membership' }))
    await expect(args.onMembership).toHaveBeenCalledOnce()
  },
}
