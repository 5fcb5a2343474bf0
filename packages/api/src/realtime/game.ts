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
  rematchCommands,
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
    /** The position after the ply. */
    fen: z.string(),
    /** When the server stored it, in ms since 1970; left out for plies of which that was not kept. */
    ts: z.optional(ms),
    /** How long its player's clock ran for it, in ms; left out where no clock ran. */
    usedMs: z.optional(ms),
    /** How much of that was given back for the lag of the player's line, in ms; left out where nothing was. */
    lagMs: z.optional(ms),
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
    /** The remaining time of each side. */
    clocks,
    /** Whether the clock of the side to move runs. */
    running: z.boolean(),
    /** Time added by the players or an arbiter. */
    givenMs: clocks,
    /** The side with an open draw offer. */
    drawOffer: z.nullable(color),
    /** The ply count at each side's last draw offer; null before the first. */
    lastOffer: z.readonly(z.object({ w: z.nullable(count), b: z.nullable(count) })),
    /** The side that asks for a takeback. Older servers, without takebacks, leave it out. */
    takebackOffer: z._default(z.nullable(color), null),
    /** The ply count at each side's last takeback request since the last granted takeback; null without one. */
    lastTakeback: z._default(z.readonly(z.object({ w: z.nullable(count), b: z.nullable(count) })), {
      w: null,
      b: null,
    }),
    /** How long each absent player has to return; null for a player who is present. */
    absentMs: z.readonly(z.object({ w: z.nullable(ms), b: z.nullable(ms) })),
    /**
     * How long the opponent of a player who did not return in time has to choose a win, a draw or to wait, after which
     * it is a win; null while nothing is to be chosen. Older servers, which chose the win at once, leave it out.
     */
    choiceMs: z._default(z.readonly(z.object({ w: z.nullable(ms), b: z.nullable(ms) })), {
      w: null,
      b: null,
    }),
    /** Who has given half of the time away; left out where that is not possible in the game. */
    berserk: z.optional(z.readonly(z.object({ w: z.boolean(), b: z.boolean() }))),
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
      /** The version of the event: one more than that of the game's previous event. */
      v: z.int().check(z.positive()),
      /** The server's wall clock, ms since 1970; for logs, not for durations. */
      serverTs: ms,
      type: z.literal(type),
      data,
    }),
  )

const facts = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.object(shape))

/** The numbered events of a game, by the names of the specification. */
export const gameEvent = z.discriminatedUnion('type', [
  numbered('RIVAL_CONNECTED', facts({ color })),
  /** With `choiceMs` the time to return is over, and the opponent has that long to choose how the game goes on. */
  numbered('RIVAL_DISCONNECTED', facts({ color, countdownMs: ms, choiceMs: z.optional(ms) })),
  numbered('PHASE_CHANGED', facts({ phase: z.enum(gamePhases), end: z.nullable(gameEnd) })),
  numbered('FIRST_MOVE_WARN', facts({ color, leftMs: ms })),
  numbered('SCHEDULED_WARN', facts({ leftMs: ms })),
  numbered('CONNECTING_WARN', facts({ leftMs: ms })),
  numbered('DRAW_OFFER', facts({ color })),
  /** `color` is the side that made the offer. */
  numbered('DRAW_REJECTED', facts({ color })),
  numbered('TAKEBACK_OFFER', facts({ color })),
  /** `color` is the side that made the request. */
  numbered('TAKEBACK_REJECTED', facts({ color })),
  numbered(
    'MOVED',
    facts({
      absNum: z.int().check(z.positive()),
      uci: z.string(),
      fen: z.string(),
      clocks,
      running: z.boolean(),
      /** When it was stored, in ms since 1970; older servers leave it out. */
      ts: z.optional(ms),
      /** How long the mover's clock ran for it, in ms; left out where no clock ran. */
      usedMs: z.optional(ms),
      /** How much of that was given back for lag, in ms; left out where nothing was. */
      lagMs: z.optional(ms),
      /** The round trip of the mover's line as the server measures it, in ms; left out where it is not known. */
      rttMs: z.optional(ms),
    }),
  ),
  /** All moves that remain; a granted takeback removes some. */
  numbered(
    'MOVES_CHANGED',
    facts({ turns: z.readonly(z.array(turn)), clocks, running: z.boolean() }),
  ),
  numbered(
    'TIME_CHANGED',
    facts({
      clocks,
      givenMs: clocks,
      running: z.boolean(),
      /** The side that has given half of its time, and its increment, away; absent where that is not why. */
      berserk: z.optional(color),
    }),
  ),
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
    /** Chosen by the client; a resent move keeps it. */
    moveId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** `positionKey` (chess-game) of the position before the move. */
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
/** The server did not accept the move; `snapshot` is the present state of the game. */
export type BadMove = z.output<typeof badMove>

/** What a client sends through the game socket. The first message is `join`. */
export const gameClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    ticket: z.string().check(z.minLength(16), z.maxLength(128)),
    gameId,
    userType: z.enum(boardUserTypes),
    /** The version of the last event that this client has; 0 for none. */
    v: version,
  }),
  z.object({ type: z.literal('move'), move: ownMove, lagMs: z.optional(ms) }),
  z.object({ type: z.literal('command'), command: z.enum(gameCommands) }),
  z.object({ type: z.literal('rematch'), action: z.enum(rematchActions) }),
  z.object({ type: z.literal('snapshot') }),
  z.object({ type: z.literal('ping'), sentAt: ms }),
])
export type GameClientMessage = z.output<typeof gameClientMessage>

/** What the server sends through the game socket. */
export const gameServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), gameId, v: version, userType: z.enum(boardUserTypes) }),
  z.object({ type: z.literal('event'), event: gameEvent }),
  z.object({ type: z.literal('snapshot'), snapshot: gameSnapshot }),
  z.object({ type: z.literal('ack'), ack: moveAck }),
  z.object({ type: z.literal('bad-move'), bad: badMove }),
  /** The server did not accept `command`: a command or a rematch action. */
  z.object({
    type: z.literal('refused'),
    command: z.enum([...gameCommands, ...rematchCommands]),
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
  /** The server stops in `inMs`; reconnect after that, after a random delay. */
  z.object({ type: z.literal('restart'), inMs: ms }),
])
export type GameServerMessage = z.output<typeof gameServerMessage>
