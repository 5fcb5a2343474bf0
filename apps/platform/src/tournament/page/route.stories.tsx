import { contract, type Tournament } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFakeLines } from '../../stories/fake-lines.ts'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import {
  sampleBoards,
  sampleBracket,
  sampleRounds,
  sampleStanding,
  sampleTeams,
  sampleTournament,
} from '../../stories/sample-tournaments.ts'

/** A tournament: what happens now, standings, games, and all that is to be known of it. */
const meta = {
  ...pageMeta,
  title: 'Pages/Tournament',
  args: { address: '/tournaments/autumn-swiss', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { tournaments, tournamentBoards, tournamentFiles, tours } = contract

/** The server of one tournament. @param own the index of the reader's row in the standing */
const server = (
  changes: Partial<Tournament>,
  {
    players = 0,
    own = null,
    rounds = 0,
  }: { players?: number; own?: number | null; rounds?: number } = {},
) => {
  const tournament = sampleTournament(changes)
  const status = tournament.status === 'completed' ? 'completed' : 'goes'
  return [
    mockCall(tournaments.get, () => tournament),
    mockCall(tournaments.me, () => ({
      you: tournament.user_signed
        ? { ...tournaments.me.example.you, status: 'joined' as const }
        : null,
    })),
    mockCall(tournaments.standing.list, ({ query }) =>
      sampleStanding(query.stage === 2 ? 4 : players, { ...query, own }),
    ),
    mockCall(tournaments.players, () => ({
      count: players,
      results: sampleStanding(players).data.map(({ player }) => player),
    })),
    mockCall(tournaments.bracket, () => sampleBracket),
    mockCall(tournaments.teams.list, sampleTeams),
    mockCall(tournaments.teams.players, () => {
      const { count, data } = sampleStanding(players)
      return { count, results: data }
    }),
    mockCall(tournaments.standing.winners, () => sampleStanding(players).data.slice(0, 3)),
    mockCall(tours.list, () => sampleRounds(rounds, status)),
    mockCall(tournamentBoards.list, () => sampleBoards(rounds === 0 ? 0 : 20)),
    mockCall(tournamentBoards.mine, () => ({ board: null })),
    mockCall(tournamentBoards.top, () => sampleBoards(rounds === 0 ? 0 : 20).results),
    mockCall(tournamentFiles.pgnResult, () => ({ link: '/files/pgn/1024.pgn', error: null })),
    mockCall(tournamentFiles.certificate, () => ({ link: '/files/certificates/1024.pdf' })),
    ...pageServer,
  ]
}

const chosenTeam = fn<(team: TeamChosenByReader | null) => void>()
type TeamChosenByReader = { readonly id: string } | { readonly name: string }

const prizes = [
  { place: 1, prize: '$250' },
  { place: 2, prize: '$150' },
  { place: 3, prize: '$50' },
]

/** Before the start: when it begins, who may play, and the button to join on the first screen. */
export const Upcoming: Story = {
  parameters: {
    msw: server({
      prizes,
      prize_fund: { amount_cents: 45_000, currency: 'USD' },
      rating_max: 1900,
      allowed_gender: 'female',
      allowed_regions: ['asia', 'africa'],
      late_entry_round: 2,
    }),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join' })).toBeVisible()
    await expect(canvas.getByText('Rating up to 1900')).toBeVisible()
    await expect(canvas.getByText('Women only')).toBeVisible()
    await expect(canvas.getByText('Late entry until round 2')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'May I miss a round?' }))
    await expect(canvas.getByText('One; after two you are withdrawn.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Players' }))
    await expect(await canvas.findByText('No players yet')).toBeVisible()
  },
}

/** Before the start: who has joined, the highest rated first. */
export const Players: Story = {
  args: { address: '/tournaments/autumn-swiss?tab=players' },
  parameters: {
    msw: server({ user_signed: true }, { players: 12 }),
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Players' })
    await expect(
      await within(table).findByRole('row', { name: /Aigerim Sadykova 2310/ }),
    ).toBeVisible()
    await expect(canvas.getByText('12 of 12 players')).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: 'Standings' })).not.toBeInTheDocument()
  },
}

/** Over the board players join by themselves too; whoever has joined checks in with the arbiter. */
export const JoinedOverTheBoard: Story = {
  parameters: {
    msw: [
      mockCall(tournaments.me, () => ({
        you: { ...tournaments.me.example.you, status: 'joined' as const, checked_in: false },
      })),
      ...server({
        mode: 'offline',
        location: 'Almaty, Palace of Sports',
        check_in_required: true,
        user_signed: true,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Check in with the arbiter before the start, or you won’t be paired.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Leave/ })).toBeVisible()
  },
}

