import { selectGameView } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states } from '@kingside/machines/game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { gameArgs } from './stories/game-args.tsx'

const view = selectGameView

/** Time in an online game: clocks that run low, and an opponent who does not come back. */
const meta = {
  component: Game,
  title: 'Features/GameClock',
  args: gameArgs,
  loaders: [LateGameResult.prepare, LatePlayingNews.prepare],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once after each move. */
export const PhasePlayingClockJudging: Story = {
  parameters: {
    state: 'game/phase.playing.clock.judging',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
  args: { view: view(states['phase.playing.clock.judging']) },
}

export const PhasePlayingClockStopped: Story = {
  parameters: { state: 'game/phase.playing.clock.stopped' },
  args: { view: view(states['phase.playing.clock.stopped']) },
}

/** Looks as the game does when all is well. */
export const PhasePlayingClockRunning: Story = {
  parameters: {
    state: 'game/phase.playing.clock.running',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
  args: { view: view(states['phase.playing.clock.running']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Ana Nazarova’s clock' })).toHaveTextContent(
      '02:27',
    )
  },
}

export const PhasePlayingClockLow: Story = {
  parameters: { state: 'game/phase.playing.clock.low' },
  args: { view: view(states['phase.playing.clock.low']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Ana Nazarova’s clock' })).toHaveTextContent(
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

/** While the own line is down nobody knows of the opponent, so nothing is said. */
export const PhasePlayingOpponentUnknown: Story = {
  parameters: { state: 'game/phase.playing.opponent.unknown' },
  args: { view: view(states['phase.playing.opponent.unknown']) },
}

/** Looks as the game does when all is well. */
export const PhasePlayingOpponentPresent: Story = {
  parameters: {
    state: 'game/phase.playing.opponent.present',
    visual: { looksLike: 'platform-features-game--line-live' },
  },
  args: { view: view(states['phase.playing.opponent.present']) },
}

export const PhasePlayingOpponentCountingDown: Story = {
  parameters: { state: 'game/phase.playing.opponent.countingDown' },
  args: { view: view(states['phase.playing.opponent.countingDown']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ben Okafor lost connection')).toBeVisible()
  },
}

export const PhasePlayingOpponentDue: Story = {
  parameters: { state: 'game/phase.playing.opponent.due' },
  args: { view: view(states['phase.playing.opponent.due']) },
}

/** How good the opponent's line was at the last move. */
export const OpponentsConnection: Story = {
  args: { view: view(gameSnapshotAt(states['line.live'].value, { rttOf: { w: null, b: 240 } })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Ben Okafor: fair connection, 240 ms' }),
    ).toBeVisible()
  },
}

/** The opponent hasn’t come back: the player decides, and each press says which. */
export const PhasePlayingOpponentChoosing: Story = {
  parameters: {
    state: 'game/phase.playing.opponent.choosing',
    visual: { claims: 'feature' },
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['phase.playing.opponent.choosing']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ben Okafor hasn’t come back')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep waiting' }))
    await expect(args.onAbsenceChoose).toHaveBeenLastCalledWith('wait')
    await userEvent.click(canvas.getByRole('button', { name: 'Call it a draw' }))
    await expect(args.onAbsenceChoose).toHaveBeenLastCalledWith('draw')
    await userEvent.click(canvas.getByRole('button', { name: 'Claim win' }))
    await expect(args.onAbsenceChoose).toHaveBeenLastCalledWith('win')
  },
}

export const PhasePlayingOpponentAnswering: Story = {
  parameters: { state: 'game/phase.playing.opponent.answering' },
  args: { view: view(states['phase.playing.opponent.answering']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim win' }))
    await expect(args.onAbsenceChoose).not.toHaveBeenCalled()
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
    await expect(canvas.getByRole('timer', { name: 'Ana Nazarova’s clock' })).toHaveTextContent(
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
    await expect(canvas.getByText('Waiting for Ben Okafor’s first move')).toBeVisible()
  },
}
