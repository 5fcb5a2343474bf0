import { startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { boxed, EditedBoard } from './story-boards.tsx'
import { handOn, hostIn, middleOf, pieceOn } from './story-hand.ts'

/**
 * Free editing: no rules hold, any piece goes anywhere, and a tool puts or erases by a press, by
 * dragging over several squares, or by keyboard. The page takes each edit.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Editing',
  args: { position: startFen, onEdit: fn(), onInteraction: fn() },
  render: (args) => <EditedBoard {...args} />,
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const whiteQueen = { type: 'q', color: 'w' } as const
const few = '4k3/8/8/3p4/8/8/8/R3K3 w Q - 0 1'

/** A rook goes as no rook goes, whoever is to move; the rest of the FEN stays. */
export const MovesAnywhere: Story = {
  args: { position: few },
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement).drag('a1', 'g6')
    await expect(args.onEdit).toHaveBeenLastCalledWith('4k3/8/6R1/3p4/8/8/8/4K3 w Q - 0 1', {
      kind: 'move',
      from: 'a1',
      to: 'g6',
    })
    await expect(canvas.getByRole('gridcell', { name: 'g6, white rook' })).toBeVisible()
    await handOn(canvasElement).drag('d5', 'd6')
    await expect(canvas.getByRole('gridcell', { name: 'd6, black pawn' })).toBeVisible()
    const piece = middleOf(pieceOn(canvasElement, 'g6'))
    await expect(piece).toEqual(handOn(canvasElement).pointOf('g6'))
  },
}

/** A piece takes one of its own side too, by drag and by click. */
export const CapturesItsOwn: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.drag('d1', 'e2')
    await expect(canvas.getByRole('gridcell', { name: 'e2, white queen' })).toBeVisible()
    await hand.click('a1')
    await hand.click('a2')
    await expect(canvas.getByRole('gridcell', { name: 'a2, white rook' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'a1' })).toBeVisible()
    await expect(args.onEdit).toHaveBeenCalledTimes(2)
    await expect(canvasElement.querySelectorAll('[data-piece]')).toHaveLength(30)
  },
}

/** Dropped beside the board a piece is gone. */
export const DroppedBesideTheBoard: Story = {
  args: { position: few },
  play: async ({ canvasElement, canvas, args }) => {
    const box = hostIn(canvasElement).getBoundingClientRect()
    await handOn(canvasElement).drag('d5', { x: box.right + 30, y: box.top + 30 })
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await expect(args.onEdit).toHaveBeenCalledWith('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', {
      kind: 'remove',
      square: 'd5',
    })
    await expect(canvas.getByRole('gridcell', { name: 'd5' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-piece]')).toHaveLength(3)
  },
}

/** Put down where it was, it stays. */
export const PutBack: Story = {
  args: { position: few },
  parameters: { visual: { skip: 'Ends in the picture of the position it began with.' } },
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.lift('d5', 'e6')
    await hand.move('d5')
    await hand.release()
    await expect(args.onEdit).not.toHaveBeenCalled()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'd5',
      to: 'd5',
      reason: 'same-square',
    })
    await expect(middleOf(pieceOn(canvasElement, 'd5'))).toEqual(hand.pointOf('d5'))
  },
}

/** The eraser takes pieces off, one by one or all that it is dragged over; empty squares are no edit. */
export const Eraser: Story = {
  args: { editTool: 'eraser' },
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.click('e4')
    await expect(args.onEdit).not.toHaveBeenCalled()
    await hand.click('h8')
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await hand.pressOn('a2')
    for (const square of ['b2', 'c2', 'c3', 'd2'] as const) await hand.move(square)
    await hand.release()
    await expect(args.onEdit).toHaveBeenCalledTimes(5)
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'rnbqkbn1/pppppppp/8/8/8/8/4PPPP/RNBQKBNR w KQkq - 0 1',
      { kind: 'remove', square: 'd2' },
    )
    await expect(canvas.getByRole('gridcell', { name: 'h8' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible()
  },
}

/** A piece is put by a press, over what stood there, and once on each square that it is dragged over. */
export const PutByPress: Story = {
  args: { editTool: whiteQueen },
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.click('d7')
    await expect(canvas.getByRole('gridcell', { name: 'd7, white queen' })).toBeVisible()
    await hand.pressOn('b5')
    const { x, y } = hand.pointOf('b5')
    await hand.move({ x: x + 4, y })
    await hand.move('c5')
    await hand.move('d5')
    await hand.release()
    await expect(args.onEdit).toHaveBeenCalledTimes(4)
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'rnbqkbnr/pppQpppp/8/1QQQ4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      { kind: 'put', square: 'd5', piece: whiteQueen },
    )
    // A pointer that went up paints no more.
    await hand.move('e5')
    await expect(args.onEdit).toHaveBeenCalledTimes(4)
  },
}

