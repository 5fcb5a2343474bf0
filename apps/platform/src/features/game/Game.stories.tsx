import { Button, Stack, Text } from '@kingside/design-system'
import { selectGameView } from '@kingside/machines/game'
import type { GameNotice } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states, turnsOf } from '@kingside/machines/game/examples'
import type { GameResult, OnlineEndReason } from '@kingside/machines/game-connection'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { examplePlayers } from './stories/example-players.ts'
import { Game } from './Game.tsx'
import { EndTexts } from './stories/EndTexts.tsx'
import { PlayableGame } from './stories/PlayableGame.tsx'
import { PlayingNews } from './PlayingNews.tsx'

const view = selectGameView

/** The online game; one story for each state of its machine, and all that can happen in it. */
const meta = {
  component: Game,
  title: 'Features/Game',
  args: {
    view: view(states['line.live']),
    players: examplePlayers,
    // Six seconds after the clocks were last told.
    now: () => 66_000,
    onMove: fn(),
    onPromotionChoose: fn(),
    onPromotionCancel: fn(),
    onPremove: fn(),
    onPremovesCancel: fn(),
    onOfferDraw: fn(),
    onAcceptDraw: fn(),
    onDeclineDraw: fn(),
    onClaimDraw: fn(),
    onResign: fn(),
    onAbort: fn(),
    onDismissNotice: fn(),
    onHome: fn(),
    rematch: <Button>Rematch</Button>,
    analysis: <Button type="secondary">Analyse</Button>,
  },
  decorators: [inPage],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

export const LineOpening: Story = {
  parameters: { state: 'game/line.opening' },
  args: { view: view(states['line.opening']) },
}

/** The game as it is most of the time. */
export const LineLive: Story = {
  parameters: { state: 'game/line.live', visual: { phone: true } },
  args: { view: view(states['line.live']) },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'd2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('d2d4')
  },
}

export const LineLost: Story = {
  parameters: { state: 'game/line.lost' },
  args: { view: view(states['line.lost']) },
}

export const LineStopped: Story = {
  parameters: { state: 'game/line.stopped' },
  args: { view: view(states['line.stopped']) },
}

/** What the server says comes in order; looks as the game does when all is well. */
export const SyncFollowing: Story = {
  parameters: { state: 'game/sync.following' },
  args: { view: view(states['sync.following']) },
}

/** Something was missed and is being asked for; the page stays as it is meanwhile. */
export const SyncBehind: Story = {
  parameters: { state: 'game/sync.behind' },
  args: { view: view(states['sync.behind']) },
}

export const PhasePrePlayNone: Story = {
  parameters: { state: 'game/phase.prePlay.none' },
  args: { view: view(states['phase.prePlay.none']), players: null },
}

export const PhasePrePlayCreating: Story = {
  parameters: { state: 'game/phase.prePlay.creating' },
  args: { view: view(states['phase.prePlay.creating']), players: null },
}

export const PhasePrePlayInitializing: Story = {
  parameters: { state: 'game/phase.prePlay.initializing' },
  args: { view: view(states['phase.prePlay.initializing']) },
}

export const PhasePrePlaySubscribed: Story = {
  parameters: { state: 'game/phase.prePlay.subscribed' },
  args: { view: view(states['phase.prePlay.subscribed']) },
}

/** Passed through at once; drawn as the last step before the first position. */
export const PhaseArriving: Story = {
  parameters: { state: 'game/phase.arriving' },
  args: { view: view(states['phase.arriving']) },
}

export const PhaseScheduledWaiting: Story = {
  parameters: { state: 'game/phase.scheduled.waiting', visual: { phone: true } },
  args: { view: view(states['phase.scheduled.waiting']) },
}

export const PhaseScheduledSoon: Story = {
  parameters: { state: 'game/phase.scheduled.soon' },
  args: { view: view(states['phase.scheduled.soon']) },
}

