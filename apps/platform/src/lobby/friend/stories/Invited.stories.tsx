import { type FriendGameDeps } from '@kingside/machines/friend-game'
import { friendGameStates as states, snapshotAt } from '@kingside/machines/friend-game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FriendGame } from '../FriendGame.view.tsx'
import { shared, view, maker, daulet, Wired, player, terms } from './friend-game.samples.tsx'

/** The friend has come by the link. */
const meta = {
  component: FriendGame,
  title: 'Features/FriendGame/Invited',
  ...shared,
} satisfies Meta<typeof FriendGame>

export default meta
type Story = StoryObj<typeof meta>

export const FriendInviteReadingFirst: Story = {
  parameters: { state: 'friend-game/friendInvite.reading.first' },
  args: { view: view(states['friendInvite.reading.first']) },
}

export const FriendInviteUnread: Story = {
  parameters: { state: 'friend-game/friendInvite.unread' },
  args: { view: view(states['friendInvite.unread']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
}

export const FriendInviteOwnLink: Story = {
  parameters: { state: 'friend-game/friendInvite.ownLink' },
  args: { view: view(states['friendInvite.ownLink']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This is your own link. Send it to a friend.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Wait for your friend' }))
    await expect(args.onWait).toHaveBeenCalledOnce()
  },
}

/** The invitation stays, and can be accepted, while its link is read again. */
export const FriendInviteReadingAgain: Story = {
  parameters: {
    state: 'friend-game/friendInvite.reading.again',
    visual: { looksLike: 'platform-features-friendgame-invited--friend-invite-invited' },
  },
  args: { view: view(states['friendInvite.reading.again']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const FriendInviteInvited: Story = {
  parameters: { state: 'friend-game/friendInvite.invited', visual: { claims: 'phone' } },
  args: { view: view(states['friendInvite.invited']) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Daulet K. invites you to play' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const FriendInviteJoining: Story = {
  parameters: { state: 'friend-game/friendInvite.joining' },
  args: { view: view(states['friendInvite.joining']) },
}

/** The link holds while its owner is offline. */
export const FriendInviteAwaitingOwner: Story = {
  parameters: {
    state: 'friend-game/friendInvite.awaitingOwner',
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['friendInvite.awaitingOwner']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /is offline/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** A friend who wants White leaves Black to the one who is invited. */
export const InvitedByATitledPlayer: Story = {
  args: {
    view: view(
      snapshotAt(
        { friendInvite: 'invited' },
        {
          owner: { uid: 'u-1', name: 'Aigerim S.', title: 'WFM', rating: null },
          terms: { timeControl: { id: 9, boardType: 'blitz' }, mode: 'unrated', color: 'white' },
        },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Woman FIDE Master')).toBeInTheDocument()
    await expect(canvas.getByText('Unrated · Black')).toBeVisible()
  },
}

export const AcceptingRefused: Story = {
  args: {
    view: view(
      snapshotAt(
        { friendInvite: 'invited' },
        {
          owner: daulet,
          refusal: { code: 'registration_incomplete', detail: null },
        },
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete registration' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('complete-registration')
  },
}

/** The end says already what the refusal would. */
export const CameTooLate: Story = {
  args: {
    view: view(
      snapshotAt('ended', {
        end: 'cancelled',
        refusal: { code: 'invite_canceled', detail: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Oops. The invite was canceled')).toHaveLength(1)
  },
}

export const OwnLinkCancelled: Story = {
  args: { view: view(snapshotAt('ended', { ...maker, end: 'cancelled' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

/** The first try to read the link fails; then the invitation is accepted. */
export const ReadAcceptJoin: Story = {
  render: (args) => {
    let tries = 0
    const readLink: FriendGameDeps['readLink'] = async () => {
      tries += 1
      if (tries === 1) throw Object.assign(new Error('No network.'), { code: 'offline' })
      return { status: 'open', owner: daulet, terms: { ...terms, color: 'white' }, ownLink: null }
    }
    return (
      <Wired
        {...args}
        input={{ end: 'opener', player, terms, code: 'STEPPE-19' }}
        deps={{ readLink }}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const accept = await canvas.findByRole('button', { name: 'Accept' })
    await expect(accept).toHaveFocus()
    await userEvent.click(accept)
    await expect(canvas.getByRole('button', { name: /Joining…/ })).toHaveFocus()
  },
}
