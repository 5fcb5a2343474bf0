import {
  type ChessGame,
  parsePgn,
  playMove,
  startGame,
  undoMove,
  uploadHistory,
} from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { GameAnnouncer } from './GameAnnouncer.tsx'

/** Says moves, checks, offers and results to screen readers, each once. There is nothing to see. */
const meta = {
  component: GameAnnouncer,
  title: 'GameAnnouncer',
  args: { game: startGame() },
  parameters: { visual: { skip: 'It is only heard: there is nothing on the page to picture.' } },
} satisfies Meta<typeof GameAnnouncer>

export default meta
type Story = StoryObj<typeof meta>

const steps: readonly {
  readonly name: string
  readonly next: (game: ChessGame) => ChessGame
  readonly notice?: string
}[] = [
  { name: 'Play', next: (game) => playMove(game, 'e4') },
  { name: 'Offer a draw', next: (game) => game, notice: 'Black offers a draw.' },
  { name: 'Play two', next: (game) => playMove(playMove(game, 'd5'), 'exd5') },
  { name: 'Take back', next: (game) => undoMove(game) },
  {
    name: 'Load the rest',
    next: (game) => uploadHistory(game, ['exd5', 'Nf6', 'd4', 'Nxd5', 'c4', 'Nb6']),
  },
  { name: 'Show another game', next: () => parsePgn('1. d4 d5 2. c4') },
]

function Speaker() {
  const [game, setGame] = useState<ChessGame>(() => startGame())
  const [notice, setNotice] = useState('')
  return (
    <>
      {steps.map((step) => (
        <button
          key={step.name}
          type="button"
          onClick={() => {
            setGame(step.next(game))
            setNotice(step.notice ?? '')
          }}
        >
          {step.name}
        </button>
      ))}
      <GameAnnouncer game={game} notice={notice} />
    </>
  )
}

export const SaysWhatHappens: Story = {
  render: () => <Speaker />,
  play: async ({ canvas }) => {
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(said()).toEqual(['', ''])
    await press('Play')
    await expect(said()).toEqual(['White: pawn e2 to e4.', ''])
    await press('Offer a draw')
    await expect(said()).toEqual(['White: pawn e2 to e4.', 'Black offers a draw.'])
    await press('Play two')
    await expect(said()).toEqual(['Black: pawn d7 to d5. White: pawn e4 takes pawn on d5.', ''])
    await press('Take back')
    await expect(said()).toEqual(['The move was taken back.', ''])
    await press('Load the rest')
    await expect(said()).toEqual(['Move 5. Black: knight d5 to b6. White to move.', ''])
    await press('Show another game')
    await expect(said()).toEqual(['', ''])
  },
}
