import { legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { handOn } from './story-hand.ts'

/** The opponent moves while a premove is in hand: what the hand holds goes on, now as a move. */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/While waiting',
  args: {
    position: startFen,
    orientation: 'b',
    legalMoves: [],
    premoveColor: 'b',
    onMove: fn(),
    onPremovesChange: fn(),
    onInteraction: fn(),
  },
  parameters: { visual: { skip: 'It looks as a board that is dragged on does.' } },
  render: (args) => <OpponentMoves {...args} />,
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

function OpponentMoves(props: ComponentProps<typeof ChessBoard>) {
  const [hasMoved, setHasMoved] = useState(false)
  const [hasTaken, setHasTaken] = useState(false)
  const now = hasMoved && {
    position: afterE4,
    legalMoves: legalMoves(afterE4),
    lastMove: { from: 'e2', to: 'e4' } as const,
  }
  const taken = hasTaken && {
    position: 'rnbqkbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  }
  return (
    <div style={{ inlineSize: 'min(480px, 100%)', margin: '0 auto' }}>
      <ChessBoard {...props} {...now} {...taken} />
      <button onClick={() => setHasMoved(true)}>White plays</button>
      <button onClick={() => setHasTaken(true)}>White takes</button>
    </div>
  )
}

export const TheDragGoesOn: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const at = (name: RegExp) => canvas.getByRole('gridcell', { name })
    const hand = handOn(canvasElement, { orientation: 'b' })
    await hand.lift('e7', 'e6')
    await userEvent.click(canvas.getByRole('button', { name: 'White plays' }))
    await expect(at(/^e4/)).toHaveAccessibleName('e4, white pawn, last move')
    await hand.move('e5')
    await hand.release()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e7', to: 'e5' }, 'drag')
    await expect(args.onPremovesChange).not.toHaveBeenCalled()
  },
}

/** A piece that was chosen stays chosen. */
export const TheChoiceStays: Story = {
  play: async ({ canvas, args }) => {
    const at = (name: RegExp) => canvas.getByRole('gridcell', { name })
    at(/^g8/).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'White plays' }))
    await expect(at(/^g8/)).toHaveAttribute('aria-selected', 'true')
    at(/^f6/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'g8', to: 'f6' }, 'keyboard')
  },
}

/** What was taken is let go of. */
export const ThePieceIsTaken: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).pressOn('e7')
    await userEvent.click(canvas.getByRole('button', { name: 'White takes' }))
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e7',
      to: null,
      reason: 'position',
    })
    await expect(canvas.getByRole('gridcell', { name: /^e7/ })).toHaveAccessibleName(
      'e7, white pawn',
    )
  },
}

/** A press on one square and a release on another one is no click. */
export const PressHereReleaseThere: Story = {
  args: { position: startFen, orientation: 'w', legalMoves: legalMoves(startFen) },
  play: async ({ canvas, canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.pressOn('e5')
    await hand.releaseAt('e2')
    await expect(canvas.getByRole('gridcell', { name: /^e2/ })).not.toHaveAttribute('aria-selected')
    await expect(args.onInteraction).not.toHaveBeenCalled()
  },
}