export const PhaseConnecting: Story = {
  parameters: { state: 'game/phase.connecting' },
  args: { view: view(states['phase.connecting']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abort game' }))
    await expect(args.onAbort).toHaveBeenCalledOnce()
  },
}

/** Somebody looks on: no buttons, and no moves. */
export const PhasePlayingMovesWatching: Story = {
  parameters: { state: 'game/phase.playing.moves.watching' },
  args: { view: view(states['phase.playing.moves.watching']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are watching')).toBeVisible()
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
    await expect(canvas.getByText('1 premove is waiting')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await expect(args.onPremovesCancel).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingMovesFreeRejected: Story = {
  parameters: { state: 'game/phase.playing.moves.free.rejected' },
  args: { view: view(states['phase.playing.moves.free.rejected']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Move taken back')).toBeVisible()
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
    await expect(canvas.getByRole('timer', { name: 'Clock of Ana Nazarova' })).toHaveTextContent(
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
    await expect(canvas.getAllByText('Move not sent')[1]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resign' })).toHaveAccessibleDescription(
      'You are offline',
    )
  },
}

/** An offer of not long ago: the next one must wait. */
export const PhasePlayingOffersNone: Story = {
  parameters: { state: 'game/phase.playing.offers.none' },
  args: { view: view(states['phase.playing.offers.none']) },
  play: async ({ canvas, args }) => {
    const offer = canvas.getByRole('button', { name: 'Offer draw' })
    await userEvent.click(offer)
    await expect(args.onOfferDraw).not.toHaveBeenCalled()
    await expect(offer).toHaveAccessibleDescription('You can offer a draw once every 10 moves')
  },
}

export const PhasePlayingOffersOffering: Story = {
  parameters: { state: 'game/phase.playing.offers.offering' },
  args: { view: view(states['phase.playing.offers.offering']) },
}

export const PhasePlayingOffersOffered: Story = {
  parameters: { state: 'game/phase.playing.offers.offered' },
  args: { view: view(states['phase.playing.offers.offered']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toHaveAccessibleDescription(
      'A draw offer is open',
    )
  },
}

export const PhasePlayingOffersReceived: Story = {
  parameters: { state: 'game/phase.playing.offers.received', visual: { phone: true } },
  args: { view: view(states['phase.playing.offers.received']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ben Okafor offers a draw')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAcceptDraw).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onDeclineDraw).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingOffersAnswering: Story = {
  parameters: { state: 'game/phase.playing.offers.answering' },
  args: { view: view(states['phase.playing.offers.answering']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }))
    await expect(args.onAcceptDraw).not.toHaveBeenCalled()
  },
}

/** Nobody is leaving; looks as the game does when all is well. */
export const PhasePlayingEndOpen: Story = {
  parameters: { state: 'game/phase.playing.end.open' },
  args: { view: view(states['phase.playing.end.open']) },
}

export const PhasePlayingEndResigning: Story = {
  parameters: { state: 'game/phase.playing.end.resigning' },
  args: { view: view(states['phase.playing.end.resigning']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the server…')).toBeVisible()
  },
}

export const PhasePlayingEndAborting: Story = {
  parameters: { state: 'game/phase.playing.end.aborting' },
  args: { view: view(states['phase.playing.end.aborting']) },
}

/** Passed through at once after each move. */
export const PhasePlayingClockJudging: Story = {
  parameters: { state: 'game/phase.playing.clock.judging' },
  args: { view: view(states['phase.playing.clock.judging']) },
}

export const PhasePlayingClockStopped: Story = {
  parameters: { state: 'game/phase.playing.clock.stopped' },
  args: { view: view(states['phase.playing.clock.stopped']) },
}

/** Looks as the game does when all is well. */
export const PhasePlayingClockRunning: Story = {
  parameters: { state: 'game/phase.playing.clock.running' },
  args: { view: view(states['phase.playing.clock.running']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Clock of Ana Nazarova' })).toHaveTextContent(
      '02:27',
    )
  },
}

export const PhasePlayingClockLow: Story = {
  parameters: { state: 'game/phase.playing.clock.low' },
  args: { view: view(states['phase.playing.clock.low']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Clock of Ana Nazarova' })).toHaveTextContent(
      '00:08.2',
    )
  },
}

export const PhasePlayingClockOut: Story = {
  parameters: { state: 'game/phase.playing.clock.out' },
  args: { view: view(states['phase.playing.clock.out']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time is up')).toBeVisible()
  },
}

/** While the own line is down nobody knows of the rival, so nothing is said. */
export const PhasePlayingRivalUnknown: Story = {
  parameters: { state: 'game/phase.playing.rival.unknown' },
  args: { view: view(states['phase.playing.rival.unknown']) },
}

/** Looks as the game does when all is well. */
export const PhasePlayingRivalPresent: Story = {
  parameters: { state: 'game/phase.playing.rival.present' },
  args: { view: view(states['phase.playing.rival.present']) },
}

export const PhasePlayingRivalCountingDown: Story = {
  parameters: { state: 'game/phase.playing.rival.countingDown' },
  args: { view: view(states['phase.playing.rival.countingDown']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ben Okafor lost the connection')).toBeVisible()
  },
}

export const PhasePlayingRivalDue: Story = {
  parameters: { state: 'game/phase.playing.rival.due' },
  args: { view: view(states['phase.playing.rival.due']) },
}

export const PhaseDone: Story = {
  parameters: { state: 'game/phase.done', visual: { phone: true } },
  args: { view: view(states['phase.done']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You lost')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rematch' })).toBeVisible()
  },
}

export const PhaseUnexpected: Story = {
  parameters: { state: 'game/phase.unexpected' },
  args: { view: view(states['phase.unexpected']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the home page' }))
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}

/** The page says so and goes home. */
export const PhaseFailed: Story = {
  parameters: { state: 'game/phase.failed' },
  args: { view: view(states['phase.failed']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The game could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the home page' }))
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}

/** The game as a player with the black pieces sees it. */
export const AsBlack: Story = {
  args: { view: view(gameSnapshotAt(states['line.live'].value, { uid: 'u-ben' })) },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('grid')).getAllByRole('gridcell')
    await expect(first).toHaveAccessibleName('h1, white rook')
    await expect(canvas.getByText('Your opponent’s turn')).toBeVisible()
  },
}

/** A move ahead by keyboard, while it is the opponent’s turn. */
export const PremoveByKeyboard: Story = {
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
    await expect(canvas.getByText('10 premoves are waiting, the most there can be')).toBeVisible()
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
  args: { ...PawnArrives.args, wishes: { autoQueen: true } },
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
    wishes: { premoves: false, lastMove: 'arrow', legalMoves: 'squares' },
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

/** A clock that was too slow runs down to the right time; here it is half-way. */
export const ClockCorrected: Story = {
  args: {
    now: () => 60_200,
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        clock: {
          times: { w: 12_000, b: 149_800 },
          runningSince: 60_000,
          correction: { color: 'w', ms: -3_000, tweenMs: 300, odd: true },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Clock of Ana Nazarova' })).toHaveTextContent(
      '00:12.8',
    )
  },
}

/** The flag of the opponent has fallen; the server is asked. */
export const RivalOutOfTime: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.playing.clock.out'].value, {
        uid: 'u-ben',
        clock: states['phase.playing.clock.out'].context.clock,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your opponent’s time is up')).toBeVisible()
  },
}

export const DrawCanBeClaimed: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        turns: turnsOf('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' ')),
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim draw' }))
    await expect(args.onClaimDraw).toHaveBeenCalledOnce()
  },
}

/** Resigning asks first, says why the game can’t be aborted, and begins at the safe answer. */
export const ResignAsked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resign' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Keep playing' })).toHaveFocus()
    await expect(dialog.getByText(/can’t be aborted any more/)).toBeInTheDocument()
    await expect(args.onResign).not.toHaveBeenCalled()
  },
}

export const Resigned: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resign' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Resign' }))
    await expect(args.onResign).toHaveBeenCalledOnce()
  },
}

