import { Stack } from '@kingside/design-system/Stack'
import {
  type LobbyRefusal,
  provideLobbyConnection,
  selectLobbyConnectionView,
} from '@kingside/machines/lobby-connection'
import {
  exampleLobbyConnection,
  lobbyConnectionStates as states,
  snapshotAt,
} from '@kingside/machines/lobby-connection/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { LobbyConnection, type LobbyConnectionProps } from './LobbyConnection.view.tsx'

const view = selectLobbyConnectionView

/** How the lobby is connected; one story for each state of its machine. */
const meta = {
  component: LobbyConnection,
  title: 'Features/LobbyConnection',
  args: {
    view: view(states['connected.messages.settled']),
    now: () => 0,
    onRetry: fn(),
    onSignIn: fn(),
    onEnter: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof LobbyConnection>

export default meta
type Story = StoryObj<typeof meta>

export const InitialConnectingGettingTicket: Story = {
  parameters: { state: 'lobby-connection/initialConnecting.gettingTicket' },
  args: { view: view(states['initialConnecting.gettingTicket']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting to the lobby…')
  },
}

/** Looks as before it: nobody needs to know of the steps. */
export const InitialConnectingOpening: Story = {
  parameters: {
    state: 'lobby-connection/initialConnecting.opening',
    visual: { looksLike: 'platform-features-lobbyconnection--initial-connecting-getting-ticket' },
  },
  args: { view: view(states['initialConnecting.opening']) },
}

/** Looks as before it. */
export const InitialConnectingAuthorising: Story = {
  parameters: {
    state: 'lobby-connection/initialConnecting.authorising',
    visual: { looksLike: 'platform-features-lobbyconnection--initial-connecting-getting-ticket' },
  },
  args: { view: view(states['initialConnecting.authorising']) },
}

/** The notice of the lost connection stays, and its button waits. */
export const ConnectingGettingTicket: Story = {
  parameters: { state: 'lobby-connection/connecting.gettingTicket' },
  args: { view: view(states['connecting.gettingTicket']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Reconnecting…')).toBeVisible()
    await expect(canvas.getByText('Attempt 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Try now/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** Looks as before it. */
export const ConnectingOpening: Story = {
  parameters: {
    state: 'lobby-connection/connecting.opening',
    visual: { looksLike: 'platform-features-lobbyconnection--connecting-getting-ticket' },
  },
  args: { view: view(states['connecting.opening']) },
}

/** Looks as before it. */
export const ConnectingAuthorising: Story = {
  parameters: {
    state: 'lobby-connection/connecting.authorising',
    visual: { looksLike: 'platform-features-lobbyconnection--connecting-getting-ticket' },
  },
  args: { view: view(states['connecting.authorising']) },
}

/** Somebody has signed in or out: the lobby connects anew, as this player. */
export const LoginReconnectingGettingTicket: Story = {
  parameters: {
    state: 'lobby-connection/loginReconnecting.gettingTicket',
    modes: {
      kazakh: { args: { view: view(states['disconnected.waiting']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['disconnected.refused']) }, globals: { locale: 'ru' } },
      'right-to-left': {
        args: { view: view(states['disconnected.waiting']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['loginReconnecting.gettingTicket']) },
}

/** Looks as before it. */
export const LoginReconnectingOpening: Story = {
  parameters: {
    state: 'lobby-connection/loginReconnecting.opening',
    visual: { looksLike: 'platform-features-lobbyconnection--login-reconnecting-getting-ticket' },
  },
  args: { view: view(states['loginReconnecting.opening']) },
}

/** Looks as before it. */
export const LoginReconnectingAuthorising: Story = {
  parameters: {
    state: 'lobby-connection/loginReconnecting.authorising',
    visual: { looksLike: 'platform-features-lobbyconnection--login-reconnecting-getting-ticket' },
  },
  args: { view: view(states['loginReconnecting.authorising']) },
}

export const ConnectedPulseAlive: Story = {
  parameters: { state: 'lobby-connection/connected.pulse.alive' },
  args: { view: view(states['connected.pulse.alive']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Every few seconds for a moment: the dot beats, the words stay. */
export const ConnectedPulseProbing: Story = {
  parameters: {
    state: 'lobby-connection/connected.pulse.probing',
    visual: { looksLike: 'platform-features-lobbyconnection--connected-pulse-alive' },
  },
  args: { view: view(states['connected.pulse.probing']) },
}

/** Passed through at once. */
export const ConnectedMessagesOpening: Story = {
  parameters: {
    state: 'lobby-connection/connected.messages.opening',
    visual: { looksLike: 'platform-features-lobbyconnection--connected-pulse-alive' },
  },
  args: { view: view(states['connected.messages.opening']) },
}

/** Looks as a pulse that is alive. */
export const ConnectedMessagesSettled: Story = {
  parameters: {
    state: 'lobby-connection/connected.messages.settled',
    visual: { looksLike: 'platform-features-lobbyconnection--connected-pulse-alive' },
  },
}

/** Looks as a pulse that is probed: an answer is awaited. */
export const ConnectedMessagesAwaiting: Story = {
  parameters: {
    state: 'lobby-connection/connected.messages.awaiting',
    visual: { looksLike: 'platform-features-lobbyconnection--connected-pulse-alive' },
  },
  args: { view: view(states['connected.messages.awaiting']) },
}

export const DisconnectedWaiting: Story = {
  parameters: { state: 'lobby-connection/disconnected.waiting', visual: { claims: 'feature' } },
  args: { view: view(states['disconnected.waiting']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Connection lost')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:12')
    await expect(canvas.getByText('Attempt 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const DisconnectedOffline: Story = {
  parameters: { state: 'lobby-connection/disconnected.offline' },
  args: { view: view(states['disconnected.offline']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const DisconnectedRefused: Story = {
  parameters: { state: 'lobby-connection/disconnected.refused' },
  args: { view: view(states['disconnected.refused']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Left: Story = {
  parameters: { state: 'lobby-connection/left' },
  args: { view: view(states.left) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rejoin the lobby' }))
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

/** The first attempt after a loss is at once, so there is nothing to count. */
export const LostJustNow: Story = {
  args: { view: view(snapshotAt({ disconnected: 'waiting' }, { attempts: 1, retryInMs: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We’ll try again in/)).toHaveTextContent(
      'We’ll try again in a few seconds.',
    )
  },
}

const refusals = [
  'unauthorised',
  'player_banned',
  'forbidden',
] as const satisfies readonly LobbyRefusal[]

/** Who is banned can only wait; the others can try again. */
export const EveryRefusal: Story = {
  render: (args) => (
    <Stack gap={3}>
      {refusals.map((refusal) => (
        <LobbyConnection
          key={refusal}
          {...args}
          view={view(snapshotAt({ disconnected: 'refused' }, { refusal }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is banned')
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  },
}

interface WiredProps extends LobbyConnectionProps {
  readonly machine: typeof exampleLobbyConnection
}

/** The notice with its machine. */
function Wired({ machine, ...props }: WiredProps) {
  const from = states['disconnected.waiting']
  const [snapshot, send] = useMachine(machine, {
    input: { playerUid: from.context.playerUid },
    snapshot: from,
  })
  useStateMap(snapshot)
  return (
    <LobbyConnection
      {...props}
      view={view(snapshot)}
      onRetry={() => {
        props.onRetry()
        send({ type: 'connection.retry' })
      }}
    />
  )
}

/** Tried at once with the keyboard: the button keeps the focus while the lobby connects. */
export const RetriedByKeyboard: Story = {
  render: (args) => <Wired {...args} machine={exampleLobbyConnection} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Reconnecting…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Try now/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A server that lets in whoever comes, and answers everything. */
const answers = provideLobbyConnection({
  getTicket: () => Promise.resolve('one-time'),
  renewPlayer: () => Promise.resolve(),
  openSocket: ({ epoch }, tell) => {
    queueMicrotask(() => tell({ type: 'socket.opened', epoch }))
    return {
      say: (message) => {
        if (message.type === 'authorise') tell({ type: 'socket.authorised', epoch })
        if (message.type === 'ping') tell({ type: 'socket.pong', epoch })
        if (message.type === 'subscribe') {
          tell({ type: 'socket.acknowledged', epoch, seq: message.seq })
        }
      },
      close: () => {},
    }
  },
  random: () => 0.5,
})

/** The lobby is back, the button is gone, and the keyboard goes on from where it was. */
export const BackAgain: Story = {
  parameters: { visual: { looksLike: 'platform-features-lobbyconnection--connected-pulse-alive' } },
  render: (args) => <Wired {...args} machine={answers} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Lobby connection' })).toHaveFocus()
  },
}
