import { timeControls } from '@kingside/api'
import type { GameRefusal } from '@kingside/machines/game-finder'
import {
  provideInviteChallenge,
  selectInviteChallengeView,
} from '@kingside/machines/invite-challenge'
import {
  exampleInviteChallenge,
  inviteChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { InviteChallenge, type InviteChallengeProps } from './InviteChallenge.view.tsx'

const view = selectInviteChallengeView
const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 } as const
const { invite } = states['ownEnd.waiting'].context

/** A clock that stands still, so that the pictures do. */
const still = () => 0

/** An invite, made and shared by its owner, and taken up by a guest; one story for each state of its machine. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge',
  args: {
    view: view(states.drafting),
    timeControls: timeControls.map(toChoice),
    friend: daulet,
    addressOf: (code: string) => `https://kingside.example/friend_invite?code=${code}`,
    now: still,
    onTermsChange: fn(),
    onOpponentChange: fn(),
    onCreate: fn(),
    onCancel: fn(),
    onCodeEnter: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onOpenGame: fn(),
    onRemedy: fn(),
    onDismissRefusal: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'invite-challenge/opening',
    visual: { looksLike: 'platform-features-invitechallenge--drafting' },
  },
  args: { view: view(states.opening) },
}

export const Drafting: Story = {
  parameters: { state: 'invite-challenge/drafting', visual: { claims: 'feature' } },
  args: { view: view(states.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Daulet K.' }))
    await expect(args.onOpponentChange).toHaveBeenLastCalledWith({
      kind: 'friend',
      uid: 'u-daulet',
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'The computer' }))
    await expect(args.onOpponentChange).toHaveBeenLastCalledWith({ kind: 'bot' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Black' }))
    await expect(args.onTermsChange).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'black' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Nobody knows yet who plays. */
