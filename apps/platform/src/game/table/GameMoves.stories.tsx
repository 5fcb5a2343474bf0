import { Stack } from '@kingside/design-system/Stack'
import { selectGameView, type GameNotice } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states, turnsOf } from '@kingside/machines/game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { gameArgs } from './stories/game-args.tsx'
import { PlayableGame } from './stories/PlayableGame.tsx'
import { PlayingNews } from './PlayingNews.tsx'

const view = selectGameView

/** Moves in an online game: on their way, refused, made ahead, and the choice of a piece. */
const meta = {
  component: Game,
  title: 'Features/GameMoves',
  args: gameArgs,
  loaders: [LateGameResult.prepare, LatePlayingNews.prepare],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody looks on: no buttons, and no moves. */
export const PhasePlayingMovesWatching: Story = {
  parameters: { state: 'game/phase.playing.moves.watching' },
  args: { view: view(states['phase.playing.moves.watching']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re watching')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resign' })).not.toBeInTheDocument()
  },
}

/** Nobody has moved: the warning that time for the first move runs out. */
export const PhasePlayingMovesFreeReady: Story = {
  parameters: { state: 'game/phase.playing.moves.free.ready' },
  args: { view: view(states['phase.playing.moves.free.ready']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Make your first move')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abort game' }))
    await expect(args.onAbort).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingMovesFreePlayed: Story = {
  parameters: { state: 'game/phase.playing.moves.free.played' },
  args: { view: view(states['phase.playing.moves.free.played']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 premove set')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel premoves' }))
    await expect(args.onPremovesCancel).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingMovesFreeRejected: Story = {
  parameters: { state: 'game/phase.playing.moves.free.rejected' },
  args: { view: view(states['phase.playing.moves.free.rejected']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Move not played')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.onDismissNotice).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingMovesPromoting: Story = {
  parameters: { state: 'game/phase.playing.moves.promoting' },
  args: { view: view(states['phase.playing.moves.promoting']) },
  play: async ({ canvas, args }) => {
    const picker = within(canvas.getByRole('dialog', { name: 'Promote the pawn to' }))
    await expect(picker.getByRole('button', { name: 'Queen' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onPromotionChoose).toHaveBeenCalledWith('r')
    await userEvent.keyboard('{Escape}')
    await expect(args.onPromotionCancel).toHaveBeenCalledOnce()
  },
}

/** Passed through at once, with the move on the board. */
export const PhasePlayingMovesLeaving: Story = {
  parameters: { state: 'game/phase.playing.moves.leaving' },
  args: { view: view(states['phase.playing.moves.leaving']) },
}

export const PhasePlayingMovesSent: Story = {
  parameters: { state: 'game/phase.playing.moves.sent' },
  args: { view: view(states['phase.playing.moves.sent']) },
  play: async ({ canvas }) => {
    // Held at the moment of the move, two seconds ago.
    await expect(canvas.getByRole('timer', { name: 'Ana Nazarova’s clock' })).toHaveTextContent(
      '02:29',
    )
  },
}

/** The own clock stands where the move was played. */
export const PhasePlayingMovesReceived: Story = {
  parameters: { state: 'game/phase.playing.moves.received' },
  args: { view: view(states['phase.playing.moves.received']) },
}

export const PhasePlayingMovesNotSent: Story = {
  parameters: { state: 'game/phase.playing.moves.notSent' },
  args: { view: view(states['phase.playing.moves.notSent']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Move not sent')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resign' })).toHaveAccessibleDescription(
      'You’re offline',
    )
  },
}

/** A move ahead by keyboard, while it is the opponent’s turn. */
export const PremoveByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-gamemoves--phase-playing-moves-sent' } },
  args: { view: view(states['phase.playing.moves.sent']) },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'e1, white king' }).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onPremove).toHaveBeenCalledWith('e1g1')
  },
}