/** A broadcast has tabs of its own. */
export const Broadcast: Story = {
  parameters: {
    msw: server(
      {
        status: 'goes',
        mode: 'offline',
        is_broadcast: true,
        location: 'Almaty, Palace of Sports',
        how_to_attend: 'Doors open at 14:30.\n\nTickets are free for children.',
        schedule: [
          { time: '2026-11-28T09:00:00Z', title: 'Opening ceremony', text: 'Main hall.' },
          { time: '2026-11-28T10:00:00Z', title: 'Round 1', text: '' },
        ],
        sponsors: [{ name: 'Steppe Telecom', logo: null, url: 'https://sponsor.example/' }],
      },
      { players: 10, rounds: 1 },
    ),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'About' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const open = (name: string) => userEvent.click(canvas.getByRole('tab', { name }))
    await open('Sponsors')
    await expect(await canvas.findByRole('link', { name: /Steppe Telecom/ })).toBeVisible()
    await open('How to attend')
    await expect(await canvas.findByText('Where: Almaty, Palace of Sports')).toBeVisible()
    await expect(canvas.getByText('Tickets are free for children.')).toBeVisible()
    await open('Participants')
    await expect(await canvas.findByRole('table', { name: 'Players' })).toBeVisible()
    await open('Schedule')
    await expect(await canvas.findByText('Opening ceremony')).toBeVisible()
  },
}