export const DraftingSessionLoading: Story = {
  args: {
    view: view(
      snapshotAt('drafting', { player: { ...states.drafting.context.player, auth: 'loading' } }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create invite/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** Nobody can be invited by name. */
export const DraftingWithoutFriend: Story = { args: { friend: null } }

export const DraftingForTheBot: Story = {
  args: { view: view(snapshotAt('drafting', { for: { kind: 'bot' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start game' })).toBeVisible()
  },
}

const refusedDraft = (refusal: GameRefusal) => view(snapshotAt('drafting', { refusal }))

export const NeedsPro: Story = {
  args: { view: refusedDraft({ code: 'foa_unavailable', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('upgrade')
  },
}

/** The server's own words. */
export const NotAllowed: Story = {
  args: {
    view: refusedDraft({
      code: 'not_allowed_any_rated',
      detail: 'Rated games are closed to you until 1 October.',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'invite-challenge/creating.asked' },
  args: { view: view(states['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: {
    state: 'invite-challenge/creating.recalled',
    modes: {
      kazakh: { args: { view: view(states['ownEnd.waiting']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['guestEnd.entering']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['creating.recalled']) },
}

/** To cancel it asks first: the link may have been sent already. */
export const OwnEndWaiting: Story = {
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

export const OwnEndCancelling: Story = {
  parameters: { state: 'invite-challenge/ownEnd.cancelling' },
  args: { view: view(states['ownEnd.cancelling']) },
}

export const OwnEndChecking: Story = {
  parameters: { state: 'invite-challenge/ownEnd.checking' },
  args: { view: view(states['ownEnd.checking']) },
}

/** Passed through at once; looks as the invite does. */
export const GuestEndOpening: Story = {
  parameters: {
    state: 'invite-challenge/guestEnd.opening',
    visual: { looksLike: 'platform-features-invitechallenge--guest-end-invited' },
  },
  args: { view: view(states['guestEnd.opening']) },
}

/** What was typed can't be a code, so nobody was asked about it. */
export const GuestEndEntering: Story = {
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

export const GuestEndInvited: Story = {
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

const invited = (refusal: GameRefusal | null, from: typeof daulet | null = daulet) =>
  view(snapshotAt({ guestEnd: 'invited' }, { code: 'TULPAR-42', from, refusal }))

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

export const GuestEndAccepting: Story = {
  parameters: { state: 'invite-challenge/guestEnd.accepting' },
  args: { view: view(states['guestEnd.accepting']) },
}

export const GuestEndDeclining: Story = {
  parameters: { state: 'invite-challenge/guestEnd.declining' },
  args: { view: view(states['guestEnd.declining']) },
}

export const Started: Story = {
  parameters: {
    state: 'invite-challenge/started',
    visual: { looksLike: 'platform-features-challenge--started' },
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
  parameters: { visual: { looksLike: 'platform-features-challenge--ended' } },
  args: { view: ended('taken') },
}

export const EndedGone: Story = {
  args: { view: ended('gone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This invite is no longer available')).toBeVisible()
  },
}

export const EndedOwnerLeft: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge--ended-owner-left' } },
  args: { view: ended('owner_disconnected') },
}

interface WiredProps extends InviteChallengeProps {
  readonly machine: typeof exampleInviteChallenge
  readonly code?: string
}

/** The card with its machine. */
function Wired({ machine, code, ...props }: WiredProps) {
  const { player, terms } = states.drafting.context
  const [snapshot, send] = useMachine(machine, {
    input: { player, terms, ...(code !== undefined && { code }) },
  })
  useStateMap(snapshot)
  return (
    <InviteChallenge
      {...props}
      view={view(snapshot)}
      onTermsChange={(next) => send({ type: 'terms.choose', terms: next })}
      onOpponentChange={(opponent) => send({ type: 'opponent.choose', for: opponent })}
      onCreate={() => send({ type: 'invite.create' })}
      onCancel={() => send({ type: 'invite.cancel' })}
      onCodeEnter={(typed) => send({ type: 'code.enter', code: typed })}
      onAccept={() => send({ type: 'invite.accept' })}
      onDecline={() => send({ type: 'invite.decline' })}
      onDismissRefusal={() => send({ type: 'refusal.dismiss' })}
    />
  )
}

/** A server that answers at once. */
function WithServer(props: InviteChallengeProps) {
  const [machine] = useState(() =>
    provideInviteChallenge({
      createInvite: ({ for: { kind } }) =>
        Promise.resolve({
          id: 'i-7',
          code: 'TULPAR-42',
          expiresInMs: null,
          gameId: kind === 'bot' ? 'bot-7' : null,
        }),
      cancelInvite: () => Promise.resolve(),
      checkInvite: () => Promise.resolve({ status: 'open' }),
      acceptInvite: () => Promise.resolve({ gameId: 'b7Qk2' }),
      declineInvite: () => Promise.resolve(),
    }),
  )
  return <Wired {...props} machine={machine} />
}

/** Made for whoever has the link, then taken back: the focus stays on the button. */
export const MadeAndCancelled: Story = {
  parameters: { visual: { looksLike: 'platform-features-invitechallenge--ended-cancelled' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel invite' })
    await expect(canvas.getByText('TULPAR-42')).toBeVisible()
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel invite' }))
    await expect(await canvas.findByText('The invite was cancelled')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Find an opponent' })).toHaveFocus(),
    )
  },
}

/** The computer plays at once. */
export const BotPlaysAtOnce: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge--started' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The computer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start game' }))
    await expect(await canvas.findByRole('button', { name: 'Go to game' })).toHaveFocus()
  },
}

/** A guest types the code and accepts, by keyboard alone. */
export const TypedByKeyboard: Story = {
  render: (args) => <Wired {...args} machine={exampleInviteChallenge} code="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('no{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveAccessibleDescription(/This code doesn’t look right/)
    await userEvent.clear(field)
    await userEvent.keyboard(' TULPAR-42 {Enter}')
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Accepting…/ })).toHaveFocus()
  },
}
