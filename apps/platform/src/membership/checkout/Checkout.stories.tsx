import { Stack } from '@kingside/design-system/Stack'
import {
  type CheckoutFailure,
  type CouponError,
  selectCheckoutView,
} from '@kingside/machines/checkout'
import {
  autumn,
  checkoutSnapshotAt,
  checkoutStates as states,
  exampleCheckout,
  prices,
} from '@kingside/machines/checkout/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { manyOfOne } from '../../stories/many-of-one.ts'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Checkout, CheckoutFailed, CheckoutLoading, type CheckoutProps } from './Checkout.view.tsx'

const view = selectCheckoutView

/** Where Pro is bought; one story for each state of its machine, and every error and failure. */
const meta = {
  parameters: { visual: { claims: 'dark' } },
  component: Checkout,
  title: 'Features/Checkout',
  args: {
    view: view(checkoutSnapshotAt({ choosing: 'ready' })),
    email: 'aigerim@mail.example',
    terms: { isSandbox: false, takesCards: true, vatPercent: null },
    onPlan: fn(),
    onGiftFor: fn(),
    onApplyCode: fn(),
    onRemoveCode: fn(),
    onPay: fn(),
    onCard: fn(),
    onAbandon: fn(),
    onRecheck: fn(),
    onRetry: fn(),
    onLogIn: fn(),
    onRegister: fn(),
    onMembership: fn(),
    onDone: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; keeps the place. */
export const Arriving: Story = {
  parameters: {
    state: 'checkout/arriving',
    modes: {
      russian: { args: { view: view(states['choosing.needsAccount']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.arriving) },
}

/** Passed through at once. */
export const ChoosingDeciding: Story = {
  parameters: {
    state: 'checkout/choosing.deciding',
    visual: { looksLike: 'platform-features-checkout--arriving' },
  },
  args: { view: view(states['choosing.deciding']) },
}

export const ChoosingNeedsAccount: Story = {
  parameters: { state: 'checkout/choosing.needsAccount' },
  args: { view: view(states['choosing.needsAccount']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Sign in or create an account to upgrade to Pro' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expect(args.onLogIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: '$5.99 a month' }))
    await expect(args.onPlan).toHaveBeenCalledWith('monthly')
  },
}

/** Pro can still be given away. */
export const ChoosingAlreadyPro: Story = {
  parameters: { state: 'checkout/choosing.alreadyPro' },
  args: { view: view(states['choosing.alreadyPro']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View membership' }))
    await expect(args.onMembership).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
  },
}

/** With a promo code it is cheaper. */
export const ChoosingReady: Story = {
  parameters: { state: 'checkout/choosing.ready', visual: { claims: 'feature' } },
  args: { view: view(states['choosing.ready']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('20% off')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveCode).toHaveBeenCalledOnce()
    await expect(args.onApplyCode).not.toHaveBeenCalled()
  },
}

export const PaidByCard: Story = {
  args: { view: view(states['choosing.ready']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a card here' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242424242424242')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expires' }), '0928')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Aigerim N')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $39.99' }))
    await expect(args.onCard).toHaveBeenCalledWith({
      number: '4242424242424242',
      expMonth: 9,
      expYear: 2028,
      securityCode: '123',
      name: 'Aigerim N',
    })
  },
}

export const CardNotAccepted: Story = {
  args: { view: view(states['choosing.ready']), cardEntry: 'refused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a card here' }))
    await expect(canvas.getByText(/^This card wasn’t accepted/)).toBeVisible()
  },
}

/** The press is the way back; it can’t be paid meanwhile. */
export const ChoosingCheckingCoupon: Story = {
  parameters: { state: 'checkout/choosing.checkingCoupon' },
  args: { view: view(states['choosing.checkingCoupon']), promoCode: 'AUTUMN20' },
  play: async ({ canvas, userEvent, args }) => {
    const pay = canvas.getByRole('button', { name: 'Pay $49.99' })
    await userEvent.click(pay)
    await expect(args.onPay).not.toHaveBeenCalled()
    await expect(pay).toHaveAccessibleDescription('Checking the promo code…')
    await userEvent.click(canvas.getByRole('button', { name: /^Apply/ }))
    await expect(args.onRemoveCode).toHaveBeenCalledOnce()
    await expect(args.onApplyCode).not.toHaveBeenCalled()
  },
}

export const PayingOpeningProvider: Story = {
  parameters: { state: 'checkout/paying.openingProvider' },
  args: { view: view(states['paying.openingProvider']) },
}

/** Whoever is back before the page notices can say so. */
export const PayingAtProvider: Story = {
  parameters: { state: 'checkout/paying.atProvider' },
  args: { view: view(states['paying.atProvider']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to checkout' }))
    await expect(args.onAbandon).toHaveBeenCalledOnce()
  },
}

export const PayingVerifying: Story = {
  parameters: { state: 'checkout/paying.verifying' },
  args: { view: view(states['paying.verifying']) },
}

export const PayingCharging: Story = {
  parameters: { state: 'checkout/paying.charging' },
  args: { view: view(states['paying.charging']) },
}

export const ConfirmingWaiting: Story = {
  parameters: { state: 'checkout/confirming.waiting' },
  args: { view: view(states['confirming.waiting']) },
}

/** Looks as while it waits to ask again. */
export const ConfirmingAsking: Story = {
  parameters: {
    state: 'checkout/confirming.asking',
    visual: { looksLike: 'platform-features-checkout--confirming-waiting' },
  },
  args: { view: view(states['confirming.asking']) },
}

/** Passed through at once. */
export const ConfirmingJudging: Story = {
  parameters: {
    state: 'checkout/confirming.judging',
    visual: { looksLike: 'platform-features-checkout--confirming-waiting' },
  },
  args: { view: view(states['confirming.judging']) },
}

export const Pending: Story = {
  parameters: { state: 'checkout/pending' },
  args: { view: view(states.pending) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We’ll email aigerim@mail.example when it arrives')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheck).toHaveBeenCalledOnce()
  },
}

/** A gift without an answer: paying again may pay twice, so it warns. */
export const PendingGift: Story = {
  args: { view: view(checkoutSnapshotAt('pending', { giftFor: 'daniyar@mail.example' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We’re not sure your card was chargedCheck your email before you try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Succeeded: Story = {
  parameters: { state: 'checkout/succeeded' },
  args: { view: view(states.succeeded) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Start playing' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const GiftSucceeded: Story = {
  args: { view: view(checkoutSnapshotAt('succeeded', { giftFor: 'daniyar@mail.example' })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We’ll send daniyar@mail.example a link to create a free account.'),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { state: 'checkout/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const failedBy = (failure: CheckoutFailure) => view(checkoutSnapshotAt('failed', { failure }))

export const CardDeclined: Story = {
  args: { view: failedBy('card_declined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t been charged.')).toBeVisible()
  },
}

export const ProviderUnavailable: Story = { args: { view: failedBy('provider_unavailable') } }

export const Aborted: Story = {
  parameters: { state: 'checkout/aborted' },
  args: { view: view(states.aborted) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to plans' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** No money moves, and the price names its tax. */
export const Sandbox: Story = {
  args: { terms: { isSandbox: true, takesCards: true, vatPercent: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Test mode.*includes 12% VAT\.$/)).toBeVisible()
  },
}

export const PricesLoading: Story = {
  render: () => <CheckoutLoading />,
}

export const PricesFailed: Story = {
  render: (args) => <CheckoutFailed isRetrying={false} onRetry={args.onRetry} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** It is paid at the provider’s page. */
export const PaidAtTheProvider: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $49.99' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

/** A gift for nobody is not paid: it would be bought for oneself. */
export const GiftForWhom: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give as a gift' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $49.99' }))
    await expect(args.onPay).not.toHaveBeenCalled()
    const email = canvas.getByRole('textbox', { name: 'Recipient’s email' })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(email).toHaveAccessibleDescription(/Fill in the value/)
    await userEvent.type(email, 'daniyar{Enter}')
    await expect(email).toHaveAccessibleDescription(/Email is invalid/)
    await userEvent.type(email, '@mail.example{Enter}')
    await expect(args.onGiftFor).toHaveBeenCalledWith('daniyar@mail.example')
  },
}

export const Gift: Story = {
  args: {
    view: view(
      checkoutSnapshotAt(
        { choosing: 'ready' },
        {
          giftFor: 'daniyar.nurmukhambetov-abdrakhmanov@championship-secretariat.mail.example',
          plan: 'monthly',
        },
      ),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(args.onGiftFor).toHaveBeenCalledWith(null)
  },
}

const couponErrors = [
  'coupon_empty',
  'coupon_expired',
  'coupon_unknown',
] as const satisfies readonly CouponError[]

export const EveryCouponError: Story = {
  parameters: manyOfOne,
  render: (args) => (
    <Stack gap={12}>
      {couponErrors.map((couponError) => (
        <Checkout
          key={couponError}
          {...args}
          promoCode={couponError === 'coupon_empty' ? ' ' : 'SUMMER30'}
          view={view(checkoutSnapshotAt({ choosing: 'ready' }, { couponError }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox', { name: /Promo code/ })
    await expect(fields).toHaveLength(3)
    await expect(canvas.getByText('Fill in the value')).toBeVisible()
    await expect(canvas.getByText('This promo code is expired')).toBeVisible()
    await expect(canvas.getByText('Unknown promo code')).toBeVisible()
  },
}

/** The checkout with its machine; a promo code is known, and nobody else answers. */
function Wired(props: CheckoutProps) {
  const [snapshot, send] = useMachine(exampleCheckout, {
    input: { plan: 'annual', prices, isSignedIn: true, isPro: false },
  })
  useStateMap(snapshot)
  return (
    <Checkout
      {...props}
      view={view(snapshot)}
      onPlan={(plan) => send({ type: 'plan.choose', plan })}
      onGiftFor={(email) => send({ type: 'gift.set', email })}
      onApplyCode={(code) => send({ type: 'coupon.apply', code })}
      onRemoveCode={() => send({ type: 'coupon.remove' })}
      onPay={() => send({ type: 'pay.press' })}
    />
  )
}

/** A code that takes long can be given up; then the plan is paid, and the keyboard goes on from what is shown. */
export const WithTheMachine: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$5.99 a month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use a promo code' }))
    const promo = within(canvas.getByRole('form', { name: 'Promo code' }))
    await expect(promo.getByRole('textbox')).toHaveFocus()
    await userEvent.type(promo.getByRole('textbox'), `${autumn.code}{Enter}`)
    await userEvent.click(promo.getByRole('button', { name: /^Apply.*Cancel/ }))
    await expect(promo.getByRole('button', { name: 'Apply' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Pay $5.99' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findAllByText('Opening the payment page…')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Upgrade to Pro' })).toHaveFocus())
  },
}

/** To whom, and back to oneself. */
export const GiftWithTheMachine: Story = {
  parameters: { visual: { looksLike: 'platform-features-checkout--paid-at-the-provider' } },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give as a gift' }))
    const email = canvas.getByRole('textbox', { name: 'Recipient’s email' })
    await userEvent.type(email, ' daniyar@mail.example ')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(canvas.getByText('A gift for daniyar@mail.example')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for yourself' }))
    await expect(canvas.queryByText('A gift for daniyar@mail.example')).not.toBeInTheDocument()
  },
}
