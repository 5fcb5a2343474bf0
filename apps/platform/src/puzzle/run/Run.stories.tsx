import { selectRunView, type RunView } from '@kingside/machines/puzzle-run'
import {
  exampleLimited,
  exampleTimedRun,
  exampleTimeUp,
  puzzleRunStates as states,
  runSnapshotAt,
} from '@kingside/machines/puzzle-run/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PageLoading } from '../../platform/page/index.ts'
import { puzzleGame } from '../puzzle-game.ts'
import { RunObstacle, type RunObstacleProps } from './RunObstacle.tsx'
import { RunOver, type RunOverProps } from './RunOver.view.tsx'
import { RunPage, type RunPageProps } from './RunPage.view.tsx'

interface RunArgs
  extends
    Omit<RunPageProps, 'view' | 'game' | 'facts' | 'board' | 'isFlipped' | 'now'>,
    Omit<RunOverProps, 'view' | 'wait'>,
    Omit<RunObstacleProps, 'view' | 'wait'> {
  readonly view: RunView
}

const now = () => 0
const wait = '3 h 20 min'

/** The page of a run as its machine stands. */
function Shown({ view, onUpgrade, onSignIn, onBack, ...on }: RunArgs) {
  switch (view.status) {
    case 'loading':
      return <PageLoading whole />
    case 'over':
      return <RunOver {...on} view={view} wait={wait} onUpgrade={onUpgrade} />
    case 'needsAccount':
    case 'limitReached':
    case 'noneLeft':
      return (
        <RunObstacle
          view={view}
          wait={wait}
          onAgain={on.onAgain}
          {...{ onUpgrade, onSignIn, onBack }}
        />
      )
    default: {
      const { board, facts } = view
      if (board === null || facts === null) {
        return view.status === 'offline' || view.status === 'failed' ? (
          <RunObstacle
            view={view}
            wait={wait}
            onAgain={on.onAgain}
            {...{ onUpgrade, onSignIn, onBack }}
          />
        ) : null
      }
      const game = puzzleGame(board.puzzle.fen, board.moves)
      return <RunPage {...on} {...{ view, board, facts, game, now }} isFlipped={false} />
    }
  }
}

const view = selectRunView
const timed = (value: Parameters<typeof runSnapshotAt>[0], change: number | null = null) =>
  view(runSnapshotAt(value, exampleTimedRun, { change }))

