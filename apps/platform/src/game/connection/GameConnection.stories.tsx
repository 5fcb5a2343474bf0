import { Stack } from '@kingside/design-system/Stack'
import { provideGameConnection, selectGameConnectionView } from '@kingside/machines/game-connection'
import {
  exampleConnectionInput,
  gameConnectionSnapshotAt,
  gameConnectionStates as states,
} from '@kingside/machines/game-connection/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { OwnLine } from './OwnLine.tsx'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import {
  LateConnectionTrouble,
  GameConnection,
  type GameConnectionProps,
} from './GameConnection.view.tsx'

const view = selectGameConnectionView

/** How the line to the game's server is, in the player's bar and as a notice; one story for each state of its machine. */
const meta = {
  component: GameConnection,
  title: 'Features/GameConnection',
  args: {
    view: view(states['attached.live.stream.following']),
    onRetry: fn(),
    onSignIn: fn(),
    onLobby: fn(),
  },
  decorators: [inPage],
  render: (args) => (
    <>
      <OwnLine view={args.view} />
      <GameConnection {...args} />
    </>
  ),
  loaders: [LateConnectionTrouble.prepare],
} satisfies Meta<typeof GameConnection>

export default meta
type Story = StoryObj<typeof meta>

/** A ticket for the socket is asked for; looks as connecting does. */
export const Authorising: Story = {
  parameters: {
    state: 'game-connection/authorising',
    modes: {
      kazakh: { args: { view: view(states.waiting) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states.signedOut) }, globals: { locale: 'ru' } },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.authorising) },
}

export const AttachedConnecting: Story = {
  parameters: {
    state: 'game-connection/attached.connecting',
    visual: { looksLike: 'platform-features-gameconnection--authorising' },
  },
  args: { view: view(states['attached.connecting']) },
}

/** The socket is open, and the ticket is on its way; looks as connecting does. */
export const AttachedJoining: Story = {
  parameters: {
    state: 'game-connection/attached.joining',
    visual: { looksLike: 'platform-features-gameconnection--authorising' },
  },
  args: { view: view(states['attached.joining']) },
}

export const AttachedLiveStreamCatchingUp: Story = {
  parameters: { state: 'game-connection/attached.live.stream.catchingUp' },
  args: { view: view(states['attached.live.stream.catchingUp']) },
}

export const AttachedLiveStreamFollowing: Story = {
  parameters: { state: 'game-connection/attached.live.stream.following' },
  args: { view: view(states['attached.live.stream.following']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Excellent connection: 38 ms' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected')
  },
}

/** An event is missing; looks as catching up does. */
export const AttachedLiveStreamBehind: Story = {
  parameters: {
    state: 'game-connection/attached.live.stream.behind',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-catching-up' },
  },
  args: { view: view(states['attached.live.stream.behind']) },
}

/** The line’s own affair; looks as following does. */
export const AttachedLiveMovesQuiet: Story = {
  parameters: {
    state: 'game-connection/attached.live.moves.quiet',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-following' },
  },
  args: { view: view(states['attached.live.moves.quiet']) },
}

/** A move waits for its acknowledgement, which the board shows; the line looks as following does. */
export const AttachedLiveMovesAwaitingAck: Story = {
  parameters: {
    state: 'game-connection/attached.live.moves.awaitingAck',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-following' },
  },
  args: { view: view(states['attached.live.moves.awaitingAck']) },
}

/** The line’s own affair; looks as following does. */
export const AttachedLivePulseResting: Story = {
  parameters: {
    state: 'game-connection/attached.live.pulse.resting',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-following' },
  },
  args: { view: view(states['attached.live.pulse.resting']) },
}

/** The line’s own affair; looks as following does. */
export const AttachedLivePulsePinged: Story = {
  parameters: {
    state: 'game-connection/attached.live.pulse.pinged',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-following' },
  },
  args: { view: view(states['attached.live.pulse.pinged']) },
}

