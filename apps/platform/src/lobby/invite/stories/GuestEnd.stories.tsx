import { selectInviteChallengeView } from '@kingside/machines/invite-challenge'
import { inviteChallengeStates as states } from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { InviteChallenge } from '../InviteChallenge.view.tsx'
import { args, findDialog, invited } from './invite.samples.tsx'

/** The invitation as the friend sees it. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge/Guest end',
  args,
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectInviteChallengeView

/** Passed through at once; looks as the invite does. */
export const Opening: Story = {
  parameters: {
    state: 'invite-challenge/guestEnd.opening',
    visual: { looksLike: 'platform-features-invitechallenge-guest-end--invited' },
  },
  args: { view: view(states['guestEnd.opening']) },
}

/** What was typed can't be a code, so nobody was asked about it. */
export const Entering: Story = {
  parameters: { state: 'invite-challenge/guestEnd.entering', visual: { claims: 'phone' } },
  args: { view: view(states['guestEnd.entering']) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveAccessibleDescription(/This code doesn’t look right/)
    await userEvent.type(field, 'TULPAR-42')
    await expect(field).toBeValid()
    await userEvent.clear(field)
    await userEvent.type(field, '?{Enter}')
    await expect(args.onCodeEnter).toHaveBeenCalledWith('?')
    await expect(field).toBeInvalid()
  },
}

/** Nothing has been typed yet. */
export const EnteringACode: Story = {
  args: { view: { status: 'entering-code', refusal: null } },
}

export const Invited: Story = {
  parameters: { state: 'invite-challenge/guestEnd.invited' },
  args: { view: view(states['guestEnd.invited']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Daulet K. invites you to a game' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** A code tells nothing about who invites. */
export const InvitedBySomebody: Story = { args: { view: invited(null, null) } }

export const ApprovalPending: Story = {
  args: { view: invited({ code: 'approval_pending', detail: null }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Oops. Please wait for the approval. It usually takes 24 hours'),
    ).toBeVisible()
  },
}

/** The dialog leads to the membership. */
export const RegistrationIncomplete: Story = {
  args: { view: invited({ code: 'registration_incomplete', detail: null }) },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    await expect(
      dialog.getByText(
        'Oops. You missed some fields! Please go back and complete your registration',
      ),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Complete registration' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('complete-registration')
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

export const OwnInvite: Story = {
  args: { view: invited({ code: 'own_challenge', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

export const NeedsAccount: Story = {
  args: { view: invited({ code: 'registration_required', detail: null }) },
}

export const Accepting: Story = {
  parameters: { state: 'invite-challenge/guestEnd.accepting' },
  args: { view: view(states['guestEnd.accepting']) },
}

export const Declining: Story = {
  parameters: { state: 'invite-challenge/guestEnd.declining' },
  args: { view: view(states['guestEnd.declining']) },
}
