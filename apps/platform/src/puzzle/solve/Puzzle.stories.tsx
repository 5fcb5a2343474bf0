import { selectPuzzleView, type PuzzleView } from '@kingside/machines/puzzle'
import { puzzleStates as states } from '@kingside/machines/puzzle/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageLoading } from '../../platform/page/index.ts'
import { puzzleGame } from '../puzzle-game.ts'
import { PuzzleObstacle, type PuzzleObstacleProps } from './PuzzleObstacle.tsx'
import { PuzzlePage, type PuzzlePageProps } from './PuzzlePage.view.tsx'

interface PuzzleArgs
  extends
    Omit<PuzzlePageProps, 'view' | 'game' | 'isFlipped'>,
    Omit<PuzzleObstacleProps, 'view' | 'wait'> {
  readonly view: PuzzleView
}

/** The page of a puzzle as its machine stands. */
function Shown({ view, onSignIn, onUpgrade, ...on }: PuzzleArgs) {
  if (view.status === 'loading') return <PageLoading whole />
  if ('board' in view && view.board !== null) {
    const { puzzle, moves } = view.board
    return <PuzzlePage {...on} view={view} game={puzzleGame(puzzle.fen, moves)} isFlipped={false} />
  }
  if ('outcome' in view) return null
  return (
    <PuzzleObstacle
      view={view}
      wait="3 h 20 min"
      onSignIn={onSignIn}
      onUpgrade={onUpgrade}
      onAgain={on.onAgain}
      onBack={on.onBack}
    />
  )
}

const view = selectPuzzleView

/** One puzzle: moves, hints, and what is in the way of it; one story for each state of its machine. */
const meta = {
  component: Shown,
  title: 'Features/Puzzle',
  args: {
    view: view(states.ready),
    onMove: fn(),
    onHint: fn(),
    onRetry: fn(),
    onFlip: fn(),
    onNext: fn(),
    onBack: fn(),
    onAgain: fn(),
    onOpen: fn(),
    onSignIn: fn(),
    onUpgrade: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { view: view(states.loading) },
  parameters: { state: 'puzzle/loading' },
}

/** The opponent's move is not on the board yet. */
export const Replying: Story = {
  args: { view: view(states.replying) },
  parameters: { state: 'puzzle/replying' },
  play: async ({ canvas }) => {
    const moves = within(canvas.getByRole('region', { name: 'Moves' }))
    await expect(moves.getByRole('status')).toHaveTextContent(/^Black to move$/)
    await expect(canvas.queryByText('Find the best move.')).not.toBeInTheDocument()
  },
}

export const Ready: Story = {
  parameters: {
    state: 'puzzle/ready',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByText('Find the best move.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }))
    await expect(args.onHint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Next/ }))
    await expect(args.onNext).not.toHaveBeenCalled()
    const [told] = canvas.getAllByText('Solve this one first, or use a hint')
    await expect(told).toBeVisible()
  },
}

export const CheckingMove: Story = {
  args: { view: view(states['checking.move']) },
  parameters: { state: 'puzzle/checking.move' },
}

export const CheckingHint: Story = {
  args: { view: view(states['checking.hint']) },
  parameters: { state: 'puzzle/checking.hint' },
}

/** The wrong move stands for a moment. */
export const WrongShown: Story = {
  args: { view: view(states['wrong.shown']) },
  parameters: { state: 'puzzle/wrong.shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong move!')).toBeVisible()
  },
}

export const WrongBack: Story = {
  args: { view: view(states['wrong.back']) },
  parameters: { state: 'puzzle/wrong.back' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This no longer counts for the rating.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next puzzle' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Of practice: it leads to rated puzzles. */
export const WrongInPractice: Story = {
  args: { view: { ...view(states['wrong.back']), mode: 'practice' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Try rated puzzles' }))
    await expect(args.onOpen).toHaveBeenCalledWith('/puzzles/rated')
  },
}

export const Ending: Story = {
  args: { view: view(states.ending) },
  parameters: { state: 'puzzle/ending', visual: { looksLike: 'platform-features-puzzle--solved' } },
}

export const Solved: Story = {
  args: { view: view(states.solved) },
  parameters: { state: 'puzzle/solved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rating: 1552 (+12)')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next puzzle' })).toHaveFocus()
    await expect(canvas.getByText('Fork')).toBeVisible()
  },
}

export const SolvedWithHints: Story = {
  args: { view: view(states.solvedWithHints) },
  parameters: { state: 'puzzle/solvedWithHints' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solved with hints')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: {
    state: 'puzzle/refused',
    visual: { looksLike: 'platform-features-puzzle--failed' },
  },
}

export const LimitReached: Story = {
  args: { view: view(states.limitReached) },
  parameters: { state: 'puzzle/limitReached' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You’ve reached 5-puzzle daily limit!' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

/** A visitor has had the one of the day: an account gives more. */
export const VisitorsLimit: Story = {
  args: { view: { ...view(states.limitReached), status: 'limitReached', isSignedIn: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const NeedsAccount: Story = {
  args: { view: view(states.needsAccount) },
  parameters: { state: 'puzzle/needsAccount' },
}

export const NoneLeft: Story = {
  args: { view: view(states.noneLeft) },
  parameters: { state: 'puzzle/noneLeft' },
}

/** The move is kept; it goes on when the line is back. */
export const Offline: Story = {
  args: { view: view(states.offline) },
  parameters: { state: 'puzzle/offline' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your move is kept/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { view: view(states.failed) },
  parameters: { state: 'puzzle/failed' },
}
