import { Text } from '@kingside/design-system/Text'
import { selectGameView } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states } from '@kingside/machines/game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { LateScheduledGame } from './GameWait.tsx'
import { gameArgs } from './stories/game-args.tsx'

const view = selectGameView

/** The online game; one story for each state of its machine, here and beside, and all that can happen in it. */
const meta = {
  parameters: { visual: { claims: 'dark' } },
  component: Game,
  title: 'Features/Game',
  args: gameArgs,
  loaders: [LateGameResult.prepare, LatePlayingNews.prepare, LateScheduledGame.prepare],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

/** The game may be in its middle: no piece and no clock is shown before the server has told how it stands. */
export const LineOpening: Story = {
  parameters: {
    state: 'game/line.opening',
    visual: { looksLike: 'platform-features-game--phase-pre-play-initializing' },
  },
  args: { view: view(states['line.opening']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: 'd2' })).toBeInTheDocument()
    await expect(canvas.queryByRole('gridcell', { name: /white|black/ })).toBeNull()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.queryByText(/No moves yet/)).toBeNull()
  },
}

/** The game as it is most of the time. */
export const LineLive: Story = {
  parameters: { state: 'game/line.live', visual: { claims: 'feature' } },
  args: { view: view(states['line.live']) },
  play: async ({ canvas, args }) => {
    within(canvas.getByRole('grid')).getByRole('gridcell', { name: 'd2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('d2d4')
  },
}

export const LineLost: Story = {
  parameters: {
    state: 'game/line.lost',
    modes: {
      'long-words': {
        args: {
          view: view(states['phase.playing.opponent.countingDown']),
          players: {
            w: { name: 'xXx_TheUnstoppableKingsideAttackerOfTheWest_xXx', rating: null },
            b: {
              name: 'Александра Константинопольская-Преображенская',
              title: 'WGM',
              rating: 2431,
            },
          },
        },
        claims: 'phone',
      },
      kazakh: {
        args: { view: view(states['phase.playing.offers.received']) },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { view: view(states['phase.playing.moves.notSent']) },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { view: view(states['phase.playing.opponent.countingDown']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['line.lost']) },
}

export const LineStopped: Story = {
  parameters: { state: 'game/line.stopped' },
  args: { view: view(states['line.stopped']) },
}

/** What the server says comes in order; looks as the game does when all is well. */
export const SyncFollowing: Story = {
  parameters: {
    state: 'game/sync.following',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
  args: { view: view(states['sync.following']) },
}

/** Something was missed and is being asked for; the page stays as it is meanwhile. */
export const SyncBehind: Story = {
  parameters: {
    state: 'game/sync.behind',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
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
  parameters: { state: 'game/phase.scheduled.waiting', visual: { claims: 'phone' } },
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

export const PhaseUnexpected: Story = {
  parameters: { state: 'game/phase.unexpected' },
  args: { view: view(states['phase.unexpected']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to home page' }))
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}

/** The page says so and goes home. */
export const PhaseFailed: Story = {
  parameters: { state: 'game/phase.failed' },
  args: { view: view(states['phase.failed']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the game')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to home page' }))
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

export const Flipped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flip board' }))
    const [first] = within(canvas.getByRole('grid')).getAllByRole('gridcell')
    await expect(first).toHaveAccessibleName('h1, white rook')
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
      'You’re offline',
    )
  },
}

/** Much at once: two offers, an opponent who is gone, and moves ahead. */
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
              takeback: 'received',
              end: 'open',
              clock: 'running',
              opponent: 'countingDown',
            },
          },
        },
        {
          uid: 'u-ben',
          drawOffer: 'w',
          takebackOffer: 'w',
          config: states['phase.playing.takeback.none'].context.config,
          notice: 'move_dropped',
          absent: { w: { leftMs: 30_000, since: 60_000 }, b: null },
          premoves: [{ uci: 'c5f2', moveId: 'm-1' }],
        },
      ),
    ),
    connection: <Text as="p">The place of what there is to say of the connection.</Text>,
    opening: (
      <Text as="p" size="s">
        The place of the name of the opening.
      </Text>
    ),
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
  parameters: { visual: { looksLike: 'platform-features-game--phase-failed' } },
  args: { view: view(states['phase.failed']), homeAfterMs: 0 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onHome).toHaveBeenCalledOnce())
  },
}
