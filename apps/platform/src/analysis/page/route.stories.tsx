import { contract } from '@kingside/api'
import { mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The board on which any game or position is analysed. */
const meta = {
  ...pageMeta,
  title: 'Pages/Analysis',
  args: { address: '/analysis' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const pgn = `[Event "Club evening"]
[White "Aliya"]
[Black "Timur"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 (2... d6 {The Philidor.} 3. d4 exd4 4. Nxd4) 3. Bb5 a6 $5 (3... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 *
`

/** What was on the board when the reader left. */
const kept = {
  'kingside.analysis-board': JSON.stringify({
    version: 1,
    tree: { pgn, selected: '' },
    before: null,
    orientation: 'w',
    lines: 3,
    source: null,
  }),
}

export const Empty: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Make a move on the board, or open a game.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Analyse' })).toBeEnabled()
  },
}

export const WithVariations: Story = {
  args: { kept },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The Philidor/)).toBeVisible()
  },
}

export const PositionOfLink: Story = {
  args: { address: `/analysis?fen=${encodeURIComponent('8/8/8/4k3/8/8/4P3/4K3 w - - 0 1')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible()
  },
}

export const PositionRefused: Story = {
  args: { address: `/analysis?fen=${encodeURIComponent('8/8/8/8/8/8/8/4K3 w - - 0 1')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The position in this link isn’t valid')).toBeVisible()
  },
}

export const GameUnknown: Story = {
  args: { address: '/analysis?game=Z2FtZS0wMDA5' },
  parameters: {
    msw: [
      mockFailure(contract.gaming.pgn, 404, { code: 'game_not_found', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game not found')).toBeVisible()
  },
}

export const GameRunning: Story = {
  args: { address: '/analysis?game=Z2FtZS0wMDA5' },
  parameters: {
    msw: [
      mockFailure(contract.gaming.pgn, 406, { code: 'game_not_finished', detail: 'Not yet.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is still in progress')).toBeVisible()
  },
}

export const GameFailed: Story = {
  args: { address: '/analysis?game=Z2FtZS0wMDA5', kept },
  parameters: {
    msw: [
      mockFailure(contract.gaming.pgn, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the game')).toBeVisible()
    await expect(canvas.getByText(/The Philidor/)).toBeVisible()
  },
}

/** No engine can be had, such as where a company's rules forbid it. */
export const EngineUnavailable: Story = {
  args: { kept },
  beforeEach: () => {
    const real = globalThis.Worker
    const forbid = () => {
      throw new Error('Workers are forbidden here.')
    }
    Reflect.set(globalThis, 'Worker', forbid)
    return () => {
      globalThis.Worker = real
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyse' }))
    await expect(await canvas.findByText('Couldn’t load the engine')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(canvas.getByText(/The Philidor/)).toBeVisible()
  },
}

export const SettingUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up position' }))
    await expect(await screen.findByRole('button', { name: 'Analyse this position' })).toBeVisible()
  },
}

/** For those who always take the queen, a pawn that arrives becomes one at once. */
export const BecomesQueenByItself: Story = {
  args: {
    address: `/analysis?fen=${encodeURIComponent('8/4P1k1/8/8/8/8/8/4K3 w - - 0 1')}`,
    kept: { 'kingside.board': JSON.stringify({ autoPromotion: true }) },
  },
  play: async ({ canvas }) => {
    const pawn = await canvas.findByRole('gridcell', { name: 'e7, white pawn' })
    pawn.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(
      await canvas.findByRole('gridcell', { name: 'e8, white queen, last move' }),
    ).toBeVisible()
  },
}
