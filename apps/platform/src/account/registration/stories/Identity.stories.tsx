import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { Registration } from '../Registration.view.tsx'
import { args } from './registration.samples.tsx'

/** The step of Pro that checks who somebody is. */
const meta = {
  component: Registration,
  title: 'Features/Registration/Identity',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

export const IdentityCheckAsking: Story = {
  parameters: { state: 'registration/identityCheck.asking' },
  args: { view: view(states['identityCheck.asking']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your verification status…')
  },
}

export const IdentityCheckOffered: Story = {
  parameters: { state: 'registration/identityCheck.offered' },
  args: { view: view(states['identityCheck.offered']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start check' }))
    await expect(args.onStartIdentity).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Do it later' }))
    await expect(args.onSkipIdentity).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckOpening: Story = {
  parameters: { state: 'registration/identityCheck.opening' },
  args: { view: view(states['identityCheck.opening']) },
}

export const IdentityCheckAway: Story = {
  parameters: { state: 'registration/identityCheck.away' },
  args: { view: view(states['identityCheck.away']) },
}

/** Stays like this while the provider is asked once more. */
export const IdentityCheckProcessing: Story = {
  parameters: { state: 'registration/identityCheck.processing' },
  args: { view: view(states['identityCheck.processing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckVerified: Story = {
  parameters: { state: 'registration/identityCheck.verified' },
  args: { view: view(states['identityCheck.verified']) },
}

export const IdentityCheckCanceled: Story = {
  parameters: { state: 'registration/identityCheck.canceled' },
  args: { view: view(states['identityCheck.canceled']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.onStartIdentity).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckFailed: Story = {
  parameters: {
    state: 'registration/identityCheck.failed',
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['identityCheck.failed']) },
}

/** Passed through at once, to the payment or the end; looks as the end does. */
export const AfterChecks: Story = {
  parameters: { state: 'registration/afterChecks' },
  args: { view: view(states.afterChecks) },
}
