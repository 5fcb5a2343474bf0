import { capturedPool, loadFen, startGame } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CapturedPieces } from './CapturedPieces.tsx'

const none = { p: 0, n: 0, b: 0, r: 0, q: 0 }
const middlegame = loadFen(startGame(), 'r2q1rk1/pp3ppp/2p5/8/3P4/1P3N2/P4PPP/R2Q1RK1 w - - 0 18')

/** The pieces that one side has taken. They are as tall as the text around them. */
const meta = {
  component: CapturedPieces,
  title: 'CapturedPieces',
  args: { color: 'b', captured: middlegame.capturedFigures.b, advantage: middlegame.advantage },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CapturedPieces>

export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Captured black pieces: 2 pawns, 2 knights, 2 bishops. 3 ahead',
      }),
    ).toHaveTextContent('+3')
  },
}

/** The side that is behind sees its pieces without a number. */
export const Behind: Story = {
  args: { color: 'w', captured: middlegame.capturedFigures.w },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Captured white pieces: 2 pawns, 1 knight, 2 bishops',
      }),
    ).toHaveTextContent('')
  },
}

export const BlackAhead: Story = {
  args: { color: 'w', captured: { ...none, q: 1 }, advantage: -9 },
}

export const Everything: Story = {
  args: { color: 'b', captured: capturedPool, advantage: 39 },
  parameters: { visual: { claims: 'board-part' } },
}

export const EveryWhitePiece: Story = {
  args: { color: 'w', captured: capturedPool, advantage: -39 },
}

/** Nothing was taken, and the row keeps its height. */
export const Nothing: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  args: { captured: none, advantage: 0 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('img', { name: 'Captured black pieces: none' })
    await expect(row.offsetHeight).toBeGreaterThan(20)
  },
}
