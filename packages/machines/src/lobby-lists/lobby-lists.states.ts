import type { SnapshotFrom } from 'xstate'
import { ownChallenge } from '../challenge/challenge.states.ts'
import type { Challenge, ChallengePlayer } from '../challenge/challenge.types.ts'
import { type lobbyListsMachine, provideLobbyLists } from './lobby-lists.machine.ts'
import type {
  BoardChange,
  LiveCounts,
  LobbyListsContext,
  LobbyListsEvent,
  LobbyListsInput,
  TopGame,
} from './lobby-lists.types.ts'

type Snapshot = SnapshotFrom<typeof lobbyListsMachine>
type StateValue = Extract<Snapshot['value'], object>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleLobbyLists = provideLobbyLists({
  loadChallenges: never,
  loadPlayers: never,
  loadGames: never,
  loadCounts: never,
})

const aigerim: ChallengePlayer = {
  uid: 'u-aigerim',
  name: 'Aigerim S.',
  title: 'WFM',
  rating: 2_012,
}
const daulet: ChallengePlayer = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_634 }
const visitor: ChallengePlayer = { uid: 'a-3f2', name: 'Guest', title: null, rating: null }

const challenge: Challenge = {
  ...ownChallenge,
  id: 'c-1',
  owner: daulet,
}
const unrated: Challenge = {
  ...challenge,
  id: 'c-2',
  owner: visitor,
  mode: 'unrated',
  limits: null,
  createdAt: 1_790_000_040_000,
}
const game: TopGame = {
  gameId: 'b7Qk2',
  white: aigerim,
  black: daulet,
  timeControl: { id: 17, boardType: 'rapid' },
  mode: 'rated',
  tournamentId: null,
  board: {
    fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    lastMove: 'f1b5',
    result: null,
  },
}
const over: BoardChange = {
  gameId: 'b7Qk2',
  board: {
    fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    lastMove: 'f1b5',
    result: 'WHITE_WIN',
  },
}
const counts: LiveCounts = { players: 1_204, games: 311 }

const loading = {
  challenges: 'loading',
  players: 'loading',
  games: 'loading',
  counts: 'loading',
} as const
const shown = { challenges: 'shown', players: 'shown', games: 'shown', counts: 'shown' } as const

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Partial<StateValue>,
  context: Partial<LobbyListsContext> = {},
): Snapshot {
  return exampleLobbyLists.resolveState({
    value: { ...shown, ...value },
    context: {
      playerUid: 'u-timur',
      isConnected: true,
      challenges: [unrated, challenge],
      cameMeanwhile: [],
      wentMeanwhile: [],
      ranking: 'blitz',
      players: [aigerim, daulet],
      games: [game],
      counts,
      ...context,
    },
  })
}

const nothing = { challenges: null, players: null, games: null, counts: null }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const lobbyListsStates = {
  'challenges.loading': snapshotAt(loading, nothing),
  'challenges.shown': snapshotAt({}),
  'challenges.empty': snapshotAt({ challenges: 'empty' }, { challenges: [] }),
  'challenges.failed': snapshotAt({ challenges: 'failed' }, { challenges: null }),
  'players.loading': snapshotAt({ players: 'loading' }, { players: null }),
  'players.shown': snapshotAt({}, { isConnected: false }),
  'players.empty': snapshotAt({ players: 'empty' }, { players: [] }),
  'players.failed': snapshotAt({ players: 'failed' }, { players: null }),
  'games.loading': snapshotAt({ games: 'loading' }, { games: null }),
  'games.shown': snapshotAt({}),
  'games.empty': snapshotAt({ games: 'empty' }, { games: [] }),
  'games.failed': snapshotAt({ games: 'failed' }, { games: null }),
  'counts.loading': snapshotAt({ counts: 'loading' }, { counts: null }),
  'counts.shown': snapshotAt({}),
  'counts.failed': snapshotAt({ counts: 'failed' }, { counts: null }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly LobbyListsInput[] = [
  { playerUid: 'u-timur' },
  { playerUid: null },
]

export const exampleEvents = {
  'challenge.added': [{ type: 'challenge.added', challenge }],
  'challenge.removed': [{ type: 'challenge.removed', id: 'c-1' }],
  'owner.disconnected': [{ type: 'owner.disconnected', ownerUid: 'a-3f2' }],
  'players.updated': [
    { type: 'players.updated', boardType: 'blitz', players: [aigerim] },
    { type: 'players.updated', boardType: 'blitz', players: [] },
    { type: 'players.updated', boardType: 'daily', players: [aigerim] },
  ],
  'ranking.choose': [
    { type: 'ranking.choose', boardType: 'rapid' },
    { type: 'ranking.choose', boardType: 'blitz' },
  ],
  'games.updated': [
    { type: 'games.updated', games: [game] },
    { type: 'games.updated', games: [] },
  ],
  'games.moved': [{ type: 'games.moved', games: [over] }],
  'counts.updated': [{ type: 'counts.updated', counts }],
  'challenges.retry': [{ type: 'challenges.retry' }],
  'players.retry': [{ type: 'players.retry' }],
  'games.retry': [{ type: 'games.retry' }],
  'counts.retry': [{ type: 'counts.retry' }],
  'player.changed': [
    { type: 'player.changed', playerUid: 'u-daulet' },
    { type: 'player.changed', playerUid: null },
  ],
  'connection.lost': [{ type: 'connection.lost' }],
  'connection.found': [{ type: 'connection.found' }],
  'lists.refresh': [{ type: 'lists.refresh' }],
} satisfies {
  readonly [Type in LobbyListsEvent['type']]: readonly Extract<
    LobbyListsEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  loadChallenges: [[challenge, unrated], []],
  loadPlayers: [[aigerim], []],
  loadGames: [[game], []],
  loadCounts: [counts],
}

export const exampleFailures = {
  loadChallenges: [{ code: 'offline' }],
  loadPlayers: [{ code: 'offline' }],
  loadGames: [{ code: 'offline' }],
  loadCounts: [{ code: 'offline' }],
}
