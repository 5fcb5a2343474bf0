import { type ChessGame, playMove, startFen, startGame } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { within } from 'storybook/test'
import { expect, fn, userEvent } from 'storybook/test'
import { GameBoard } from '../game-board/GameBoard.tsx'
import { MoveBox } from './MoveBox.tsx'

/**
 * Moves typed as people write them, in any case: `e4`, `nf3`, `0-0`, `e2-e4`, `e8=Q`. Commands are
 * answered in words: `last`, `pieces`, `clocks`, `moves e2`, `help`, or the board's keys `l o t m ?`.
 */
const meta = {
  component: MoveBox,
  title: 'MoveBox',
  args: { position: startFen, onMove: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoveBox>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

const typeIn = async (canvas: Canvas, text: string) => {
  await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`)
}

export const Empty: Story = {}

export const MovesInAnyForm: Story = {
  parameters: { visual: { looksLike: 'chess-board-movebox--empty' } },
  args: { position: 'r3k2r/pPpbqppp/2n5/4p3/4P3/2N2N2/PPP2PPP/R3K2R w KQkq - 0 10' },
  play: async ({ canvas, args }) => {
    for (const text of ['nf3d4', 'Nd5', '0-0', 'o-o-o', 'f3-g5', 'bxa8=N', 'b7a8q']) {
      await typeIn(canvas, text)
    }
    await expect(args.onMove).toHaveBeenNthCalledWith(1, { from: 'f3', to: 'd4' }, 'keyboard')
    await expect(args.onMove).toHaveBeenNthCalledWith(2, { from: 'c3', to: 'd5' }, 'keyboard')
    await expect(args.onMove).toHaveBeenNthCalledWith(3, { from: 'e1', to: 'g1' }, 'keyboard')
    await expect(args.onMove).toHaveBeenNthCalledWith(4, { from: 'e1', to: 'c1' }, 'keyboard')
    await expect(args.onMove).toHaveBeenNthCalledWith(5, { from: 'f3', to: 'g5' }, 'keyboard')
    await expect(args.onMove).toHaveBeenNthCalledWith(
      6,
      { from: 'b7', to: 'a8', promotion: 'n' },
      'keyboard',
    )
    await expect(args.onMove).toHaveBeenNthCalledWith(
      7,
      { from: 'b7', to: 'a8', promotion: 'q' },
      'keyboard',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** What was typed stays, and the field says why it is no move. */
export const NotLegal: Story = {
  play: async ({ canvas, args }) => {
    await typeIn(canvas, 'Ke3')
    await expect(canvas.getByRole('status')).toHaveTextContent('Ke3 isn’t legal here.')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ke3')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const NoMoveAtAll: Story = {
  play: async ({ canvas }) => {
    await typeIn(canvas, 'hello')
    await expect(canvas.getByRole('status')).toHaveTextContent('“hello” isn’t a move.')
  },
}

export const SeveralPieces: Story = {
  args: { position: 'rnbqkbnr/pppppppp/8/8/8/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1' },
  play: async ({ canvas }) => {
    await typeIn(canvas, 'Nd2')
    await expect(canvas.getByRole('status')).toHaveTextContent('More than one piece can play Nd2.')
  },
}

export const NotYourTurn: Story = {
  args: { canMove: false },
  play: async ({ canvas, args }) => {
    await typeIn(canvas, 'e4')
    await expect(canvas.getByRole('status')).toHaveTextContent('It isn’t your turn.')
    await userEvent.clear(canvas.getByRole('textbox'))
    await typeIn(canvas, 'e5')
    await expect(canvas.getByRole('status')).toHaveTextContent('It isn’t your turn.')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Commands: Story = {
  args: {
    position: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    lastMove: { from: 'e7', to: 'e5' },
    readClocks: () => 'You have 4 minutes 12, your opponent 3 minutes 50.',
  },
  play: async ({ canvas }) => {
    const reply = canvas.getByRole('status')
    await typeIn(canvas, 'last')
    await expect(reply).toHaveTextContent('Last move: black pawn e7 to e5.')
    await typeIn(canvas, 't')
    await expect(reply).toHaveTextContent('You have 4 minutes 12, your opponent 3 minutes 50.')
    await typeIn(canvas, 'm g1')
    await expect(reply).toHaveTextContent('The white knight on g1 can go to f3, h3, e2.')
    await typeIn(canvas, 'moves')
    await expect(reply).toHaveTextContent('Add the square')
    await typeIn(canvas, '?')
    await expect(reply).toHaveTextContent('press Enter')
    await typeIn(canvas, 'pieces')
    await expect(reply).toHaveTextContent(/^king e1, queen d1, rook a1, rook h1, bishop c1/)
  },
}

function BoardAndBox() {
  const [game, setGame] = useState<ChessGame>(() => startGame())
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <GameBoard game={game} onGameChange={setGame} />
      <MoveBox
        position={game}
        lastMove={game.selectedMove}
        onMove={(move) => setGame(playMove(game, move))}
      />
    </div>
  )
}

/** Both take the same moves; what is typed is seen on the board and said once. */
export const BesideABoard: Story = {
  parameters: { visual: { claims: 'board-part' } },
  render: () => <BoardAndBox />,
  play: async ({ canvas, canvasElement }) => {
    for (const text of ['f3', 'e5', 'g4']) await typeIn(canvas, text)
    const regions = () =>
      [...canvasElement.querySelectorAll('[role="status"]')].map((region) => region.textContent)
    await expect(regions().filter((text) => text === 'White: pawn g2 to g4.')).toHaveLength(1)
    await typeIn(canvas, 'Qh4')
    await expect(regions()).toContain('Black: queen d8 to h4, checkmate.')
    await expect(canvas.getByRole('gridcell', { name: /^h4, black queen/ })).toBeVisible()
  },
}
