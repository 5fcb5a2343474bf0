import {
  type ChessGame,
  inCheck,
  legalMoves,
  type MoveIntent,
  placement,
  playMove,
  startFen,
  startGame,
  turnOf,
} from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Drawing } from '../headless/drawings.ts'
import { ChessBoard } from './ChessBoard.tsx'
import type { BoardHandle } from './chess-board-props.ts'

/**
 * The board, to look at or to play on. Give it a position and the legal moves; it answers with the
 * move that the player made by mouse, touch, keyboard or screen reader.
 *
 * **Keyboard**: Tab reaches the board; arrows walk the squares, Home, End, Page Up and Page Down go
 * to the edges; Enter or Space picks a piece up and puts it down; Escape lets go.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard',
  args: { position: startFen, onMove: fn() },
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

const after = (
  fen: string,
): Pick<ComponentProps<typeof ChessBoard>, 'position' | 'legalMoves'> => ({
  position: fen,
  legalMoves: legalMoves(fen),
})

const squareOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => (name: RegExp) =>
  canvas.getByRole('gridcell', { name })

export const StartPosition: Story = { args: after(startFen) }

export const BlackAtTheBottom: Story = { args: { ...after(startFen), orientation: 'b' } }

/** Without `onMove` the board is a picture with a name. */
export const ViewOnly: Story = {
  args: { position: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4' },
  render: ({ onMove: _, ...args }) => <ChessBoard {...args} />,
}

export const WithoutCoordinates: Story = { args: { ...after(startFen), titlePosition: 'none' } }

export const LastMove: Story = {
  args: {
    ...after('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'),
    lastMove: { from: 'e7', to: 'e5' },
  },
}

export const Check: Story = {
  args: {
    ...after('rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 1 3'),
    lastMove: { from: 'd8', to: 'h4' },
    check: 'e1',
  },
}

/** Dots for moves, rings for captures, a square for castling. */
export const LegalMoves: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: after('r3k2r/ppp2ppp/2n5/2bqp3/8/2NP1N2/PPP2PPP/R3K2R w KQkq - 0 9'),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(squareOf(canvas)(/^e1/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(squareOf(canvas)(/^g1/)).toHaveAccessibleName('g1, can castle here')
    await expect(squareOf(canvas)(/^e1/)).toHaveAttribute('aria-selected', 'true')
  },
}

export const CaptureMarks: Story = {
  args: after('r3k2r/ppp2ppp/2n5/2bqp3/8/2NP1N2/PPP2PPP/R3K2R w KQkq - 0 9'),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(squareOf(canvas)(/^d5/)).toHaveAccessibleName('d5, black queen, can capture here')
  },
}

export const TargetsHidden: Story = {
  args: { ...after(startFen), targetStyle: 'none' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(squareOf(canvas)(/^e2/)).toHaveAttribute('aria-selected', 'true')
    await expect(squareOf(canvas)(/^e4/)).toHaveAccessibleName('e4')
  },
}

const promotion = '3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1'

/** A pawn that reaches the last rank asks what it becomes; the picker stands over its file. */
export const Promotion: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: after(promotion),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft}{Enter}')
    const picker = canvas.getByRole('dialog', { name: 'Promote the pawn to' })
    await expect(within(picker).getByRole('button', { name: 'Queen' })).toHaveFocus()
  },
}

export const PromotionChosen: Story = {
  args: after(promotion),
  parameters: { visual: { skip: 'Ends in the same picture as the position it started from.' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft}{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith(
      { from: 'e7', to: 'd8', promotion: 'n' },
      'keyboard',
    )
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const PromotionCancelled: Story = {
  args: after(promotion),
  parameters: { visual: { skip: 'Ends in the same picture as the position it started from.' } },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft}{Enter}{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[data-square="e7"]')).toHaveAttribute(
      'data-piece',
      'wp',
    )
    await expect(squareOf(canvas)(/^d8/)).toHaveFocus()
  },
}

/** A move that the page does not take goes back to where it came from. */
export const MoveNotTaken: Story = {
  args: after(startFen),
  parameters: { visual: { skip: 'Ends in the same picture as the start position.' } },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(squareOf(canvas)(/^e2/)).toHaveAccessibleName('e2, white pawn')
    const pawn = canvasElement.querySelector<HTMLElement>('[data-square="e2"]')
    await waitFor(() => expect(pawn?.style.transform).toBe('translate(400%, 600%)'))
  },
}