/** Puzzles one after the other: a streak, or for three minutes; one story for each state of the machine. */
const meta = {
  component: Shown,
  title: 'Features/PuzzleRun',
  args: {
    view: view(states.ready),
    onMove: fn(),
    onSkip: fn(),
    onEnd: fn(),
    onFlip: fn(),
    onAgain: fn(),
    onOpen: fn(),
    onSignIn: fn(),
    onUpgrade: fn(),
    onBack: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { view: view(states.loading) },
  parameters: {
    state: 'puzzle-run/loading',
    visual: { looksLike: 'platform-features-puzzle--loading' },
  },
}

/** The opponent's move is not on the board yet. */
export const Replying: Story = {
  args: { view: view(states.replying) },
  parameters: { state: 'puzzle-run/replying' },
}

export const Ready: Story = {
  parameters: { state: 'puzzle-run/ready' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Find the best move.')).toBeVisible()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
}

/** The one skip of the streak is used. */
export const Skipped: Story = {
  args: {
    view: view(runSnapshotAt('ready', { ...exampleTimedRun, kind: 'streak', remaining_ms: null })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(args.onSkip).not.toHaveBeenCalled()
    const [told] = canvas.getAllByText('You’ve used the one skip of this streak')
    await expect(told).toBeVisible()
  },
}

export const CheckingMove: Story = {
  args: { view: view(states['checking.move']) },
  parameters: { state: 'puzzle-run/checking.move' },
}

export const CheckingSkip: Story = {
  args: { view: view(states['checking.skip']) },
  parameters: { state: 'puzzle-run/checking.skip' },
}

export const Wrong: Story = {
  args: { view: view(states.wrong) },
  parameters: { state: 'puzzle-run/wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong move!')).toBeVisible()
  },
}

/** Before its first move: the clock is whole, and stands. */
export const TimedNotStarted: Story = {
  args: {
    view: view(
      runSnapshotAt('ready', {
        ...exampleTimedRun,
        score: 0,
        combo: 0,
        is_started: false,
        remaining_ms: 180_000,
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The clock starts with your first move.')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:00')
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

/** The fifteenth right move in a row; to end a run is asked first. */
export const Timed: Story = {
  args: { view: timed('ready', 5000) },
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByText('+5 s')).toBeVisible()
    await expect(canvas.getByText('5 seconds gained')).toBeInTheDocument()
    await expect(canvas.getByText('20 in a row: +7 s')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'End the run?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep solving' }))
    await expect(args.onEnd).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    const again = within(await screen.findByRole('alertdialog', { name: 'End the run?' }))
    await userEvent.click(again.getByRole('button', { name: 'End the run' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** A miss takes ten seconds. */
export const TimedWrong: Story = {
  args: { view: timed('wrong', -10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−10 s')).toBeVisible()
  },
}

/** By the page's clock the time is up: the server is asked. */
export const Refreshing: Story = {
  args: { view: view(states.refreshing) },
  parameters: { state: 'puzzle-run/refreshing' },
}

export const Stopping: Story = {
  args: { view: view(states.stopping) },
  parameters: { state: 'puzzle-run/stopping' },
}

/** It has only just ended: nothing can be pressed by mistake. */
export const OverStill: Story = {
  args: { view: view(states['over.still']) },
  parameters: {
    state: 'puzzle-run/over.still',
    visual: { looksLike: 'platform-features-puzzlerun--over-open' },
  },
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'New streak' })
    await expect(again.closest('[inert]')).not.toBeNull()
  },
}

/** The best streak so far, with the puzzle that was missed. */
export const OverOpen: Story = {
  args: { view: view(states['over.open']) },
  parameters: {
    state: 'puzzle-run/over.open',
    visual: { claims: ['dark', 'phone'] },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByRole('region', { name: '4 puzzles solved' })).toHaveFocus()
    await expect(canvas.getByText('New best')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New streak' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Puzzle 01tg7' }))
    await expect(args.onOpen).toHaveBeenCalledWith('/puzzles/practice?puzzle=01tg7')
  },
}

export const TimeUp: Story = {
  args: { view: view(runSnapshotAt({ over: 'open' }, exampleTimeUp)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time is up.')).toBeVisible()
    await expect(canvas.getByText('21')).toBeVisible()
    await expect(canvas.queryByText('New best')).not.toBeInTheDocument()
  },
}

/** The free puzzles of the day are used up in the middle of a run. */
export const OverByLimit: Story = {
  args: {
    view: view(
      runSnapshotAt({ over: 'open' }, exampleLimited, {
        allowance: { used: 5, limit: 5, reset_at: '2026-11-30T00:00:00Z' },
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You’ve reached 5-puzzle daily limit!' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New streak' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'See Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: {
    state: 'puzzle-run/refused',
    visual: { looksLike: 'platform-features-puzzle--failed' },
  },
}

export const LimitReached: Story = {
  args: { view: view(states.limitReached) },
  parameters: {
    state: 'puzzle-run/limitReached',
    visual: { looksLike: 'platform-features-puzzle--limit-reached' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

export const NeedsAccount: Story = {
  args: { view: view(states.needsAccount) },
  parameters: { state: 'puzzle-run/needsAccount' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const NoneLeft: Story = {
  args: { view: view(states.noneLeft) },
  parameters: { state: 'puzzle-run/noneLeft' },
}

/** The move is kept; it goes on when the line is back. */
export const Offline: Story = {
  args: { view: view(states.offline) },
  parameters: { state: 'puzzle-run/offline' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your streak is kept/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { view: view(states.failed) },
  parameters: {
    state: 'puzzle-run/failed',
    visual: { looksLike: 'platform-features-puzzle--failed' },
  },
}
