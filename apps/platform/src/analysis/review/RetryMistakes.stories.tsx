import { selectRetryMistakesView as view } from '@kingside/machines/retry-mistakes'
import { retryMistakesStates as states } from '@kingside/machines/retry-mistakes/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { RetryMistakes } from './RetryMistakes.view.tsx'

/** As wide as the panel beside the board. */
const inPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <Story />
  </div>
)

/** Finding the better move where one went wrong; one story for each state of its machine. */
const meta = {
  component: RetryMistakes,
  title: 'Features/RetryMistakes',
  args: {
    view: view(states['open.asking']),
    isOwn: true,
    onShow: fn(),
    onSkip: fn(),
    onNext: fn(),
    onRestart: fn(),
    onLeave: fn(),
  },
  decorators: [inPanel, inPage],
} satisfies Meta<typeof RetryMistakes>

export default meta
type Story = StoryObj<typeof meta>

export const OpenAsking: Story = {
  parameters: {
    state: 'retry-mistakes/open.asking',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Moment 2 of 2')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You played 2. g4. Find a better move.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show answer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }))
    for (const called of [args.onShow, args.onSkip, args.onLeave]) {
      await expect(called).toHaveBeenCalledOnce()
    }
  },
}

/** Somebody who did not play it. */
export const OfOthers: Story = {
  args: { isOwn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('White played 2. g4.')
  },
}

export const OpenJudging: Story = {
  parameters: { state: 'retry-mistakes/open.judging' },
  args: { view: view(states['open.judging']) },
}

export const OpenWrong: Story = {
  parameters: {
    state: 'retry-mistakes/open.wrong',
    modes: { russian: { globals: { locale: 'ru' } } },
  },
  args: { view: view(states['open.wrong']) },
}

export const OpenUnjudged: Story = {
  parameters: { state: 'retry-mistakes/open.unjudged' },
  args: { view: view(states['open.unjudged']) },
}

export const Found: Story = {
  parameters: { state: 'retry-mistakes/found' },
  args: { view: view(states.found) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2. e4 is a good move!')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Shown: Story = {
  parameters: { state: 'retry-mistakes/shown' },
  args: { view: view(states.shown) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The best move was 2. e4.')
  },
}

export const Finished: Story = {
  parameters: { state: 'retry-mistakes/finished' },
  args: { view: view(states.finished) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You found 1 of 2.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}