/** The page's part in miniature: it takes each move and shows it. */
function PlayableBoard({ onMove, position, ...props }: ComponentProps<typeof ChessBoard>) {
  const [game, setGame] = useState<ChessGame>(() =>
    startGame(typeof position === 'string' ? position : position.currentFen),
  )
  const king = [...placement(game.currentFen)].find(
    ([, piece]) => piece.type === 'k' && piece.color === turnOf(game.currentFen),
  )
  return (
    <ChessBoard
      {...props}
      position={game.currentFen}
      legalMoves={legalMoves(game.currentFen)}
      lastMove={game.history.at(-1)}
      check={inCheck(game.currentFen) ? king?.[0] : undefined}
      onMove={(move: MoveIntent, input) => {
        setGame(playMove(game, move))
        onMove?.(move, input)
      }}
    />
  )
}

/** Both sides can be moved: try the mouse, a finger, and the keyboard alone. */
export const Playable: Story = {
  render: (args) => <PlayableBoard {...args} />,
  play: async ({ canvas, args, canvasElement }) => {
    const square = squareOf(canvas)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 'e2', to: 'e4' }),
      'keyboard',
    )
    await expect(square(/^e4/)).toHaveAccessibleName('e4, white pawn, last move')
    await expect(square(/^e4/)).toHaveFocus()
    await expect(canvasElement.querySelector('[data-square="e4"]')).toHaveAttribute(
      'data-piece',
      'wp',
    )
  },
}

