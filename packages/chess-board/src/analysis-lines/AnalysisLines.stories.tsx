import { analysisItem } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AnalysisLines } from './AnalysisLines.tsx'

const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'
const cp = (value: number) => ({ type: 'cp', value }) as const
const item = analysisItem(
  fen,
  18,
  [
    { score: cp(-31), pv: 'f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 e8g8 f1e1 a7a5'.split(' ') },
    { score: cp(12), pv: 'g8f6 d2d3 f8c5 e1g1 d7d6 c2c3'.split(' ') },
    { score: { type: 'mate', value: -14 }, pv: 'f7f6 f3h4 g7g6 h4g6'.split(' ') },
  ],
  { lineLength: 10 },
)
const first = analysisItem(fen, 4, [{ score: cp(0), pv: ['g8f6', 'd2d3'] }])

/** What an engine thinks of the position, best line first. */
const meta = {
  component: AnalysisLines,
  title: 'AnalysisLines',
  args: { state: { status: 'done', item }, onPlay: fn() },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'border-box', maxInlineSize: 432, padding: '24px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnalysisLines>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  parameters: { visual: { claims: 'board-part' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Depth 18')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('White is better by 0.3')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '4. c3' }))
    await expect(args.onPlay).toHaveBeenCalledWith(item.multipv[0], 1)
  },
}

/** It has lines, and goes on. */
export const Thinking: Story = {
  args: { state: { status: 'thinking', item: first } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Engine lines' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByText('Thinking')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** Nothing has come yet; the room for the lines is kept. */
export const Waiting: Story = { args: { state: { status: 'waiting' } } }

export const Refused: Story = {
  args: {
    state: {
      status: 'unavailable',
      reason: 'Анализ во время партии недоступен: он включится, когда партия закончится.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

/** Mate or stalemate is on the board. */
export const NothingToPlay: Story = {
  args: { state: { status: 'done', item: { fen, depth: 0, multipv: [] } } },
}

/** For those who may look and not play. */
export const ReadOnly: Story = {
  render: ({ onPlay: _, ...args }) => <AnalysisLines {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
