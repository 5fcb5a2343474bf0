import { Stack } from '@kingside/design-system/Stack'
import {
  type FriendGameDeps,
  type FriendGameInput,
  type LinkEnd,
  provideFriendGame,
  selectFriendGameView,
} from '@kingside/machines/friend-game'
import { friendGameStates as states, snapshotAt } from '@kingside/machines/friend-game/examples'
import { gameRefusalCodes, viewOfRefusal } from '@kingside/machines/game-finder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { FriendGame, type FriendGameProps } from './FriendGame.view.tsx'
import { FriendGameNotice } from './FriendGameNotice.tsx'

const view = selectFriendGameView

/** A game by a link; one story for each state of its machine, and one with each end and refusal. */
const meta = {
  component: FriendGame,
  title: 'Features/FriendGame',
  args: {
    view: view(states.ready),
    timeControls: [{ id: 9, clock: { initialMs: 180_000, incrementMs: 0 }, family: 'blitz' }],
    now: () => 0,
    addressOf: (code) => `https://kingside.example/friend_invite?code=${code}`,
    onTermsChange: fn(),
    onMake: fn(),
    onCopy: fn(),
    onCancel: fn(),
    onWait: fn(),
    onRead: fn(),
    onAccept: fn(),
    onLeave: fn(),
    onOpenGame: fn(),
    onRemedy: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof FriendGame>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the page before a link is made. */
export const Opening: Story = {
  parameters: {
    state: 'friend-game/opening',
    visual: { looksLike: 'platform-features-friendgame--ready' },
  },
  args: { view: view(states.opening) },
}

export const Ready: Story = {
  parameters: { state: 'friend-game/ready' },
  args: { view: view(states.ready) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Black', { exact: true }))
    await expect(args.onTermsChange).toHaveBeenCalledWith({
      timeControl: { id: 9, boardType: 'blitz' },
      mode: 'unrated',
      color: 'black',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

/** A press on the button cancels. */
export const MakingAsked: Story = {
  parameters: { state: 'friend-game/making.asked' },
  args: { view: view(states['making.asked']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Creating the link…/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onMake).not.toHaveBeenCalled()
  },
}

export const MakingRecalled: Story = {
  parameters: { state: 'friend-game/making.recalled' },
  args: { view: view(states['making.recalled']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cancelling…/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const FriendWaitingSharing: Story = {
  parameters: { state: 'friend-game/friendWaiting.sharing', visual: { claims: 'feature' } },
  args: { view: view(states['friendWaiting.sharing']) },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('textbox', { name: 'Link for your friend' })
    await expect(link).toHaveValue('https://kingside.example/friend_invite?code=STEPPE-19')
    await expect(canvas.getByText(/Valid for/)).toHaveTextContent('15:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel invite' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const FriendWaitingCopying: Story = {
  parameters: {
    state: 'friend-game/friendWaiting.copying',
    modes: {
      kazakh: { args: { view: view(states['friendWaiting.sharing']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['friendInvite.invited']) }, globals: { locale: 'ru' } },
      'long-words': {
        args: {
          addressOf: (code) =>
            `https://championship.play.kingside.example/kz/friend_invite?code=${code}`,
          view: view(
            snapshotAt(
              { friendInvite: 'invited' },
              {
                owner: {
                  uid: 'u-1',
                  name: 'Айгерим Нурмухамбетова-Абдрахманова-Сейтжанова',
                  title: 'WGM',
                  rating: 2_188,
                },
                terms: {
                  timeControl: { id: 40, boardType: 'classic' },
                  mode: 'rated',
                  color: 'black',
                },
                refusal: { code: 'too_many_active_games', detail: null },
              },
            ),
          ),
        },
        globals: { locale: 'ru' },
        claims: 'phone',
      },
      'right-to-left': {
        args: { view: view(states['friendWaiting.sharing']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['friendWaiting.copying']) },
}

export const FriendWaitingCopied: Story = {
  parameters: { state: 'friend-game/friendWaiting.copied' },
  args: { view: view(states['friendWaiting.copied']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const FriendWaitingCopyFailed: Story = {
  parameters: { state: 'friend-game/friendWaiting.copyFailed' },
  args: { view: view(states['friendWaiting.copyFailed']) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Couldn’t copy the link. Select it and copy it yourself.'),
    ).toBeVisible()
  },
}

export const FriendWaitingCancelling: Story = {
  parameters: { state: 'friend-game/friendWaiting.cancelling' },
  args: { view: view(states['friendWaiting.cancelling']) },
}

/** Back online: whether the friend has come is asked, and the page looks as while sharing. */
export const FriendWaitingChecking: Story = {
  parameters: {
    state: 'friend-game/friendWaiting.checking',
    visual: { looksLike: 'platform-features-friendgame--friend-waiting-sharing' },
  },
  args: { view: view(states['friendWaiting.checking']) },
}

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
    visual: { looksLike: 'platform-features-friendgame--friend-invite-invited' },
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

/** Shown for a moment before the game opens. */
export const Started: Story = {
  parameters: { state: 'friend-game/started' },
  args: { view: view(states.started) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

export const Ended: Story = {
  parameters: { state: 'friend-game/ended' },
  args: { view: view(states.ended) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Oops. Your friend has left. The good news is, you still can find an opponent to play',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

const link = { requestId: 'r-88', code: 'STEPPE-19', expiresInMs: 900_000 }
const maker = { link }
const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 }

export const ConnectionLost: Story = {
  args: {
    view: view(snapshotAt({ friendWaiting: 'sharing' }, { ...maker, isConnected: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection lost')).toBeVisible()
  },
}

/** Cancelling did not work, so the link still holds. */
export const CancellingRefused: Story = {
  args: {
    view: view(
      snapshotAt(
        { friendWaiting: 'sharing' },
        { ...maker, refusal: { code: 'timeout', detail: null } },
      ),
    ),
  },
}

export const WithoutAnEnd: Story = {
  args: {
    view: view(
      snapshotAt(
        { friendWaiting: 'sharing' },
        { link: { requestId: 'r-88', code: 'STEPPE-19', expiresInMs: null } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until you cancel it')).toBeVisible()
  },
}

/** Browsers without a share sheet of their own get the link and two messengers. */
export const Sharing: Story = {
  args: { view: view(states['friendWaiting.sharing']) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const popover = within(await within(document.body).findByRole('dialog', { name: 'Share' }))
    await expect(popover.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      'https://t.me/share/url?url=https%3A%2F%2Fkingside.example%2Ffriend_invite%3Fcode%3DSTEPPE-19&text=Play+chess+with+me+on+Kingside',
    )
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

/** A new link was refused before anybody was asked. */
export const BannedAfterTheEnd: Story = {
  args: {
    view: view(
      snapshotAt('ended', {
        ...maker,
        end: 'expired',
        refusal: { code: 'player_banned', detail: null },
      }),
    ),
  },
}

const ends: readonly LinkEnd[] = ['expired', 'taken', 'cancelled', 'unknown']

const ended = (isOwn: boolean) => (args: FriendGameProps) => (
  <Stack gap={6}>
    {ends.map((end) => (
      <FriendGame key={end} {...args} view={{ status: 'ended', end, isOwn, refusal: null }} />
    ))}
  </Stack>
)

/** What is said of a friend's link. */
export const EveryEnd: Story = { render: ended(false) }

/** What is said of the player's own link. */
export const EveryEndOfAnOwnLink: Story = { render: ended(true) }

/** Why a link could not be made or an invitation not be accepted; “try again” is the button that was pressed. */
export const EveryRefusal: Story = {
  render: ({ onRemedy }) => (
    <Stack gap={3}>
      {gameRefusalCodes.map((code) => (
        <FriendGameNotice
          key={code}
          view={{
            status: 'unread',
            refusal: viewOfRefusal({ code, detail: null }),
          }}
          onRemedy={onRemedy}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(gameRefusalCodes.length)
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

interface WiredProps extends FriendGameProps {
  readonly input: FriendGameInput
  readonly deps: Partial<FriendGameDeps>
}

const never = () => new Promise<never>(() => {})

/** The page with its machine; what has no answer here is never answered. */
function Wired({ input, deps, ...props }: WiredProps) {
  const [machine] = useState(() =>
    provideFriendGame({
      makeLink: never,
      cancelLink: never,
      copyLink: never,
      readLink: never,
      acceptLink: never,
      ...deps,
    }),
  )
  const [snapshot, send] = useMachine(machine, { input })
  useStateMap(snapshot)
  return (
    <FriendGame
      {...props}
      view={view(snapshot)}
      onMake={() => send({ type: 'link.make' })}
      onCopy={() => send({ type: 'link.copy' })}
      onCancel={() => send({ type: 'link.cancel' })}
      onRead={() => send({ type: 'link.read' })}
      onAccept={() => send({ type: 'link.accept' })}
    />
  )
}

const { player, terms } = states.ready.context

/** By keyboard from making the link to cancelling it: the focus is never lost. */
export const MakeCopyCancel: Story = {
  parameters: { visual: { looksLike: 'platform-features-friendgame--own-link-cancelled' } },
  render: (args) => (
    <Wired
      {...args}
      input={{ end: 'maker', player, terms }}
      deps={{
        makeLink: async () => link,
        copyLink: async () => {},
        cancelLink: async () => {},
      }}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Create link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel invite' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Your invite is no longer valid' })
    await expect(canvas.getByRole('button', { name: 'Find an opponent' })).toHaveFocus()
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
