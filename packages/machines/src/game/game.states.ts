import { positionKey, startFen } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import type { GameEvent, GameSnapshot, Turn } from '../game-connection/index.ts'
import { type gameMachine, provideGame } from './game.machine.ts'
import type {
  GameConfig,
  GameContext,
  GameInput,
  GameMachineEvent,
  PendingMove,
} from './game.types.ts'
import { fenAfter } from './online-rules.ts'

type Snapshot = SnapshotFrom<typeof gameMachine>

/** The machine with a server that never answers. */
export const exampleGame = provideGame({
  fetchGame: () => new Promise(() => {}),
})

export const exampleConfig: GameConfig = {
  gameId: 'g-7f3a',
  whiteId: 'u-ana',
  blackId: 'u-ben',
  clock: { initialMs: 180_000, incrementMs: 2_000 },
  tournamentId: null,
  mode: 'rated',
  region: 'eu-west',
  startsAt: null,
}

/** Moves with the server's numbers. */
export const turnsOf = (moves: readonly string[], from: string = startFen): readonly Turn[] => {
  const turns: Turn[] = []
  for (const uci of moves) {
    const fen = fenAfter(turns.at(-1)?.fen ?? from, uci)
    turns.push({ absNum: turns.length + 1, uci, fen })
  }
  return turns
}

const italian = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6']
const turns = turnsOf(italian)
const latest = turns.at(-1)?.fen ?? startFen

const pending: PendingMove = {
  gameId: 'g-7f3a',
  absNum: 9,
  uci: 'd2d4',
  moveId: 'm-9',
  positionHash: positionKey(latest),
  fen: fenAfter(latest, 'd2d4'),
  playedAt: 64_000,
}

