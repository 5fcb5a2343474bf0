import { z } from 'zod/mini'
import {
  gameResults,
  endReasons,
  gamePhases,
  boardStatuses,
  moveGrades,
  refusalReasons,
  boardUserTypes,
  gameCommands,
  rematchActions,
  rematchStates,
} from '../facts/games.ts'
import { gameId } from './game-id.ts'

export { gameId } from './game-id.ts'

/** A player's colour. */
export const color = z.enum(['w', 'b'])

export const gameEnd = z.readonly(
  z.object({ result: z.enum(gameResults), reason: z.enum(endReasons) }),
)
/** How an online game ended. */
export type OnlineEnd = z.output<typeof gameEnd>

const ms = z.number()
const count = z.int().check(z.nonnegative())
const version = z.int().check(z.nonnegative())
/** Milliseconds of each side. */
const clocks = z.readonly(z.object({ w: ms, b: ms }))

const uci = z
  .string()
  .check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'expected a move such as e2e4'))

export const turn = z.readonly(
  z.object({
    /** The ply's number in the game, from 1. */
    absNum: z.int().check(z.positive()),
    uci: z.string(),
    /** The position after it. */
    fen: z.string(),
  }),
)
/** One ply as the server sends it. */
export type Turn = z.output<typeof turn>

export const gameSnapshot = z.readonly(
  z.object({
    gameId,
    /** The specification's misc version: the number of the game's last event. */
    v: version,
    phase: z.enum(gamePhases),
    /** How long until a scheduled game starts. */
    startsInMs: z.nullable(ms),
    initialFen: z.string(),
    turns: z.readonly(z.array(turn)),
    /** What each side has left now. */
    clocks,
    /** Whether the clock of the side to move runs. */
    running: z.boolean(),
    /** Time that players gave to each other or an arbiter gave. */
    givenMs: clocks,
    /** Whose draw offer is open. */
    drawOffer: z.nullable(color),
    /** After how many plies each side offered last. */
    lastOffer: z.readonly(z.object({ w: z.nullable(count), b: z.nullable(count) })),
    /** The side that asks to have its last move back. Servers of before there were takebacks leave it out. */
    takebackOffer: z._default(z.nullable(color), null),
    /** After how many plies each side asked last, since the last takeback that was granted. */
    lastTakeback: z._default(z.readonly(z.object({ w: z.nullable(count), b: z.nullable(count) })), {
      w: null,
      b: null,
    }),
    /** How long each absent player still has to come back; null for who is there. */
    absentMs: z.readonly(z.object({ w: z.nullable(ms), b: z.nullable(ms) })),
    end: z.nullable(gameEnd),
    viewers: count,
  }),
)
/** The state of a game as the server stores it. */
export type GameSnapshot = z.output<typeof gameSnapshot>

const numbered = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.readonly(
    z.object({
      gameId,
      /** Strictly one more than that of the game's event before. */
      v: z.int().check(z.positive()),
      /** The server's wall clock, ms since 1970; for logs, never for durations. */
      serverTs: ms,
      type: z.literal(type),
      data,
    }),
  )

const facts = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.object(shape))

