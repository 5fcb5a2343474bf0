import { contract } from '@kingside/api'
import { exampleChallenge } from '@kingside/api/calls/play/examples'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createFakeLines } from '../../stories/fake-lines.ts'
import { banned, noServer, pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import {
  challengesOf,
  emptyPage,
  lobbyPlayers,
  readerAsPlayer,
} from '../../stories/sample-lobby.ts'

/** The lobby: all challenges, live, with filters. */
const meta = {
  ...pageMeta,
  title: 'Pages/Lobby',
  args: { address: '/lobby' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { bestPlayers, bestBoards, platform, challenges } = contract
const failure = { code: 'server_error', detail: 'It broke.' }
const full = [mockCall(challenges.short.list, () => challengesOf(lobbyPlayers)), ...pageServer]

export const Full: Story = {
  parameters: { msw: full, visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Kaito’s challenge/ })
    await canvas.findByRole('button', { name: 'Challenge Aliya' })
    await canvas.findByRole('link', { name: /^Aliya vs Timur/ })
  },
}

export const Empty: Story = {
  parameters: {
    msw: [
      mockCall(challenges.short.list, () => emptyPage),
      mockCall(bestPlayers.list, () => []),
      mockCall(bestBoards.topList, () => []),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No challenges right now')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No players yet')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No games right now')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    msw: [
      mockNever(challenges.short.list),
      mockNever(bestPlayers.list),
      mockNever(bestBoards.topList),
      mockNever(platform.stats),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
    await expect((await canvas.findAllByText('Loading…')).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(challenges.short.list, 500, failure),
      mockFailure(bestPlayers.list, 500, failure),
      mockFailure(bestBoards.topList, 500, failure),
      mockFailure(platform.stats, 500, failure),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Couldn’t load this list')).toHaveLength(3))
  },
}

/** What waits for an answer stands above the lists. */
export const OwnChallenge: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockCall(challenges.short.my, () => ({
        count: 1,
        results: [{ ...exampleChallenge, owner: readerAsPlayer, expires_at: null }],
      })),
      ...full,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your open challenge' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Cancel challenge' })).toBeVisible()
  },
}

export const ConnectionLost: Story = {
  args: { lines: createFakeLines({ manner: 'broken' }) },
  parameters: {
    msw: full,
    visual: { skip: 'When the next try begins is drawn by chance, so that not all come at once.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection lost')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible()
    await expect(canvas.getByText('These lists may be out of date.')).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Kaito’s challenge/ })
  },
}

export const Offline: Story = {
  parameters: { msw: noServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Couldn’t load this list')).toHaveLength(3))
  },
}

export const Banned: Story = {
  args: { reader: 'free' },
  parameters: { msw: [banned, ...full] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is banned')).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Kaito’s challenge/ })
  },
}

/** A challenge to one player waits for an answer: it comes before a search, and is one press away. */
export const SearchBlocked: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.requests.queue, () => ({
        searching: 0,
        results: [],
        open_challenges: { short: 0, long: 0, direct: 1 },
        rated_conduct: { offences: 0, closed_until: null, next_minutes: 0 },
      })),
      ...full,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go to your games' })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: '3 min Blitz' }),
    ).toHaveAccessibleDescription('A challenge, link or search is already open')
  },
}

/** It was cancelled in the same moment: the server tells so, and nothing else is said. */
export const AcceptRefused: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockFailure(challenges.short.accept, 404, { code: 'challenge_not_found', detail: 'Gone.' }),
      mockCall(challenges.status, () => ({ status: 'ended', end: 'cancelled' })),
      ...full,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Accept Kaito’s challenge/ }))
    await expect(await screen.findByText('The challenge was cancelled')).toBeVisible()
    await expect(screen.queryByText('Someone else accepted first')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Find an opponent' })).toBeVisible()
  },
}
