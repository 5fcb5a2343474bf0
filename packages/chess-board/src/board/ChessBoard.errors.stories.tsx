import { ChessError, legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, type ReactNode, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BoardError } from '../headless/board-error.ts'
import { ChessBoard } from './ChessBoard.tsx'
import type { ChessBoardProps } from './chess-board-props.ts'
import { boxed } from './story-boards.tsx'

/**
 * What a page hears while it is developed when it gives the board what cannot be right: an error that its
 * error boundary catches, and that says what, why, and how to mend it. In production the board goes on.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Errors',
  args: { position: startFen, legalMoves: legalMoves(startFen), onMove: fn() },
  parameters: {
    visual: { skip: 'The text of an error is asserted; how it looks is the page’s part.' },
  },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const caught = fn((_: unknown) => undefined)

class Boundary extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state = { message: undefined }
  static getDerivedStateFromError = (error: unknown) => ({
    message: error instanceof Error ? error.message : 'Unknown.',
  })
  override componentDidCatch(error: unknown) {
    caught(error)
  }
  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : <p role="alert">{message}</p>
  }
}

/** Begins with what is right, and is given the mistake at the press of a button. */
function PageWithMistake({
  mistake,
  ...props
}: ChessBoardProps & { readonly mistake: Partial<ChessBoardProps> }) {
  const [isWrong, setWrong] = useState(false)
  return (
    <>
      <Boundary>
        <ChessBoard {...props} {...(isWrong && mistake)} />
      </Boundary>
      <button onClick={() => setWrong(true)}>Make the mistake</button>
    </>
  )
}

const expectError = async (code: string, message: RegExp) => {
  const [error] = caught.mock.lastCall ?? []
  if (!(error instanceof BoardError)) throw new Error('The boundary caught no BoardError.')
  await expect(error.code).toBe(code)
  await expect(error.message).toMatch(message)
  return error
}

const mistakes = (mistake: Partial<ChessBoardProps>, code: string, message: RegExp): Story => ({
  render: (args) => <PageWithMistake {...args} mistake={mistake} />,
  beforeEach: () => {
    caught.mockClear()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make the mistake' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent(message)
    await expectError(code, message)
  },
})

/** A malformed FEN, with what the reader of FENs said of it. */
export const MalformedPosition: Story = mistakes(
  { position: 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR' },
  'invalid-position',
  /^The board cannot show its position\. "rnbqkbnr.*Check the text before it reaches the board/,
)

/** The same at once, and from where it comes. */
export const MalformedFromTheBeginning: Story = {
  render: (args) => (
    <Boundary>
      <ChessBoard {...args} position="e4 e5" legalMoves={[]} />
    </Boundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    const error = await expectError('invalid-position', /"e4 e5" is not a position/)
    await expect(error.cause).toBeInstanceOf(ChessError)
  },
}

export const ImpossibleMove: Story = mistakes(
  { legalMoves: [{ from: 'e4', to: 'e5' }] },
  'impossible-move',
  /^legalMoves has e4e5, which is impossible in this position: there is no piece on e4\./,
)

/** The most frequent one: the position is new, the moves are still those of the old one. */
export const MovesOfTheOldPosition: Story = mistakes(
  { position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' },
  'impossible-move',
  /Compute legalMoves from the same position that the board is given/,
)

/** As it may come from a server, where no compiler has looked at it. */
const badSquare = JSON.parse('"e9"')

export const BadSquareInTheLastMove: Story = mistakes(
  { lastMove: { from: 'e2', to: badSquare } },
  'invalid-square',
  /^"e9" in lastMove is no square\./,
)

export const BadSquareInAnArrow: Story = mistakes(
  { arrows: [{ kind: 'arrow', color: 'analysis', from: 'e2', to: badSquare }] },
  'invalid-square',
  /^"e9" in arrows is no square\./,
)
