import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { Registration } from '../Registration.view.tsx'
import { args } from './registration.samples.tsx'

/** The payment of Pro, and what may come of it. */
const meta = {
  component: Registration,
  title: 'Features/Registration/Payment',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

export const Choosing: Story = {
  parameters: { state: 'registration/payment.choosing', visual: { claims: 'phone' } },
  args: { view: view(states['payment.choosing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(args.onPay).toHaveBeenLastCalledWith('pro-annual')
    canvas.getByRole('radio', { name: 'Annual' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(args.onPay).toHaveBeenLastCalledWith('pro-monthly')
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on the free plan' }))
    await expect(args.onSkipPayment).toHaveBeenCalledOnce()
  },
}

export const Opening: Story = {
  parameters: { state: 'registration/payment.opening' },
  args: { view: view(states['payment.opening']) },
}

export const Away: Story = {
  parameters: { state: 'registration/payment.away' },
  args: { view: view(states['payment.away']) },
}

export const Confirming: Story = {
  parameters: { state: 'registration/payment.confirming' },
  args: { view: view(states['payment.confirming']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming your payment…')
  },
}

/** Between two questions; looks as the question does. */
export const Pending: Story = {
  parameters: {
    state: 'registration/payment.pending',
    visual: { looksLike: 'platform-features-registration-payment--confirming' },
  },
  args: { view: view(states['payment.pending']) },
}

export const Unconfirmed: Story = {
  parameters: { state: 'registration/payment.unconfirmed' },
  args: { view: view(states['payment.unconfirmed']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish without waiting' }))
    await expect(args.onSkipPayment).toHaveBeenCalledOnce()
  },
}

export const Unpaid: Story = {
  parameters: {
    state: 'registration/payment.unpaid',
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['payment.unpaid']) },
}

export const Failed: Story = {
  parameters: { state: 'registration/payment.failed' },
  args: { view: view(states['payment.failed']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline')
  },
}
