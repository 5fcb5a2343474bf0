import { selectTournamentRunView } from '@kingside/machines/tournament-run'
import {
  enteredTwice,
  exampleStandings,
  snapshotAt,
  tournamentRunStates as states,
  unfinishedStates,
} from '@kingside/machines/tournament-run/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Steps } from './Steps.tsx'

const view = selectTournamentRunView

/** The steps of running a tournament; one story for each state of its machine. */
const meta = {
  component: Steps,
  title: 'Features/TournamentRun',
  args: {
    view: view(states.running),
    start: '2026-11-28T17:00:00Z',
    dueAt: null,
    hasRounds: true,
    running: null,
    isBusy: false,
    run: {
      onAsk: fn(),
      onConfirm: fn(),
      onFinishAnyway: fn(),
      onQuestionClose: fn(),
      onResult: fn(),
      onEdit: fn(),
      onEditClose: fn(),
      onRetry: fn(),
      onRefusalClose: fn(),
    },
    onRunning: fn(),
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog'))

export const Upcoming: Story = {
  args: { view: view(states.upcoming) },
  parameters: { state: 'tournament-run/upcoming' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start tournament' }))
    await expect(args.run.onAsk).toHaveBeenCalledWith('start')
  },
}

/** Nothing is shown of it: it lasts no time. */
export const Deciding: Story = {
  args: { view: view(states.deciding) },
  parameters: {
    state: 'tournament-run/deciding',
    visual: { looksLike: 'platform-features-tournamentrun--upcoming' },
  },
}

/** A tournament can be started ten minutes before its time. */
export const TooEarly: Story = {
  args: {
    view: view(
      snapshotAt('upcoming', { standing: { ...exampleStandings.upcoming, isDue: false } }),
    ),
    dueAt: '2026-11-28T16:50:00Z',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^From /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start tournament' }))
    await expect(args.run.onAsk).not.toHaveBeenCalled()
  },
}

export const Paired: Story = {
  args: { view: view(states.paired) },
  parameters: { state: 'tournament-run/paired', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pair again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start round 2' }))
    await expect(args.run.onAsk).toHaveBeenNthCalledWith(1, 'pair')
    await expect(args.run.onAsk).toHaveBeenNthCalledWith(2, 'start-round')
  },
}

export const Running: Story = {
  parameters: { state: 'tournament-run/running' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish round 2' }))
    await expect(args.run.onAsk).toHaveBeenCalledWith('finish-round')
  },
}

/** The steps are the same while results are changed. */
export const EditingResults: Story = {
  args: { view: view(states.editingResults) },
  parameters: {
    state: 'tournament-run/editingResults',
    visual: { looksLike: 'platform-features-tournamentrun--running' },
  },
}

/** Between two rounds the next one is paired, or the tournament is finished. */
export const Between: Story = {
  args: { view: view(states.between) },
  parameters: { state: 'tournament-run/between' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish tournament' }))
    await expect(args.run.onAsk).toHaveBeenCalledWith('finish')
  },
}

/** An arena pairs by itself: there is little to do by hand. */
export const Arena: Story = {
  args: {
    view: view(
      snapshotAt('running', {
        standing: { ...exampleStandings.running, next: 'finish', round: null, openTables: [] },
      }),
    ),
    hasRounds: false,
    running: 'auto',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /round/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    await expect(args.onRunning).toHaveBeenCalledWith('manual')
  },
}

export const Finished: Story = {
  args: { view: view(states.finished) },
  parameters: { state: 'tournament-run/finished' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The tournament is over')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Confirming: Story = {
  args: { view: view(states.confirming) },
  parameters: { state: 'tournament-run/confirming' },
  play: async ({ args }) => {
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
    await userEvent.click(question.getByRole('button', { name: 'Start round 2' }))
    await expect(args.run.onQuestionClose).toHaveBeenCalledOnce()
    await expect(args.run.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Open tables are named before a round is finished, and finishing anyway is a choice of its own. */
export const ConfirmingUnfinished: Story = {
  args: { view: view(unfinishedStates.confirming) },
  play: async ({ args }) => {
    const question = await dialog()
    await expect(question.getByText(/^Table 2 has no result yet\./)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
    await userEvent.click(question.getByRole('button', { name: 'Finish anyway' }))
    await expect(args.run.onQuestionClose).toHaveBeenCalledOnce()
    await expect(args.run.onFinishAnyway).toHaveBeenCalledOnce()
    await expect(args.run.onConfirm).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { view: view(states.busy) },
  parameters: { state: 'tournament-run/busy' },
}

/** Two run it at once, and the other was faster: what is seen below is new. */
export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: { state: 'tournament-run/refused' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone else was faster')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.run.onRefusalClose).toHaveBeenCalledOnce()
  },
}

/** Only the server knew that tables are open. */
export const RefusedUnfinished: Story = {
  args: { view: view(unfinishedStates.refused) },
  parameters: {
    visual: { looksLike: 'platform-features-tournamentrun--confirming-unfinished' },
  },
  play: async ({ args }) => {
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
    await userEvent.click(question.getByRole('button', { name: 'Finish anyway' }))
    await expect(args.run.onRefusalClose).toHaveBeenCalledOnce()
    await expect(args.run.onFinishAnyway).toHaveBeenCalledOnce()
  },
}

/** Two have entered results for one table: the second says why, and has typed nothing in vain. */
export const EnteredTwice: Story = {
  args: { view: view(enteredTwice) },
  play: async ({ args }) => {
    const question = await dialog()
    await expect(question.getByText(/^Someone else entered another result first/)).toBeVisible()
    await userEvent.type(question.getByRole('textbox'), 'The sheet says so.')
    await userEvent.click(question.getByRole('button', { name: 'Change result' }))
    await expect(args.run.onRetry).toHaveBeenCalledWith('The sheet says so.')
  },
}

/** A result that could not be sent is kept, and can be sent again. */
export const ResultNotSaved: Story = {
  args: {
    view: view(
      snapshotAt('refused', {
        refused: enteredTwice.context.refused.map(({ wish, refusal }) => ({
          wish,
          refusal: { ...refusal, code: 'offline' },
        })),
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not saved: table 2, 1–0.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.run.onRetry).toHaveBeenCalledOnce()
  },
}