/** The line’s own affair; looks as following does. */
export const AttachedLiveTimeKept: Story = {
  parameters: {
    state: 'game-connection/attached.live.time.kept',
    visual: { looksLike: 'platform-features-gameconnection--attached-live-stream-following' },
  },
  args: { view: view(states['attached.live.time.kept']) },
}

/** Passed through at once. */
export const Lost: Story = {
  parameters: { state: 'game-connection/lost' },
  args: { view: view(states.lost) },
}

export const Waiting: Story = {
  parameters: { state: 'game-connection/waiting', visual: { claims: 'feature' } },
  args: { view: view(states.waiting) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Attempt 2 failed. We’ll try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  parameters: { state: 'game-connection/offline' },
  args: { view: view(states.offline) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const SignedOut: Story = {
  parameters: { state: 'game-connection/signedOut' },
  args: { view: view(states.signedOut) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  parameters: { state: 'game-connection/refused' },
  args: { view: view(states.refused) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go to lobby' }))
    await expect(args.onLobby).toHaveBeenCalledOnce()
  },
}

/** The game is done, and nothing is worth connecting for again. */
export const Finished: Story = {
  parameters: { state: 'game-connection/finished' },
  args: { view: view(states.finished) },
}

/** The page has left the game; looks as after its end. */
export const Left: Story = {
  parameters: {
    state: 'game-connection/left',
    visual: { looksLike: 'platform-features-gameconnection--finished' },
  },
  args: { view: view(states.left) },
}

/** Tried for the third time; the button waits with it. */
export const Reconnecting: Story = {
  args: { view: view(gameConnectionSnapshotAt({ attached: 'connecting' }, { attempt: 3 })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Reconnecting, attempt 3…')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** The first ping has no answer yet. */
export const NotMeasured: Story = {
  parameters: { visual: { looksLike: 'platform-features-gameconnection--finished' } },
  args: {
    view: view(
      gameConnectionSnapshotAt(states['attached.live.stream.following'].value, {
        bestPing: null,
        recentRttMs: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible()
  },
}

/** From a wire in the same city to a phone in the steppe. */
export const EveryQuality: Story = {
  render: () => (
    <Stack gap={3} align="start">
      {[12, 140, 290, 1_480].map((rttMs) => (
        <OwnLine key={rttMs} view={{ status: 'live', rttMs }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((line) => line.getAttribute('aria-label'))
    await expect(names).toEqual([
      'Excellent connection: 12 ms',
      'Good connection: 140 ms',
      'Fair connection: 290 ms',
      'Slow connection: 1,480 ms',
    ])
  },
}

/** A server that knows the session again when it is asked for the second time. */
function Wired(props: GameConnectionProps) {
  const [machine] = useState(() => {
    let asked = 0
    return provideGameConnection({
      requestTicket: async () => {
        asked += 1
        if (asked === 1) throw Object.assign(new Error('No session.'), { failure: 'unauthorised' })
        return 't-91'
      },
      openSocket: (_, tell) => {
        const { gameId } = exampleConnectionInput
        queueMicrotask(() => tell({ type: 'socket.opened' }))
        return {
          send: ({ type }) => {
            if (type === 'join') tell({ type: 'frame.joined', gameId, v: 0 })
            if (type === 'ping') tell({ type: 'frame.pong', sentAt: 0, at: 96, serverTs: 1_000 })
          },
          close: () => {},
        }
      },
      jitter: () => 0.5,
    })
  })
  const [snapshot, send] = useMachine(machine, { input: exampleConnectionInput })
  useStateMap(snapshot)
  return (
    <>
      <OwnLine view={view(snapshot)} />
      <GameConnection
        {...props}
        view={view(snapshot)}
        onRetry={() => send({ type: 'connection.retry' })}
      />
    </>
  )
}

/** The button is gone with the trouble, and the focus stays at the line. */
export const RetryAndConnect: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('img', { name: 'Good connection: 96 ms' })
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Connection' })).toHaveFocus())
  },
}