/** Who runs a broadcast finds there by what its games come in; a new token ends the one before. */
export const BroadcastOrganiser: Story = {
  parameters: {
    msw: [
      mockCall(tournaments.relay.token.get, () => ({ exists: false, made_at: null })),
      mockCall(tournaments.relay.token.renew, () => tournaments.relay.token.renew.example),
      mockCall(tournaments.relay.token.drop, () => ({ exists: false, made_at: null })),
      ...server(
        { status: 'goes', mode: 'offline', is_broadcast: true, admin_state: 'in-progress' },
        { players: 10, rounds: 1 },
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send games by PGN' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Games from the boards' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create token' }))
    await expect(await dialog.findByText('V1StGXR8Z5jdHi6Bmy7TqW')).toBeVisible()
    await expect(dialog.getByText(/\/api\/online\/tournaments\/1024\/relay\/$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create new token' })).toBeVisible()
    // The address names the port of this run: no picture of it.
    await userEvent.click(dialog.getByRole('button', { name: 'Remove token' }))
    await expect(await dialog.findByRole('button', { name: 'Create token' })).toBeVisible()
    await expect(dialog.queryByText('V1StGXR8Z5jdHi6Bmy7TqW')).not.toBeInTheDocument()
  },
}

/** A player of a swiss that goes: the reader's own row is marked. */
export const Live: Story = {
  parameters: {
    msw: server({ status: 'goes', user_signed: true }, { players: 24, own: 4, rounds: 3 }),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Standings' })
    await expect(await within(table).findByRole('row', { name: /Chiara Conti.*You/ })).toBeVisible()
    await expect(within(table).getByText('Withdrawn')).toBeVisible()
    await expect(canvas.getByText('24 of 24 players')).toBeVisible()
  },
}

/** The reader's place is told while the own row is not loaded, and a press goes there. */
export const FarDown: Story = {
  parameters: {
    msw: server({ status: 'goes', user_signed: true }, { players: 130, own: 119, rounds: 3 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re #120 with 0 points')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to my place' }))
    await expect(await canvas.findByText('130 of 130 players')).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /You/ })).toBeVisible()
  },
}

/** Streaks and performance in an arena, and no tie-breaks. */
export const Arena: Story = {
  parameters: {
    msw: [
      mockCall(tournaments.standing.list, ({ query }) => {
        const page = sampleStanding(8, query)
        return {
          ...page,
          data: page.data.map((each, index) => ({
            ...each,
            tb1: null,
            tb2: null,
            tb3: null,
            points: 20 - index,
            streak: Math.max(0, 3 - index),
            is_on_fire: index < 2,
          })),
        }
      }),
      ...server(
        {
          kind: 'arena',
          system: 'arena',
          status: 'goes',
          rounds: null,
          duration_minutes: 45,
          tie_breaks: [],
        },
        { players: 8, rounds: 1 },
      ),
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Next win counts double')).toHaveLength(2)
    await expect(canvas.queryByRole('columnheader', { name: /BH/ })).not.toBeInTheDocument()
  },
}

/** The boards of a round, with the address for round, filter and page. */
export const Games: Story = {
  args: { address: '/tournaments/autumn-swiss?tab=games&round=2' },
  parameters: {
    msw: server({ status: 'goes' }, { players: 24, rounds: 3 }),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Games of round 2' })
    await expect(await within(table).findByText('by forfeit')).toBeVisible()
    await expect(within(table).getAllByText('Live')[0]).toBeVisible()
    await expect(canvas.getByText('10 games in progress')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

const boardLines = createFakeLines()

/** As small boards, which go on by the news: more games go than there are sockets for. */
export const GamesAsBoards: Story = {
  args: { address: '/tournaments/autumn-swiss?tab=games', lines: boardLines },
  parameters: {
    msw: server({ status: 'goes' }, { players: 24, rounds: 3 }),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Boards' }))
    const grid = await canvas.findByRole('list', { name: 'Games of round 3' })
    const live = within(grid).getByRole('link', {
      name: 'Board 2: Mina Hoffmann vs Noor Rahman, Live',
    })
    await expect(
      within(grid).getByRole('link', {
        name: 'Board 1: Aigerim Sadykova vs Timur Abenov, 1–0',
      }),
    ).toHaveAttribute('href', '/game/k3Jd82hsLq00')
    live.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(grid).getByRole('link', { name: /^Board 3/ })).toHaveFocus()
    const { id } = sampleTournament()
    boardLines.tellTournament({
      type: 'board.change',
      tournamentId: id,
      v: 53,
      serverTs: Date.UTC(2026, 10, 28, 15),
      board_id: 'k3Jd82hsLq01',
      table: 2,
      status: 'goes',
      result: null,
      last_move: 'g1f3',
      fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
      white_ms_left: 165_000,
      black_ms_left: 168_500,
    })
    await expect(await within(grid).findByText('02:45')).toBeInTheDocument()
  },
}

/** A knock-out: the bracket above the standings, and the choice of a stage. */
export const Knockout: Story = {
  parameters: {
    msw: server(
      {
        kind: 'playoff',
        system: 'single-elimination',
        status: 'goes',
        user_signed: true,
        rounds: 3,
      },
      { players: 7, own: 2, rounds: 2 },
    ),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    const bracket = await canvas.findByRole('region', { name: 'Bracket of Autumn Swiss' })
    await expect(within(bracket).getAllByText('To be decided')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Stage/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Semi-finals' }))
    await expect(await canvas.findByText('4 of 4 players')).toBeInTheDocument()
  },
}

/** Teams by their points; the own one opens to its players and to an invitation. */
export const Teams: Story = {
  args: { address: '/tournaments/autumn-swiss?tab=teams' },
  parameters: {
    msw: server({ is_team: true, status: 'expected', user_signed: true }, { players: 4 }),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2\. Алматинские слоны/ }))
    await expect(canvas.getByText('Your team · 3 players')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy invite link' })).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'Players of Алматинские слоны' })
    await expect(await within(table).findByText('Timur Abenov')).toBeVisible()
  },
}

/** Who joins a tournament of teams chooses one first, or names a new one. */
export const ChoosingATeam: Story = {
  args: { address: '/tournaments/autumn-swiss?team=3' },
  parameters: {
    msw: [
      mockCall(tournaments.signup, ({ body }) => {
        chosenTeam(body?.team ?? null)
        return {
          ...tournaments.signup.example,
          tournament: sampleTournament({ is_team: true, user_signed: true }),
        }
      }),
      ...server({ is_team: true }),
    ],
    visual: { skip: 'Features/TeamChoice has the dialog.' },
  },
  beforeEach: () => void chosenTeam.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your team' }))
    await expect(dialog.getByRole('radio', { name: /Rooks of the North/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'A new team' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Join the team' }))
    await expect(dialog.getByText('Enter a name of up to 40 characters')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Team name' }), 'Caspian Pawns')
    await userEvent.click(dialog.getByRole('button', { name: 'Join the team' }))
    await waitFor(() => expect(chosenTeam).toHaveBeenCalledWith({ name: 'Caspian Pawns' }))
    await expect(await canvas.findByText('You’ve joined')).toBeVisible()
  },
}

/** Who has played gets the games and a certificate. */
export const Ended: Story = {
  parameters: {
    msw: server(
      { status: 'completed', user_signed: true, prizes },
      { players: 24, own: 1, rounds: 7 },
    ),
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Winners of Autumn Swiss' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Certificate as PDF' }))
    await expect(await canvas.findByRole('link', { name: 'Save it' })).toHaveAttribute(
      'href',
      '/files/certificates/1024.pdf',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Download PGN' }))
    await expect(await canvas.findByRole('link', { name: 'Save file' })).toBeVisible()
  },
}

const lines = createFakeLines()
/** What the server of the next story answers now. */
let current = sampleTournament()

/** News make the page ask again for what they are about, and for everything after a gap in their numbers. */
export const NewsCome: Story = {
  args: { lines },
  parameters: {
    msw: [mockCall(tournaments.get, () => current), ...server({}, { players: 6, rounds: 1 })],
    visual: { skip: 'It looks as Live does; the news are what is tried.' },
  },
  beforeEach: () => {
    current = sampleTournament({ v: 52 })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('48 / 200')).toBeVisible()
    const of = { tournamentId: current.id, serverTs: Date.UTC(2026, 10, 28, 15) }
    current = { ...current, signed_up_amount: 49 }
    lines.tellTournament({ ...of, type: 'seats.change', v: 53, signed_up_amount: 49 })
    await expect(await canvas.findByText('49 / 200')).toBeVisible()
    // Those in between were missed: the one that comes says nothing of the start.
    current = { ...current, status: 'goes' }
    lines.tellTournament({ ...of, type: 'standing.change', v: 60 })
    await expect(await canvas.findByText('Games are in progress')).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { msw: server({ status: 'completed', is_canceled: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This tournament was cancelled')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Join|PGN/ })).not.toBeInTheDocument()
  },
}

export const NotFound: Story = {
  args: { address: '/tournaments/no-such' },
  parameters: {
    msw: [mockFailure(tournaments.get, 404, { code: 'not_found', detail: 'None.' }), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(tournaments.get, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tournament')).toBeVisible()
  },
}
