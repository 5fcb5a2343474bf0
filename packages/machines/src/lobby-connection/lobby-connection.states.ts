import type { SnapshotFrom } from 'xstate'
import { type lobbyConnectionMachine, provideLobbyConnection } from './lobby-connection.machine.ts'
import type {
  LobbyConnectionContext,
  LobbyConnectionEvent,
  LobbyConnectionInput,
  LobbyTag,
} from './lobby-connection.types.ts'

type Snapshot = SnapshotFrom<typeof lobbyConnectionMachine>
type StateValue = Snapshot['value']

/** The machine with a server that never answers. */
export const exampleLobbyConnection = provideLobbyConnection({
  getTicket: () => new Promise(() => {}),
  renewPlayer: () => new Promise(() => {}),
  openSocket: () => ({ say: () => {}, close: () => {} }),
  random: () => 0.5,
})

const challenges: LobbyTag = { name: 'challenges', id: null, pages: [1] }
const game: LobbyTag = { name: 'game', id: 'b7Qk2', pages: [] }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: StateValue,
  context: Partial<LobbyConnectionContext> = {},
): Snapshot {
  return exampleLobbyConnection.resolveState({
    value,
    context: {
      playerUid: 'u-aigerim',
      ticket: null,
      tags: [challenges],
      attempts: 0,
      retryInMs: 0,
      lastSent: 1,
      lastAcknowledged: 1,
      epoch: 1,
      unknownMessages: 0,
      refusal: null,
      trust: 'trusted',
      ...context,
    },
  })
}

const alive = { pulse: 'alive', messages: 'settled' } as const
const ticket = 'one-time-4f1c'
const again = { attempts: 1, epoch: 2 }
const fresh = { tags: [], lastSent: 0, lastAcknowledged: 0 }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const lobbyConnectionStates = {
  'initialConnecting.gettingTicket': snapshotAt({ initialConnecting: 'gettingTicket' }, fresh),
  'initialConnecting.opening': snapshotAt({ initialConnecting: 'opening' }, { ...fresh, ticket }),
  'initialConnecting.authorising': snapshotAt({ initialConnecting: 'authorising' }, fresh),
  'connecting.gettingTicket': snapshotAt({ connecting: 'gettingTicket' }, again),
  'connecting.opening': snapshotAt({ connecting: 'opening' }, { ...again, ticket }),
  'connecting.authorising': snapshotAt({ connecting: 'authorising' }, again),
  'loginReconnecting.gettingTicket': snapshotAt({ loginReconnecting: 'gettingTicket' }),
  'loginReconnecting.opening': snapshotAt({ loginReconnecting: 'opening' }, { ticket }),
  'loginReconnecting.authorising': snapshotAt({ loginReconnecting: 'authorising' }),
  'connected.pulse.alive': snapshotAt({ connected: alive }),
  'connected.pulse.probing': snapshotAt({ connected: { ...alive, pulse: 'probing' } }),
  'connected.messages.opening': snapshotAt({ connected: { ...alive, messages: 'opening' } }),
  'connected.messages.settled': snapshotAt({ connected: alive }, { tags: [challenges, game] }),
  'connected.messages.awaiting': snapshotAt(
    { connected: { ...alive, messages: 'awaiting' } },
    { tags: [challenges, game], lastSent: 2 },
  ),
  'disconnected.waiting': snapshotAt(
    { disconnected: 'waiting' },
    { attempts: 3, retryInMs: 12_000 },
  ),
  'disconnected.offline': snapshotAt({ disconnected: 'offline' }),
  'disconnected.refused': snapshotAt({ disconnected: 'refused' }, { refusal: 'unauthorised' }),
  left: snapshotAt('left'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly LobbyConnectionInput[] = [{ playerUid: 'u-aigerim' }]

export const exampleEvents = {
  'lobby.enter': [{ type: 'lobby.enter' }],
  'lobby.leave': [{ type: 'lobby.leave' }],
  'connection.retry': [{ type: 'connection.retry' }],
  'tag.subscribe': [{ type: 'tag.subscribe', tag: challenges }],
  'tag.unsubscribe': [{ type: 'tag.unsubscribe', name: 'challenges', id: null }],
  'socket.opened': [1, 2, 3].map((epoch) => ({ type: 'socket.opened', epoch }) as const),
  'socket.authorised': [1, 2, 3].map((epoch) => ({ type: 'socket.authorised', epoch }) as const),
  'socket.pong': [1, 2, 3].map((epoch) => ({ type: 'socket.pong', epoch }) as const),
  'socket.acknowledged': [
    { type: 'socket.acknowledged', epoch: 1, seq: 0 },
    { type: 'socket.acknowledged', epoch: 1, seq: 1 },
  ],
  'socket.unknown': [{ type: 'socket.unknown', epoch: 1 }],
  'socket.closed': [
    { type: 'socket.closed', epoch: 1, reason: 'lost', retryInMs: null },
    { type: 'socket.closed', epoch: 2, reason: 'restart', retryInMs: 5_000 },
    { type: 'socket.closed', epoch: 1, reason: 'forbidden', retryInMs: null },
    { type: 'socket.closed', epoch: 2, reason: 'forbidden', retryInMs: null },
    { type: 'socket.closed', epoch: 3, reason: 'forbidden', retryInMs: null },
    { type: 'socket.closed', epoch: 3, reason: 'flooded', retryInMs: null },
  ],
  'player.changed': [
    { type: 'player.changed', playerUid: 'u-aigerim' },
    { type: 'player.changed', playerUid: 'u-daulet' },
  ],
  'network.lost': [{ type: 'network.lost' }],
  'network.found': [{ type: 'network.found' }],
  'page.woke': [{ type: 'page.woke' }],
} satisfies {
  readonly [Type in LobbyConnectionEvent['type']]: readonly Extract<
    LobbyConnectionEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = { getTicket: ['one-time-4f1c'] }

export const exampleFailures = {
  getTicket: [
    { code: 'unreachable' },
    { code: 'unidentified' },
    { code: 'unauthorised' },
    { code: 'player_banned' },
  ],
}
