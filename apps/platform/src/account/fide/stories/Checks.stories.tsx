import { selectFideIdView } from '@kingside/machines/fide-id'
import { fideIdStates as states } from '@kingside/machines/fide-id/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../FideId.messages.ts'
import { FideId } from '../FideId.view.tsx'
import { args } from './fide-id.samples.ts'

/** The identity check, and what came of it. */
const meta = {
  component: FideId,
  title: 'Features/FideId/Checks',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.connect} />)],
} satisfies Meta<typeof FideId>

export default meta
type Story = StoryObj<typeof meta>

const view = selectFideIdView

export const IdentityAsking: Story = {
  parameters: { state: 'fide-id/identity.asking' },
  args: { view: view(states['identity.asking']) },
}

export const IdentityOffered: Story = {
  parameters: { state: 'fide-id/identity.offered' },
  args: { view: view(states['identity.offered']) },
}

export const IdentityOpening: Story = {
  parameters: { state: 'fide-id/identity.opening' },
  args: { view: view(states['identity.opening']) },
}

export const IdentityAway: Story = {
  parameters: { state: 'fide-id/identity.away' },
  args: { view: view(states['identity.away']) },
}

export const IdentityProcessing: Story = {
  parameters: { state: 'fide-id/identity.processing' },
  args: { view: view(states['identity.processing']) },
}

export const IdentityRequiresInput: Story = {
  parameters: { state: 'fide-id/identity.requiresInput' },
  args: { view: view(states['identity.requiresInput']) },
}

export const IdentityVerified: Story = {
  parameters: { state: 'fide-id/identity.verified' },
  args: { view: view(states['identity.verified']) },
}

export const IdentityCanceled: Story = {
  parameters: { state: 'fide-id/identity.canceled' },
  args: { view: view(states['identity.canceled']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Have our team check it' }))
    await expect(args.onManual).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.onStartIdentity).toHaveBeenCalledOnce()
  },
}

export const IdentityFailed: Story = {
  parameters: { state: 'fide-id/identity.failed' },
  args: { view: view(states['identity.failed']) },
}

export const OnCheck: Story = {
  parameters: { state: 'fide-id/onCheck' },
  args: { view: view(states.onCheck) },
}

export const Rejected: Story = {
  parameters: { state: 'fide-id/rejected' },
  args: { view: view(states.rejected) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new request' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Connected: Story = {
  parameters: { state: 'fide-id/connected' },
  args: { view: view(states.connected) },
}