export const Flipped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flip board' }))
    const [first] = within(canvas.getByRole('grid')).getAllByRole('gridcell')
    await expect(first).toHaveAccessibleName('h1, white rook')
  },
}

/** The time of the opponent’s first move runs out. */
export const RivalsFirstMove: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.playing.clock.stopped'].value, {
        ...states['phase.playing.clock.stopped'].context,
        firstMove: { color: 'b', leftMs: 10_000, since: 60_000 },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the first move of Ben Okafor')).toBeVisible()
  },
}

/** Nobody knows yet when a scheduled game starts. */
export const ScheduledWithoutTime: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.scheduled.waiting'].value, {
        ...states['phase.scheduled.waiting'].context,
        starting: null,
      }),
    ),
  },
}

/** The line is lost while the players connect, so nothing can be aborted. */
export const ConnectingOffline: Story = {
  args: {
    view: view(
      gameSnapshotAt(
        { ...states['phase.connecting'].value, line: 'lost' },
        states['phase.connecting'].context,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abort game' })).toHaveAccessibleDescription(
      'You are offline',
    )
  },
}

const over = (result: GameResult, reason: OnlineEndReason, uid: string | null = 'u-ana') =>
  view(
    gameSnapshotAt(states['phase.done'].value, {
      ...states['phase.done'].context,
      uid,
      end: { result, reason },
    }),
  )

export const Won: Story = {
  args: { view: over('WHITE_WIN', 'not-reconnected') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You won')).toBeVisible()
  },
}

export const Drawn: Story = { args: { view: over('DRAW', 'draw-by-offer') } }

export const Cancelled: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.done'].value, {
        ...states['phase.done'].context,
        turns: [],
        clock: { times: { w: 180_000, b: 180_000 }, runningSince: null, correction: null },
        end: { result: 'ABORT', reason: 'first-move-timeout-white' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The game was cancelled.')).toBeVisible()
  },
}

