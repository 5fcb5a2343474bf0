import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EvaluationBar } from './EvaluationBar.tsx'

const pawns = (line_eval: number) => ({ line_eval, mate_in: null })
const mate = (mate_in: number) => ({ line_eval: null, mate_in })

/** Who is better, at a glance. Upright it fills the height of its frame, lying the width. */
const meta = {
  component: EvaluationBar,
  title: 'EvaluationBar',
  args: { evaluation: pawns(1.34) },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'border-box', maxInlineSize: 392, blockSize: 288, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EvaluationBar>

export default meta
type Story = StoryObj<typeof meta>

export const WhiteIsBetter: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Evaluation' })
    await expect(bar).toHaveAttribute('aria-valuetext', 'White is better by 1.3')
    await expect(bar).toHaveAttribute('aria-valuenow', '68')
    await expect(bar).toHaveTextContent('+1.3')
  },
}

export const BlackIsBetter: Story = {
  args: { evaluation: pawns(-2.5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      'Black is better by 2.5',
    )
  },
}

export const Even: Story = { args: { evaluation: pawns(0) } }

/** However many pawns, a rest is left to the other side. */
export const Overwhelming: Story = { args: { evaluation: pawns(38.2) } }

export const WhiteMates: Story = {
  args: { evaluation: mate(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveTextContent('M4')
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'White mates in 4')
  },
}

export const BlackMates: Story = { args: { evaluation: mate(-12) } }

export const MateOnTheBoard: Story = {
  args: { evaluation: mate(0), winner: 'b' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Checkmate')
  },
}

export const BlackAtTheBottom: Story = { args: { orientation: 'b' } }

/** No engine has spoken yet. */
export const Unknown: Story = {
  args: { evaluation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'No evaluation yet')
    await expect(canvas.getByRole('meter')).toHaveTextContent('')
  },
}

export const Horizontal: Story = {
  args: { layout: 'horizontal' },
  parameters: { visual: { claims: 'board-part' } },
}

export const HorizontalBlackIsBetter: Story = {
  args: { layout: 'horizontal', evaluation: pawns(-2.5) },
}

export const HorizontalRightToLeft: Story = {
  args: { layout: 'horizontal' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
