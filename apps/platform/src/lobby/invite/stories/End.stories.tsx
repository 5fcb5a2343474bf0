import type { GameRefusal } from '@kingside/machines/game-finder'
import { selectInviteChallengeView } from '@kingside/machines/invite-challenge'
import {
  inviteChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { InviteChallenge } from '../InviteChallenge.view.tsx'
import { args } from './invite.samples.tsx'

/** How an invitation ends. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge/End',
  args,
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectInviteChallengeView

export const Started: Story = {
  parameters: {
    state: 'invite-challenge/started',
    visual: { looksLike: 'platform-features-challenge-every-kind--started' },
  },
  args: { view: view(states.started) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

/** The guest reads why there is no such invite any more. */
export const Ended: Story = {
  parameters: { state: 'invite-challenge/ended' },
  args: { view: view(states.ended) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Oops. The invite was canceled')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

const ended = (
  end: NonNullable<typeof states.ended.context.end>,
  code: GameRefusal['code'] | null = null,
) => view(snapshotAt('ended', { end, refusal: code && { code, detail: null } }))

/** No such code, or the friend is gone: the same words. */
export const EndedFriendHasLeft: Story = {
  args: { view: ended('gone', 'invalid_invite_code') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Oops. Your friend has left. The good news is, you still can find an opponent to play',
      ),
    ).toBeVisible()
  },
}

export const EndedCancelled: Story = { args: { view: ended('cancelled') } }

export const EndedDeclined: Story = { args: { view: ended('declined') } }

export const EndedExpired: Story = { args: { view: ended('expired') } }

export const EndedTaken: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge-every-kind--ended' } },
  args: { view: ended('taken') },
}

export const EndedGone: Story = {
  args: { view: ended('gone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This invite is no longer available')).toBeVisible()
  },
}

export const EndedOwnerLeft: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge-every-kind--ended-owner-left' } },
  args: { view: ended('owner_disconnected') },
}