/** Those who look on see who won. */
export const OverForViewers: Story = {
  args: { view: over('BLACK_WIN', 'checkmate', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Black won')).toBeVisible()
  },
}

/** The server says that the game is over, and not how. */
export const OverWithoutResult: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['phase.done'].value, {
        ...states['phase.done'].context,
        end: null,
      }),
    ),
  },
}

/** Every result with every reason it can have, to a player with the white pieces and to those who look on. */
export const EveryResult: Story = {
  parameters: { visual: { phone: true } },
  render: () => <EndTexts />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The game was cancelled.').length).toBeGreaterThan(2)
    for (const name of ['You won', 'You lost', 'White won', 'Black won']) {
      await expect(canvas.getAllByText(name)[0]).toBeVisible()
    }
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
              onAcceptDraw={fn()}
              onDeclineDraw={fn()}
              onDismissNotice={fn()}
            />
          ),
      )}
    </Stack>
  ),
}

/** Much at once: an offer, a rival who is gone, and moves ahead. */
export const MuchAtOnce: Story = {
  args: {
    view: view(
      gameSnapshotAt(
        {
          line: 'live',
          phase: {
            playing: {
              moves: { free: 'rejected' },
              offers: 'received',
              end: 'open',
              clock: 'running',
              rival: 'countingDown',
            },
          },
        },
        {
          uid: 'u-ben',
          drawOffer: 'w',
          notice: 'move_dropped',
          absent: { w: { leftMs: 30_000, since: 60_000 }, b: null },
          premoves: [{ uci: 'c5f2', moveId: 'm-1' }],
        },
      ),
    ),
    connection: <Text as="p">The place of what there is to say of the connection.</Text>,
    pgn: (
      <Button size="s" type="ghost">
        Download PGN
      </Button>
    ),
  },
}

export const LongNames: Story = {
  parameters: { visual: { phone: true } },
  args: {
    view: view(states['phase.playing.rival.countingDown']),
    players: {
      w: { name: 'xXx_TheUnstoppableKingsideAttackerOfTheWest_xXx', rating: null },
      b: { name: 'Александра Константинопольская-Преображенская', title: 'WGM', rating: 2431 },
    },
  },
}

/** A visitor against a bot. */
export const VisitorAndBot: Story = {
  args: {
    players: { w: { name: 'Visitor', kind: 'anonymous' }, b: { name: 'Kestrel', kind: 'bot' } },
  },
}

/** The home page opens by itself when the game can’t be loaded. */
export const FailedGoesHome: Story = {
  args: { view: view(states['phase.failed']), homeAfterMs: 0 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onHome).toHaveBeenCalledOnce())
  },
}

/** The focus stays at the button that a draw was offered with. */
export const FocusAfterOffer: Story = {
  render: (args) => <PlayableGame {...args} />,
  play: async ({ canvas }) => {
    const offer = () => canvas.getByRole('button', { name: /Offer draw/ })
    await userEvent.click(offer())
    await waitFor(() => expect(offer()).toHaveAccessibleDescription('A draw offer is open'))
    await expect(offer()).toHaveFocus()
  },
}

/** A game with the machine, by keyboard alone: moves, a move ahead, and a draw that is accepted. */
export const PlayedByKeyboard: Story = {
  render: (args) => <PlayableGame {...args} />,
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('grid'))
    const press = (name: string) => canvas.getByRole('button', { name }).click()
    board.getByRole('gridcell', { name: 'e2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(await canvas.findByText('Move played')).toBeVisible()
    press('Opponent moves')
    await expect(await canvas.findByText('Your turn')).toBeVisible()

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}')
    await expect(await canvas.findByText('Nf3')).toBeVisible()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(await canvas.findByText('1 premove is waiting')).toBeVisible()
    press('Opponent moves')
    await expect(await canvas.findByText('Bc4')).toBeVisible()
    await expect(canvas.queryByText('1 premove is waiting')).not.toBeInTheDocument()

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
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Line breaks' }).click()
    await expect(await canvas.findByText('Reconnecting')).toBeVisible()
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'e2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect((await canvas.findAllByText('Move not sent'))[0]).toBeVisible()
    canvas.getByRole('button', { name: 'Line is back' }).click()
    await expect(await canvas.findByText('Move played')).toBeVisible()
  },
}

export const InKazakh: Story = {
  args: { view: view(states['phase.playing.offers.received']) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: view(states['phase.playing.moves.notSent']) },
  globals: { locale: 'ru' },
}

export const RightToLeft: Story = {
  args: { view: view(states['phase.playing.rival.countingDown']) },
  globals: { direction: 'rtl' },
}
