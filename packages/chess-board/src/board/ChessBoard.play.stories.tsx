import { legalMoves, type Square, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { boxed, PlayedBoard, QueuedBoard } from './story-boards.tsx'
import { handOn, hostIn, middleOf, pieceOn } from './story-hand.ts'

/**
 * Playing by pointer, as a player does it and as the page hears of it: drags that end well and badly,
 * clicks, premoves, promotions, and moves that are asked for only when a piece is taken hold of.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Playing',
  args: {
    position: startFen,
    legalMoves: legalMoves(startFen),
    onMove: fn(),
    onInteraction: fn(),
  },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const expectHome = async (canvasElement: HTMLElement, square: Square) =>
  expect(middleOf(pieceOn(canvasElement, square))).toEqual(handOn(canvasElement).pointOf(square))

/** Taken up, carried over the squares and put down; the page hears what was done, then the move. */
export const DraggedByMouse: Story = {
  parameters: { visual: { looksLike: 'chess-board-chessboard--playable' } },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement).drag('e2', 'e4')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'e4' }, 'drag')
    await expect(canvas.getByRole('gridcell', { name: 'e4, white pawn, last move' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'e2, last move' })).toBeVisible()
    await expectHome(canvasElement, 'e4')
    await expect(args.onInteraction?.mock.calls).toEqual([
      [{ type: 'select', square: 'e2', input: 'click' }],
      [{ type: 'lift', square: 'e2' }],
    ])
    // The keyboard goes on where the mouse was.
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: /^e4/ })).toHaveFocus()
  },
}

/** In mid-drag: the square under the pointer is framed if the piece can go there. */
export const InMidDrag: Story = {
  play: async ({ canvasElement, canvas }) => {
    const hand = handOn(canvasElement)
    await hand.lift('g1', 'f3')
    await expect(middleOf(pieceOn(canvasElement, 'g1'))).toEqual(hand.pointOf('f3'))
    await expect(canvas.getByRole('gridcell', { name: 'g1, white knight, selected' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-mark="hover"]:not([hidden])')).toHaveLength(
      1,
    )
    await hand.move('f5')
    await expect(canvasElement.querySelectorAll('[data-mark="hover"]:not([hidden])')).toHaveLength(
      0,
    )
    await hand.move('h3')
    await expect(canvasElement.querySelectorAll('[data-mark="hover"]:not([hidden])')).toHaveLength(
      1,
    )
  },
}

/** Two clicks do the same; a third piece takes the place of the second in the hand. */
export const ByTwoClicks: Story = {
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.click('b1')
    await hand.click('g1')
    await expect(args.onInteraction?.mock.calls.slice(1)).toEqual([
      [{ type: 'release', square: 'b1', to: 'g1', reason: 'another-piece' }],
      [{ type: 'select', square: 'g1', input: 'click' }],
    ])
    await expect(canvas.getByRole('gridcell', { name: 'f3, can move here' })).toBeVisible()
    await hand.click('f3')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'g1', to: 'f3' }, 'click')
    await hand.click('e7')
    await hand.click('e7')
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e7',
      to: 'e7',
      reason: 'same-square',
    })
    await expect(canvas.getByRole('gridcell', { name: 'e7, black pawn' })).toBeVisible()
  },
}

/** A king that is put on its own rook castles with it; without the right to castle the rook is chosen instead. */
export const CastlingOntoTheRook: Story = {
  args: { position: 'r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1' },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.click('e1')
    await hand.click('h1')
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 'e1', to: 'g1' }, 'click')
    await expect(canvas.getByRole('gridcell', { name: /^f1, white rook/ })).toBeVisible()
    await hand.click('e8')
    await hand.click('h8')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'select',
      square: 'h8',
      input: 'click',
    })
    await hand.drag('e8', 'a8')
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 'e8', to: 'c8' }, 'drag')
    await expect(canvas.getByRole('gridcell', { name: /^c8, black king/ })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: /^d8, black rook/ })).toBeVisible()
  },
}

const backHome = 'Ends in the picture of the start position.'

