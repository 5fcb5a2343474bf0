import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import {
  type GameBar,
  type PhaseNotice,
  selectTournamentPhaseView,
  type TournamentPhaseView,
} from '@kingside/machines/tournament-phase'
import {
  exampleTournamentPhase,
  playedSwiss,
  startsAt,
  tournamentPhaseSnapshotAt,
  tournamentPhaseStates as states,
} from '@kingside/machines/tournament-phase/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, waitFor } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Rounds } from './LateRounds.tsx'
import { TournamentPhase, type TournamentPhaseProps } from './TournamentPhase.view.tsx'

type Snapshot = (typeof states)[keyof typeof states]

const minute = 60_000

/** The view of a snapshot, with a clock that stands still at its time, so that the pictures do. */
const at = (snapshot: Snapshot) => ({
  view: selectTournamentPhaseView(snapshot),
  now: () => snapshot.context.now,
})

/** The head of the tournament page; one story for each state of its machine, and every line of the game bar. */
const meta = {
  component: TournamentPhase,
  title: 'Features/TournamentPhase',
  args: {
    ...at(states['showing.signup.open']),
    onRetry: fn(),
    onDismissNotice: fn(),
    onGame: fn(),
    onFindOpponent: fn(),
    onStandings: fn(),
    onPlay: fn(),
    onTournaments: fn(),
  },
  decorators: [inPage],
  // Loaded before, or a picture may show its placeholder.
  loaders: [Rounds.prepare],
} satisfies Meta<typeof TournamentPhase>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { state: 'tournament-phase/loading' },
  args: at(states.loading),
}

export const Failed: Story = {
  parameters: { state: 'tournament-phase/failed' },
  args: at(states.failed),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The route leads to the page of the whole site for this. */
export const NotFound: Story = {
  parameters: { state: 'tournament-phase/notFound' },
  args: at(states.notFound),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play chess' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

/** Passed through at once; looks as the page does while it loads. */
export const ShowingDeciding: Story = {
  parameters: {
    state: 'tournament-phase/showing.deciding',
    visual: { looksLike: 'platform-features-tournamentphase--loading' },
  },
  args: at(states['showing.deciding']),
}

export const ShowingSignupClosed: Story = {
  parameters: { state: 'tournament-phase/showing.signup.closed' },
  args: at(states['showing.signup.closed']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Registration opens in' })).toHaveTextContent(
      '1:00:00',
    )
    await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('3:00:00')
  },
}

export const ShowingSignupOpen: Story = {
  parameters: { state: 'tournament-phase/showing.signup.open' },
  args: at(states['showing.signup.open']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Registration closes in' })).toHaveTextContent(
      '35:00',
    )
  },
}

export const ShowingNextRoundPending: Story = {
  parameters: { state: 'tournament-phase/showing.nextRound.pending' },
  args: at(states['showing.nextRound.pending']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Preparing the next round' })).toBeVisible()
    await expect(canvas.getByRole('timer', { name: 'Next round in' })).toHaveTextContent('01:00')
  },
}

export const ShowingNextRoundPause: Story = {
  parameters: { state: 'tournament-phase/showing.nextRound.pause' },
  args: at(states['showing.nextRound.pause']),
}

export const ShowingSwissLiveViewer: Story = {
  parameters: { state: 'tournament-phase/showing.swissLive.viewer' },
  args: at(states['showing.swissLive.viewer']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 3 of 9')).toBeVisible()
  },
}

export const ShowingSwissLivePlayer: Story = {
  parameters: { state: 'tournament-phase/showing.swissLive.player' },
  args: at(states['showing.swissLive.player']),
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Go to game' })
    await expect(link).toHaveAttribute('href', '/game/b-3-7')
    await userEvent.click(link)
    await expect(args.onGame).toHaveBeenCalledWith('b-3-7')
  },
}

export const ShowingArenaLiveViewer: Story = {
  parameters: { state: 'tournament-phase/showing.arenaLive.viewer' },
  args: at(states['showing.arenaLive.viewer']),
}

export const ShowingArenaLivePlayer: Story = {
  parameters: { state: 'tournament-phase/showing.arenaLive.player' },
  args: at(states['showing.arenaLive.player']),
}

/** A match, playoff or Armageddon. */
export const ShowingLive: Story = {
  parameters: {
    state: 'tournament-phase/showing.live',
    visual: { looksLike: 'platform-features-tournamentphase--showing-swiss-live-viewer' },
  },
  args: at(states['showing.live']),
}

export const ShowingEndedViewer: Story = {
  parameters: { state: 'tournament-phase/showing.ended.viewer' },
  args: at(states['showing.ended.viewer']),
}

export const ShowingEndedPlayer: Story = {
  parameters: { state: 'tournament-phase/showing.ended.player' },
  args: at(states['showing.ended.player']),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View standings' }))
    await expect(args.onStandings).toHaveBeenCalledOnce()
  },
}

export const ShowingNoPermission: Story = {
  parameters: { state: 'tournament-phase/showing.noPermission' },
  args: at(states['showing.noPermission']),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View other tournaments' }))
    await expect(args.onTournaments).toHaveBeenCalledOnce()
  },
}

export const ShowingBanned: Story = {
  parameters: { state: 'tournament-phase/showing.banned' },
  args: at(states['showing.banned']),
}

