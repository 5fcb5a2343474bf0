import { friendGameStates as states, snapshotAt } from '@kingside/machines/friend-game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FriendGame } from '../FriendGame.view.tsx'
import { shared, view, maker, ended } from './friend-game.samples.tsx'

/** The game has begun, or there will be none. */
const meta = {
  component: FriendGame,
  title: 'Features/FriendGame/End',
  ...shared,
} satisfies Meta<typeof FriendGame>

export default meta
type Story = StoryObj<typeof meta>

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

/** What is said of a friend's link. */
export const EveryEnd: Story = { render: ended(false) }

/** What is said of the player's own link. */
export const EveryEndOfAnOwnLink: Story = { render: ended(true) }
