import { selectJoinButtonView } from '@kingside/machines/join-button'
import { joinButtonStates as states } from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { JoinButton } from '../JoinButton.view.tsx'
import { args, answer } from './join-button.samples.tsx'

/** What the button offers, by the player and the tournament. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton/Settled',
  args,
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const view = selectJoinButtonView

export const Loading: Story = {
  parameters: {
    state: 'join-button/settled.loading',
    modes: {
      kazakh: {
        args: { view: view(states['settled.joined.pendingApproval']) },
        globals: { locale: 'kz' },
      },
      russian: { args: { view: view(states['settled.joined.onHold']) }, globals: { locale: 'ru' } },
      'right-to-left': {
        args: { view: view(states['settled.joined.playing']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['settled.loading']) },
}

/** Passed through at once. */
export const Deciding: Story = {
  parameters: {
    state: 'join-button/settled.deciding',
    visual: { looksLike: 'platform-features-joinbutton-settled--loading' },
  },
  args: { view: view(states['settled.deciding']) },
}

export const NeedsAccount: Story = {
  parameters: { state: 'join-button/settled.needsAccount' },
  args: { view: view(states['settled.needsAccount']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to join' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const OpenCommon: Story = {
  parameters: { state: 'join-button/settled.open.common' },
  args: { view: view(states['settled.open.common']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const OpenPaid: Story = {
  parameters: { state: 'join-button/settled.open.paid' },
  args: { view: view(states['settled.open.paid']), price: '€5.00' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join · €5.00' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const LimitedNeedsPro: Story = {
  parameters: { state: 'join-button/settled.limited.needsPro' },
  args: { view: view(states['settled.limited.needsPro']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onStep).toHaveBeenCalledWith('upgrade')
  },
}

export const LimitedNeedsFideId: Story = {
  parameters: { state: 'join-button/settled.limited.needsFideId' },
  args: { view: view(states['settled.limited.needsFideId']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect FIDE ID' }))
    await expect(args.onStep).toHaveBeenCalledWith('connect-fide-id')
  },
}

export const LimitedConfirmInfo: Story = {
  parameters: { state: 'join-button/settled.limited.confirmInfo' },
  args: { view: view(states['settled.limited.confirmInfo']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm personal info' }))
    await expect(args.onStep).toHaveBeenCalledWith('confirm-info')
  },
}

export const LimitedVerifyEmail: Story = {
  parameters: { state: 'join-button/settled.limited.verifyEmail' },
  args: { view: view(states['settled.limited.verifyEmail']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }))
    await expect(args.onStep).toHaveBeenCalledWith('verify-email')
  },
}

/** Reachable and readable, but a press does nothing. */
export const LimitedDisabled: Story = {
  parameters: { state: 'join-button/settled.limited.disabled' },
  args: { view: view(states['settled.limited.disabled']) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Join' })
    await userEvent.click(button)
    await expect(args.onJoin).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('The tournament is full')
  },
}

/** Taking the registration back asks first. */
export const JoinedPendingApproval: Story = {
  parameters: { state: 'join-button/settled.joined.pendingApproval' },
  args: { view: view(states['settled.joined.pendingApproval']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }))
    await answer('Cancel registration')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** Leaving asks first. */
export const JoinedWaiting: Story = {
  parameters: { state: 'join-button/settled.joined.waiting' },
  args: { view: view(states['settled.joined.waiting']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).not.toHaveBeenCalled()
    await answer('Leave')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const JoinedPlaying: Story = {
  parameters: { state: 'join-button/settled.joined.playing' },
  args: { view: view(states['settled.joined.playing']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a break' }))
    await expect(args.onStartBreak).toHaveBeenCalledOnce()
  },
}

export const JoinedOnHold: Story = {
  parameters: { state: 'join-button/settled.joined.onHold' },
  args: { view: view(states['settled.joined.onHold']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(args.onEndBreak).toHaveBeenCalledOnce()
  },
}

export const OutWithdrawn: Story = {
  parameters: { state: 'join-button/settled.out.withdrawn' },
  args: { view: view(states['settled.out.withdrawn']) },
}

export const OutLeft: Story = {
  parameters: { state: 'join-button/settled.out.left' },
  args: { view: view(states['settled.out.left']) },
}

export const OutBanned: Story = {
  parameters: { state: 'join-button/settled.out.banned' },
  args: { view: view(states['settled.out.banned']) },
}

export const Ended: Story = {
  parameters: { state: 'join-button/settled.ended' },
  args: { view: view(states['settled.ended']) },
}
