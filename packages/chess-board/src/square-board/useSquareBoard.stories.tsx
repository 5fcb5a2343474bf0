import { type ChessGame, legalMoves, playMove, startGame } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useSquareBoard } from './useSquareBoard.ts'

const glyphs: Readonly<Record<string, string>> = {
  wk: '♔',
  wq: '♕',
  wr: '♖',
  wb: '♗',
  wn: '♘',
  wp: '♙',
  bk: '♚',
  bq: '♛',
  br: '♜',
  bb: '♝',
  bn: '♞',
  bp: '♟',
}

const grounds: Readonly<Record<string, string>> = {
  selected: '#9ac7a0',
  move: '#d7ecd9',
  capture: '#f3c4b8',
  castling: '#d7ecd9',
  'last-move': '#f6e7a9',
  check: '#f19a8e',
}

/** A board of one's own: letters in a table, with the behaviour of the real one. */
function LetterBoard() {
  const [game, setGame] = useState<ChessGame>(() => startGame())
  const { squares, pieces, marksOf, boardProps, squareProps } = useSquareBoard({
    position: game.currentFen,
    legalMoves: (from) => legalMoves(game.position, from),
    lastMove: game.selectedMove,
    onMove: (move, promotions) => {
      const [promotion] = promotions
      setGame(playMove(game, promotion ? { ...move, promotion } : move))
    },
  })
  const rows = Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8))
  return (
    <div {...boardProps()} style={{ inlineSize: 'min(360px, 100%)', margin: '0 auto' }}>
      {rows.map((row) => (
        <div
          key={row[0]}
          role="row"
          style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)' }}
        >
          {row.map((square) => {
            const piece = pieces.get(square)
            const mark = marksOf(square).at(-1)
            return (
              <div
                key={square}
                {...squareProps(square)}
                style={{
                  aspectRatio: 1,
                  display: 'grid',
                  placeItems: 'center',
                  border: '1px solid #8a8a8a',
                  background: mark ? grounds[mark] : '#ffffff',
                  color: '#000000',
                  fontSize: 28,
                  lineHeight: 1,
                }}
              >
                {piece && <span aria-hidden="true">{glyphs[piece.color + piece.type]}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/**
 * Property getters for those who draw their own squares: selection, legal moves, keyboard, drag and
 * drop, and the names for screen readers come from `useSquareBoard`; the look is yours.
 */
const meta = {
  component: LetterBoard,
  title: 'useSquareBoard',
} satisfies Meta<typeof LetterBoard>

export default meta
type Story = StoryObj<typeof meta>

export const OwnSquares: Story = { parameters: { visual: { claims: 'board-part' } } }

export const Played: Story = {
  play: async ({ canvas }) => {
    const at = (name: RegExp) => canvas.getByRole('gridcell', { name })
    await userEvent.click(at(/^e2/))
    await expect(at(/^e4/)).toHaveAccessibleName('e4, can move here')
    await userEvent.click(at(/^e4/))
    await expect(at(/^e4/)).toHaveAccessibleName('e4, white pawn, last move')
    at(/^d7/).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(at(/^d5/)).toHaveAccessibleName('d5, black pawn, last move')
    await expect(at(/^d5/)).toHaveFocus()
    await userEvent.click(at(/^e4/))
    await expect(at(/^d5/)).toHaveAccessibleName(/can capture here/)
    await userEvent.keyboard('{Escape}')
    await expect(at(/^e4/)).toHaveAttribute('aria-selected', 'false')
  },
}
