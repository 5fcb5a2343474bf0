import { gameFinderStates as states, snapshotAt } from '@kingside/machines/game-finder/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GameFinder } from '../GameFinder.view.tsx'
import { shared, view } from './game-finder.samples.tsx'

/** An opponent is there. */
const meta = {
  component: GameFinder,
  title: 'Features/GameFinder/Found',
  ...shared,
} satisfies Meta<typeof GameFinder>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  parameters: { state: 'game-finder/found' },
  args: { view: view(states.found) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opponent found')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** A bot says that it is one, and that the game counts for nothing, although a rated one was searched. */
export const FoundABot: Story = {
  args: { view: view(snapshotAt('found', { found: { gameId: 'bot-77', isBot: true } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your opponent is a bot')
    await expect(canvas.getByText(/This game is unrated/)).toBeVisible()
  },
}
