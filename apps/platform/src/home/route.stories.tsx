import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createFakeLines } from '../stories/fake-lines.ts'
import { banned, failingServer, noServer, pageServer } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'
import { challengesOf, emptyPage, lobbyPlayers } from '../stories/sample-lobby.ts'

/** The start page: the search for an opponent, other ways to play, and the lobby in short. */
const meta = {
  ...pageMeta,
  title: 'Pages/Home',
  args: { address: '/' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { list } = contract.challenges.short

export const Visitor: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '3+2 Blitz' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '3 min Blitz' })).toBeEnabled()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

const watching = createFakeLines()
const [{ gameId }] = contract.bestBoards.topList.example

/** The board goes on as its game does, by the lobby's news. */
export const TopGameMoves: Story = {
  args: { lines: watching },
  parameters: { visual: { skip: 'It looks as Visitor does, a move later.' } },
  play: async ({ canvas, canvasElement }) => {
    const knights = () => canvasElement.querySelectorAll('[data-piece="bn"]')
    await expect(await canvas.findByRole('link', { name: 'Watch this game' })).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await waitFor(() => expect(knights()).toHaveLength(2))
    const fen = 'r1bqkbnr/pppp1ppp/2B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4'
    const board = { fen, last_move: 'b5c6', result: null }
    watching.tellLobby({ type: 'games.moved', games: [{ gameId, board }] })
    await waitFor(() => expect(knights()).toHaveLength(1))
    watching.tellLobby({ type: 'games.updated', games: [] })
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Watch this game' })).toBeNull())
  },
}

export const Free: Story = {
  args: { reader: 'free' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Options'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rated' }))
    await expect(await canvas.findByRole('button', { name: 'Account: Dana Serik' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '3 min Blitz' })).toBeEnabled()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

export const Pro: Story = {
  args: { reader: 'pro' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Options'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'FOA-rated' }))
    await expect(await canvas.findByRole('button', { name: 'Account: Dana Serik' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '3 min Blitz' })).toBeEnabled()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

/** The puzzle of the day, which the reader has solved, and the tower lead to their pages. */
export const Today: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.puzzles.daily, () => ({
        ...contract.puzzles.daily.example,
        attempt: { ...contract.puzzles.daily.example.attempt, result: 'solved' },
      })),
      mockCall(contract.motivation.myStats),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Daily puzzle' })).toBeVisible()
    await expect(canvas.getByText('Solved today')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Tower' })).toBeVisible()
    await expect(canvas.getByText('12 of 60 points today')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '3 min Blitz' })).toBeEnabled()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

export const Loading: Story = {
  parameters: {
    visual: { claims: 'page' },
    msw: [
      mockNever(contract.timeControls.list),
      mockNever(list),
      mockNever(contract.bestBoards.topList),
      mockNever(contract.platform.stats),
      mockNever(contract.ping.send),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading time controls…')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Play a friend' })).toBeVisible()
  },
}

export const LobbyEmpty: Story = {
  parameters: {
    msw: [
      mockCall(list, () => emptyPage),
      mockCall(contract.bestBoards.topList, () => []),
      mockCall(contract.platform.stats, () => ({ players: 1, games: 0 })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '3 min Blitz' })).toBeEnabled()
    await expect(await canvas.findByText('1 player online · 0 games in progress')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Open challenges' })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: '3+2 Blitz' })).toBeVisible()
  },
}

/** More than the page shows: the rest is in the lobby. */
export const LobbyFull: Story = {
  parameters: { msw: [mockCall(list, () => challengesOf(lobbyPlayers)), ...pageServer] },
  play: async ({ canvas }) => {
    const challenges = within(await canvas.findByRole('list', { name: 'Open challenges' }))
    await waitFor(() =>
      expect(challenges.getAllByRole('button', { name: /^Accept/ })).toHaveLength(4),
    )
    await expect(await canvas.findByRole('button', { name: '3+2 Blitz' })).toBeVisible()
  },
}

export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 min Blitz' }))
    await expect(await canvas.findByText('Looking for an opponent…')).toBeVisible()
    await expect(await canvas.findByText(/you’ll play a bot/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel search' })).toBeEnabled()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

/** The reader comes back to a search that nobody has answered in time. */
export const BotTakesOver: Story = {
  parameters: {
    msw: [
      mockCall(contract.requests.queue, () => ({
        ...contract.requests.queue.example,
        searching: 1,
        results: [{ ...contract.requests.get.example, waiting_ms: 15_000 }],
      })),
      mockNever(contract.requests.playBot),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is available right now')).toBeVisible()
    await expect(canvas.getByText('Calling a bot…')).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

export const SearchRefused: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockFailure(contract.requests.create, 400, {
        code: 'too_many_active_games',
        detail: 'Too many.',
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 min Blitz' }))
    await expect(await canvas.findByRole('button', { name: 'Go to your games' })).toBeVisible()
    await expect(canvas.getByText(/maximum number of active games/)).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

/** The player left rated games unplayed: the notice stands where a rated game is looked for. */
export const RatedClosed: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.requests.queue, () => ({
        searching: 3,
        results: [],
        open_challenges: { short: 0, long: 0, direct: 0 },
        rated_conduct: { offences: 3, closed_until: '2026-11-23T14:35:00Z', next_minutes: 60 },
      })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    const closed = /^You can’t play rated games until 2:35\sPM$/
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
    await expect(canvas.queryByText(closed)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('Options'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rated' }))
    await expect(await canvas.findByText(closed)).toBeVisible()
  },
}

export const Banned: Story = {
  args: { reader: 'free' },
  parameters: { msw: [banned, ...pageServer] },
  play: async ({ canvas }) => {
    // The tiles have it too, for screen readers.
    const said = await canvas.findByText(/Your account is banned, so/, { selector: 'p' })
    await expect(said).toBeVisible()
    await canvas.findByRole('button', { name: /Accept Aliya’s challenge/ })
  },
}

export const Offline: Story = {
  parameters: { msw: noServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load time controls')).toBeVisible()
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
    await expect(canvas.getByText('Play the computer')).toBeVisible()
  },
}

/** Who the member is, is not known either: the page is shown as to a visitor, and says so. */
export const ServerFails: Story = {
  args: { reader: 'free' },
  parameters: { msw: failingServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server isn’t responding')).toBeVisible()
  },
}