/** Signing up is over, and the start is due: the server has not told of it yet. */
export const StartIsDue: Story = {
  args: at(
    tournamentPhaseSnapshotAt(
      { showing: { signup: 'closed' } },
      { data: states['showing.signup.open'].context.data, now: startsAt },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Registration is closed' })).toBeVisible()
    await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent(
      'any moment now',
    )
  },
}

export const DaysAhead: Story = {
  args: at(
    tournamentPhaseSnapshotAt(
      { showing: { signup: 'closed' } },
      { data: states['showing.signup.open'].context.data, now: startsAt - 3 * 24 * 60 * minute },
    ),
  ),
}

/** Nobody knows when the next round starts. */
export const NextRoundAtSomeTime: Story = {
  args: {
    view: {
      phase: 'next-round',
      kind: 'pending',
      endsAt: null,
      secondsLeft: null,
      round: { number: 3, of: null },
      notice: null,
    },
  },
  parameters: {
    modes: {
      russian: {
        args: {
          ...at(states['showing.signup.closed']),
          view: {
            ...selectTournamentPhaseView(states['showing.signup.closed']),
            notice: 'swiss_withdrawn',
          },
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

/** A player’s own board in a match. */
export const LiveWithBoard: Story = {
  args: {
    view: {
      phase: 'live',
      round: { number: 2, of: 4 },
      boardId: 'b-2-1',
      notice: null,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go to game' }))
    await expect(args.onGame).toHaveBeenCalledWith('b-2-1')
  },
}

const barView = (bar: GameBar): TournamentPhaseView => ({
  phase: 'swiss-live',
  as: 'player',
  round: null,
  bar,
  boardId: bar === 'go_to_game' || bar === 'proceed_to_next_game' ? 'b-3-7' : null,
  endsAt: bar === 'until_game_start' ? startsAt + 90_000 : null,
  secondsLeft: bar === 'until_game_start' ? 90 : null,
  notice: null,
})

const bars = [
  'until_game_start',
  'go_to_game',
  'waiting_for_next_opponent',
  'find_next_opponent',
  'proceed_to_next_game',
  'waiting_for_round_end',
  'bye',
] as const satisfies readonly GameBar[]

/** The line and the button of every bar. */
export const EveryBar: Story = {
  parameters: { visual: { claims: 'feature' } },
  render: (args) => (
    <Stack gap={4}>
      {bars.map((bar) => (
        <TournamentPhase key={bar} {...args} now={() => startsAt} view={barView(bar)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer', { name: 'Game starts in' })).toHaveTextContent('01:30')
    await expect(canvas.getByText('Waiting for your next opponent')).toBeVisible()
    await expect(canvas.getByText('Waiting for the round to end')).toBeVisible()
    await expect(canvas.getByText('You have a bye this round')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find next opponent' }))
    await expect(args.onFindOpponent).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to next game' }))
    await expect(args.onGame).toHaveBeenCalledWith('b-3-7')
  },
}

const notices = [
  'bye_granted',
  'swiss_withdrawn',
  'disqualified',
] as const satisfies readonly PhaseNotice[]

export const EveryNotice: Story = {
  render: (args) => (
    <Stack gap={8}>
      {notices.map((notice) => (
        <TournamentPhase
          key={notice}
          {...args}
          view={{ ...selectTournamentPhaseView(states['showing.swissLive.viewer']), notice }}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Oops! You have been withdrawn from the Swiss system tournament because you missed two games in a row.',
      ),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        'You’ve been granted a bye this round. You’ll automatically advance to the next round.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You’ve been disqualified from this tournament.',
    )
  },
}

/** The page puts the join button into the head. */
export const WithTheJoinButton: Story = {
  args: { join: <Button>Join</Button> },
}

/** By keyboard to the game. */
export const ByKeyboard: Story = {
  parameters: {
    visual: { looksLike: 'platform-features-tournamentphase--showing-swiss-live-player' },
  },
  args: at(states['showing.swissLive.player']),
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGame).toHaveBeenCalledWith('b-3-7')
  },
}

/** The page with its machine, in a round that is about to begin. */
function Wired(props: TournamentPhaseProps) {
  const from = tournamentPhaseSnapshotAt(
    { showing: { swissLive: 'player' } },
    { data: playedSwiss, notice: 'bye_granted' },
  )
  const [snapshot, send] = useMachine(exampleTournamentPhase, {
    input: { tournamentId: from.context.tournamentId, playerId: from.context.playerId },
    snapshot: from,
  })
  useStateMap(snapshot)
  return (
    <TournamentPhase
      {...props}
      view={selectTournamentPhaseView(snapshot)}
      now={() => snapshot.context.now}
      onDismissNotice={() => send({ type: 'notice.dismiss' })}
    />
  )
}

/** The notice goes with its button, and the keyboard goes on from the head. */
export const NoticeDismissed: Story = {
  parameters: {
    visual: { looksLike: 'platform-features-tournamentphase--showing-swiss-live-player' },
  },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Got it' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'What’s happening now' })).toHaveFocus(),
    )
    await expect(canvas.queryByText(/granted a bye/)).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go to game' })).toHaveFocus()
  },
}

export const InKazakh: Story = {
  args: at(states['showing.swissLive.player']),
  globals: { locale: 'kz' },
}