/** Dropped beside the board it goes home. */
export const DroppedBesideTheBoard: Story = {
  parameters: { visual: { skip: backHome } },
  play: async ({ canvasElement, canvas, args }) => {
    const box = hostIn(canvasElement).getBoundingClientRect()
    await handOn(canvasElement).drag('e2', { x: box.right + 40, y: box.top + 40 })
    await expectHome(canvasElement, 'e2')
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'off-board',
    })
    await expect(canvas.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible()
  },
}

/** The same on a square where it cannot go. */
export const DroppedOnAnIllegalSquare: Story = {
  parameters: { visual: { skip: backHome } },
  play: async ({ canvasElement, args }) => {
    await handOn(canvasElement).drag('e2', 'e5')
    await expectHome(canvasElement, 'e2')
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: 'e5',
      reason: 'no-target',
    })
  },
}

/** The other button gives a drag up; what the first one does then is nothing any more. */
export const RightButtonInMidDrag: Story = {
  parameters: { visual: { skip: backHome } },
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.lift('e2', 'e4')
    await hand.press('right')
    await expectHome(canvasElement, 'e2')
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'second-button',
    })
    await hand.release('right')
    await hand.release()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvasElement.querySelectorAll('[data-drawing]')).toHaveLength(0)
  },
}

/** A move that the page does not take goes back in the next frame. */
export const NotTaken: Story = {
  parameters: { visual: { skip: backHome } },
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.drag('e2', 'e4')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(args.onInteraction).toHaveBeenLastCalledWith({
        type: 'release',
        square: 'e2',
        to: 'e4',
        reason: 'not-shown',
      }),
    )
    await expectHome(canvasElement, 'e2')
    await expect(canvas.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible()
    // It can be taken up again at once.
    await hand.drag('e2', 'e3')
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 'e2', to: 'e3' }, 'drag')
  },
}

/** A page that has many boards, or dear rules, is asked for the moves of the piece that is taken. */
export const MovesAskedFor: Story = {
  args: {
    legalMoves: fn((from: Square) => legalMoves(startFen).filter((move) => move.from === from)),
  },
  play: async ({ canvasElement, canvas, args }) => {
    const ask = args.legalMoves
    const hand = handOn(canvasElement)
    await hand.move('e2')
    await hand.click('e5')
    await expect(ask).not.toHaveBeenCalled()
    await hand.pressOn('g1')
    await expect(ask).toHaveBeenCalledWith('g1')
    await hand.release()
    await expect(canvas.getByRole('gridcell', { name: 'f3, can move here' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'h3, can move here' })).toBeVisible()
    await expect(ask).not.toHaveBeenCalledWith('e2')
  },
}

const waiting = {
  position: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
  legalMoves: [],
  orientation: 'b',
  premoveColor: 'b',
  onPremovesChange: fn(),
} as const
const queue = [
  { from: 'g8', to: 'f6' },
  { from: 'f6', to: 'e4' },
] as const

/** Two premoves in a row: the second begins where the first will have put the piece. */
export const PremovesQueued: Story = {
  args: waiting,
  render: (args) => <QueuedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement, { orientation: 'b' })
    await hand.drag('g8', 'f6')
    await hand.click('f6')
    await hand.click('e4')
    await expect(args.onPremovesChange).toHaveBeenLastCalledWith(queue)
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('gridcell', { name: 'e4, black knight, premove' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'f6, premove, premove' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'g8, premove' })).toBeVisible()
  },
}

const takenBack = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByRole('gridcell', { name: 'g8, black knight' })).toBeVisible()
  await expect(canvas.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible()
}

/** The right button takes all of them back, and draws nothing then. */
export const PremovesTakenBackByRightClick: Story = {
  args: { ...waiting, premoves: queue, onDrawingsChange: fn() },
  render: (args) => <QueuedBoard {...args} />,
  play: async ({ canvasElement, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).draw('a5', 'a5')
    await expect(args.onPremovesChange).toHaveBeenCalledOnce()
    await expect(args.onPremovesChange).toHaveBeenCalledWith([])
    await expect(args.onDrawingsChange).not.toHaveBeenCalled()
    await takenBack(canvasElement)
  },
}

