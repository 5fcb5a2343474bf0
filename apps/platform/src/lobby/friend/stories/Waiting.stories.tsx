import { friendGameStates as states, snapshotAt } from '@kingside/machines/friend-game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FriendGame } from '../FriendGame.view.tsx'
import { shared, view, maker } from './friend-game.samples.tsx'

/** The link is there, and its maker waits for the friend. */
const meta = {
  component: FriendGame,
  title: 'Features/FriendGame/Waiting',
  ...shared,
} satisfies Meta<typeof FriendGame>

export default meta
type Story = StoryObj<typeof meta>

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
    visual: { looksLike: 'platform-features-friendgame-waiting--friend-waiting-sharing' },
  },
  args: { view: view(states['friendWaiting.checking']) },
}

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