/** The numbered events of a game, by the names of the specification. */
export const gameEvent = z.discriminatedUnion('type', [
  numbered('RIVAL_CONNECTED', facts({ color })),
  numbered('RIVAL_DISCONNECTED', facts({ color, countdownMs: ms })),
  numbered('PHASE_CHANGED', facts({ phase: z.enum(gamePhases), end: z.nullable(gameEnd) })),
  numbered('FIRST_MOVE_WARN', facts({ color, leftMs: ms })),
  numbered('SCHEDULED_WARN', facts({ leftMs: ms })),
  numbered('CONNECTING_WARN', facts({ leftMs: ms })),
  numbered('DRAW_OFFER', facts({ color })),
  /** `color` is the side whose offer it was. */
  numbered('DRAW_REJECTED', facts({ color })),
  numbered('TAKEBACK_OFFER', facts({ color })),
  /** `color` is the side whose offer it was. */
  numbered('TAKEBACK_REJECTED', facts({ color })),
  numbered(
    'MOVED',
    facts({
      absNum: z.int().check(z.positive()),
      uci: z.string(),
      fen: z.string(),
      clocks,
      running: z.boolean(),
    }),
  ),
  /** All moves of the game as it stands now; a takeback that was granted leaves fewer. */
  numbered(
    'MOVES_CHANGED',
    facts({ turns: z.readonly(z.array(turn)), clocks, running: z.boolean() }),
  ),
  numbered('TIME_CHANGED', facts({ clocks, givenMs: clocks, running: z.boolean() })),
  numbered('STATUS_CHANGED', facts({ status: z.enum(boardStatuses) })),
  numbered(
    'MOVE_ANALYZED',
    facts({ absNum: z.int().check(z.positive()), grade: z.enum(moveGrades) }),
  ),
])
export type GameEvent = z.output<typeof gameEvent>
export type GameEventType = GameEvent['type']

export const ownMove = z.readonly(
  z.object({
    gameId,
    absNum: z.int().check(z.positive()),
    uci,
    /** Chosen by the client; the same move sent again has the same. */
    moveId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** `positionKey` (chess-game) of the position that the move is played in. */
    positionHash: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
)
/** A move on its way to the server; unique by game and `absNum`, and by game and `moveId`. */
export type OwnMove = z.output<typeof ownMove>

export const moveAck = z.readonly(
  z.object({
    gameId,
    moveId: z.string(),
    v: version,
    outcome: z.enum(['accepted', 'duplicate']),
    clocks,
  }),
)
/** The server's answer to a move, after it has stored it. */
export type MoveAck = z.output<typeof moveAck>

export const badMove = z.readonly(
  z.object({
    gameId,
    moveId: z.string(),
    reason: z.enum(refusalReasons),
    snapshot: gameSnapshot,
  }),
)
/** The move was refused, and this is how the game stands. */
export type BadMove = z.output<typeof badMove>

/** What a client says through the game socket. The first message is `join`. */
export const gameClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    ticket: z.string().check(z.minLength(16), z.maxLength(128)),
    gameId,
    userType: z.enum(boardUserTypes),
    /** The last event that this client has; 0 for none. */
    v: version,
  }),
  z.object({ type: z.literal('move'), move: ownMove, lagMs: z.optional(ms) }),
  z.object({ type: z.literal('command'), command: z.enum(gameCommands) }),
  z.object({ type: z.literal('rematch'), action: z.enum(rematchActions) }),
  z.object({ type: z.literal('snapshot') }),
  z.object({ type: z.literal('ping'), sentAt: ms }),
])
export type GameClientMessage = z.output<typeof gameClientMessage>

/** What the server says through the game socket. */
export const gameServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), gameId, v: version, userType: z.enum(boardUserTypes) }),
  z.object({ type: z.literal('event'), event: gameEvent }),
  z.object({ type: z.literal('snapshot'), snapshot: gameSnapshot }),
  z.object({ type: z.literal('ack'), ack: moveAck }),
  z.object({ type: z.literal('bad-move'), bad: badMove }),
  /** A command was refused; `command` is the one. */
  z.object({
    type: z.literal('refused'),
    command: z.string(),
    reason: z.enum(['finished', 'not-a-player', 'not-due', 'not-allowed', 'too-often']),
  }),
  z.object({
    type: z.literal('rematch'),
    state: z.enum(rematchStates),
    end: z.nullable(z.enum(['declined', 'withdrawn', 'expired', 'opponent_left'])),
    newGameId: z.nullable(gameId),
  }),
  z.object({ type: z.literal('viewers'), count }),
  z.object({ type: z.literal('pong'), sentAt: ms, serverTs: ms }),
  /** The server stops in `inMs`; reconnect, spread, after it. */
  z.object({ type: z.literal('restart'), inMs: ms }),
])
export type GameServerMessage = z.output<typeof gameServerMessage>
