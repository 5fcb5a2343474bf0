import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noServer, pageServer, readerUid } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'
import { playedGames } from '../stories/sample-history.ts'
import { sampleTournaments } from '../stories/sample-tournaments.ts'

/** A player's public page: who it is, how strong, and what was played. The people are made up. */
const meta = {
  ...pageMeta,
  title: 'Pages/Player',
  args: { address: '/players/aX3kPq91LmZ0', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { profiles } = contract
const broken = { code: 'server_error', detail: 'It broke.' } as const

const day = 86_400_000
const now = Date.UTC(2026, 10, 28, 15)

/** A made-up course: it goes up and down by fixed waves to the rating of now. */
const course = (rating: number, days: number, step: number) =>
  Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => {
    const left = days - index * step
    return {
      at: new Date(now - left * day).toISOString(),
      rating: Math.round(rating - left * 0.6 + 30 * Math.sin(left / 17)),
    }
  })

const results = (wins: number, draws: number, losses: number) => ({
  total: wins + draws + losses,
  wins,
  draws,
  losses,
})

const stats = mockCall(profiles.stats, ({ query }) => {
  switch (query.rating_type) {
    case 'fide':
      return {
        game_stats: results(40, 12, 22),
        ratings: [
          {
            board_type: 'rapid',
            rating: 1690,
            highest: 1725,
            game_stats: results(40, 12, 22),
            history: course(1690, 160, 4),
          },
        ],
      }
    case 'otb':
      return {
        game_stats: results(0, 0, 0),
        ratings: [
          {
            board_type: 'classic',
            rating: 1912,
            highest: null,
            game_stats: results(0, 0, 0),
            history: [],
          },
        ],
      }
    case 'worldchess':
    case undefined:
      return {
        game_stats: results(125, 32, 92),
        ratings: [
          {
            board_type: 'rapid',
            rating: 1750,
            highest: 1763,
            game_stats: results(5, 1, 3),
            history: course(1750, 40, 5),
          },
          {
            board_type: 'blitz',
            rating: 1840,
            highest: 1902,
            game_stats: results(120, 31, 89),
            history: course(1840, 300, 3),
          },
        ],
      }
    default:
      return query.rating_type satisfies never
  }
})

const games = playedGames(43)
const [running] = sampleTournaments(1)

const server = [
  stats,
  mockCall(profiles.headToHead, () => ({ ...results(3, 1, 2), games: games.slice(0, 4) })),
  mockCall(profiles.games, ({ query }) => ({
    count: games.length,
    results: games.slice(query.offset, query.offset + query.limit),
  })),
  mockCall(profiles.events, () => [
    {
      kind: 'tournament',
      id: 'autumn-swiss',
      title: 'Autumn Swiss',
      start: '2026-11-28T17:00:00Z',
    },
    {
      kind: 'game',
      id: 'k3Jd82hsLq0a',
      title: 'Dana Ospanova – Timur Abenov',
      start: '2026-11-30T18:30:00Z',
    },
  ]),
  mockCall(profiles.tournaments, () => ({
    count: running ? 1 : 0,
    results: running ? [running] : [],
  })),
  mockCall(profiles.eventHistory, ({ query }) => ({
    count: 43,
    results: Array.from({ length: Math.min(query.limit, 43 - query.offset) }, (_, index) => ({
      tournament: {
        id: String(900 - query.offset - index),
        slug: `arena-${900 - query.offset - index}`,
        name: `Friday Arena ${900 - query.offset - index}`,
      },
      finished_at: new Date(now - (query.offset + index + 1) * 7 * day).toISOString(),
      place: index % 7 === 3 ? null : 1 + ((index * 5) % 40),
      points: 4 + (index % 9) / 2,
      games: 7 + (index % 4),
      rating_change: index % 5 === 2 ? null : 14 - index * 3,
    })),
  })),
  ...pageServer,
]

const drawn = async (canvasElement: HTMLElement) =>
  await waitFor(
    () => expect(canvasElement.querySelector('.recharts-line-curve')).toBeInTheDocument(),
    { timeout: 10_000 },
  )

/** Another member, as a member sees the page: ratings, what can be done, results, and the games against each other. */
export const Member: Story = {
  parameters: { msw: server, visual: { claims: 'page' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Dana Ospanova' }),
    ).toBeVisible()
    await expect(await canvas.findByText('Online')).toBeVisible()
    await expect(canvas.getByText('FIDE ID 13700001')).toBeVisible()
    const table = within(await canvas.findByRole('table', { name: 'Ratings' }))
    await expect(table.getByRole('row', { name: /^Kingside/ })).toHaveTextContent('1750')
    await expect(table.getByText('Provisional')).toBeInTheDocument()
    await expect(canvas.getByText(/the next games can still change it a lot/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Challenge player' })).toBeVisible()
    await expect(
      await canvas.findByRole('region', { name: 'You against Dana Ospanova' }),
    ).toHaveTextContent('Wins')
    await expect(await canvas.findByRole('link', { name: 'Autumn Swiss' })).toHaveAttribute(
      'href',
      '/tournaments/autumn-swiss',
    )
    await drawn(canvasElement)
  },
}

/** The list that is chosen decides graph and results; FOA numbers are ours. */
export const ArenaRatings: Story = {
  parameters: { msw: server },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'FOA' }))
    await expect(await canvas.findByText(/They aren’t FIDE’s own numbers/)).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Results by time control' })).toHaveTextContent(
      '1725',
    )
    await drawn(canvasElement)
  },
}

