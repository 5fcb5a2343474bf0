import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Puzzle } from './Puzzle.tsx'

/** A position with one way to win. Wrong moves slide back, right ones are answered. */
const meta = {
  component: Puzzle,
  title: 'Recipes/Puzzle',
  args: {
    title: 'Mate in three',
    fen: '3r2k1/5Npp/8/8/2Q5/8/5PPP/6K1 w - - 0 1',
    solution: ['Nh6+', 'Kh8', 'Qg8+', 'Rxg8', 'Nf7#'],
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Puzzle>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const move = async (canvas: Canvas, from: RegExp, to: RegExp) => {
  canvas.getByRole('gridcell', { name: from }).focus()
  await userEvent.keyboard('{Enter}')
  canvas.getByRole('gridcell', { name: to }).focus()
  await userEvent.keyboard('{Enter}')
}

export const ToSolve: Story = { parameters: { visual: { claims: 'dark' } } }

export const WrongMove: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await move(canvas, /^f7/, /^d8/)
    await expect(canvas.getByText('Nxd8+ is not it. Look for something stronger.')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: /^f7/ })).toHaveAccessibleName(
      'f7, white knight',
    )
  },
}

export const Hint: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show the move' }))
  },
}

export const RightMoveIsAnswered: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await move(canvas, /^f7/, /^h6/)
    await expect(canvas.getByText('Right. The other side answers …')).toBeVisible()
    await canvas.findByText('Right. White to move.', {}, { timeout: 5_000 })
    await expect(
      canvas.getByRole('gridcell', { name: 'h8, black king, last move' }),
    ).toBeInTheDocument()
  },
}

export const Solved: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await move(canvas, /^f7/, /^h6/)
    await canvas.findByText('Right. White to move.', {}, { timeout: 5_000 })
    await move(canvas, /^c4/, /^g8/)
    await canvas.findByText('Right. White to move.', {}, { timeout: 5_000 })
    await move(canvas, /^h6/, /^f7/)
    await expect(canvas.getByText('Solved. That is mate.')).toBeVisible()
  },
}

export const StartedAgain: Story = {
  parameters: { visual: { skip: 'Ends in the same picture as the puzzle to solve.' } },
  play: async ({ canvas }) => {
    await move(canvas, /^f7/, /^h6/)
    await canvas.findByText('Right. White to move.', {}, { timeout: 5_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(canvas.getByText('White to move.')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'f7, white knight' })).toBeInTheDocument()
  },
}
