import { selectGameReviewView } from '@kingside/machines/game-review'
import {
  exampleReviewedGame as game,
  gameReviewStates as states,
} from '@kingside/machines/game-review/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { reviewView } from './review-view.ts'
import { ReviewPanel } from './ReviewPanel.view.tsx'

const view = (state: Parameters<typeof selectGameReviewView>[0]) =>
  reviewView(selectGameReviewView(state), game, 'w') ?? { status: 'preparing' as const }

const done = view(states.done)
const flawless = done.status === 'done' ? { ...done, moments: [] } : done

/** As wide as the panel beside the board. */
const inPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <Story />
  </div>
)

/** How a finished game was played, by the browser's engine; one story for each state of its machine. */
const meta = {
  component: ReviewPanel,
  title: 'Features/Review',
  args: {
    view: view(states.done),
    isOwn: true,
    selected: 4,
    onStart: fn(),
    onRetry: fn(),
    onSelect: fn(),
    onChosen: fn(),
  },
  decorators: [inPanel, inPage],
} satisfies Meta<typeof ReviewPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Preparing: Story = {
  parameters: { state: 'game-review/preparing' },
  args: { view: view(states.preparing) },
}

export const Scanning: Story = {
  parameters: { state: 'game-review/scanning' },
  args: { view: view(states.scanning) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 positions')).toBeVisible()
    await expect(canvas.queryByText('Accuracy')).not.toBeInTheDocument()
  },
}

export const Checking: Story = {
  parameters: { state: 'game-review/checking' },
  args: { view: view(states.checking) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Accuracy')).toHaveLength(2)
    // What was better may still change.
    await expect(canvas.queryByText('Key moments')).not.toBeInTheDocument()
  },
}

export const Done: Story = {
  parameters: {
    state: 'game-review/done',
    visual: { claims: ['feature', 'forced-colors'] },
    modes: { russian: { globals: { locale: 'ru' }, claims: 'phone' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2\. g4.*Blunder/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(3)
    await expect(args.onChosen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry your mistakes' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** What was better is said only when it is asked for. */
export const BetterMoveShown: Story = {
  parameters: { modes: { kazakh: { globals: { locale: 'kz' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Better was|Дұрысы/)).not.toBeInTheDocument()
    const [first] = canvas.getAllByRole('button', {
      name: /Show better move|Дұрыс жүрісті көрсету/,
    })
    if (first) await userEvent.click(first)
    await expect(canvas.getByText('1. e4')).toBeVisible()
  },
}

export const Flawless: Story = {
  args: { view: flawless },
}

/** Somebody who did not play it. */
export const OfOthers: Story = { args: { isOwn: false } }

export const Failed: Story = {
  parameters: { state: 'game-review/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
