import { selectTournamentPhaseView } from '@kingside/machines/tournament-phase'
import { tournamentPhaseStates as states } from '@kingside/machines/tournament-phase/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { AfterTournamentGame } from './AfterTournamentGame.view.tsx'
import { DuringTournamentGame } from './DuringTournamentGame.view.tsx'

/** Beside a game of a tournament: its place there, going berserk, and after the game what comes next. */
const meta = {
  component: DuringTournamentGame,
  title: 'Features/TournamentGame',
  args: {
    name: 'Hourly Bullet Arena',
    path: '/tournaments/hourly-bullet-arena',
    place: { place: 4, points: 7.5 },
    color: 'w',
    berserk: null,
    onBerserk: null,
    onTournament: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof DuringTournamentGame>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('#4 with 7½ points')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Hourly Bullet Arena' }))
    await expect(args.onTournament).toHaveBeenCalledOnce()
  },
}

/** Before the own first move half of the time can be given away. */
export const CanGoBerserk: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' }, claims: 'phone' },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { berserk: { w: false, b: true }, onBerserk: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your opponent went berserk')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go berserk' }))
    await expect(args.onBerserk).toHaveBeenCalledOnce()
  },
}

export const WentBerserk: Story = {
  args: { berserk: { w: true, b: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You went berserk')).toBeVisible()
  },
}

export const Watching: Story = {
  args: { color: null, place: null, berserk: { w: true, b: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('White went berserk')).toBeVisible()
    await expect(canvas.getByText('Black went berserk')).toBeVisible()
  },
}

type Snapshot = (typeof states)[keyof typeof states]

/** After a game, with a clock that stands still. */
const after = (snapshot: Snapshot, gameId = 'b-3-7') => (
  <AfterTournamentGame
    name="Autumn Swiss"
    path="/tournaments/autumn-swiss"
    place={{ place: 4, points: 3.5 }}
    gameId={gameId}
    next={selectTournamentPhaseView(snapshot)}
    now={() => snapshot.context.now}
    onGame={fn()}
    onFindOpponent={fn()}
    onTournament={fn()}
  />
)

/** The round goes on, and the server has not told yet that the own game is over. */
export const RoundGoesOn: Story = {
  parameters: { visual: { claims: 'phone' } },
  render: () => after(states['showing.swissLive.player']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the round to end')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go to game' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to the tournament' })).toHaveAttribute(
      'href',
      '/tournaments/autumn-swiss',
    )
  },
}

export const NextRoundSoon: Story = {
  parameters: {
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  render: () => after(states['showing.nextRound.pending']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Next round in' })).toBeVisible()
  },
}

/** The next game is there already. */
export const NextGame: Story = {
  render: () => after(states['showing.swissLive.player'], 'b-2-1'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Go to/ })).toHaveAttribute(
      'href',
      '/game/b-3-7',
    )
  },
}

export const TournamentOver: Story = {
  render: () => after(states['showing.ended.player']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The tournament is over')).toBeVisible()
  },
}
