import { parsePgn, selectMove, startGame, uploadHistory } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { GameBoard } from './GameBoard.tsx'

/** A board that knows the rules and needs no code around it. */
const meta = {
  component: GameBoard,
  title: 'GameBoard',
  args: { onGameChange: fn(), onError: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(480px, 100%)', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameBoard>

export default meta
type Story = StoryObj<typeof meta>

/** It keeps its own game: two moves by keyboard, one for each side. */
export const KeepsItsOwnGame: Story = {
  parameters: { visual: { looksLike: 'chess-board-chessboard--last-move' } },
  play: async ({ canvas, args }) => {
    const focus = (name: RegExp) => canvas.getByRole('gridcell', { name }).focus()
    focus(/^e2/)
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    focus(/^e7/)
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'e5, black pawn, last move' })).toBeVisible()
    await expect(args.onGameChange).toHaveBeenCalledTimes(2)
    await expect(args.onGameChange).toHaveBeenLastCalledWith(
      uploadHistory(startGame(), ['e4', 'e5']),
      { from: 'e7', to: 'e5' },
      'keyboard',
    )
  },
}

/** Given a game, it shows what the page decides: here the page takes no move. */
export const ShowsTheGivenGame: Story = {
  args: { game: parsePgn('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('gridcell', { name: 'e8, black king, in check' }),
    ).toBeInTheDocument()
  },
}

/** A past move on the board, and only Black may move. */
export const LooksBack: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: { game: selectMove(parsePgn('1. d4 d5 2. c4 e6 3. Nc3'), '2'), movable: 'w' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('gridcell', { name: /^e7/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onGameChange).not.toHaveBeenCalled()
  },
}

/** To look at only. */
export const ViewOnly: Story = {
  args: { defaultGame: '8/8/4k3/8/8/3QK3/8/8 w - - 0 1', movable: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Chessboard' })).toBeInTheDocument()
  },
}

/** A pawn that arrives becomes a queen at once. */
export const BecomesQueenByItself: Story = {
  args: { defaultGame: '8/4P1k1/8/8/8/8/8/4K3 w - - 0 1', autoQueen: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('gridcell', { name: /^e7/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'e8, white queen, last move' })).toBeVisible()
    await expect(args.onGameChange).toHaveBeenCalledOnce()
  },
}

const logged = fn()

/** What is no position is logged and reported, once, and the standard position is shown. */
export const ReportsErrors: Story = {
  parameters: { visual: { looksLike: 'chess-board-chessboard--start-position' } },
  args: { defaultGame: '8/8/8/8 w - - 0 1' },
  beforeEach: () => {
    logged.mockClear()
    const spy = spyOn(console, 'error').mockImplementation(logged)
    return () => spy.mockRestore()
  },
  play: async ({ canvas, args }) => {
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'invalid-fen' }),
    )
    await expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid-fen' }))
    await expect(canvas.getByRole('gridcell', { name: 'e1, white king' })).toBeInTheDocument()
  },
}
