import { contract } from '@kingside/api'
import { exampleChallenge, exampleOwner } from '@kingside/api/calls/play/examples'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noServer, pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { gameOfReader } from '../../stories/sample-game.ts'
import { readerAsPlayer } from '../../stories/sample-lobby.ts'

/** The reader's games under way, and the challenges that wait for an answer. */
const meta = {
  ...pageMeta,
  title: 'Pages/Active games',
  args: { address: '/active-games', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { games } = contract.regions
const { direct } = contract.challenges
const failure = { code: 'server_error', detail: 'It broke.' }

export const Some: Story = {
  parameters: {
    msw: [
      mockCall(games, () => [
        gameOfReader,
        {
          ...gameOfReader,
          gId: 'Z2FtZS0wMDAy',
          playingPh: { lastTurn: null, currTurn: { clr: 'b', absNum: 2 }, leftMs: null },
        },
        { ...gameOfReader, gId: 'Z2FtZS0wMDAz', currPh: 'CONNECTING' },
        {
          ...gameOfReader,
          gId: 'Z2FtZS0wMDA0',
          currPh: 'SCHEDULED',
          scheduledPhCfg: { start: '2026-12-04T12:00:00.000Z' },
        },
      ]),
      mockCall(direct.list, () => ({
        count: 1,
        results: [
          {
            ...exampleChallenge,
            kind: 'direct',
            owner: exampleOwner,
            opponent: readerAsPlayer,
            expires_at: null,
          },
        ],
      })),
      ...pageServer,
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your turn')).toBeVisible()
    await expect(canvas.getByText('Their turn')).toBeVisible()
    await expect(canvas.getByText('Starts soon')).toBeVisible()
    await expect(canvas.getByText('Scheduled')).toBeVisible()
    await expect(
      canvas.getByText(/^Starts .*4 December 2026|^Starts December 4, 2026/),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No games in progress')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No pending challenges')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(games), mockNever(direct.list), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Active games' }),
    ).toBeVisible()
    await expect((await canvas.findAllByText('Loading…')).length).toBeGreaterThan(0)
    await expect(canvas.queryByText('No games in progress')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [mockFailure(games, 500, failure), mockFailure(direct.list, 500, failure), ...pageServer],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Couldn’t load this list')).toHaveLength(2))
  },
}

export const Offline: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: noServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Couldn’t load this list')).toHaveLength(2))
  },
}