/** Ten moves ahead are the most; another one does nothing. */
export const PremoveLimit: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.playing.moves.sent'].value, {
        ...states['phase.playing.moves.sent'].context,
        premoves: [
          'b1d2',
          'd2b3',
          'b3c5',
          'c5b7',
          'f3e5',
          'e5c6',
          'c4f7',
          'd1b3',
          'b3e6',
          'c1h6',
        ].map((uci, index) => ({ uci, moveId: `m-${index}` })),
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('10 premoves set, the maximum')).toBeVisible()
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'a2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onPremove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPremovesCancel).toHaveBeenCalled()
  },
}

/** A pawn that arrives is moved without a piece: the machine asks for it. */
export const PawnArrives: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        turns: [],
        initialFen: '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60',
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'e7, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('e7e8')
  },
}

/** With auto-queen it is not asked for. */
export const PawnBecomesQueen: Story = {
  parameters: { visual: { looksLike: 'platform-features-gamemoves--pawn-arrives' } },
  args: { ...PawnArrives.args, preferences: { autoQueen: true } },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'e7, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('e7e8q')
  },
}

/** Without premoves, other marks. */
export const OtherWishes: Story = {
  args: {
    view: view(states['phase.playing.moves.free.played']),
    preferences: { premoves: false, lastMove: 'arrow', legalMoves: 'squares' },
  },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'a2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onPremove).not.toHaveBeenCalled()
  },
}

export const InCheck: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        turns: turnsOf(['e2e4', 'e7e5', 'f2f3', 'd8h4']),
      }),
    ),
  },
}

const notices = [
  'move_dropped',
  'move_refused_wrong-number',
  'move_refused_wrong-turn',
  'move_refused_stale-position',
  'move_refused_illegal',
  'move_refused_not-a-player',
  'move_refused_finished',
] as const satisfies readonly GameNotice[]

const live = view(states['line.live'])

/** What a player is told of a move that was not played. */
export const EveryNotice: Story = {
  parameters: { visual: { claims: 'feature' } },
  render: () => (
    <Stack gap={3}>
      {notices.map(
        (notice) =>
          live.status === 'playing' && (
            <PlayingNews
              key={notice}
              view={{ ...live, notice }}
              nameOf={() => ''}
              now={() => 0}
              onAbsenceChoose={fn()}
              onAcceptDraw={fn()}
              onDeclineDraw={fn()}
              onAllowTakeback={fn()}
              onRefuseTakeback={fn()}
              onDismissNotice={fn()}
            />
          ),
      )}
    </Stack>
  ),
}

/** A game with the machine, by keyboard alone: moves, a move ahead, and a draw that is accepted. */
export const PlayedByKeyboard: Story = {
  render: (args) => <PlayableGame {...args} />,
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('grid'))
    const press = (name: string) => canvas.getByRole('button', { name }).click()
    board.getByRole('gridcell', { name: 'e2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(await canvas.findByText('Your opponent’s turn')).toBeVisible()
    press('Opponent moves')
    await expect(await canvas.findByText('Your turn')).toBeVisible()

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}')
    await expect(await canvas.findByText('Nf3')).toBeVisible()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(await canvas.findByText('1 premove set')).toBeVisible()
    press('Opponent moves')
    await expect(await canvas.findByText('Bc4')).toBeVisible()
    await expect(canvas.queryByText('1 premove set')).not.toBeInTheDocument()

    press('Opponent offers a draw')
    const accept = await canvas.findByRole('button', { name: 'Accept' })
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('By agreement')).toBeVisible()
    // The offer has gone with its buttons, so the board has the keyboard.
    await expect(board.getByRole('gridcell', { name: /^c4/ })).toHaveFocus()
  },
}

/** A move that is made while the line is down stays on the board, and is sent when it is back. */
export const PlayedOffline: Story = {
  render: (args) => <PlayableGame {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Line breaks' }).click()
    // Both clocks are drawn hollow: they may be wrong.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-stale]')).toHaveLength(2))
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'e2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect((await canvas.findAllByText('Move not sent'))[0]).toBeVisible()
    canvas.getByRole('button', { name: 'Line is back' }).click()
    await expect(await canvas.findByText('Your opponent’s turn')).toBeVisible()
  },
}
