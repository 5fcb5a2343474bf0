import type { FollowedPlayer } from '@kingside/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FollowedOnlineList } from './FollowedOnline.view.tsx'

const followed = (name: string, rating: number | null, game_id: string | null): FollowedPlayer => ({
  player: { uid: `uid-${rating}`, name, kind: 'member', rating, title: null, country: 'KZ' },
  is_online: true,
  game_id,
})

/** Example players. */
const players = [
  followed('Example Player One', 1840, 'k3Jd82hsLq0a'),
  followed('Example Player Two', 1512, null),
  followed('Example Player Three', null, null),
]

/** Who is online of those whom the reader follows. */
const meta = {
  component: FollowedOnlineList,
  title: 'Features/FollowedOnline',
  args: { players, onPlayer: fn(), onWatch: fn(), onAll: fn(), onChallenge: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FollowedOnlineList>

export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Example Player One play' }))
    await expect(args.onWatch).toHaveBeenCalledWith('k3Jd82hsLq0a')
    await userEvent.click(canvas.getByRole('button', { name: 'Challenge Example Player Two' }))
    await expect(args.onChallenge).toHaveBeenCalledWith('uid-1512')
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }))
    await expect(args.onAll).toHaveBeenCalledOnce()
  },
}

/** More than five: the others are on the page of all. */
export const Many: Story = {
  args: {
    players: Array.from({ length: 8 }, (_, index) =>
      followed(`Example Player ${index + 1}`, 1500 + index, null),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('8 players you follow are online')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}
