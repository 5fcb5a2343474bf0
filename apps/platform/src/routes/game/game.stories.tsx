import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createFakeLines } from '../../stories/fake-lines.ts'
import { banned, pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { gameOfReader, snapshotOfGame } from '../../stories/sample-game.ts'

const server = [mockCall(contract.gaming.get, () => gameOfReader), ...pageServer]

/** The page of one online game, for its players and for those who look on. */
const meta = {
  ...pageMeta,
  title: 'Pages/Game',
  args: {
    address: `/game/${gameOfReader.gId}`,
    reader: 'free',
    lines: createFakeLines({ game: snapshotOfGame }),
  },
  parameters: { ...pageParameters, msw: server },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Playing: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your turn')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resign' })).toBeEnabled()
  },
}

export const LookingOn: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are watching')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resign' })).not.toBeInTheDocument()
  },
}

export const RivalComing: Story = {
  args: {
    lines: createFakeLines({
      game: { ...snapshotOfGame, phase: 'CONNECTING', turns: [], running: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for both players')).toBeVisible()
  },
}

export const RivalAway: Story = {
  args: {
    lines: createFakeLines({ game: { ...snapshotOfGame, absentMs: { w: null, b: 42_000 } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Timur lost the connection')).toBeVisible()
  },
}

export const DrawOffered: Story = {
  args: { lines: createFakeLines({ game: { ...snapshotOfGame, drawOffer: 'b' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Timur offers a draw')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled()
  },
}

const over = (end: NonNullable<typeof snapshotOfGame.end>) =>
  createFakeLines({ game: { ...snapshotOfGame, phase: 'DONE', running: false, end } })

export const Won: Story = {
  args: { lines: over({ result: 'WHITE_WIN', reason: 'resignation' }) },
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You won')).toBeVisible()
    await canvas.findByRole('button', { name: 'Download PGN' })
  },
}

export const Lost: Story = {
  args: { lines: over({ result: 'BLACK_WIN', reason: 'time-control' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You lost')).toBeVisible()
    await canvas.findByRole('button', { name: 'Download PGN' })
  },
}

export const Drawn: Story = {
  args: { lines: over({ result: 'DRAW', reason: 'draw-by-offer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draw')).toBeVisible()
    await canvas.findByRole('button', { name: 'Download PGN' })
  },
}

export const LineLost: Story = {
  args: { lines: createFakeLines({ manner: 'broken' }) },
  parameters: {
    visual: { skip: 'When the next try begins is drawn by chance, so that not all come at once.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection lost')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(contract.gaming.get), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The game is being loaded.')).toBeInTheDocument()
  },
}

/** An old link, or one that was cut off. */
export const Unknown: Story = {
  parameters: {
    msw: [
      mockFailure(contract.gaming.get, 404, { code: 'game_not_found', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such game')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'To the start page' })).toBeVisible()
  },
}

export const ServerFails: Story = {
  parameters: {
    msw: [
      mockFailure(contract.gaming.get, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The game could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Banned: Story = {
  parameters: { msw: [banned, ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is not open to you')).toBeVisible()
  },
}
