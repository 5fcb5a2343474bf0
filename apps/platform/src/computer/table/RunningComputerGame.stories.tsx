import { type MoveIntent, parseLan, startGame, uploadHistory } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { type ComputerGameInput, provideComputerGame } from '@kingside/machines'
import {
  type BoardSettings,
  defaultBoardSettings,
  provideBoardAppearance,
} from '@kingside/machines/board-appearance'
import type { SystemDialogsMachine } from '@kingside/machines/system-dialogs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { InRouter } from '../../stories/in-router.tsx'
import { expect, fn, userEvent, type within } from 'storybook/test'
import { type ActorRefFrom, createActor } from 'xstate'
import { createLatePlace } from '../../platform/page/late-actor.ts'
import { RunningComputerGame, type RunningComputerGameProps } from './RunningComputerGame.tsx'

interface RunningArgs extends Pick<RunningComputerGameProps, 'onSound' | 'onBoardSettings'> {
  readonly input: ComputerGameInput
  /** What the computer plays, one move for each of its turns, when the button below the game is pressed. */
  readonly answers: readonly string[]
  readonly settings: Partial<BoardSettings>
}

/** The game with its machine; the computer is a button. */
function Running({ input, answers, settings, onSound, onBoardSettings }: RunningArgs) {
  const [answered, setAnswered] = useState(0)
  const [computer] = useState(() => {
    let play = (_: MoveIntent) => {}
    const machine = provideComputerGame({
      startEngine: () => Promise.resolve({ at: 0 }),
      findMove: () =>
        new Promise((resolve) => {
          play = (move) => resolve({ move, at: 0 })
        }),
    })
    return { machine, play: (move: MoveIntent) => play(move) }
  })
  const [boardAppearance] = useState(() =>
    createActor(provideBoardAppearance({ saveAppearance: () => Promise.resolve() }), {
      input: {
        themes: [],
        saved: { settings: { ...defaultBoardSettings, ...settings }, backup: null },
        user: null,
      },
    }).start(),
  )
  const next = parseLan(answers[answered] ?? '')
  return (
    <InRouter>
      <RunningComputerGame
        machine={computer.machine}
        input={input}
        boardAppearance={boardAppearance}
        dialogs={dialogs}
        now={() => 0}
        onChange={nothing}
        onSound={onSound}
        onBoardSettings={onBoardSettings}
        onRematch={nothing}
        onNewGame={nothing}
        onCopyPgn={nothing}
        onDownloadPgn={nothing}
      />
      {next && (
        <Button
          size="s"
          type="ghost"
          onPress={() => {
            computer.play(next)
            setAnswered(answered + 1)
          }}
        >
          Computer moves
        </Button>
      )}
    </InRouter>
  )
}

const nothing = () => {}

/** Nothing is asked in these stories. */
const dialogs = createLatePlace<ActorRefFrom<SystemDialogsMachine>>(async () => {})

const setup = { playerColor: 'w', level: 3, clock: null } as const
const scotch = uploadHistory(startGame(), ['e4', 'e5', 'Nf3', 'Nc6', 'd4', 'exd4'])

/** The game against the computer as it is played: what the player does, and what they want of the board. */
const meta = {
  component: Running,
  title: 'Pages/RunningComputerGame',
  parameters: { visual: { fillsWindow: true } },
  args: {
    input: { setup, game: scotch },
    answers: [],
    settings: {},
    onSound: fn(),
    onBoardSettings: fn(),
  },
} satisfies Meta<RunningArgs>

export default meta
type Story = StoryObj<RunningArgs>

type Canvas = ReturnType<typeof within>

const square = (canvas: Canvas, name: string) => canvas.findByRole('gridcell', { name })

/** Plays by keyboard from one square to the other, as many squares up. */
async function push(canvas: Canvas, name: string, ranks: number) {
  await canvas.findByText('Your turn')
  const from = await square(canvas, name)
  from.focus()
  await userEvent.keyboard(`{Enter}${'{ArrowUp}'.repeat(ranks)}{Enter}`)
}

/** An earlier move is on the board: the pieces stand as then and can't be moved, and one press leads back. */
export const Reviewed: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your turn')
    await userEvent.click(await canvas.findByRole('button', { name: 'Nf3' }))
    await expect(await square(canvas, 'f3, white knight, last move')).toBeVisible()
    await expect(canvas.getByText('You’re viewing White’s move 2')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'd2, white pawn' })).toBeVisible()

    canvas.getByRole('gridcell', { name: 'b1, white knight' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'b1, white knight' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Back to the game' }))
    await expect(await square(canvas, 'd4, black pawn, last move')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nf3' }))
    await expect(await canvas.findByRole('button', { name: 'Back to the game' })).toBeVisible()
  },
}

/** The arrow keys, Home and End walk through the moves from outside the board. */
export const WalkedByKeys: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Your turn')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(await canvas.findByText('You’re viewing Black’s move 2')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByText('You’re viewing the starting position')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await square(canvas, 'e4, white pawn, last move')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Current position')).toBeVisible()
  },
}

