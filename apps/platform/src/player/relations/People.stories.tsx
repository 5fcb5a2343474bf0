import type { FollowedPlayer, LobbyPlayer } from '@kingside/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { People } from './People.view.tsx'

const player = (name: string, index: number): LobbyPlayer => ({
  uid: `example-${index}`,
  name,
  kind: 'member',
  rating: 1500 + index,
  title: index === 0 ? 'FM' : null,
  country: 'KZ',
})

const followed = (index: number, is_online: boolean, game_id: string | null): FollowedPlayer => ({
  player: player(`Example Player ${index + 1}`, index),
  is_online,
  game_id,
})

/** Whom the reader follows and blocks. */
const meta = {
  component: People,
  title: 'Features/People',
  args: {
    list: 'following',
    view: {
      status: 'ready',
      list: 'following',
      count: 3,
      players: [
        followed(0, true, 'k3Jd82hsLq0a'),
        followed(1, true, null),
        followed(2, false, null),
      ],
    },
    page: 1,
    pageCount: 1,
    pendingUid: null,
    onList: fn(),
    onPage: fn(),
    onPlayer: fn(),
    onUnfollow: fn(),
    onUnblock: fn(),
    onFind: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof People>

export default meta
type Story = StoryObj<typeof meta>

export const Following: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Example Player 2' }))
    await expect(args.onUnfollow).toHaveBeenCalledWith('example-1')
    await userEvent.click(canvas.getByRole('tab', { name: 'Blocked' }))
    await expect(args.onList).toHaveBeenCalledWith('blocked')
  },
}

export const Blocked: Story = {
  args: {
    list: 'blocked',
    view: {
      status: 'ready',
      list: 'blocked',
      count: 1,
      players: [{ player: player('Example Player 9', 9), since: '2026-11-20T18:00:00Z' }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Example Player 9' }))
    await expect(args.onUnblock).toHaveBeenCalledWith('example-9')
  },
}

export const NoneFollowed: Story = {
  args: { view: { status: 'ready', list: 'following', count: 0, players: [] } },
}

export const NoneBlocked: Story = {
  args: { list: 'blocked', view: { status: 'ready', list: 'blocked', count: 0, players: [] } },
}

export const Loading: Story = { args: { view: { status: 'loading' } } }

export const Failed: Story = {
  args: { view: { status: 'failed', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While one of them is being unfollowed; the list has more pages. */
export const Saving: Story = { args: { pendingUid: 'example-1', page: 2, pageCount: 4 } }
