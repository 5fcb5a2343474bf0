import { legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { boxed, PlayedBoard } from './story-boards.tsx'
import { handOn, hostIn } from './story-hand.ts'

/**
 * Squares and arrows that the viewer draws: by the right button, by a finger that rests, and by keyboard.
 * Held keys choose the colour: none green, Shift or Ctrl red, Alt or Meta blue, both yellow.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Drawing',
  args: {
    position: startFen,
    legalMoves: legalMoves(startFen),
    onMove: fn(),
    onDrawingsChange: fn(),
    onInteraction: fn(),
  },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const drawingsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-drawing]')].map(
    (path) => `${path.getAttribute('data-color')} ${path.getAttribute('data-drawing')}`,
  )

const cleared = 'Ends in the picture of the start position.'

/** Arrows and squares in the four colours. */
export const ByRightButton: Story = {
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.draw('g1', 'f3')
    await hand.draw('b8', 'c6', { shiftKey: true })
    await hand.draw('f1', 'b5', { altKey: true })
    await hand.draw('d8', 'h4', { shiftKey: true, altKey: true })
    await hand.draw('e4', 'e4')
    await hand.draw('e5', 'e5', { ctrlKey: true })
    await hand.draw('d4', 'd4', { metaKey: true })
    await hand.draw('d5', 'd5', { ctrlKey: true, metaKey: true })
    await expect(drawingsIn(canvasElement)).toEqual([
      'green arrow',
      'red arrow',
      'blue arrow',
      'yellow arrow',
      'green square',
      'red square',
      'blue square',
      'yellow square',
    ])
    await expect(args.onDrawingsChange).toHaveBeenCalledTimes(8)
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** Drawn again in its colour it is erased, in another one recoloured. */
export const ErasedAndRecoloured: Story = {
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.draw('g1', 'f3')
    await hand.draw('b1', 'c3')
    await hand.draw('e4', 'e4')
    await hand.draw('g1', 'f3')
    await hand.draw('b1', 'c3', { shiftKey: true })
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([
      { kind: 'square', color: 'green', square: 'e4' },
      { kind: 'arrow', color: 'red', from: 'b1', to: 'c3' },
    ])
    await expect(drawingsIn(canvasElement)).toEqual(['green square', 'red arrow'])
  },
}

/** While it is drawn the arrow points where the pointer is, in the colour of the keys held then. */
export const InMidDrawing: Story = {
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.pressOn('a1', 'right')
    await expect(drawingsIn(canvasElement)).toEqual(['green square'])
    await hand.move('h8', { altKey: true })
    await expect(drawingsIn(canvasElement)).toEqual(['blue arrow'])
    await hand.move('a1')
    await expect(drawingsIn(canvasElement)).toEqual(['green square'])
    await hand.move('a8', { shiftKey: true })
    await expect(drawingsIn(canvasElement)).toEqual(['red arrow'])
    await expect(args.onDrawingsChange).not.toHaveBeenCalled()
  },
}

/** Let go beside the board, or with the other button pressed, nothing is drawn. */
export const GivenUp: Story = {
  parameters: { visual: { skip: cleared } },
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const box = hostIn(canvasElement).getBoundingClientRect()
    await hand.draw('e2', { x: box.right + 20, y: box.top })
    await expect(drawingsIn(canvasElement)).toEqual([])
    await hand.pressOn('e2', 'right')
    await hand.move('e4')
    await hand.press('left')
    await expect(drawingsIn(canvasElement)).toEqual([])
    await hand.release('left')
    await hand.release('right')
    await expect(args.onDrawingsChange).not.toHaveBeenCalled()
  },
}

