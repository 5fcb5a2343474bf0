import { legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import type { BoardHandle, ChessBoardProps } from './chess-board-props.ts'
import { boxed, ChangedBoard } from './story-boards.tsx'
import { handOn, hostIn, middleOf, type Point, pieceOn } from './story-hand.ts'

/**
 * What becomes of a piece that is held, and of a promotion that is asked for, when the page changes
 * something in the meantime: only a change that concerns it takes it out of the player's hand.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Held',
  args: {
    position: startFen,
    legalMoves: legalMoves(startFen),
    onMove: fn(),
    onInteraction: fn(),
    onDrawingsChange: fn(),
  },
  parameters: { visual: { skip: 'Ends as other stories begin: with nothing in hand.' } },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const expectAt = async (element: Element, { x, y }: Point) => {
  const middle = middleOf(element)
  await expect(Math.round(middle.x - x)).toBe(0)
  await expect(Math.round(middle.y - y)).toBe(0)
}

const change = (canvasElement: HTMLElement) =>
  fireEvent.click(within(canvasElement).getByRole('button', { name: 'Change' }))

const promotion = '3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1'
const twoPawns = '3rk3/4P3/8/8/8/8/P7/4K3 w - - 0 1'

/** An engine's arrow comes in mid-drag: the piece stays under the pointer, and goes home when dropped. */
export const ArrowsChangeInMidDrag: Story = {
  render: (args) => (
    <ChangedBoard
      {...args}
      changes={[{ arrows: [{ kind: 'arrow', color: 'analysis', from: 'd2', to: 'd4' }] }]}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e2')
    const home = middleOf(pawn)
    await hand.lift('e2', 'c5')
    await change(canvasElement)
    await expectAt(pawn, hand.pointOf('c5'))
    await hand.release()
    await expectAt(pawn, home)
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: 'c5',
      reason: 'no-target',
    })
  },
}

/** The board is turned in mid-drag: what counts is the square under the pointer when it goes up. */
export const TurnedInMidDrag: Story = {
  render: (args) => <ChangedBoard {...args} changes={[{ orientation: 'b' }]} />,
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const turned = handOn(canvasElement, { orientation: 'b' })
    const pawn = pieceOn(canvasElement, 'e2')
    await hand.lift('e2', 'e4')
    await change(canvasElement)
    await expectAt(pawn, hand.pointOf('e4'))
    await hand.move(turned.pointOf('e4'))
    await hand.release()
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'e4' }, 'drag')
    await waitFor(() => expectAt(pawn, turned.pointOf('e2')))
  },
}

/** The game ends by time in mid-drag: the piece leaves the hand at once, and a drop does nothing. */
export const NoMoreMovesInMidDrag: Story = {
  render: (args) => <ChangedBoard {...args} changes={[{ legalMoves: [] }]} />,
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e2')
    const home = middleOf(pawn)
    await hand.lift('e2', 'e4')
    await change(canvasElement)
    await expectAt(pawn, home)
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'position',
    })
    await hand.move('e4')
    await expectAt(pawn, home)
    await hand.release()
    await expectAt(pawn, home)
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** A position comes in mid-drag, as from another device: the piece is let go of. */
export const PositionChangesInMidDrag: Story = {
  render: (args) => (
    <ChangedBoard
      {...args}
      changes={[
        { position: 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1', legalMoves: [] },
      ]}
    />
  ),
  play: async ({ canvasElement, args, canvas }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e2')
    const home = middleOf(pawn)
    await hand.lift('e2', 'e4')
    await change(canvasElement)
    await expectAt(pawn, home)
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'position',
    })
    await hand.release()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('gridcell', { name: /^d4/ })).toHaveAccessibleName(
      'd4, white pawn',
    )
  },
}

/** The page scrolls in mid-drag: the piece goes to the square that is under the pointer then. */
export const ScrolledInMidDrag: Story = {
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ blockSize: 400, overflow: 'auto' }}>
        <Story />
        <div style={{ blockSize: 600 }} />
      </div>
    ),
  ],
  play: async ({ canvasElement, args, canvas }) => {
    const hand = handOn(canvasElement)
    const scroller = canvas.getByTestId('scroller')
    scroller.scrollTop = 100
    await hand.lift('e2', 'e3')
    const seen = hand.pointOf('e3')
    const side = hostIn(canvasElement).getBoundingClientRect().width / 8
    scroller.scrollTop = 100 - side
    await expect(hand.pointOf('e4').y).toBeCloseTo(seen.y, 0)
    await hand.move(seen)
    await expectAt(pieceOn(canvasElement, 'e2'), seen)
    await hand.release()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'e4' }, 'drag')
  },
}

