import { selectInviteChallengeView } from '@kingside/machines/invite-challenge'
import {
  inviteChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { InviteChallenge } from '../InviteChallenge.view.tsx'
import { args, findDialog } from './invite.samples.tsx'

/** The invitation as its owner sees it, with the code for the friend. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge/Own end',
  args,
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectInviteChallengeView

const { invite } = states['ownEnd.waiting'].context

/** To cancel it asks first: the link may have been sent already. */
export const Waiting: Story = {
  parameters: { state: 'invite-challenge/ownEnd.waiting', visual: { claims: 'phone' } },
  args: { view: view(states['ownEnd.waiting']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('TULPAR-42')).toBeVisible()
    await expect(canvas.getByText('10:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel invite' }))
    const dialog = await findDialog()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel invite' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

export const CancellingAsked: Story = {
  args: { view: view(states['ownEnd.waiting']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel invite' }))
    const dialog = await findDialog()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}

/** It does not run out by itself. */
export const WaitingWithoutAnEnd: Story = {
  args: {
    view: view(
      snapshotAt({ ownEnd: 'waiting' }, { invite: { id: 'i-8', code: 'K7QF', expiresInMs: null } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until you cancel it')).toBeVisible()
  },
}

/** A friend by name has been told; the code still helps. */
export const WaitingForFriend: Story = {
  args: {
    view: view(
      snapshotAt({ ownEnd: 'waiting' }, { invite, for: { kind: 'friend', uid: 'u-daulet' } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your invite to Daulet K.' })).toBeVisible()
  },
}

/** Who plays the computer has nobody to send a code to. */
export const WaitingForTheBot: Story = {
  args: { view: view(snapshotAt({ ownEnd: 'waiting' }, { invite, for: { kind: 'bot' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('TULPAR-42')).not.toBeInTheDocument()
  },
}

/** To cancel it has failed: the invite still holds. */
export const WaitingNotCancelled: Story = {
  args: {
    view: view(
      snapshotAt({ ownEnd: 'waiting' }, { invite, refusal: { code: 'offline', detail: null } }),
    ),
  },
}

/** A code as long as codes can be. */
export const LongCode: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    view: view(
      snapshotAt(
        { ownEnd: 'waiting' },
        {
          invite: {
            id: 'i-9',
            code: 'ALTYN-TULPAR_'.repeat(5).slice(0, 64),
            expiresInMs: 200_000_000,
          },
        },
      ),
    ),
  },
}

export const Cancelling: Story = {
  parameters: { state: 'invite-challenge/ownEnd.cancelling' },
  args: { view: view(states['ownEnd.cancelling']) },
}

export const Checking: Story = {
  parameters: { state: 'invite-challenge/ownEnd.checking' },
  args: { view: view(states['ownEnd.checking']) },
}