/** Several squares in one frame, before React has rendered the first: every one of them counts. */
export const PutFasterThanAFrame: Story = {
  args: { position: '8/8/8/8/8/8/8/8', editTool: whiteQueen },
  parameters: { visual: { skip: 'Looks as other queens that were put do.' } },
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const host = hostIn(canvasElement)
    const happen = (type: string, square: 'a4' | 'b4' | 'c4') => {
      const { x, y } = hand.pointOf(square)
      const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, buttons: 1 }
      host.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...at }))
    }
    happen('pointerdown', 'a4')
    happen('pointermove', 'b4')
    happen('pointermove', 'c4')
    happen('pointerup', 'c4')
    await expect(args.onEdit).toHaveBeenLastCalledWith('8/8/8/8/QQQ5/8/8/8', expect.anything())
    await expect(canvasElement.querySelectorAll('[data-piece]')).toHaveLength(3)
  },
}

/** A finger that paints must not scroll the page; the hand lets it, beside the pieces. */
export const PaintsByFinger: Story = {
  args: { editTool: whiteQueen },
  parameters: { visual: { skip: 'Looks as the start position does.' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(hostIn(canvasElement)).touchAction).toBe('none')
  },
}

export const TheHandLetsThePageScroll: Story = {
  parameters: { visual: { skip: 'Looks as the start position does.' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(hostIn(canvasElement)).touchAction).toBe('auto')
    await expect(getComputedStyle(pieceOn(canvasElement, 'e7')).touchAction).toBe('none')
  },
}

/** The keyboard takes and puts with the hand, and Delete removes, whatever the tool. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: /^e1/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}{PageUp}{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'e6, white king' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}{ArrowLeft}{Delete}')
    await expect(canvas.getByRole('gridcell', { name: 'd1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Backspace}')
    await expect(canvas.getByRole('gridcell', { name: 'd2' })).toHaveFocus()
    // On an empty square there is nothing to remove.
    await userEvent.keyboard('{Delete}')
    await expect(args.onEdit).toHaveBeenCalledTimes(3)
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'rnbqkbnr/pppppppp/4K3/8/8/8/PPP1PPPP/RNB2BNR w KQkq - 0 1',
      { kind: 'remove', square: 'd2' },
    )
  },
}

/** With a tool, Enter does what a press does. */
export const PutByKeyboard: Story = {
  args: { position: few, editTool: { type: 'n', color: 'b' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight} ')
    await expect(args.onEdit).toHaveBeenLastCalledWith('4k3/8/8/3p4/8/8/4nn2/R3K3 w Q - 0 1', {
      kind: 'put',
      square: 'f2',
      piece: { type: 'n', color: 'b' },
    })
    await expect(canvas.getByRole('gridcell', { name: 'f2, black knight' })).toHaveFocus()
  },
}

/** A page that refuses an edit keeps its position. */
export const Refused: Story = {
  args: { position: few },
  parameters: { visual: { skip: 'Ends in the picture of the position it began with.' } },
  render: (args) => <ChessBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.drag('e1', 'e3')
    await hand.drag('d5', { x: -50, y: -50 })
    await expect(args.onEdit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('gridcell', { name: 'd5, black pawn' })).toBeVisible()
    await expect(middleOf(pieceOn(canvasElement, 'd5'))).toEqual(hand.pointOf('d5'))
    await expect(canvas.getByRole('gridcell', { name: 'e1, white king' })).toBeVisible()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(middleOf(pieceOn(canvasElement, 'e1'))).toEqual(hand.pointOf('e1'))
    await expect(args.onInteraction).toHaveBeenCalledWith({
      type: 'release',
      square: 'e1',
      to: 'e3',
      reason: 'not-shown',
    })
  },
}
