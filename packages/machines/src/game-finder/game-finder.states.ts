import type { SnapshotFrom } from 'xstate'
import { type gameFinderMachine, provideGameFinder } from './game-finder.machine.ts'
import type {
  GameFinderContext,
  GameFinderEvent,
  GameFinderInput,
  GameFinderPlayer,
  GameFinderSettings,
} from './game-finder.types.ts'

type Snapshot = SnapshotFrom<typeof gameFinderMachine>
type StateValue = Snapshot['value']

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleGameFinder = provideGameFinder({
  createRequest: never,
  cancelRequest: never,
  checkRequest: never,
  playBot: never,
})

const player: GameFinderPlayer = {
  uid: 'u-aigerim',
  auth: 'authorized',
  hasFideId: false,
  isBanned: false,
  ratings: { unrated: {}, rated: { blitz: 1_634, rapid: 1_580 }, fide: {} },
}

const settings: GameFinderSettings = {
  mode: 'rated',
  timeControl: { id: 9, boardType: 'blitz' },
  color: 'any',
  limits: { unrated: {}, rated: {}, fide: {} },
}

const context: GameFinderContext = {
  player,
  settings,
  hasOngoingChallenge: false,
  isConnected: true,
  botFallbackMs: 15_000,
  startedAt: 0,
  elapsedMs: 0,
  isFallbackDue: false,
  hasDeclinedBot: false,
  botLevel: null,
  requestId: null,
  early: null,
  found: null,
  refusal: null,
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (value: StateValue, changes: Partial<GameFinderContext> = {}): Snapshot =>
  exampleGameFinder.resolveState({ value, context: { ...context, ...changes } })

const running = { requestId: 'r-512', startedAt: 40_000 }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const gameFinderStates = {
  opening: snapshotAt('opening'),
  'idle.choosing': snapshotAt({ idle: 'choosing' }),
  'idle.refused': snapshotAt(
    { idle: 'refused' },
    { refusal: { code: 'too_many_active_games', detail: null } },
  ),
  'requesting.asked': snapshotAt({ requesting: 'asked' }, { startedAt: 40_000 }),
  'requesting.recalled': snapshotAt({ requesting: 'recalled' }, { startedAt: 40_000 }),
  'searching.joining': snapshotAt({ searching: 'joining' }, running),
  'searching.waiting': snapshotAt({ searching: 'waiting' }, running),
  'searching.offeringBot': snapshotAt(
    { searching: 'offeringBot' },
    { ...running, isFallbackDue: true },
  ),
  'searching.reconnecting': snapshotAt(
    { searching: 'reconnecting' },
    { ...running, isConnected: false },
  ),
  'searching.checking': snapshotAt({ searching: 'checking' }, running),
  'searching.fallingBack': snapshotAt(
    { searching: 'fallingBack' },
    { ...running, isFallbackDue: true },
  ),
  'searching.cancelling': snapshotAt({ searching: 'cancelling' }, running),
  found: snapshotAt('found', { ...running, found: { gameId: 'b7Qk2', isBot: false } }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly GameFinderInput[] = [
  { player, settings },
  { player, settings, botFallbackMs: null },
  { player, settings, search: { requestId: 'r-512', startedAt: 0, at: 4_000 } },
]

export const exampleEvents = {
  'search.start': [{ type: 'search.start', at: 40_000 }],
  'search.cancel': [{ type: 'search.cancel' }],
  'bot.accept': [
    { type: 'bot.accept', level: null },
    { type: 'bot.accept', level: 3 },
  ],
  'bot.decline': [{ type: 'bot.decline' }],
  'request.found': [
    { type: 'request.found', requestId: 'r-512', gameId: 'b7Qk2', isBot: false },
    { type: 'request.found', requestId: 'r-1', gameId: 'x1Aa0', isBot: true },
  ],
  'request.ended': [
    { type: 'request.ended', requestId: 'r-512', code: 'no_opponent', detail: null },
  ],
  'connection.lost': [{ type: 'connection.lost' }],
  'connection.found': [{ type: 'connection.found' }],
  'refusal.dismiss': [{ type: 'refusal.dismiss' }],
  'finder.reset': [{ type: 'finder.reset' }],
  'mode.choose': [
    { type: 'mode.choose', mode: 'unrated' },
    { type: 'mode.choose', mode: 'fide' },
  ],
  'time-control.choose': [
    { type: 'time-control.choose', timeControl: { id: 16, boardType: 'rapid' } },
  ],
  'color.choose': [{ type: 'color.choose', color: 'black' }],
  'limits.choose': [
    { type: 'limits.choose', limits: { lower: 1_400, upper: 1_900 } },
    { type: 'limits.choose', limits: { lower: 1_900, upper: 1_400 } },
    { type: 'limits.choose', limits: null },
  ],
  'player.changed': [
    { type: 'player.changed', player },
    { type: 'player.changed', player: { ...player, auth: 'unauthorized' } },
  ],
  'challenge.changed': [
    { type: 'challenge.changed', isOngoing: true },
    { type: 'challenge.changed', isOngoing: false },
  ],
} satisfies {
  readonly [Type in GameFinderEvent['type']]: readonly Extract<
    GameFinderEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  createRequest: [{ requestId: 'r-512' }],
  cancelRequest: [undefined],
  checkRequest: [
    { status: 'searching' },
    { status: 'found', gameId: 'b7Qk2', isBot: false },
    { status: 'ended', code: 'no_opponent', detail: null },
  ],
  playBot: [{ gameId: 'bot-77', isBot: true }],
}

const failures = [
  { code: 'offline' },
  { code: 'challenge_not_found' },
  { code: 'max_short_challenges_reached', detail: 'You have 5 open challenges.' },
]

export const exampleFailures = {
  createRequest: failures,
  cancelRequest: failures,
  checkRequest: failures,
  playBot: failures,
}
