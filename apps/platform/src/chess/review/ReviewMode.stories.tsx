import type { NavigationTarget } from '@kingside/chess-board'
import { selectReviewModeView } from '@kingside/machines/review-mode'
import {
  exampleReviewMode,
  reviewModeSnapshotAt,
  reviewModeStates as states,
} from '@kingside/machines/review-mode/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { ReviewMode } from './ReviewMode.view.tsx'

const view = selectReviewModeView

/** As wide as the panel beside the board. */
const inPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <Story />
  </div>
)

/** The bar below the moves; one story for each state of its machine. */
const meta = {
  component: ReviewMode,
  title: 'Features/ReviewMode',
  args: { view: view(states.off), onWalk: fn() },
  decorators: [inPanel, inPage],
} satisfies Meta<typeof ReviewMode>

export default meta
type Story = StoryObj<typeof meta>

/** The board follows the game. */
export const Off: Story = {
  parameters: { state: 'review-mode/off' },
  args: { view: view(states.off) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Current position')
    await expect(canvas.queryByRole('button', { name: 'Back to the game' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous move' }))
    await expect(args.onWalk).toHaveBeenCalledWith('previous')
  },
}

/** Two moves were played meanwhile; they do not change the board. */
export const On: Story = {
  parameters: { state: 'review-mode/on', visual: { claims: 'feature' } },
  args: { view: view(states.on) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’re viewing Black’s move 62 new moves',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the game' }))
    await expect(args.onWalk).toHaveBeenCalledWith('last')
  },
}

/** How long the move took. */
export const Timed: Story = {
  args: { over: true, time: '1:05', view: view(reviewModeSnapshotAt('on', { selected: 4 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time spent: 1:05')).toBeVisible()
  },
}

export const NothingNew: Story = {
  args: { view: view(reviewModeSnapshotAt('on', { selected: 22 })) },
  parameters: {
    modes: {
      kazakh: { args: { view: view(states.on) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states.on) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

export const OneNewMove: Story = {
  args: { view: view(reviewModeSnapshotAt('on', { selected: 22, unseen: 1 })) },
}

export const AtTheStart: Story = {
  args: { view: view(reviewModeSnapshotAt('on', { selected: -1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re viewing the starting position')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous move' })).toHaveAccessibleDescription(
      'This is the starting position.',
    )
  },
}

/** Moves are counted from the position that the game began with. */
export const BlackBegan: Story = {
  args: {
    initialFen: '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40',
    view: view(reviewModeSnapshotAt('on', { selected: 2 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re viewing Black’s move 41')).toBeVisible()
  },
}

/** No move has been played: there is nowhere to go. */
export const BeforeTheFirstMove: Story = {
  args: { view: view(reviewModeSnapshotAt('off', { moves: 0, selected: -1 })) },
}

export const GameOver: Story = {
  parameters: { visual: { looksLike: 'platform-features-reviewmode--off' } },
  args: { over: true, view: view(states.off) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last position')).toBeVisible()
  },
}

export const GameOverAndReviewed: Story = {
  args: { over: true, view: view(reviewModeSnapshotAt('on', { selected: 4 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to the end' })).toBeVisible()
  },
}

const events = {
  first: 'move.first',
  previous: 'move.previous',
  next: 'move.next',
  last: 'move.last',
} as const satisfies Record<NavigationTarget, string>

/** The bar with its machine, in a game of 24 moves. */
function Wired() {
  const [snapshot, send] = useMachine(exampleReviewMode, { input: { moves: 24 } })
  useStateMap(snapshot)
  return <ReviewMode view={view(snapshot)} onWalk={(target) => send({ type: events[target] })} />
}

/** Enter on an arrow walks; after “Back to live” the focus is on the arrows, not lost. */
export const ThereAndBack: Story = {
  parameters: { visual: { looksLike: 'platform-features-reviewmode--off' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Previous move' }).focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re viewing White’s move 11')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the game' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Current position')
    await expect(canvas.getByRole('button', { name: 'Starting position' })).toHaveFocus()
  },
}
