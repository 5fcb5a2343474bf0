import { selectGameView } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states } from '@kingside/machines/game/examples'
import type { GameResult, OnlineEndReason } from '@kingside/machines/game-connection'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { EndTexts } from './stories/EndTexts.tsx'
import { examplePlayers } from './stories/example-players.ts'
import { gameArgs } from './stories/game-args.tsx'

const view = selectGameView

/** The end of an online game, and the way there. */
const meta = {
  component: Game,
  title: 'Features/GameEnd',
  args: gameArgs,
  loaders: [LateGameResult.prepare, LatePlayingNews.prepare],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody is leaving; looks as the game does when all is well. */
export const PhasePlayingEndOpen: Story = {
  parameters: {
    state: 'game/phase.playing.end.open',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
  args: { view: view(states['phase.playing.end.open']) },
}

export const PhasePlayingEndResigning: Story = {
  parameters: { state: 'game/phase.playing.end.resigning' },
  args: { view: view(states['phase.playing.end.resigning']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Waiting for the server…')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resign' })).toHaveAccessibleDescription(
      'Waiting for the server…',
    )
  },
}

export const PhasePlayingEndAborting: Story = {
  parameters: { state: 'game/phase.playing.end.aborting' },
  args: { view: view(states['phase.playing.end.aborting']) },
}

export const PhaseDone: Story = {
  parameters: { state: 'game/phase.done' },
  args: { view: view(states['phase.done']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You lost')).toBeVisible()
    await expect(canvas.getByText('The game is over')).toBeVisible()
    await expect(canvas.queryByText('Connected')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Rematch' })).toBeVisible()
  },
}

/** The review is off until a press begins it. */
export const Off: Story = {
  parameters: {
    state: 'game-review/off',
    visual: { looksLike: 'platform-features-gameend--phase-done' },
  },
  args: { view: view(states['phase.done']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
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
  parameters: { visual: { claims: 'feature' } },
  render: () => <EndTexts />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The game was cancelled.').length).toBeGreaterThan(2)
    for (const name of ['You won', 'You lost', 'White won', 'Black won']) {
      await expect(canvas.getAllByText(name)[0]).toBeVisible()
    }
    // A player was away: it is a win by each of three reasons, and a draw where the opponent chose one.
    for (const [reason, times] of [
      ['A player didn’t connect in time', 2],
      ['A player didn’t come back in time', 2],
      ['A player lost connection', 3],
    ] as const) {
      await expect(canvas.getAllByText(reason)).toHaveLength(times)
    }
  },
}

/** What the game did to the ratings stands beside them. */
export const RatingsChanged: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    view: over('WHITE_WIN', 'checkmate'),
    players: {
      w: { ...examplePlayers.w, rating: 2111, ratingChange: 7 },
      b: { ...examplePlayers.b, rating: 2080, ratingChange: -7 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2111 (+7)')).toBeVisible()
    await expect(canvas.getByText('2080 (-7)')).toBeVisible()
  },
}
