import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fileField } from '../../stories/file-field.ts'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { sampleStanding, sampleTournament } from '../../stories/sample-tournaments.ts'
import type { Listed, Pairing, Progress } from './manage.types.ts'

const { run, participants, standing } = contract.tournaments
const { tournaments, profiles } = contract

const rows = sampleStanding(6).data
const listed = rows.map(({ player }, index): Listed => ({
  ...participants.list.example.results[0],
  ...player,
  status: index === 5 ? 'pending' : 'joined',
  participant_status: index === 4 ? 'checked-out' : 'checked-in',
  seed: null,
}))

const [sampleBoard] = run.pairing.get.example.boards
const seat = (index: number, points: number) => ({
  player: rows[index]?.player ?? sampleBoard.white.player,
  seed: index + 1,
  points,
})

const pairing = (isDecided: boolean): Pairing => ({
  version: 2,
  boards: [
    {
      ...sampleBoard,
      table: 1,
      white: seat(0, 1),
      black: seat(1, 1),
      result: isDecided ? '1-0' : null,
    },
    {
      ...sampleBoard,
      table: 2,
      white: seat(2, 0.5),
      black: seat(3, 0),
      warnings: ['met-before'],
    },
  ],
  byes: [{ ...seat(4, 0), kind: 'pairing' }],
  unpaired: [],
})

/** A tournament that is played on this site. */
const online = (changes: Partial<Progress['tournament']>) =>
  sampleTournament({ status: 'goes', mode: 'online', admin_state: 'in-progress', ...changes })

const progress = (changes: Partial<Progress>): Progress => ({
  ...run.progress.example,
  tournament: sampleTournament({
    status: 'goes',
    mode: 'offline',
    admin_state: 'in-progress',
    check_in_required: true,
  }),
  round: {
    ...run.progress.example.round,
    number: 2,
    status: changes.next_step === 'start-round' ? 'expected' : 'goes',
  },
  next_round: 2,
  pairing_version: 2,
  open_tables: [],
  ...changes,
})

const server = (
  changes: Partial<Progress>,
  isDecided = false,
  boards: Pairing['boards'] | null = null,
) => [
  mockCall(run.progress, () => progress(changes)),
  mockCall(run.pairing.get, () => {
    const sample = pairing(isDecided)
    return { ...sample, boards: boards ?? sample.boards }
  }),
  mockCall(run.giveTime, () => sampleBoard),
  mockCall(run.pause, () => online({})),
  mockCall(run.result, ({ body }) => ({ ...sampleBoard, result: body.result })),
  mockCall(participants.list, () => ({ count: listed.length, results: listed })),
  mockCall(standing.list, () => sampleStanding(6)),
  mockCall(run.audit, () => run.audit.example),
  ...pageServer,
]

/** Where a tournament is run by hand. */
const meta = {
  ...pageMeta,
  title: 'Pages/Manage Tournament',
  args: { address: '/tournaments/autumn-swiss/manage', reader: 'free' },
  parameters: { ...pageParameters, msw: server({ next_step: 'start-round' }) },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** Who takes part: approved, checked in, removed. */
export const Participants: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Autumn Swiss' }),
    ).toBeVisible()
    await expect(await canvas.findByText('Round 2 is paired')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Approve all' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start round 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/can’t be changed afterwards/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
  },
}

/** Before a round begins, two presses swap two players. */
export const RoundPairing: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=pairing', reader: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Met before')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change by hand' }))
    await userEvent.click(canvas.getByRole('button', { name: /^1\. / }))
    await userEvent.click(canvas.getByRole('button', { name: /^3\. / }))
    await expect(canvas.getByRole('button', { name: 'Save pairing' })).toBeVisible()
  },
}

/** Results are typed, one key each; a decided one is changed for a reason. */
export const Rounds: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: {
    msw: server({ next_step: 'finish-round', open_tables: [2] }, true),
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–0')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit results' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Result of table 1:/ }), '0')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Change result' }))
    await expect(question.getByText('Say why the result is changed')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
  },
}

const roundInProgress = progress({ next_step: 'finish-round' })
const roundFinished = progress({ next_step: 'pair', next_round: 3 })
let answerStep = (_: Progress) => {}
let isStepTaken = false

