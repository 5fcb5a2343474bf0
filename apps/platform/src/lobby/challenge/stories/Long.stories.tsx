import { selectChallengeView } from '@kingside/machines/challenge'
import { challengeStatesOf } from '@kingside/machines/challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { Challenge } from '../Challenge.view.tsx'
import { LaterStart } from '../StartField.tsx'
import { args, findDialog, refusedAt, answerBoth, askToDecline } from './challenge.samples.tsx'

/** A challenge that waits for an answer for days. */
const meta = {
  component: Challenge,
  title: 'Features/Challenge/Long',
  args,
  loaders: [LaterStart.prepare],
  decorators: [inPage],
} satisfies Meta<typeof Challenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectChallengeView

const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

const long = { kind: 'long', opponent: daulet, ratingRange: undefined } as const

const longStates = challengeStatesOf('long')

// To one player, who answers within days

export const Drafting: Story = {
  parameters: { state: 'challenge/drafting' },
  args: { ...long, view: view(longStates.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Standing challenge to Daulet K.' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Nobody is named. */
export const DraftingToAnybody: Story = {
  args: { ...long, view: view(longStates.drafting), opponent: null },
}

export const NotAllowed: Story = {
  args: {
    ...long,
    view: refusedAt('long', 'drafting', {
      code: 'not_allowed_any_rated',
      detail: 'Rated games are closed to you until 1 October.',
    }),
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { ...long, view: view(longStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { ...long, view: view(longStates['creating.recalled']) },
}

/** A challenge that has stood for days is not made again in a moment, so to cancel it asks first. */
export const Waiting: Story = {
  parameters: { state: 'challenge/waiting', visual: { claims: 'phone' } },
  args: { ...long, view: view(longStates.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Created on September 21, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    const dialog = await findDialog()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Nobody is named. */
export const WaitingForAnybody: Story = {
  args: { ...long, view: view(longStates.waiting), opponent: null },
}

export const CancellingAsked: Story = {
  args: { ...long, view: view(longStates.waiting) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await findDialog()
  },
}

export const Cancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { ...long, view: view(longStates.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { ...long, view: view(longStates.checking) },
}

export const Offered: Story = {
  parameters: {
    state: 'challenge/offered',
    visual: { claims: 'phone' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { ...long, view: view(longStates.offered) },
  play: answerBoth,
}

export const DecliningAsked: Story = {
  args: { ...long, view: view(longStates.offered) },
  play: askToDecline,
}

/** The challenge still stands: the way on is to accept it later. */
export const OwnerIsOffline: Story = {
  args: {
    ...long,
    view: refusedAt('long', 'offered', { code: 'owner_disconnected', detail: null }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Oops! This opponent is offline now, you can’t accept this challenge'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Find an opponent' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

/** To decline it has failed: it still stands. */
export const NotDeclined: Story = {
  args: { ...long, view: refusedAt('long', 'offered', { code: 'timeout', detail: null }) },
}

export const Accepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { ...long, view: view(longStates.accepting) },
}

export const Declining: Story = {
  parameters: { state: 'challenge/declining' },
  args: { ...long, view: view(longStates.declining) },
}
