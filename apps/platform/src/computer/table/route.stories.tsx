import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f3e5', 'c6e5', 'd2d4', 'e5g6']

/** A game that was resigned, as the browser keeps it. */
const kept = {
  'kingside.computer-game': JSON.stringify({
    version: 1,
    setup: { playerColor: 'w', level: 3, clock: { initialMs: 180_000, incrementMs: 2_000 } },
    moves: moves.map((lan, ply) => ({ lan, clockMs: 180_000 - ply * 1_700 })),
    times: { w: 169_800, b: 168_100 },
    end: { result: 'black-win', reason: 'resignation' },
  }),
}

/** The page of a game against the computer, with a game that is over. */
const meta = {
  ...pageMeta,
  title: 'Pages/ComputerGame',
  args: { address: '/play', kept },
  parameters: { ...pageParameters, visual: { fillsWindow: true } },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** What each side has taken, and who is ahead; from here the game can be analysed. */
export const Over: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You lost')).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'Captured white pieces: 1 knight. 2 pawns ahead' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Analysis board' })).toBeVisible()
  },
}

/** Earlier positions can be looked at after the game too, and one press leads back to its end. */
export const OverReviewed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nc6' }))
    await expect(
      await canvas.findByRole('gridcell', { name: 'c6, black knight, last move' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the end' }))
    await expect(
      await canvas.findByRole('gridcell', { name: 'g6, black knight, last move' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous move' }))
    await expect(canvas.getByText('You’re viewing White’s move 4')).toBeVisible()
  },
}

/** The analysis board opens with the moves of the game. */
export const Analysed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Analysis board' }))
    await expect(await canvas.findByRole('heading', { name: 'Analysis board' })).toBeInTheDocument()
    await expect(
      await canvas.findByRole('gridcell', { name: 'g6, black knight, last move' }),
    ).toBeVisible()
  },
}

/** Nobody has moved, so there is nothing to analyse. */
export const Aborted: Story = {
  args: {
    kept: {
      'kingside.computer-game': JSON.stringify({
        version: 1,
        setup: { playerColor: 'b', level: 3, clock: null },
        moves: [],
        times: null,
        end: { result: 'abort', reason: 'manual-abort' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game aborted')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Analysis board' })).toBeNull()
  },
}