/** Of games over the board only the ratings are known. */
export const OverTheBoard: Story = {
  parameters: { msw: server },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Over the board' }))
    await expect(await canvas.findByText(/so there’s no graph/)).toBeVisible()
  },
}

/** Of three calls one fails: the block says so, and asks for all of them again. */
export const StatsFailed: Story = {
  parameters: {
    msw: [mockFailure(profiles.stats, 500, broken), ...server],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the results')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    await expect(canvas.getByRole('table', { name: 'Ratings' })).toBeVisible()
  },
}

/** The small blocks fail one by one, and the page stays. */
export const PartsFailed: Story = {
  parameters: {
    msw: [
      mockFailure(profiles.ratings, 500, broken),
      mockFailure(profiles.headToHead, 500, broken),
      mockFailure(profiles.events, 500, broken),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the ratings')).toBeVisible()
    await expect(await canvas.findByText('Couldn’t load your games')).toBeVisible()
    await expect(await canvas.findByText('Couldn’t load the tournaments')).toBeVisible()
  },
}

/** The reader's own page: to edit, not to challenge. */
export const Own: Story = {
  args: { address: `/players/${readerUid}` },
  parameters: {
    msw: [mockCall(profiles.get, () => ({ ...profiles.get.example, uid: readerUid })), ...server],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(canvas.queryByRole('button', { name: 'Challenge player' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/You against/)).not.toBeInTheDocument()
    await drawn(canvasElement)
  },
}

/** A member who has played nothing: what is empty is one line. */
export const Newcomer: Story = {
  parameters: {
    msw: [
      mockCall(profiles.get, () => ({
        ...profiles.get.example,
        full_name: 'Timur Abenov',
        access_level: 1,
        fide_id: null,
        fide_verified_status: 'NONE',
        fide_title: null,
        country: null,
      })),
      mockCall(profiles.isOnline, () => ({ is_online: false })),
      mockCall(profiles.ratings, () => ({ ...profiles.ratings.example, details: [] })),
      mockCall(profiles.stats, () => ({ game_stats: results(0, 0, 0), ratings: [] })),
      mockCall(profiles.headToHead, () => ({ ...results(0, 0, 0), games: [] })),
      mockCall(profiles.events, () => []),
      ...server,
    ],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rated games yet')).toBeVisible()
    await expect(await canvas.findByText(/appear here after the first rated game/)).toBeVisible()
    await expect(await canvas.findByText('You haven’t played each other yet.')).toBeVisible()
    await expect(await canvas.findByText('Nothing planned.')).toBeVisible()
    await expect(await canvas.findByText('Offline')).toBeVisible()
  },
}

/** The computer at one of its levels. */
export const Bot: Story = {
  parameters: {
    msw: [
      mockCall(profiles.get, () => ({
        ...profiles.get.example,
        kind: 'bot',
        full_name: 'Kingside level 4',
        access_level: 1,
        fide_id: null,
        fide_verified_status: 'NONE',
        fide_title: null,
        country: null,
        gender: null,
      })),
      mockCall(profiles.ratings, () => ({
        ...profiles.ratings.example,
        details: (['blitz', 'bullet', 'rapid'] as const).map((board_type) => ({
          rating_type: 'worldchess' as const,
          board_type,
          rating: 1400,
          deviation: 45,
          is_provisional: false,
          games: 0,
          is_frozen: false,
        })),
      })),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play the computer' })).toHaveAttribute(
      'href',
      '/computer',
    )
    await expect(within(canvas.getByRole('main')).getByText('Computer')).toBeVisible()
    await expect(canvas.queryByText('Coming up')).not.toBeInTheDocument()
  },
}

/** The account was closed: nothing is told but that there was one, and its games. */
export const Deleted: Story = {
  parameters: {
    msw: [
      mockCall(profiles.get, () => ({
        ...profiles.get.example,
        full_name: '',
        is_deleted: true,
        access_level: 1,
        fide_id: null,
        fide_verified_status: 'NONE',
        fide_title: null,
        country: null,
        gender: null,
      })),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Deleted account' }),
    ).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /^Game against/ })).length).toBe(20)
  },
}

