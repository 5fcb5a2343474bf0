import { contract, type PlayedGame, timeControls } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
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