const exampleContext: GameContext = {
  gameId: 'g-7f3a',
  uid: 'u-ana',
  config: exampleConfig,
  v: 14,
  phase: 'PLAYING',
  end: null,
  boardStatus: 'goes',
  initialFen: startFen,
  turns,
  clock: { times: { w: 152_300, b: 149_800 }, runningSince: 60_000, correction: null },
  givenMs: { w: 0, b: 0 },
  starting: null,
  firstMove: null,
  absent: { w: null, b: null },
  choice: { w: null, b: null },
  rttOf: { w: null, b: null },
  drawOffer: null,
  lastOffer: { w: null, b: null },
  drawDeclined: null,
  takebackOffer: null,
  lastTakeback: { w: null, b: null },
  berserk: null,
  takebackOutcome: null,
  grades: {},
  viewers: 12,
  pending: null,
  premoves: [],
  promotion: null,
  notice: null,
  lowTimeTold: false,
  seenPlaying: true,
  rttMs: 42,
  dropped: { foreign: 0, stale: 0, unknown: 0 },
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const gameSnapshotAt = (
  value: Partial<Snapshot['value']>,
  context: Partial<GameContext> = {},
): Snapshot =>
  exampleGame.resolveState({
    value: { line: 'live', sync: 'following', phase: 'done', ...value },
    context: { ...exampleContext, ...context },
  })

type Phase = Snapshot['value']['phase']
type PlayingParts = Extract<Phase, { readonly playing: unknown }>['playing']

const playing = (parts: Partial<PlayingParts> = {}, context: Partial<GameContext> = {}): Snapshot =>
  gameSnapshotAt(
    {
      phase: {
        playing: {
          moves: { free: 'ready' },
          offers: 'none',
          takeback: 'none',
          end: 'open',
          clock: 'running',
          opponent: 'present',
          ...parts,
        },
      },
    },
    context,
  )

const before = {
  v: 0,
  phase: null,
  turns: [],
  clock: { ...exampleContext.clock, runningSince: null },
}
/** The opponent has not come back; half of the time to choose is over. */
const toChoose = {
  absent: { w: null, b: { leftMs: 0, since: 36_000 } },
  choice: { w: null, b: { leftMs: 60_000, since: 36_000 } },
}
const unstarted = {
  ...before,
  v: 3,
  clock: { times: { w: 180_000, b: 180_000 }, runningSince: null, correction: null },
}
const scheduled = {
  phase: 'SCHEDULED' as const,
  config: { ...exampleConfig, startsAt: '2026-12-04T12:00:00.000Z' },
}
const low = { times: { w: 14_200, b: 31_000 }, runningSince: 60_000, correction: null }

const unrated = { config: { ...exampleConfig, mode: 'unrated' as const } }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const gameStates = {
  'line.opening': gameSnapshotAt({ line: 'opening', phase: { prePlay: 'initializing' } }, before),
  'line.live': playing(),
  'line.lost': gameSnapshotAt({ ...playing().value, line: 'lost' }),
  'line.stopped': gameSnapshotAt(
    { line: 'stopped', phase: 'done' },
    { phase: 'DONE', end: { result: 'DRAW', reason: 'threefold-repetition' } },
  ),
  'sync.following': playing(),
  'sync.behind': gameSnapshotAt({ ...playing().value, sync: 'behind' }),
  'phase.prePlay.none': gameSnapshotAt(
    { line: 'opening', phase: { prePlay: 'none' } },
    { ...before, gameId: null, config: null },
  ),
  'phase.prePlay.creating': gameSnapshotAt(
    { line: 'opening', phase: { prePlay: 'creating' } },
    { ...before, config: null },
  ),
  'phase.prePlay.initializing': gameSnapshotAt(
    { line: 'opening', phase: { prePlay: 'initializing' } },
    before,
  ),
  'phase.prePlay.subscribed': gameSnapshotAt({ phase: { prePlay: 'subscribed' } }, before),
  'phase.arriving': gameSnapshotAt({ phase: 'arriving' }),
  'phase.scheduled.waiting': gameSnapshotAt(
    { phase: { scheduled: 'waiting' } },
    { ...unstarted, ...scheduled, starting: { leftMs: 95_000, since: 60_000 } },
  ),
  'phase.scheduled.soon': gameSnapshotAt(
    { phase: { scheduled: 'soon' } },
    { ...unstarted, ...scheduled, starting: { leftMs: 9_000, since: 60_000 } },
  ),
  'phase.connecting': gameSnapshotAt(
    { phase: 'connecting' },
    { ...unstarted, phase: 'CONNECTING', starting: { leftMs: 30_000, since: 60_000 } },
  ),
  'phase.playing.moves.watching': playing({ moves: 'watching' }, { uid: null }),
  'phase.playing.moves.free.ready': playing(
    { clock: 'stopped' },
    {
      ...unstarted,
      phase: 'PLAYING',
      firstMove: { color: 'w', leftMs: 10_000, since: 60_000 },
    },
  ),
  'phase.playing.moves.free.played': playing(
    { moves: { free: 'played' } },
    {
      turns: turnsOf([...italian, 'd2d4']),
      premoves: [{ uci: 'd4c5', moveId: 'm-11' }],
    },
  ),
  'phase.playing.moves.free.rejected': playing(
    { moves: { free: 'rejected' } },
    { notice: 'move_refused_illegal' },
  ),
  'phase.playing.moves.promoting': playing(
    { moves: 'promoting' },
    { turns: [], initialFen: '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60', promotion: 'e7e8' },
  ),
  'phase.playing.moves.leaving': playing({ moves: 'leaving' }, { pending }),
  'phase.playing.moves.sent': playing({ moves: 'sent' }, { pending }),
  'phase.playing.moves.received': playing({ moves: 'received' }, { pending }),
  'phase.playing.moves.notSent': gameSnapshotAt(
    { ...playing({ moves: 'notSent', opponent: 'unknown' }).value, line: 'lost' },
    { pending },
  ),
  'phase.playing.offers.none': playing({}, { lastOffer: { w: 4, b: null } }),
  'phase.playing.offers.offering': playing({ offers: 'offering' }),
  'phase.playing.offers.offered': playing(
    { offers: 'offered' },
    { drawOffer: 'w', lastOffer: { w: 8, b: null } },
  ),
  'phase.playing.offers.received': playing(
    { offers: 'received' },
    { drawOffer: 'b', lastOffer: { w: null, b: 8 } },
  ),
  'phase.playing.offers.answering': playing({ offers: 'answering' }, { drawOffer: 'b' }),
  'phase.playing.takeback.none': playing({}, unrated),
  'phase.playing.takeback.offering': playing({ takeback: 'offering' }, unrated),
  'phase.playing.takeback.offered': playing(
    { takeback: 'offered' },
    { ...unrated, takebackOffer: 'w', lastTakeback: { w: 8, b: null } },
  ),
  'phase.playing.takeback.received': playing(
    { takeback: 'received' },
    { ...unrated, takebackOffer: 'b', lastTakeback: { w: null, b: 8 } },
  ),
  'phase.playing.takeback.answering': playing(
    { takeback: 'answering' },
    { ...unrated, takebackOffer: 'b', lastTakeback: { w: null, b: 8 } },
  ),
  'phase.playing.end.open': playing(),
  'phase.playing.end.resigning': playing({ end: 'resigning' }),
  'phase.playing.end.aborting': playing({ end: 'aborting' }, { turns: turns.slice(0, 1) }),
  'phase.playing.clock.judging': playing({ clock: 'judging' }),
  'phase.playing.clock.stopped': playing(
    { clock: 'stopped' },
    { turns: turns.slice(0, 1), clock: unstarted.clock },
  ),
  'phase.playing.clock.running': playing(),
  'phase.playing.clock.low': playing({ clock: 'low' }, { clock: low }),
  'phase.playing.clock.out': playing(
    { clock: 'out' },
    { clock: { ...low, times: { w: 0, b: 31_000 } } },
  ),
  'phase.playing.opponent.unknown': gameSnapshotAt({
    ...playing({ opponent: 'unknown' }).value,
    line: 'lost',
  }),
  'phase.playing.opponent.present': playing(),
  'phase.playing.opponent.countingDown': playing(
    { opponent: 'countingDown' },
    { absent: { w: null, b: { leftMs: 30_000, since: 60_000 } } },
  ),
  'phase.playing.opponent.due': playing(
    { opponent: 'due' },
    { absent: { w: null, b: { leftMs: 30_000, since: 20_000 } } },
  ),
  'phase.playing.opponent.choosing': playing({ opponent: 'choosing' }, toChoose),
  'phase.playing.opponent.answering': playing({ opponent: 'answering' }, toChoose),
  'phase.done': gameSnapshotAt(
    { phase: 'done' },
    {
      phase: 'DONE',
      end: { result: 'BLACK_WIN', reason: 'resignation' },
      clock: { ...exampleContext.clock, runningSince: null },
    },
  ),
  'phase.unexpected': gameSnapshotAt({ phase: 'unexpected' }, { phase: 'UNEXPECTED' }),
  'phase.failed': gameSnapshotAt({ line: 'opening', phase: 'failed' }, { ...before, config: null }),
} satisfies Record<string, Snapshot>

/** A server's snapshot of a game in the phase PLAYING. */
export const serverSnapshot = (v: number, change: Partial<GameSnapshot> = {}): GameSnapshot => ({
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

/** The type and data of an event, without its game, version and time. */
export type EventData = GameEvent extends infer Event
  ? Event extends GameEvent
    ? Pick<Event, 'type' | 'data'>
    : never
  : never

export const serverEvent = (v: number, says: EventData): GameEvent => ({
  gameId: 'g-7f3a',
  v,
  serverTs: v * 1_000,
  ...says,
})

export const exampleGameInputs: readonly GameInput[] = [
  { gameId: null, uid: 'u-ana' },
  { gameId: 'g-7f3a', uid: 'u-ana' },
  { gameId: 'g-7f3a', uid: null },
]

const promotionFen = '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60'
/** A position after fifty moves of each side without a capture or a pawn move. */
const claimableFen = '8/8/4k3/8/8/3K4/8/R7 w - - 100 80'
const clocks = { w: 170_000, b: 170_000 }
const stillClocks = { clocks, running: false }
const runningClocks = { clocks, running: true }
const opening = turnsOf(['e2e4', 'e7e5'])
const otherFirst = turnsOf(['d2d4'])[0]

const movedBy = (turn: Turn | undefined, running: boolean): EventData => ({
  type: 'MOVED',
  data: { absNum: 1, uci: 'e2e4', fen: startFen, ...turn, clocks, running },
})

/** Events in an order that a game could have; several events share a version. */
const eventsFrom2: readonly EventData[] = [
  movedBy(opening[0], false),
  movedBy(otherFirst, true),
  { type: 'DRAW_OFFER', data: { color: 'w' } },
  { type: 'DRAW_OFFER', data: { color: 'b' } },
  { type: 'TAKEBACK_OFFER', data: { color: 'w' } },
  { type: 'TAKEBACK_OFFER', data: { color: 'b' } },
  { type: 'RIVAL_DISCONNECTED', data: { color: 'b', countdownMs: 30_000 } },
  { type: 'RIVAL_DISCONNECTED', data: { color: 'w', countdownMs: 30_000 } },
  {
    type: 'RIVAL_DISCONNECTED',
    data: { color: 'b', countdownMs: 0, choiceMs: 60_000 },
  },
  {
    type: 'PHASE_CHANGED',
    data: { phase: 'DONE', end: { result: 'WHITE_WIN', reason: 'resignation' } },
  },
  { type: 'PHASE_CHANGED', data: { phase: 'PLAYING', end: null } },
  { type: 'PHASE_CHANGED', data: { phase: 'CONNECTING', end: null } },
  { type: 'PHASE_CHANGED', data: { phase: 'UNEXPECTED', end: null } },
  {
    type: 'TIME_CHANGED',
    data: { clocks: { w: 15_000, b: 15_000 }, givenMs: { w: 0, b: 0 }, running: true },
  },
  {
    type: 'TIME_CHANGED',
    data: { clocks: { w: 0, b: 0 }, givenMs: { w: 0, b: 0 }, running: true },
  },
  { type: 'TIME_CHANGED', data: { ...runningClocks, givenMs: { w: 15_000, b: 0 } } },
  { type: 'SCHEDULED_WARN', data: { leftMs: 9_000 } },
  { type: 'CONNECTING_WARN', data: { leftMs: 9_000 } },
  { type: 'FIRST_MOVE_WARN', data: { color: 'w', leftMs: 10_000 } },
  { type: 'STATUS_CHANGED', data: { status: 'goes' } },
  { type: 'MOVE_ANALYZED', data: { absNum: 1, grade: 'best' } },
  { type: 'UNKNOWN', data: { name: 'CHEERED' } },
]
const eventsFrom3: readonly EventData[] = [
  movedBy(opening[0], true),
  movedBy(opening[1], true),
  movedBy(otherFirst, true),
  { type: 'DRAW_REJECTED', data: { color: 'w' } },
  { type: 'TAKEBACK_REJECTED', data: { color: 'w' } },
  { type: 'RIVAL_CONNECTED', data: { color: 'b' } },
  { type: 'RIVAL_CONNECTED', data: { color: 'w' } },
  { type: 'MOVES_CHANGED', data: { turns: [], ...stillClocks } },
  { type: 'PHASE_CHANGED', data: { phase: 'SCHEDULED', end: null } },
  {
    type: 'PHASE_CHANGED',
    data: { phase: 'DONE', end: { result: 'ABORT', reason: 'left-before-start' } },
  },
]

const play = (uci: string) => ({ type: 'move.play' as const, uci, moveId: `m-${uci}`, at: 1_000 })

export const exampleGameEvents = {
  'line.joined': [{ type: 'line.joined' }],
  'line.opened': [{ type: 'line.opened' }],
  'game.created': [{ type: 'game.created', gameId: 'g-7f3a' }],
  'server.snapshot': [
    serverSnapshot(1, { gameId: 'g-0000' }),
    serverSnapshot(0),
    serverSnapshot(1, { berserk: { w: false, b: false } }),
    serverSnapshot(1, { turns: opening.slice(0, 1) }),
    serverSnapshot(1, { phase: 'SCHEDULED', startsInMs: 60_000 }),
    serverSnapshot(1, { phase: 'CONNECTING', startsInMs: 30_000 }),
    serverSnapshot(1, { absentMs: { w: null, b: 0 }, choiceMs: { w: null, b: 60_000 } }),
    serverSnapshot(1, { initialFen: promotionFen, running: true }),
    serverSnapshot(1, { initialFen: claimableFen, running: true }),
    serverSnapshot(3, { turns: opening, running: true, clocks }),
    serverSnapshot(4, { phase: 'DONE', end: { result: 'DRAW', reason: 'draw-by-offer' } }),
  ].map((snapshot) => ({ type: 'server.snapshot' as const, snapshot, at: 1_000 })),
  'server.event': [
    { ...serverEvent(1, { type: 'UNKNOWN', data: { name: 'late' } }), gameId: 'g-0000' },
    serverEvent(1, { type: 'UNKNOWN', data: { name: 'late' } }),
    ...eventsFrom2.map((says) => serverEvent(2, says)),
    ...eventsFrom3.map((says) => serverEvent(3, says)),
    serverEvent(9, { type: 'UNKNOWN', data: { name: 'early' } }),
  ].map((event) => ({ type: 'server.event' as const, event, at: 1_200 })),
  'move.play': ['e2e4', 'e7e5', 'e2e5', 'e7e8'].map(play),
  'promotion.choose': [{ type: 'promotion.choose', piece: 'q', moveId: 'm-q', at: 1_000 }],
  'promotion.cancel': [{ type: 'promotion.cancel' }],
  'premove.add': [
    { type: 'premove.add', uci: 'e7e5', moveId: 'm-2' },
    { type: 'premove.add', uci: 'a1a8', moveId: 'm-3' },
  ],
  'premove.cancel': [{ type: 'premove.cancel' }],
  'notice.dismiss': [{ type: 'notice.dismiss' }],
  'move.acked': [
    {
      type: 'move.acked',
      ack: { gameId: 'g-7f3a', moveId: 'm-e2e4', v: 2, outcome: 'accepted' },
    },
  ],
  'move.refused': [
    {
      type: 'move.refused',
      bad: {
        gameId: 'g-7f3a',
        moveId: 'm-e2e4',
        reason: 'illegal',
        snapshot: serverSnapshot(1),
      },
      at: 1_100,
    },
  ],
  'draw.offer': [{ type: 'draw.offer' }],
  'draw.accept': [{ type: 'draw.accept' }],
  'draw.decline': [{ type: 'draw.decline' }],
  'draw.claim': [{ type: 'draw.claim' }],
  'game.berserk': [{ type: 'game.berserk' }],
  'takeback.offer': [{ type: 'takeback.offer' }],
  'takeback.accept': [{ type: 'takeback.accept' }],
  'takeback.decline': [{ type: 'takeback.decline' }],
  'absence.win': [{ type: 'absence.win' }],
  'absence.draw': [{ type: 'absence.draw' }],
  'absence.wait': [{ type: 'absence.wait' }],
  'game.resign': [{ type: 'game.resign' }],
  'game.abort': [{ type: 'game.abort' }],
  'clock.synced': [{ type: 'clock.synced', rttMs: 40, offsetMs: 0 }],
  'clock.doubted': [{ type: 'clock.doubted' }],
  'viewers.counted': [{ type: 'viewers.counted', count: 4 }],
  'player.signedIn': [{ type: 'player.signedIn', uid: 'u-ana' }],
  'line.lost': [{ type: 'line.lost' }],
  'line.stopped': [{ type: 'line.stopped' }],
} satisfies {
  readonly [Type in GameMachineEvent['type']]: readonly Extract<
    GameMachineEvent,
    { readonly type: Type }
  >[]
}
