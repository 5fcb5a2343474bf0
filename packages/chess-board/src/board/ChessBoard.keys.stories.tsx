import { legalMoves, type Square, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import { boxed, PlayedBoard } from './story-boards.tsx'

/**
 * The board by keyboard alone: every key, whole games, and what the board answers to those who do not
 * see it.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Keys',
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

const squareIn = (canvasElement: HTMLElement, square: Square) =>
  within(canvasElement).getByRole('gridcell', { name: new RegExp(`^${square}`) })

/** A rank by its number, a file by Shift and its number: two keys to any square. */
const goTo = (square: Square) => {
  const file = 'abcdefgh'.indexOf(square.charAt(0)) + 1
  return userEvent.keyboard(`[Digit${square.charAt(1)}]{Shift>}[Digit${file}]{/Shift}`)
}

const move = async (canvasElement: HTMLElement, from: Square, to: Square) => {
  await goTo(from)
  await expect(squareIn(canvasElement, from)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await goTo(to)
  await userEvent.keyboard(' ')
}

/** Both sides by keyboard, to the shortest mate there is. */
export const FoolsMate: Story = {
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab()
    await move(canvasElement, 'f2', 'f3')
    await move(canvasElement, 'e7', 'e5')
    await move(canvasElement, 'g2', 'g4')
    await move(canvasElement, 'd8', 'h4')
    await expect(args.onMove?.mock.calls).toEqual([
      [{ from: 'f2', to: 'f3' }, 'keyboard'],
      [{ from: 'e7', to: 'e5' }, 'keyboard'],
      [{ from: 'g2', to: 'g4' }, 'keyboard'],
      [{ from: 'd8', to: 'h4' }, 'keyboard'],
    ])
    await expect(canvas.getByRole('gridcell', { name: 'e1, white king, in check' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'h4, black queen, last move' })).toHaveFocus()
    // No piece can move any more.
    await userEvent.keyboard('m')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The black queen on h4 cannot move now.',
    )
  },
}

const focusOnly = 'What moves is the focus, which no picture shows.'

/** K, Q, R, B, N and P lead from piece to piece, with Shift backwards. */
export const FromPieceToPiece: Story = {
  parameters: { visual: { skip: focusOnly } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    for (const [keys, square] of [
      ['k', 'e8'],
      ['q', 'd1'],
      ['r', 'h1'],
      ['r', 'a8'],
      ['{Shift>}R{/Shift}', 'h1'],
      ['b', 'c8'],
      ['n', 'g8'],
      ['{Shift>}N{/Shift}', 'b8'],
      ['p', 'a7'],
      ['{Shift>}P{/Shift}', 'h2'],
      ['{Shift>}K{/Shift}', 'e8'],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect(squareIn(canvasElement, square)).toHaveFocus()
    }
  },
}

/** Every square is two keys away, on both sides of the board. */
export const ToAnySquare: Story = {
  args: { orientation: 'b' },
  parameters: { visual: { skip: focusOnly } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(squareIn(canvasElement, 'e8')).toHaveFocus()
    for (const square of ['a1', 'h8', 'c6', 'f3', 'b7', 'g2', 'd4', 'e5'] as const) {
      await goTo(square)
      await expect(squareIn(canvasElement, square)).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowUp}')
    await expect(squareIn(canvasElement, 'e4')).toHaveFocus()
  },
}

/** Escape lets go of a piece; a key with Ctrl, Alt or Meta is the browser's. */
export const EscapeLetsGo: Story = {
  parameters: { visual: { skip: focusOnly } },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'e4, can move here' })).toBeVisible()
    await userEvent.keyboard('{Control>}n{/Control}{Alt>}k{/Alt}')
    await expect(squareIn(canvasElement, 'e2')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e2',
      to: null,
      reason: 'escape',
    })
    await expect(canvas.getByRole('gridcell', { name: 'e4' })).toBeVisible()
    await expect(squareIn(canvasElement, 'e2')).toHaveFocus()
  },
}

const pawn = '3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1'

/** Enter, the piece, Enter; the focus is on the new piece then. */
export const PromotedByKeyboard: Story = {
  args: { position: pawn },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab()
    await move(canvasElement, 'e7', 'd8')
    const picker = within(canvas.getByRole('dialog'))
    await expect(picker.getByRole('button', { name: 'Queen' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(picker.getByRole('button', { name: 'Knight' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(
      { from: 'e7', to: 'd8', promotion: 'b' },
      'keyboard',
    )
    await expect(
      canvas.getByRole('gridcell', { name: 'd8, white bishop, last move' }),
    ).toHaveFocus()
  },
}

/** Escape in the picker gives the promotion up, and the keyboard is back on the board. */
export const PromotionCancelledByKeyboard: Story = {
  args: { position: pawn, legalMoves: legalMoves(pawn) },
  parameters: { visual: { skip: focusOnly } },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab()
    await move(canvasElement, 'e7', 'd8')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(squareIn(canvasElement, 'd8')).toHaveFocus()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onInteraction).toHaveBeenLastCalledWith({
      type: 'release',
      square: 'e7',
      to: 'd8',
      reason: 'promotion-cancelled',
    })
  },
}

const said = 'What is heard cannot be seen.'
const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'

/** L, O, T, M and ? are answered in a region that screen readers read aloud. */
export const SpokenAnswers: Story = {
  args: {
    position: afterE4,
    legalMoves: legalMoves(afterE4),
    orientation: 'b',
    lastMove: { from: 'e2', to: 'e4' },
    readClocks: () => 'White 2 minutes 59, Black 3 minutes.',
  },
  parameters: { visual: { skip: said } },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('status')
    await expect(answer).toBeEmptyDOMElement()
    await userEvent.tab()
    for (const [key, text] of [
      ['l', 'Last move: white pawn e2 to e4.'],
      [
        'o',
        'king e8, queen d8, rook a8, rook h8, bishop c8, bishop f8, knight b8, knight g8, pawn a7',
      ],
      ['t', 'White 2 minutes 59, Black 3 minutes.'],
      ['m', 'The black king on e8 cannot move now.'],
      ['?', /^Arrow keys move between squares\./],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(answer).toHaveTextContent(text)
    }
    await userEvent.keyboard('nm')
    await expect(answer).toHaveTextContent('The black knight on b8 can go to a6, c6.')
  },
}

/** The same answer again is read again: a text that did not change would not be. */
export const AskedTwice: Story = {
  parameters: { visual: { skip: said } },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('t')
    const first = answer.textContent
    await userEvent.keyboard('t')
    await expect(answer.textContent).not.toBe(first)
    await expect(answer).toHaveTextContent('There are no clocks.')
    await userEvent.keyboard('t')
    await expect(answer.textContent).toBe(first)
  },
}

/** Keys of a layout of other letters do what stands on the same place of a Latin one. */
export const OnACyrillicKeyboard: Story = {
  parameters: { visual: { skip: said } },
  play: async ({ canvasElement, canvas }) => {
    const cyrillic = userEvent.setup({
      keyboardMap: [
        { key: 'т', code: 'KeyN' },
        { key: 'ь', code: 'KeyM' },
      ],
    })
    await userEvent.tab()
    await cyrillic.keyboard('т')
    await expect(squareIn(canvasElement, 'g1')).toHaveFocus()
    await cyrillic.keyboard('ь')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The white knight on g1 can go to f3, h3.',
    )
  },
}