const waiting = { position: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' }

/** Several moves wait for their turn: framed, and shown as if they came true. */
export const Premoves: Story = {
  args: {
    ...waiting,
    orientation: 'b',
    premoveColor: 'b',
    premoves: [
      { from: 'g8', to: 'f6' },
      { from: 'f6', to: 'e4' },
      { from: 'd7', to: 'd5' },
    ],
    lastMove: { from: 'g1', to: 'f3' },
  },
}

/** Before its turn a piece may be sent wherever it could ever go. */
export const PremoveTargets: Story = {
  args: { ...waiting, orientation: 'b', premoveColor: 'b', onPremovesChange: fn() },
  play: async ({ canvas, args }) => {
    squareOf(canvas)(/^d8/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(squareOf(canvas)(/^h4/)).toHaveAccessibleName('h4, can move here')
    await userEvent.keyboard('{Escape}')
    await expect(args.onPremovesChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
  },
}

/** The page keeps the queue; here it is a piece of state. */
function QueueingBoard({ onPremovesChange, ...props }: ComponentProps<typeof ChessBoard>) {
  const [premoves, setPremoves] = useState(props.premoves ?? [])
  return (
    <ChessBoard
      {...props}
      premoves={premoves}
      onPremovesChange={(next) => {
        setPremoves(next)
        onPremovesChange?.(next)
      }}
    />
  )
}

export const PremovesByKeyboard: Story = {
  args: { ...waiting, orientation: 'b', premoveColor: 'b', onPremovesChange: fn() },
  render: (args) => <QueueingBoard {...args} />,
  play: async ({ canvas, args }) => {
    squareOf(canvas)(/^g8/).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    squareOf(canvas)(/^f6/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(squareOf(canvas)(/^f6/)).toHaveAccessibleName('f6, black knight, premove')
    await userEvent.keyboard('{Enter}')
    squareOf(canvas)(/^d5/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPremovesChange).toHaveBeenLastCalledWith([
      { from: 'g8', to: 'f6' },
      { from: 'f6', to: 'd5' },
    ])
    await expect(squareOf(canvas)(/^d5/)).toHaveAccessibleName('d5, black knight, premove')
  },
}

export const PremovesTakenBack: Story = {
  args: {
    ...waiting,
    orientation: 'b',
    premoveColor: 'b',
    premoves: [{ from: 'g8', to: 'f6' }],
    onPremovesChange: fn(),
  },
  parameters: { visual: { skip: 'Ends in the same picture as a board without premoves.' } },
  render: (args) => <QueueingBoard {...args} />,
  play: async ({ canvas, args }) => {
    squareOf(canvas)(/^f6/).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPremovesChange).toHaveBeenLastCalledWith([])
    await expect(squareOf(canvas)(/^g8/)).toHaveAccessibleName('g8, black knight')
  },
}

/** A pawn that will reach the last rank is asked at once what it becomes. */
export const PremovedPromotion: Story = {
  args: {
    position: '3rk3/4P3/8/8/8/8/8/4K3 b - - 0 1',
    premoveColor: 'w',
    onPremovesChange: fn(),
  },
  parameters: { visual: { skip: 'Ends in the picture of a single premove.' } },
  render: (args) => <QueueingBoard {...args} />,
  play: async ({ canvas, args }) => {
    squareOf(canvas)(/^e7/).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowLeft}{Enter}')
    const picker = canvas.getByRole('dialog', { name: 'Promote the pawn to' })
    await userEvent.click(within(picker).getByRole('button', { name: 'Knight' }))
    await expect(args.onPremovesChange).toHaveBeenCalledWith([
      { from: 'e7', to: 'd8', promotion: 'n' },
    ])
    await expect(squareOf(canvas)(/^d8/)).toHaveAccessibleName('d8, white knight, premove')
  },
}

const drawn: readonly Drawing[] = [
  { kind: 'square', color: 'green', square: 'd5' },
  { kind: 'square', color: 'red', square: 'f7' },
  { kind: 'square', color: 'blue', square: 'e4' },
  { kind: 'square', color: 'yellow', square: 'b4' },
  { kind: 'arrow', color: 'green', from: 'f1', to: 'b5' },
  { kind: 'arrow', color: 'red', from: 'd8', to: 'h4' },
  { kind: 'arrow', color: 'blue', from: 'g1', to: 'f3' },
  { kind: 'arrow', color: 'yellow', from: 'a2', to: 'a4' },
]

/** What the viewer drew, in the four colours. */
export const Drawings: Story = { args: { ...after(startFen), drawings: drawn } }

export const DrawingsFromBlacksSide: Story = {
  args: { ...after(startFen), orientation: 'b', drawings: drawn },
}

/** An engine's best moves, under what the viewer draws. */
export const EngineArrows: Story = {
  args: {
    position: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
    arrows: [
      { kind: 'arrow', color: 'analysis', from: 'b2', to: 'b4' },
      { kind: 'arrow', color: 'analysis', from: 'c2', to: 'c3' },
    ],
  },
  render: ({ onMove: _, ...args }) => <ChessBoard {...args} />,
}

/** A game of the model is a position too. */
export const OfAGame: Story = {
  args: { position: playMove(playMove(startGame(), 'e4'), 'c5') },
  parameters: { visual: { skip: 'Looks as any other position.' } },
  play: async ({ canvas }) => {
    await expect(squareOf(canvas)(/^c5/)).toHaveAccessibleName('c5, black pawn')
  },
}

const withLastMove = {
  ...after('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'),
  lastMove: { from: 'b8', to: 'c6' },
} as const

export const LastMoveAsArrow: Story = { args: { ...withLastMove, highlightStyle: 'arrow' } }

export const LastMoveAsCorners: Story = { args: { ...withLastMove, highlightStyle: 'arma' } }

/** What is not shown is still said. */
export const LastMoveHidden: Story = {
  args: { ...withLastMove, highlightStyle: 'none' },
  play: async ({ canvas }) => {
    await expect(squareOf(canvas)(/^c6/)).toHaveAccessibleName('c6, black knight, last move')
  },
}

/** Tinted squares for moves, frames for captures, stripes for castling. */
export const LegalMovesAsSquares: Story = {
  args: {
    ...after('r3k2r/ppp2ppp/2n5/2bqp3/8/2NP1N2/PPP2PPP/R3K2R w KQkq - 0 9'),
    targetStyle: 'squares',
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
}

export const CapturesAsSquares: Story = {
  args: {
    ...after('r3k2r/ppp2ppp/2n5/2bqp3/8/2NP1N2/PPP2PPP/R3K2R w KQkq - 0 9'),
    targetStyle: 'squares',
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}')
  },
}

export const TitlesOutside: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { ...after(startFen), titlePosition: 'outer' },
}

/** `outter` is the same. */
export const TitlesOutsideByTheirOtherName: Story = {
  parameters: { visual: { looksLike: 'chess-board-chessboard--titles-outside' } },
  args: { ...after(startFen), titlePosition: 'outter' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-titles="outer"]')).toHaveLength(2)
    await expect(canvasElement.querySelector('[data-titles="outter"]')).toBeNull()
  },
}

