import { contract, type PlayedGame, timeControls } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noServer, pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { playedGames } from '../../stories/sample-history.ts'

/** The games that the reader has ended, and the way into each of them. */
const meta = {
  ...pageMeta,
  title: 'Pages/Game history',
  args: { address: '/profile/games', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { games } = contract.profiles
const { gamesArchive } = contract.me

const isOrAny = (asked: string | undefined, value: string | undefined) =>
  asked === undefined || asked === value

/** Answers with the part of the list that is asked for, as the server does. */
const history = (all: readonly PlayedGame[]) => [
  mockCall(games, ({ query }) => {
    const left = all.filter(
      ({ time_control_id, rating_type }) =>
        query.game_type !== 'tournaments' &&
        isOrAny(
          query.board_type,
          timeControls.find(({ id }) => id === time_control_id)?.board_type_name,
        ) &&
        isOrAny(query.rating_type, rating_type),
    )
    return { count: left.length, results: left.slice(query.offset, query.offset + query.limit) }
  }),
  ...pageServer,
]

export const Some: Story = {
  parameters: { msw: history(playedGames(7)), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Game against Timur' })
    await expect(link).toHaveAttribute('href', '/game/Z2FtZS0w0001')
    await expect(canvas.getByText('7 finished games')).toBeVisible()
    await expect(canvas.getAllByText('Won')[0]).toBeVisible()
    await expect(canvas.getByText('By agreement')).toBeVisible()
    await expect(canvas.getByText('+12')).toBeVisible()
  },
}

/** Analyses that were paid for stand above the games, and each game has a way to one. */
export const Analyses: Story = {
  parameters: {
    msw: [mockCall(contract.payments.analyses.list), ...history(playedGames(2))],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('list', { name: 'Grandmasters’ analyses' })
    await expect(within(orders).getByText('In work')).toBeVisible()
    await expect(within(orders).getByRole('button', { name: 'Annotated PGN' })).toBeVisible()
    const [first] = await canvas.findAllByRole('button', { name: 'Have a grandmaster analyse it' })
    if (!first) throw new Error('No game has a way to an analysis.')
    await userEvent.click(first)
    await expect(await screen.findByText(/by email within a week/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The last of the opponents has closed the account since. */
const oldGames = playedGames(43).map((game, index) =>
  index === 42
    ? { ...game, opponent: { ...game.opponent, name: '', title: null, country: null } }
    : game,
)

/** The oldest games stand on the last of three pages. */
export const LastPage: Story = {
  parameters: { msw: history(oldGames) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('43 finished games')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
    await expect(canvas.getByRole('link', { name: 'Game against Deleted account' })).toBeVisible()
  },
}

/** The address says which games are shown; a made-up choice counts for none. */
export const Filtered: Story = {
  args: { address: '/profile/games?time=<blitz>&rating=unrated' },
  parameters: { msw: history(playedGames(43)), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 finished games')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9))
    await expect(canvas.getByRole('button', { name: /Any Time control/ })).toBeVisible()
  },
}

/** Other filters begin at the first page; where they leave nothing, one press takes them back. */
export const NoMatch: Story = {
  args: { address: '/profile/games?page=3' },
  parameters: { msw: history(playedGames(43)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Games$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tournaments' }))
    await expect(await canvas.findByText('No games match the filters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all games' }))
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Games$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tournaments' }))
    await expect(await canvas.findByText('No games match the filters')).toBeVisible()
  },
}

/** Without an account: games are unrated, and belong to this browser. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: {
    msw: history(
      playedGames(2).map((game) => ({
        ...game,
        rating_type: 'non-rated',
        rating: null,
        rating_change: null,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 finished games')).toBeVisible()
    await expect(canvas.getAllByText('Unrated')[0]).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: history([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No games yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find an opponent' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(games), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account: / })).toBeVisible()
    await expect(canvas.getByText('Loading your games…')).toBeInTheDocument()
    await expect(canvas.queryByText('No games yet')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [mockFailure(games, 500, { code: 'server_error', detail: 'It broke.' }), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your games')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { reader: 'visitor' },
  parameters: { msw: noServer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your games')).toBeVisible()
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
  },
}

const some = history(playedGames(2))
const download = { name: 'Download all games (PGN)' }

/** Whoever has no Pro is told that the file comes with it. */
export const ArchiveNeedsPro: Story = {
  parameters: {
    msw: [
      mockFailure(gamesArchive.ask, 403, { code: 'pro_required', detail: 'It comes with Pro.' }),
      ...some,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', download))
    const popup = within(await screen.findByRole('dialog'))
    await expect(
      await popup.findByText(/^One file with all of your games comes with Pro/),
    ).toBeVisible()
  },
}

/** A server that has begun the file once it was asked for, and says so however often it is asked. */
function archiveThatIsMade() {
  let isAsked = false
  return [
    mockCall(gamesArchive.ask, () => {
      isAsked = true
      return { state: 'making' }
    }),
    mockCall(gamesArchive.get, () =>
      isAsked ? { state: 'making' } : { state: 'none', next_at: null },
    ),
  ]
}

/** It takes a while, in which the reader may leave. */
export const ArchiveMaking: Story = {
  args: { reader: 'pro' },
  parameters: {
    msw: [...archiveThatIsMade(), ...some],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', download))
    await expect(await canvas.findByText(/^Putting your games together/)).toBeVisible()
  },
}

const ready = {
  state: 'ready',
  url: '/files/games/Zr8Q2mX0TnqkE1vYwB7c5A.pgn',
  games: 1284,
  made_at: '2026-01-31T12:00:00.000Z',
  expires: '2026-02-03T12:00:00.000Z',
  next_at: null,
} as const

export const ArchiveReady: Story = {
  args: { reader: 'pro' },
  parameters: { msw: [mockCall(gamesArchive.get, () => ready), ...some] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1,284 games, ready until February 3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Save file' })).toHaveAttribute(
      'href',
      expect.stringContaining(ready.url),
    )
  },
}

export const ArchiveFailed: Story = {
  args: { reader: 'pro' },
  parameters: { msw: [mockCall(gamesArchive.get, () => ({ state: 'failed' })), ...some] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t put your games together.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Three files a day: what there is stays. */
export const ArchiveLimit: Story = {
  args: { reader: 'pro' },
  parameters: {
    visual: { claims: 'phone' },
    msw: [
      mockFailure(gamesArchive.ask, 429, { code: 'asked_lately', detail: 'Three a day.' }),
      mockCall(gamesArchive.get, () => ({ ...ready, next_at: '2026-02-01T12:00:00.000Z' })),
      ...some,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a new file' }))
    await expect(await canvas.findByText(/^You can have three files a day/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Save file' })).toBeVisible()
  },
}
