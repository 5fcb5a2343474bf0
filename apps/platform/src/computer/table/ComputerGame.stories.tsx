import { type ChessGame, playMove, startGame } from '@kingside/chess-game'
import { selectComputerGameView } from '@kingside/machines'
import { computerGameStates as states, snapshotAt } from '@kingside/machines/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ComputerGame } from './ComputerGame.view.tsx'

const view = selectComputerGameView

/** The game against the computer; one story for each state of its machine, and for each ending. */
const meta = {
  component: ComputerGame,
  title: 'Features/ComputerGame',
  args: {
    view: view(states['playing.playerTurn']),
    onMove: fn(),
    onPremove: fn(),
    onPremovesCancel: fn(),
    onTakeBack: fn(),
    onResign: fn(),
    onAbort: fn(),
    onClaimDraw: fn(),
    onOfferDraw: fn(),
    onRetry: fn(),
    onRematch: fn(),
    onNewGame: fn(),
    onReview: fn(),
    onCopyPgn: fn(),
    onDownloadPgn: fn(),
  },
  parameters: { visual: { claims: 'dark' } },
} satisfies Meta<typeof ComputerGame>

export default meta
type Story = StoryObj<typeof meta>

const game = (moves: string, fen?: string): ChessGame =>
  moves.split(' ').reduce((before, move) => playMove(before, move), startGame(fen))

const endgame = '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'

const foolsMate = game('f3 e5 g4 Qh4#')

/** Passed through at once; looks as the game does while the engine loads. */
export const Opening: Story = {
  parameters: {
    state: 'computer-game/opening',
    modes: {
      kazakh: { args: { view: view(states.stalled) }, globals: { locale: 'kz' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.opening) },
}

export const Preparing: Story = {
  parameters: { state: 'computer-game/preparing' },
  args: { view: view(states.preparing) },
}

/** Passed through at once after each move. */
export const PlayingJudging: Story = {
  parameters: {
    state: 'computer-game/playing.judging',
    visual: { looksLike: 'platform-features-computergame--opening' },
  },
  args: { view: view(states['playing.judging']) },
}

export const PlayingPlayerTurn: Story = {
  parameters: { state: 'computer-game/playing.playerTurn', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    const board = within(canvas.getByRole('grid'))
    board.getByRole('gridcell', { name: 'd2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'd2', to: 'd4' }, 'keyboard')
  },
}

export const DrawOffered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offer draw' }))
    await expect(args.onOfferDraw).toHaveBeenCalledOnce()
  },
  parameters: { visual: { looksLike: 'platform-features-computergame--playing-player-turn' } },
}

/** The refusal is said until the next move. */
export const DrawRefused: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { view: view(snapshotAt({ playing: 'playerTurn' }, { declinedAt: 8 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toHaveAccessibleDescription(
      'The computer declined your draw offer',
    )
  },
}

export const PlayingEngineTurn: Story = {
  parameters: { state: 'computer-game/playing.engineTurn' },
  args: { view: view(states['playing.engineTurn']) },
}

export const Stalled: Story = {
  parameters: { state: 'computer-game/stalled' },
  args: { view: view(states.stalled) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const StalledWithoutWebAssembly: Story = {
  args: { view: view(snapshotAt('stalled', { failure: 'no-webassembly' })) },
}

export const StalledOffline: Story = {
  args: { view: view(snapshotAt('stalled', { failure: 'load-failed' })) },
}

export const StalledWithoutAnswer: Story = {
  args: { view: view(snapshotAt('stalled', { failure: 'no-answer' })) },
}

export const Over: Story = {
  parameters: { state: 'computer-game/over' },
  args: { view: view(states.over) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You lost')).toBeVisible()
    await expect(canvas.getByText('By resignation')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rematch' }))
    await expect(args.onRematch).toHaveBeenCalledOnce()
  },
}

export const Won: Story = {
  args: {
    view: view(
      snapshotAt('over', {
        setup: { playerColor: 'b', level: 1, clock: null },
        clock: null,
        game: foolsMate,
        end: { result: 'black-win', reason: 'checkmate' },
      }),
    ),
  },
}

export const BlackBegins: Story = {
  args: { view: view(snapshotAt({ playing: 'engineTurn' }, { game: startGame(endgame) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No moves yet. Black starts.')).toBeVisible()
  },
}

/** The first move has the number of the position that the game began with. */
export const BlackBegan: Story = {
  args: {
    view: view(
      snapshotAt('over', {
        game: game('e5 e4 Kd7', endgame),
        end: { result: 'white-win', reason: 'resignation' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Moves' })).getAllByRole('listitem')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['40.…e5', '41.e4Kd7'])
  },
}

export const LostOnTime: Story = {
  args: {
    view: view(
      snapshotAt('over', {
        clock: { times: { w: 0, b: 91_000 }, runningSince: null },
        end: { result: 'black-win', reason: 'time-control' },
      }),
    ),
  },
}

export const DrawByRepetition: Story = {
  args: {
    view: view(snapshotAt('over', { end: { result: 'draw', reason: 'threefold-repetition' } })),
  },
}

export const DrawByTimeWithoutMaterial: Story = {
  args: {
    view: view(
      snapshotAt('over', { end: { result: 'draw', reason: 'insufficient-material-by-timeout' } }),
    ),
  },
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story> },
}

export const Aborted: Story = {
  args: {
    view: view(
      snapshotAt('over', {
        game: startGame(),
        end: { result: 'abort', reason: 'manual-abort' },
      }),
    ),
  },
}

/** There is nothing to take back yet, and a press on the button says so. */
export const FirstMove: Story = {
  args: { view: view(snapshotAt({ playing: 'playerTurn' }, { game: startGame() })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await expect(args.onTakeBack).not.toHaveBeenCalled()
    await expect(canvas.getAllByText('You haven’t made a move yet')[0]).toBeVisible()
  },
}

export const InCheck: Story = {
  args: {
    view: view(snapshotAt({ playing: 'playerTurn' }, { game: game('e4 e5 f3 Qh4+') })),
  },
}

export const LowTime: Story = {
  args: {
    view: view(
      snapshotAt(
        { playing: 'playerTurn' },
        { clock: { times: { w: 8_400, b: 19_000 }, runningSince: null } },
      ),
    ),
  },
}

const shuffle = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'

export const DrawCanBeClaimed: Story = {
  args: { view: view(snapshotAt({ playing: 'playerTurn' }, { game: game(shuffle), clock: null })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim draw' }))
    await expect(args.onClaimDraw).toHaveBeenCalledOnce()
  },
}

export const LongGame: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    view: view(
      snapshotAt(
        { playing: 'playerTurn' },
        {
          game: game(`${shuffle} e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5`),
        },
      ),
    ),
  },
}

export const Flipped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flip board' }))
    const cells = within(canvas.getByRole('grid')).getAllByRole('gridcell')
    await expect(cells[0]).toHaveAccessibleName('h1, white rook')
  },
}
