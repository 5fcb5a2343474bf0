import { startFen } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { type gameConnectionMachine, provideGameConnection } from './game-connection.machine.ts'
import type {
  GameConnectionContext,
  GameConnectionEvent,
  GameConnectionInput,
} from './game-connection.types.ts'
import type { GameEvent, GameSnapshot, OwnMove } from './wire.types.ts'

type Snapshot = SnapshotFrom<typeof gameConnectionMachine>

/** The machine with a server that never answers. */
export const exampleGameConnection = provideGameConnection({
  requestTicket: () => new Promise(() => {}),
  openSocket: () => ({ send: () => {}, close: () => {} }),
  jitter: () => 0.5,
})

export const exampleConnectionInput: GameConnectionInput = {
  gameId: 'g-7f3a',
  region: 'eu-west',
  userType: 'player',
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export function gameConnectionSnapshotAt(
  value: Snapshot['value'],
  context: Partial<GameConnectionContext> = {},
): Snapshot {
  return exampleGameConnection.resolveState({
    value,
    context: {
      ...exampleConnectionInput,
      v: 41,
      serverV: 41,
      ahead: [],
      ticket: null,
      attempt: 0,
      over: false,
      awaitedMoveId: null,
      bestPing: { rttMs: 38, offsetMs: 1_700_000_000_000 },
      recentRttMs: [41, 38, 36],
      failure: null,
      dropped: { foreign: 0, stale: 0, unknown: 0 },
      ...context,
    },
  })
}

interface LiveParts {
  readonly stream?: 'catchingUp' | 'following' | 'behind'
  readonly moves?: 'quiet' | 'awaitingAck'
  readonly pulse?: 'resting' | 'pinged'
}

const live = (parts: LiveParts = {}): Snapshot['value'] => ({
  attached: {
    live: { stream: 'following', moves: 'quiet', pulse: 'resting', time: 'kept', ...parts },
  },
})

const eventAt = (v: number, gameId = 'g-7f3a'): GameEvent => ({
  gameId,
  v,
  serverTs: 1_700_000_000_000 + v,
  type: 'TIME_CHANGED',
  data: {
    clocks: { w: 170_000 - v, b: 171_000 - v },
    givenMs: { w: 0, b: 0 },
    running: true,
  },
})

const doneAt = (v: number): GameEvent => ({
  gameId: 'g-7f3a',
  v,
  serverTs: 1_700_000_000_000 + v,
  type: 'PHASE_CHANGED',
  data: { phase: 'DONE', end: { result: 'WHITE_WIN', reason: 'resignation' } },
})

/** A snapshot without moves in the phase PLAYING. */
export const snapshotOfVersion = (v: number, change: Partial<GameSnapshot> = {}): GameSnapshot => ({
  gameId: 'g-7f3a',
  v,
  phase: 'PLAYING',
  startsInMs: null,
  initialFen: startFen,
  turns: [],
  clocks: { w: 180_000, b: 180_000 },
  running: false,
  givenMs: { w: 0, b: 0 },
  drawOffer: null,
  lastOffer: { w: null, b: null },
  takebackOffer: null,
  lastTakeback: { w: null, b: null },
  absentMs: { w: null, b: null },
  choiceMs: { w: null, b: null },
  end: null,
  viewers: 3,
  ...change,
})

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const gameConnectionStates = {
  authorising: gameConnectionSnapshotAt('authorising', {
    v: 0,
    serverV: 0,
    bestPing: null,
    recentRttMs: [],
  }),
  'attached.connecting': gameConnectionSnapshotAt(
    { attached: 'connecting' },
    { ticket: 't-91', v: 0, serverV: 0, bestPing: null, recentRttMs: [] },
  ),
  'attached.joining': gameConnectionSnapshotAt(
    { attached: 'joining' },
    { v: 0, serverV: 0, bestPing: null, recentRttMs: [] },
  ),
  'attached.live.stream.catchingUp': gameConnectionSnapshotAt(live({ stream: 'catchingUp' }), {
    serverV: 44,
  }),
  'attached.live.stream.following': gameConnectionSnapshotAt(live()),
  'attached.live.stream.behind': gameConnectionSnapshotAt(live({ stream: 'behind' }), {
    serverV: 43,
    ahead: [eventAt(43)],
  }),
  'attached.live.moves.quiet': gameConnectionSnapshotAt(live()),
  'attached.live.moves.awaitingAck': gameConnectionSnapshotAt(live({ moves: 'awaitingAck' }), {
    awaitedMoveId: 'm-1',
  }),
  'attached.live.pulse.resting': gameConnectionSnapshotAt(live()),
  'attached.live.pulse.pinged': gameConnectionSnapshotAt(live({ pulse: 'pinged' })),
  'attached.live.time.kept': gameConnectionSnapshotAt(live()),
  lost: gameConnectionSnapshotAt('lost'),
  waiting: gameConnectionSnapshotAt('waiting', { attempt: 2, failure: 'unavailable' }),
  offline: gameConnectionSnapshotAt('offline'),
  signedOut: gameConnectionSnapshotAt('signedOut', { failure: 'unauthorised' }),
  refused: gameConnectionSnapshotAt('refused', { failure: 'forbidden' }),
  finished: gameConnectionSnapshotAt('finished', { over: true }),
  left: gameConnectionSnapshotAt('left'),
} satisfies Record<string, Snapshot>

const move: OwnMove = {
  gameId: 'g-7f3a',
  absNum: 1,
  uci: 'e2e4',
  moveId: 'm-1',
  positionHash: 'start',
}

export const exampleConnectionInputs: readonly GameConnectionInput[] = [
  exampleConnectionInput,
  { ...exampleConnectionInput, userType: 'viewer', v: 2 },
]

export const exampleConnectionEvents = {
  'move.send': [{ type: 'move.send', move }],
  'command.send': [{ type: 'command.send', command: 'game.resign' }],
  'snapshot.request': [{ type: 'snapshot.request' }],
  'connection.retry': [{ type: 'connection.retry' }],
  'connection.leave': [{ type: 'connection.leave' }],
  'player.join': [{ type: 'player.join' }],
  'socket.opened': [{ type: 'socket.opened' }],
  'socket.closed': [{ type: 'socket.closed' }],
  'frame.joined': [
    { type: 'frame.joined', gameId: 'g-0000', v: 0 },
    { type: 'frame.joined', gameId: 'g-7f3a', v: 2 },
  ],
  'frame.event': [
    { type: 'frame.event', event: eventAt(1, 'g-0000'), at: 900 },
    ...[eventAt(1), eventAt(2), eventAt(4), doneAt(3)].map((event) => ({
      type: 'frame.event' as const,
      event,
      at: 1_000,
    })),
  ],
  'frame.snapshot': [
    { type: 'frame.snapshot', snapshot: snapshotOfVersion(0), at: 1_000 },
    { type: 'frame.snapshot', snapshot: snapshotOfVersion(2), at: 1_000 },
  ],
  'frame.ack': [
    {
      type: 'frame.ack',
      ack: { gameId: 'g-7f3a', moveId: 'm-1', v: 1, outcome: 'accepted' },
    },
  ],
  'frame.badMove': [
    {
      type: 'frame.badMove',
      bad: {
        gameId: 'g-7f3a',
        moveId: 'm-1',
        reason: 'illegal',
        snapshot: snapshotOfVersion(2),
      },
      at: 1_000,
    },
  ],
  'frame.pong': [{ type: 'frame.pong', sentAt: 900, at: 940, serverTs: 1_700_000_000_000 }],
  'frame.unknown': [{ type: 'frame.unknown' }],
  'network.online': [{ type: 'network.online' }],
  'network.offline': [{ type: 'network.offline' }],
  'host.woke': [{ type: 'host.woke' }],
} satisfies {
  readonly [Type in GameConnectionEvent['type']]: readonly Extract<
    GameConnectionEvent,
    { readonly type: Type }
  >[]
}

export const exampleConnectionOutputs = { requestTicket: ['t-91'] }
export const exampleConnectionFailures = {
  requestTicket: [{ failure: 'forbidden' }, { failure: 'unauthorised' }, new Error('?')],
  socket: [new Error('no socket')],
}