export const TitlesOutsideFromBlacksSide: Story = {
  args: { ...after(startFen), titlePosition: 'outer', orientation: 'b' },
}

/** The picker stands over its square when the titles are outside too. */
export const PromotionWithTitlesOutside: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { ...after(promotion), titlePosition: 'outer' },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft}{Enter}')
  },
}

/** Only the marks are to be seen; the squares still tell what stands on them. */
export const Blindfold: Story = {
  args: { ...withLastMove, blindfold: true },
  play: async ({ canvas }) => {
    await expect(squareOf(canvas)(/^c6/)).toHaveAccessibleName('c6, black knight, last move')
  },
}

function BoardWithButtons(props: ComponentProps<typeof ChessBoard>) {
  const board = useRef<BoardHandle>(null)
  return (
    <>
      <ChessBoard {...props} ref={board} />
      <button onClick={() => board.current?.focus()}>Focus</button>
      <button onClick={() => board.current?.cancel()}>Cancel</button>
      <button onClick={() => board.current?.clearDrawings()}>Clear</button>
    </>
  )
}

/** A page can ask the board to take the focus, to let go, and to erase. */
export const ByHandle: Story = {
  args: { ...after(startFen), drawings: drawn, onDrawingsChange: fn() },
  parameters: { visual: { skip: 'Looks as the board with drawings does.' } },
  render: (args) => <BoardWithButtons {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }))
    await expect(squareOf(canvas)(/^e1/)).toHaveFocus()
    squareOf(canvas)(/^e2/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(squareOf(canvas)(/^e2/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(squareOf(canvas)(/^e2/)).not.toHaveAttribute('aria-selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onDrawingsChange).toHaveBeenLastCalledWith([])
  },
}

/** A new array for each depth, with the same move. */
const queueAt = (_depth: number): readonly MoveIntent[] => [{ from: 'g8', to: 'f6' }]

/** The page renders again with equal arrays, as pages do; what the player holds stays in hand. */
function BoardBesideEngine(props: ComponentProps<typeof ChessBoard>) {
  const [depth, setDepth] = useState(1)
  return (
    <>
      <ChessBoard
        {...props}
        premoves={queueAt(depth)}
        arrows={[{ kind: 'arrow', color: 'analysis', from: 'e2', to: depth > 1 ? 'e4' : 'e3' }]}
      />
      <button onClick={() => setDepth(depth + 1)}>Deeper</button>
    </>
  )
}

export const KeepsTheSelectionWhileArrowsChange: Story = {
  args: { ...waiting, orientation: 'b', premoveColor: 'b', onPremovesChange: fn() },
  parameters: { visual: { skip: 'Looks as a selection among premoves does.' } },
  render: (args) => <BoardBesideEngine {...args} />,
  play: async ({ canvas }) => {
    squareOf(canvas)(/^d8/).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Deeper' }))
    await expect(squareOf(canvas)(/^d8/)).toHaveAttribute('aria-selected', 'true')
  },
}