/** A page that scales its boards: the piece is under the pointer all the same. */
export const Scaled: Story = {
  decorators: [
    (Story) => (
      <div style={{ transform: 'scale(0.5)', transformOrigin: '0 0' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.lift('e2', 'e4')
    await expectAt(pieceOn(canvasElement, 'e2'), hand.pointOf('e4'))
    await hand.release()
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'e2', to: 'e4' }, 'drag')
  },
}

/** Escape ends a drag wherever the focus is: a mouse alone never brings it to the board. */
export const EscapeWithoutFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e2')
    const home = middleOf(pawn)
    await expect(document.body).toHaveFocus()
    await hand.lift('e2', 'e4')
    await userEvent.keyboard('{Escape}')
    await expectAt(pawn, home)
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'escape',
    })
    await hand.release()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** The same for a drawing that has begun. */
export const EscapeWithoutFocusEndsADrawing: Story = {
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.pressOn('d2', 'right')
    await hand.move('d4')
    await expect(canvasElement.querySelectorAll('[data-drawing]')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelectorAll('[data-drawing]')).toHaveLength(0)
    await hand.release('right')
    await expect(args.onDrawingsChange).not.toHaveBeenCalled()
  },
}

/** One drag clears what is drawn once, also when the page keeps the drawings. */
export const DrawingsClearedOnceInADrag: Story = {
  args: { drawings: [{ kind: 'square', color: 'green', square: 'd5' }] },
  play: async ({ canvasElement, args }) => {
    const hand = handOn(canvasElement)
    await hand.lift('e2', 'e3')
    await hand.move('e4')
    await hand.move('e5')
    await hand.release()
    await expect(args.onDrawingsChange).toHaveBeenCalledOnce()
    await expect(args.onDrawingsChange).toHaveBeenCalledWith([])
  },
}

const askForPromotion = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft}{Enter}')
}

/** The pawn waits on the last rank as long as the picker is open, whatever else the page shows. */
export const ArrowsChangeDuringAPromotion: Story = {
  args: { position: promotion, legalMoves: legalMoves(promotion) },
  render: (args) => (
    <ChangedBoard
      {...args}
      changes={[{ arrows: [{ kind: 'arrow', color: 'analysis', from: 'e1', to: 'e2' }] }]}
    />
  ),
  play: async ({ canvasElement, canvas }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e7')
    await askForPromotion()
    await expectAt(pawn, hand.pointOf('d8'))
    await change(canvasElement)
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expectAt(pawn, hand.pointOf('d8'))
  },
}

/** A promotion is void with another position, and stays so when the position comes back. */
export const PositionChangesDuringAPromotion: Story = {
  args: { position: twoPawns, legalMoves: legalMoves(twoPawns) },
  render: (args) => (
    <ChangedBoard
      {...args}
      changes={[{ position: startFen, legalMoves: legalMoves(startFen) }, { position: twoPawns }]}
    />
  ),
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await askForPromotion()
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await change(canvasElement)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e7',
      to: 'd8',
      reason: 'position',
    })
    // The keyboard was in the picker, and is not lost with it.
    await expect(canvas.getByRole('gridcell', { name: /^d8/ })).toHaveFocus()
    await change(canvasElement)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expectAt(pieceOn(canvasElement, 'e7'), hand.pointOf('e7'))
    // What the page does not take still goes back.
    await hand.drag('a2', 'a4')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'a2', to: 'a4' }, 'drag')
    await waitFor(() => expectAt(pieceOn(canvasElement, 'a2'), hand.pointOf('a2')))
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'a2',
      to: 'a4',
      reason: 'not-shown',
    })
  },
}

/** Cancelled in the frame in which it was asked, a promotion is let go of once. */
export const PromotionCancelledAtOnce: Story = {
  args: { position: promotion, legalMoves: legalMoves(promotion) },
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.lift('e7', 'd8')
    await hand.release()
    await fireEvent.keyDown(canvas.getByRole('dialog'), { key: 'Escape' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const releases = args.onInteraction?.mock.calls.filter(([{ type }]) => type === 'release')
    await expect(releases).toEqual([
      [{ type: 'release', square: 'e7', to: 'd8', reason: 'promotion-cancelled' }],
    ])
  },
}

function CancelledBoard(props: ChessBoardProps) {
  const board = useRef<BoardHandle>(null)
  return (
    <>
      <ChessBoard {...props} ref={board} />
      <button onClick={() => board.current?.cancel()}>Change</button>
    </>
  )
}

/** The page closes the picker, and hears that the pawn was let go of. */
export const PromotionCancelledByThePage: Story = {
  args: { position: promotion, legalMoves: legalMoves(promotion) },
  render: (args) => <CancelledBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const hand = handOn(canvasElement)
    await hand.drag('e7', 'd8')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await change(canvasElement)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expectAt(pieceOn(canvasElement, 'e7'), hand.pointOf('e7'))
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e7',
      to: 'd8',
      reason: 'page',
    })
  },
}

/** Walking by keyboard brings the square into sight, however little of the board fits. */
export const WalksIntoSight: Story = {
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ blockSize: 120, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}')
    const seen = canvas.getByTestId('scroller').getBoundingClientRect()
    const cell = canvas.getByRole('gridcell', { name: /^e8/ }).getBoundingClientRect()
    await expect(cell.top).toBeGreaterThanOrEqual(seen.top)
    await expect(cell.bottom).toBeLessThanOrEqual(seen.bottom)
  },
}