/** Games with filters and pages, all of it in the address. */
export const Games: Story = {
  args: { address: '/players/aX3kPq91LmZ0?tab=games&page=3' },
  parameters: { msw: server },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Game against/ })).toHaveLength(3),
    )
  },
}

export const Tournaments: Story = {
  args: { address: '/players/aX3kPq91LmZ0?tab=tournaments' },
  parameters: { msw: server, visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Friday Arena 900' })).toHaveAttribute(
      'href',
      '/tournaments/arena-900',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByRole('link', { name: 'Friday Arena 860' })).toBeVisible()
  },
}

export const NoTournaments: Story = {
  args: { address: '/players/aX3kPq91LmZ0?tab=tournaments' },
  parameters: {
    msw: [
      mockCall(profiles.tournaments, () => ({ count: 0, results: [] })),
      mockCall(profiles.eventHistory, () => ({ count: 0, results: [] })),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tournaments yet')).toBeVisible()
  },
}

export const TournamentsFailed: Story = {
  args: { address: '/players/aX3kPq91LmZ0?tab=tournaments' },
  parameters: { msw: [mockFailure(profiles.eventHistory, 500, broken), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tournaments')).toBeVisible()
  },
}

/** Nobody has this uid, or it is a visitor's. */
export const NotFound: Story = {
  parameters: {
    msw: [mockFailure(profiles.get, 404, { code: 'not_found', detail: 'Nobody.' }), ...server],
    visual: { skip: 'The page of unknown addresses has its own story.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Page is not found/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(profiles.get), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account: / })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
}

export const LoadingParts: Story = {
  parameters: {
    msw: [
      mockNever(profiles.ratings),
      mockNever(profiles.isOnline),
      mockNever(profiles.stats),
      mockNever(profiles.headToHead),
      mockNever(profiles.events),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Dana Ospanova' }),
    ).toBeVisible()
    await expect(canvas.getByText('Loading results…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { msw: [mockFailure(profiles.get, 500, broken), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the profile')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: noServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the profile')).toBeVisible()
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
  },
}