/** Who has gone to another tab while a step was on its way stays there. */
export const LookingElsewhere: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: {
    msw: [
      mockCall(run.finishRound, () => new Promise<Progress>((done) => (answerStep = done))),
      mockCall(run.progress, () => (isStepTaken ? roundFinished : roundInProgress)),
      ...server({ next_step: 'finish-round' }, true),
    ],
    visual: { skip: 'It ends as the tab of the participants looks.' },
  },
  beforeEach: () => {
    isStepTaken = false
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish round 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Finish round 2' }))
    const tab = (name: string) => canvas.findByRole('tab', { name })
    await userEvent.click(await tab('Participants'))
    isStepTaken = true
    answerStep(roundFinished)
    // The next step is asked about only when the one before is done, with all that follows from it.
    await userEvent.click(await canvas.findByRole('button', { name: 'Pair round 3' }))
    const next = within(await screen.findByRole('alertdialog'))
    await userEvent.click(next.getByRole('button', { name: 'Not yet' }))
    await expect(await tab('Participants')).toHaveAttribute('aria-selected', 'true')
  },
}

const pgnFile = new File(['[Round "2.1"]'], 'round-2.pgn')

/** Games that were played over the board come as one file, each to its board. */
export const AddingGames: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: {
    msw: [
      mockCall(run.games, () => ({ games: 2, results: 1, without_moves: 0 })),
      ...server({ next_step: 'finish-round', open_tables: [2] }, true),
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText('Games (PGN)')
    await userEvent.upload(fileField(canvasElement), pgnFile)
    await expect(await canvas.findByText('2 games are at their boards')).toBeVisible()
    await expect(canvas.getByText('1 board got its result.')).toBeVisible()
  },
}

/** A mistake in it is told with its line, and nothing of the file is taken. */
export const GamesRefused: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: {
    msw: [
      mockFailure(run.games, 400, {
        code: 'pgn_unreadable',
        detail:
          'Line 8: the result of round 2, board 1 is 1-0 here, and 0-1 in the game. Correct one of the two.',
      }),
      ...server({ next_step: 'finish-round', open_tables: [2] }, true),
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText('Games (PGN)')
    await userEvent.upload(fileField(canvasElement), pgnFile)
    await expect(await canvas.findByText(/^Line 8:/)).toBeVisible()
  },
}

const roundOnline = {
  next_step: 'finish-round',
  open_tables: [2],
  changes_ratings: false,
} as const

/** Somebody whose clock ran on through no fault of their own gets time back. */
export const GivingTime: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: { msw: server({ ...roundOnline, tournament: online({}) }, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/don’t change ratings/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Give time at table 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Give time' }))
    await expect(question.getAllByText('Choose a player').length).toBeGreaterThan(1)
  },
}

/** A tournament on this site is stopped for a while after the round that is played. */
export const Pausing: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: { msw: server({ ...roundOnline, tournament: online({}) }, true) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start break' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByRole('textbox', { name: 'Minutes' })).toHaveValue('15')
  },
}

/** Until when it is stopped, and that it can go on sooner. */
export const Paused: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=rounds', reader: 'free' },
  parameters: {
    msw: server(
      {
        ...roundOnline,
        next_step: 'pair',
        tournament: online({ pause_end_datetime: '2099-11-28T17:30:00Z' }),
      },
      true,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'End break' })).toBeVisible()
  },
}

/** All that is unusual in a pairing is said, and nothing of it forbids it. */
export const PairingWarnings: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=pairing', reader: 'free' },
  parameters: {
    msw: server({ next_step: 'start-round' }, false, [
      {
        ...sampleBoard,
        table: 1,
        white: seat(0, 3),
        black: seat(1, 1),
        warnings: ['met-before', 'third-same-colour', 'score-apart'],
      },
      {
        ...sampleBoard,
        table: 2,
        white: seat(2, 0.5),
        black: seat(3, 0.5),
        warnings: ['third-same-colour'],
      },
    ]),
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Met before')).toBeVisible()
    await expect(canvas.getAllByText('Third time the same colour')).toHaveLength(2)
    await expect(canvas.getByText('Scores far apart')).toBeVisible()
  },
}

