import { contract, type TopGame } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createFakeLines } from '../stories/fake-lines.ts'
import { pageServer } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'
import { sampleBoards, sampleRounds, sampleTournaments } from '../stories/sample-tournaments.ts'

/** What is being played: the best games as small boards, and the tournaments that go. */
const meta = {
  ...pageMeta,
  title: 'Pages/Watch',
  args: { address: '/watch' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { gaming, tournaments, tournamentBoards, tours } = contract
const [example] = gaming.topRatedList.example

const positions = [
  'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
  'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5',
  'r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/2N1PN2/PPQ1BPPP/R1B2RK1 w - - 0 9',
] as const

const games: readonly TopGame[] = Array.from({ length: 8 }, (_, index) => ({
  ...example,
  gameId: `Z2FtZS0wMDA${index}`,
  white: { ...example.white, name: `white_${index + 1}`, rating: 2400 - index * 40 },
  black: { ...example.black, name: `black_${index + 1}`, rating: 2380 - index * 40 },
  board: {
    fen: positions[index % positions.length] ?? positions[0],
    last_move: null,
    result: index === 5 ? 'DRAW' : null,
  },
}))

const running = sampleTournaments(1)
const server = (shown: readonly TopGame[]) => [
  mockCall(gaming.topRatedList, () => [...shown]),
  mockCall(tournaments.short, () => ({
    count: shown.length > 0 ? running.length : 0,
    results: shown.length > 0 ? running : [],
  })),
  mockCall(tours.list, () => sampleRounds(3)),
  mockCall(tournamentBoards.top, () => sampleBoards(20).results),
  ...pageServer,
]

const lines = createFakeLines()

/** Moves come by the lobby's connection, for all boards at once. */
export const Live: Story = {
  args: { lines },
  parameters: { msw: server(games), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Live games' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8)
    await expect(
      within(list).getByRole('link', { name: 'white_6 vs black_6, ½–½' }),
    ).toHaveAttribute('href', `/game/${games[5]?.gameId ?? ''}`)
    await expect(await canvas.findByRole('heading', { name: 'Autumn Swiss' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Watch TV' })).toHaveAttribute(
      'href',
      '/watch/tv',
    )
    await expect(await canvas.findByText('Connected')).toBeVisible()
    // Again until it is seen: what comes before the page listens, or the list's answer, is lost on it.
    await waitFor(() => {
      lines.tellLobby({
        type: 'games.moved',
        games: [
          {
            gameId: games[4]?.gameId ?? '',
            board: { fen: positions[0], last_move: 'e7e5', result: 'WHITE_WIN' },
          },
        ],
      })
      return expect(
        within(list).getByRole('link', { name: 'white_5 vs black_5, 1–0' }),
      ).toBeInTheDocument()
    })
  },
}

export const NobodyPlays: Story = {
  parameters: { msw: server([]), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No games right now')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Watch TV' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Play a game' })).toHaveAttribute('href', '/')
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(gaming.topRatedList, 500, { code: 'server_error', detail: 'It broke.' }),
      ...server([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the games')).toBeVisible()
  },
}

/** The TV while nobody plays. */
export const TvWithoutGames: Story = {
  args: { address: '/watch/tv' },
  parameters: { msw: server([]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'No games right now' }),
    ).toBeVisible()
  },
}