/** A click clears all of it, and so does a move, which is another position. */
export const ClearedByClickAndByMove: Story = {
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.draw('g1', 'f3')
    await hand.click('e5')
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([])
    await expect(drawingsIn(canvasElement)).toEqual([])
    await hand.draw('d2', 'd4')
    await hand.drag('d2', 'd4')
    await expect(drawingsIn(canvasElement)).toEqual([])
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

/** D begins an arrow, the arrow keys aim it, Enter ends it; Shift and Alt choose the colour. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('d{ArrowUp}{ArrowUp}')
    await expect(drawingsIn(canvasElement)).toEqual(['green arrow'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([
      { kind: 'arrow', color: 'green', from: 'e1', to: 'e3' },
    ])
    await userEvent.keyboard('{ArrowRight}d{ArrowUp}{Shift>}{Enter}{/Shift}')
    await userEvent.keyboard('{ArrowRight}d{ArrowUp}{Alt>}{Enter}{/Alt}')
    await userEvent.keyboard('{ArrowRight}d{ArrowUp}{Shift>}{Alt>}{Enter}{/Alt}{/Shift}')
    // On one square, D twice marks it.
    await userEvent.keyboard('{PageDown}dd')
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([
      { kind: 'arrow', color: 'green', from: 'e1', to: 'e3' },
      { kind: 'arrow', color: 'red', from: 'f3', to: 'f4' },
      { kind: 'arrow', color: 'blue', from: 'g4', to: 'g5' },
      { kind: 'arrow', color: 'yellow', from: 'h5', to: 'h6' },
      { kind: 'square', color: 'green', square: 'h1' },
    ])
    // Enter ended drawings and took nothing up.
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull()
    await expect(args.onInteraction).not.toHaveBeenCalled()
  },
}

/** Escape gives an arrow up; X erases all. */
export const ErasedByKeyboard: Story = {
  parameters: { visual: { skip: cleared } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('dd{ArrowUp}d{ArrowUp}{Escape}')
    await expect(drawingsIn(canvasElement)).toEqual(['green square'])
    await expect(args.onDrawingsChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('x')
    await expect(drawingsIn(canvasElement)).toEqual([])
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([])
  },
}

/** A finger that rests draws; one that moves on before that does not. */
export const ByFinger: Story = {
  play: async ({ canvasElement, args }) => {
    const finger = handOn(canvasElement, { pointerType: 'touch', pointerId: 7 })
    await finger.pressOn('d5')
    await waitFor(() => expect(drawingsIn(canvasElement)).toEqual(['green square']))
    await finger.move('f5')
    await finger.release()
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([
      { kind: 'arrow', color: 'green', from: 'd5', to: 'f5' },
    ])
    // The finger that lifts after drawing is no click, which would clear it.
    await expect(drawingsIn(canvasElement)).toEqual(['green arrow'])
  },
}

/** On a piece of the player a finger moves it, as the mouse does, and draws nothing. */
export const AFingerOnAPieceMovesIt: Story = {
  parameters: { visual: { looksLike: 'chess-board-chessboard--last-move' } },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const finger = handOn(canvasElement, { pointerType: 'touch', pointerId: 7 })
    const other = handOn(canvasElement, { pointerType: 'touch', pointerId: 8 })
    await finger.drag('e2', 'e4')
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 'e2', to: 'e4' }, 'drag')
    await other.drag('e7', 'e5')
    await expect(canvas.getByRole('gridcell', { name: 'e5, black pawn, last move' })).toBeVisible()
    await expect(drawingsIn(canvasElement)).toEqual([])
  },
}

/** A board that is not drawn on leaves the right button to the browser. */
export const NotDrawable: Story = {
  args: { drawable: false },
  parameters: { visual: { skip: cleared } },
  play: async ({ canvasElement, args }) => {
    await handOn(canvasElement).draw('g1', 'f3')
    await expect(drawingsIn(canvasElement)).toEqual([])
    await userEvent.tab()
    await userEvent.keyboard('d{ArrowUp}{ArrowUp}{Enter}')
    await expect(drawingsIn(canvasElement)).toEqual([])
    await expect(args.onDrawingsChange).not.toHaveBeenCalled()
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    hostIn(canvasElement).dispatchEvent(menu)
    await expect(menu.defaultPrevented).toBe(false)
  },
}