/** The computer answers while an earlier move is looked at: the board stays there, and the new move is counted. */
export const AnsweredWhileReviewed: Story = {
  args: { answers: ['d8e7'] },
  play: async ({ canvas }) => {
    await push(canvas, 'c2, white pawn', 1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Nf3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Computer moves' }))
    await expect(await canvas.findByText('1 new move')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'd2, white pawn' })).toBeVisible()
    await expect(
      canvas.getByRole('gridcell', { name: 'f3, white knight, last move' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Last move' }))
    await expect(await square(canvas, 'e7, black queen, last move')).toBeVisible()
  },
}

/** The last move as an arrow, where a piece can go as squares. */
export const LastMoveAsArrow: Story = {
  args: { settings: { lastMoveTheme: 'arrow', legalMovesTheme: 'squares' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your turn')
    const board = canvasElement.querySelector('[data-highlight]')
    await expect(board).toHaveAttribute('data-highlight', 'arrow')
    await expect(board).toHaveAttribute('data-targets', 'squares')
    ;(await square(canvas, 'f3, white knight')).focus()
    await userEvent.keyboard('{Enter}')
  },
}

const promoting = startGame('6k1/4P3/8/8/8/8/8/4K3 w - - 0 1')

/** For those who always take the queen, there is no question. */
export const BecomesQueenByItself: Story = {
  args: { input: { setup, game: promoting }, settings: { autoPromotion: true } },
  play: async ({ canvas }) => {
    await push(canvas, 'e7, white pawn', 1)
    await expect(await square(canvas, 'e8, white queen, last move')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** Everybody else is asked. */
export const AsksForThePiece: Story = {
  args: { input: { setup, game: promoting } },
  play: async ({ canvas }) => {
    await push(canvas, 'e7, white pawn', 1)
    await expect(await canvas.findByRole('dialog', { name: 'Promote the pawn to' })).toBeVisible()
  },
}

/** The start of the game and each move are heard. */
export const MovesAreHeard: Story = {
  args: { input: { setup, game: startGame() }, answers: ['e7e5'] },
  play: async ({ canvas, args }) => {
    await push(canvas, 'e2, white pawn', 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Computer moves' }))
    await expect(await square(canvas, 'e5, black pawn, last move')).toBeVisible()
    await expect(args.onSound).toHaveBeenCalledTimes(3)
    await expect(args.onSound).toHaveBeenNthCalledWith(1, 'start')
    await expect(args.onSound).toHaveBeenNthCalledWith(2, 'knock')
    await expect(args.onSound).toHaveBeenNthCalledWith(3, 'knock')
  },
}

const knightAhead = async (canvas: Canvas) => {
  await push(canvas, 'c2, white pawn', 1)
  await canvas.findByText('The computer is thinking…')
  canvas.getByRole('gridcell', { name: 'b1, white knight' }).focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}')
}

/** A move made ahead waits while the computer thinks. */
export const MoveMadeAhead: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await knightAhead(canvas)
    await expect(await canvas.findByText('1 premove set')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'a3, white knight, premove' })).toBeVisible()
  },
}

export const MoveMadeAheadTakenBack: Story = {
  parameters: { visual: { looksLike: 'platform-pages-runningcomputergame--no-moves-ahead' } },
  play: async ({ canvas }) => {
    await knightAhead(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel premoves' }))
    await expect(canvas.queryByText('1 premove set')).toBeNull()
    await expect(canvas.getByRole('gridcell', { name: 'b1, white knight' })).toBeVisible()
    // The button that went away leaves the keyboard to the board.
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true)
  },
}

/** It is played as soon as the computer has moved. */
export const MoveMadeAheadPlayed: Story = {
  args: { answers: ['d4c3', 'a7a6'] },
  play: async ({ canvas }) => {
    await knightAhead(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Computer moves' }))
    await expect(await square(canvas, 'a3, white knight, last move')).toBeVisible()
    await expect(canvas.getByText('The computer is thinking…')).toBeVisible()
  },
}

/** For those who want no premoves, nothing can be moved ahead. */
export const NoMovesAhead: Story = {
  args: { settings: { premovesTheme: false } },
  play: async ({ canvas }) => {
    await knightAhead(canvas)
    await expect(canvas.queryByText('1 premove set')).toBeNull()
    await expect(canvas.getByRole('gridcell', { name: 'b1, white knight' })).toBeVisible()
  },
}
