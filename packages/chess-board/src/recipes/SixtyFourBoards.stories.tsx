import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { nextMove, sixtyFourGames } from './games.ts'
import { SixtyFourBoards } from './SixtyFourBoards.tsx'

/** Sixty-four live games on one page: a lobby, a tournament, a broadcast. */
const meta = {
  component: SixtyFourBoards,
  title: 'Recipes/Sixty-four boards',
  args: { games: sixtyFourGames, next: nextMove },
  argTypes: { games: { control: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SixtyFourBoards>

export default meta
type Story = StoryObj<typeof meta>

export const AllStepOn: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const boards = canvas.getAllByRole('img')
    await expect(boards).toHaveLength(64)
    await expect(boards[0]).toHaveAccessibleName('Board 1, last move e5, White to move')
    const step = canvas.getByRole('button', { name: 'Play one move in each' })
    await userEvent.click(step)
    await expect(canvas.getByText('64 games, 192 moves')).toBeVisible()
    await expect(boards[0]).toHaveAccessibleName(/Black to move$/)
    for (let ply = 0; ply < 7; ply += 1) await userEvent.click(step)
    await expect(new Set(boards.map((board) => board.getAttribute('aria-label'))).size).toBe(64)
  },
}

export const Running: Story = {
  parameters: { visual: { skip: 'The boards go on by the clock, so no two pictures are alike.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play a move each second' }))
    await canvas.findByText('64 games, 192 moves', {}, { timeout: 3_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
  },
}
