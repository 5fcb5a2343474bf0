import { legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { handOn } from './story-hand.ts'

/** Escape lets go of a piece that was chosen by mouse, though the keyboard is elsewhere. */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Escape',
  args: { position: startFen, legalMoves: legalMoves(startFen), onMove: fn(), onInteraction: fn() },
  parameters: { visual: { skip: 'It looks as the board with nothing chosen does.' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(480px, 100%)', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

export const AfterTheMouse: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const e2 = canvas.getByRole('gridcell', { name: /^e2/ })
    await handOn(canvasElement).click('e2')
    await expect(e2).toHaveAttribute('aria-selected', 'true')
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(e2).not.toHaveAttribute('aria-selected')
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'escape',
    })
  },
}

export const WithPremoves: Story = {
  args: {
    legalMoves: [],
    premoveColor: 'b',
    premoves: [{ from: 'e7', to: 'e5' }],
    onPremovesChange: fn(),
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onPremovesChange).toHaveBeenCalledWith([])
  },
}