/** The sheet for the wall, and what the federation gets. */
export const Standings: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=standings', reader: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Report for FIDE' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Standings' })).toBeVisible()
  },
}

/** What was done by hand, by whom and why. */
export const History: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=audit', reader: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agreed at the board.')).toBeVisible()
  },
}

let undone: unknown = null

/** A result that was changed by mistake is set back with one press; what was changed since can’t be. */
export const Undoing: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=audit', reader: 'free' },
  parameters: {
    msw: [
      mockCall(run.result, ({ params, body }) => {
        undone = { ...params, ...body }
        return { ...sampleBoard, result: body.result }
      }),
      mockCall(run.audit, () => {
        const [act] = run.audit.example.results
        const at = (minute: number) => `2026-11-28T15:0${minute}:00Z`
        const changed = { ...act, what: 'run.result', round: 1, table: 3 }
        const results = [
          { ...changed, at: at(3), before: '1-0', after: '0-1', reason: 'The sheet says so.' },
          { ...changed, at: at(2), before: '1/2-1/2', after: '1-0', reason: 'Misread.' },
          { ...changed, at: at(1), before: null, after: '1/2-1/2', reason: null },
        ]
        return { count: results.length, results }
      }),
      ...server({ next_step: 'finish-round' }),
    ],
    visual: { claims: 'phone' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Misread.')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo the change at table 3 of round 1' }),
    )
    await waitFor(() =>
      expect(undone).toMatchObject({ table: 3, result: '1-0', reason: 'Change undone' }),
    )
  },
}

/** All of a long history can be read, a page at a time. */
export const LongHistory: Story = {
  args: { address: '/tournaments/autumn-swiss/manage?tab=audit', reader: 'free' },
  parameters: {
    msw: [
      mockCall(run.audit, ({ query }) => ({
        count: 130,
        results: Array.from({ length: Math.min(query.limit, 130 - query.offset) }, (_, index) => ({
          ...run.audit.example.results[0],
          at: new Date(Date.UTC(2026, 10, 28, 15) - (query.offset + index) * 60_000).toISOString(),
          reason: `Entry ${query.offset + index + 1}`,
        })),
      })),
      ...server({ next_step: 'finish-round' }),
    ],
    visual: { skip: 'It looks as History does, with more rows.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Entry 100')).toBeInTheDocument()
    await expect(canvas.queryByText('Entry 101')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }))
    await expect(await canvas.findByText('Entry 130')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument()
  },
}

/** Nobody else gets any of it. */
export const NotAllowed: Story = {
  parameters: {
    msw: [mockFailure(run.progress, 403, { code: 'not_organiser', detail: 'No.' }), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t run this tournament' }),
    ).toBeVisible()
  },
}

/** Players are found by name, and added or asked. */
export const AddPlayers: Story = {
  args: { address: '/tournaments/autumn-swiss/add-participants', reader: 'free' },
  parameters: {
    msw: [
      mockCall(profiles.search, () => profiles.search.example),
      mockCall(participants.add, ({ body }) => ({
        results: body.uids.map((uid) => ({ uid, outcome: 'invited' as const, code: null })),
      })),
      mockCall(participants.list, () => ({ count: 0, results: [] })),
      mockCall(run.progress, () => progress({})),
      mockCall(tournaments.get, () => sampleTournament()),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a player' }), 'Dana')
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Dana Ospanova' }))
    await expect(await canvas.findByText('Invited')).toBeVisible()
  },
}

/** A list that the organiser has is pasted, and those who have an account are found at once. */
export const AddFromList: Story = {
  ...AddPlayers,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'From a list' }))
    const field = canvas.getByRole('textbox', { name: 'Names, one a line' })
    await userEvent.click(field)
    await userEvent.paste('No;Name;Rating\n1;Ospanova, Dana;1840\n2;Nobody Here;')
    await userEvent.click(canvas.getByRole('button', { name: 'Find these players' }))
    await expect(await canvas.findByText('Not found: Nobody Here')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Dana Ospanova' }))
    await expect(await canvas.findByText('Invited')).toBeVisible()
  },
}