/** So does a click on the board beside the own pieces. */
export const PremovesTakenBackByClick: Story = {
  args: { ...waiting, premoves: queue },
  parameters: { visual: { skip: 'Ends as taking them back by the right button does.' } },
  render: (args) => <QueuedBoard {...args} />,
  play: async ({ canvasElement, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).click('a5')
    await expect(args.onPremovesChange).toHaveBeenCalledOnce()
    await expect(args.onPremovesChange).toHaveBeenCalledWith([])
    await takenBack(canvasElement)
  },
}

const blackPromotes = {
  position: '4k3/8/8/8/8/8/4p3/3RK3 b - - 0 1',
  legalMoves: legalMoves('4k3/8/8/8/8/8/4p3/3RK3 b - - 0 1'),
  orientation: 'b',
} as const

/** The pawn waits on its square while the player chooses; for Black at the bottom too it comes from the edge. */
export const PromotionByDrag: Story = {
  args: blackPromotes,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement, { orientation: 'b' })
    await hand.drag('e2', 'd1')
    const picker = canvas.getByRole('dialog', { name: 'Promote the pawn to' })
    const names = within(picker).getAllByRole('button')
    await expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Queen',
      'Rook',
      'Bishop',
      'Knight',
    ])
    const queen = within(picker).getByRole('button', { name: 'Queen' })
    await expect(middleOf(queen)).toEqual(hand.pointOf('d1'))
    await expect(middleOf(pieceOn(canvasElement, 'e2'))).toEqual(hand.pointOf('d1'))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const PromotedByDrag: Story = {
  args: blackPromotes,
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).drag('e2', 'd1')
    await userEvent.click(canvas.getByRole('button', { name: 'Rook' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'd1', promotion: 'r' }, 'drag')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('gridcell', { name: 'd1, black rook, last move' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'e1, white king, in check' })).toBeVisible()
  },
}

/** For those who always take the queen, there is no question. */
export const BecomesQueenByItself: Story = {
  args: { ...blackPromotes, autoQueen: true },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).drag('e2', 'd1')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'd1', promotion: 'q' }, 'drag')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('gridcell', { name: 'd1, black queen, last move' })).toBeVisible()
  },
}

/** Nor is there one for a pawn that is sent ahead. */
export const BecomesQueenAhead: Story = {
  args: {
    position: blackPromotes.position,
    orientation: 'b',
    legalMoves: [],
    premoveColor: 'b',
    autoQueen: true,
    onPremovesChange: fn(),
  },
  render: (args) => <QueuedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).drag('e2', 'd1')
    await expect(args.onPremovesChange).toHaveBeenCalledWith([
      { from: 'e2', to: 'd1', promotion: 'q' },
    ])
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** A press beside the picker gives the promotion up: the pawn is back, what it would take still there. */
export const PromotionCancelledByPress: Story = {
  args: blackPromotes,
  play: async ({ canvasElement, canvas, args }) => {
    await handOn(canvasElement, { orientation: 'b' }).drag('e2', 'd1')
    const backdrop = canvas.getByRole('dialog').previousElementSibling
    if (!backdrop) throw new Error('Nothing is behind the picker.')
    await userEvent.click(backdrop)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(middleOf(pieceOn(canvasElement, 'e2'))).toEqual(
      handOn(canvasElement, { orientation: 'b' }).pointOf('e2'),
    )
    await expect(canvas.getByRole('gridcell', { name: 'd1, white rook' })).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: 'd1',
      reason: 'promotion-cancelled',
    })
  },
}

/** Two boards on a page: a hand on one of them moves nothing on the other. */
export const OfTwoBoardsOne: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <div style={{ flex: 1 }} data-testid="first">
        <PlayedBoard {...args} />
      </div>
      <div style={{ flex: 1 }}>
        <PlayedBoard {...args} orientation="b" />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await handOn(canvas.getByTestId('first')).drag('e2', 'e4')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('gridcell', { name: /^e4/ })).toHaveLength(2)
    await expect(
      canvas.getAllByRole('gridcell', { name: 'e4, white pawn, last move' }),
    ).toHaveLength(1)
    await expect(canvas.getByRole('gridcell', { name: 'e4' })).toBeVisible()
  },
}
