import {
  badMove,
  boardUserTypes,
  gameClientMessage,
  gameCommands,
  gameEnd,
  gameServerMessage,
  moveAck,
  moveGrades,
  ownMove,
  rematchActions,
} from '@kingside/api'
import { z } from 'zod/mini'
import { relayedLine } from '../domain/games/relayed-line.ts'
import type { CommandAnswer, MoveAnswer, RoomMessage } from '../domain/games/rooms.types.ts'

const roomMessage = z.pipe(
  gameClientMessage,
  z.transform((message, context): RoomMessage => {
    if (message.type !== 'join' && message.type !== 'ping') return message
    context.issues.push({ code: 'custom', message: 'not for the rooms', input: message })
    return z.NEVER
  }),
)

/** What one process asks the one that has the game. */
const roomCall = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('join'),
    gameId: z.string(),
    socketId: z.string(),
    playerId: z.nullable(z.number()),
    userType: z.enum(boardUserTypes),
    sinceV: z.number(),
  }),
  z.object({ method: z.literal('say'), socketId: z.string(), message: roomMessage }),
  z.object({ method: z.literal('move'), playerId: z.number(), move: ownMove }),
  z.object({
    method: z.literal('command'),
    gameId: z.string(),
    playerId: z.number(),
    command: z.enum(gameCommands),
  }),
  z.object({
    method: z.literal('rematch'),
    gameId: z.string(),
    playerId: z.number(),
    action: z.enum(rematchActions),
  }),
  z.object({ method: z.literal('adjudicate'), gameId: z.string(), end: gameEnd }),
  z.object({
    method: z.literal('giveTime'),
    gameId: z.string(),
    color: z.enum(['w', 'b']),
    ms: z.number(),
  }),
  z.object({
    method: z.literal('judged'),
    gameId: z.string(),
    move: z.readonly(z.object({ absNum: z.number(), grade: z.enum(moveGrades) })),
  }),
  z.object({ method: z.literal('relay'), gameId: z.string(), line: relayedLine }),
  z.object({ method: z.literal('forfeit'), gameId: z.string(), playerId: z.number() }),
])
export type RoomCall = z.output<typeof roomCall>

const moveAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ack'), ack: moveAck }),
  z.object({ type: z.literal('bad-move'), bad: badMove }),
]) satisfies z.ZodMiniType<MoveAnswer>

const commandAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('done') }),
  z.object({
    type: z.literal('refused'),
    reason: z.enum(['finished', 'not-a-player', 'not-due', 'not-allowed', 'too-often']),
  }),
]) satisfies z.ZodMiniType<CommandAnswer>

const messages = z.readonly(z.array(gameServerMessage))

/** And what that one answers. */
const roomAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), userType: z.enum(boardUserTypes), messages }),
  z.object({ kind: z.literal('game-not-found') }),
  z.object({ kind: z.literal('said'), messages }),
  z.object({ kind: z.literal('moved'), answer: moveAnswer }),
  z.object({ kind: z.literal('commanded'), answer: commandAnswer }),
  z.object({ kind: z.literal('forfeited') }),
  z.object({ kind: z.literal('judged') }),
  z.object({ kind: z.literal('relayed'), isNew: z.boolean() }),
  z.object({
    kind: z.literal('time-given'),
    answer: z.enum(['given', 'over', 'game-not-found']),
  }),
  z.object({
    kind: z.literal('adjudicated'),
    answer: z.enum(['ended', 'over', 'game-not-found']),
  }),
  /** Nothing has happened; try again. */
  z.object({ kind: z.literal('unavailable') }),
])
export type RoomAnswer = z.output<typeof roomAnswer>

/** What processes send each other about games. `from` is the process that says it. */
export const roomsWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call'), from: z.string(), callId: z.string(), call: roomCall }),
  z.object({ type: z.literal('answer'), callId: z.string(), answer: roomAnswer }),
  z.object({
    type: z.literal('leave'),
    socketId: z.string(),
    /** Older processes don't tell. */
    wasSilent: z._default(z.boolean(), false),
  }),
  /** For sockets of the process that receives this. */
  z.object({
    type: z.literal('told'),
    socketIds: z.array(z.string()),
    message: gameServerMessage,
  }),
])
export type RoomsWire = z.output<typeof roomsWire>
