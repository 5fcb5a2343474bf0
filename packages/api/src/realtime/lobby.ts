import { z } from 'zod/mini'
import { lobbyChallenge } from '../calls/play/challenge-record.ts'
import { notification } from '../notification.ts'
import { gameId } from './game-id.ts'
import { boardTypeNames } from '../facts/time-controls.ts'
import { followedPlayer } from './followed-player.ts'
import { lobbyPlayer } from './lobby-player.ts'
import { gameBoard, topGame } from './top-game.ts'

export { lobbyPlayer, lobbyPlayerFields } from './lobby-player.ts'
export type { LobbyPlayer } from './lobby-player.ts'

export { gameBoard, topGame } from './top-game.ts'
export type { GameBoard, TopGame } from './top-game.ts'

const ms = z.number()
const seq = z.int().check(z.positive())

/** A part of the lobby that a client follows: a list (its name and the pages in view), or one item by its id. */
export const lobbyTag = z.readonly(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    id: z.nullable(z.string().check(z.maxLength(64))),
    pages: z.readonly(z.array(z.int().check(z.nonnegative())).check(z.maxLength(20))),
  }),
)
export type LobbyTag = z.output<typeof lobbyTag>

/** What a client sends through the lobby socket. The first message is `authorise`. */
export const lobbyClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authorise'),
    playerUid: z.string().check(z.minLength(1), z.maxLength(64)),
    ticket: z.string().check(z.minLength(16), z.maxLength(128)),
  }),
  z.object({ type: z.literal('ping'), sentAt: z.optional(ms) }),
  z.object({
    type: z.literal('subscribe'),
    seq,
    tags: z.readonly(z.array(lobbyTag).check(z.maxLength(20))),
  }),
])
export type LobbyClientMessage = z.output<typeof lobbyClientMessage>

export const liveCounts = z.readonly(
  z.object({ players: z.int().check(z.nonnegative()), games: z.int().check(z.nonnegative()) }),
)
export type LiveCounts = z.output<typeof liveCounts>

/** An event of the lobby; each belongs to a tag. The server sends events of `own` to their player only. */
export const lobbyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('challenge.added'), challenge: lobbyChallenge }),
  z.object({ type: z.literal('challenge.removed'), id: z.string() }),
  z.object({ type: z.literal('owner.disconnected'), ownerUid: z.string() }),
  /** The best players of a board type. Older servers send those of blitz alone, without its name. */
  z.object({
    type: z.literal('players.updated'),
    board_type_name: z._default(z.enum(boardTypeNames), 'blitz'),
    players: z.readonly(z.array(lobbyPlayer)),
  }),
  z.object({ type: z.literal('games.updated'), games: z.readonly(z.array(topGame)) }),
  /** Games of the list went on or ended: those that changed since it was told last, at most once a second. */
  z.object({
    type: z.literal('games.moved'),
    games: z.readonly(z.array(z.readonly(z.object({ gameId, board: gameBoard })))),
  }),
  z.object({ type: z.literal('counts.updated'), counts: liveCounts }),
  /** Own: the request led to a game. */
  z.object({
    type: z.literal('request.found'),
    requestId: z.string(),
    gameId,
    isBot: z.boolean(),
  }),
  /** Own: the request ended without a game. */
  z.object({
    type: z.literal('request.ended'),
    requestId: z.string(),
    code: z.string(),
    detail: z.nullable(z.string()),
  }),
  /** Own: somebody accepted or answered a challenge, or challenged the player. */
  z.object({ type: z.literal('challenge.received'), challenge: lobbyChallenge }),
  z.object({ type: z.literal('challenge.accepted'), id: z.string(), gameId }),
  z.object({ type: z.literal('challenge.declined'), id: z.string() }),
  z.object({ type: z.literal('challenge.cancelled'), id: z.string() }),
  /** Own: a friend used the link. */
  z.object({ type: z.literal('friend.joined'), requestId: z.string(), gameId }),
  z.object({
    type: z.literal('link.ended'),
    code: z.string(),
    end: z.enum(['expired', 'taken', 'cancelled', 'unknown']),
  }),
  /** Own: a game of the player began or is about to begin. */
  z.object({ type: z.literal('game.started'), gameId }),
  /** Own: a scheduled game of the player starts soon. With 10 s or less its page is opened. */
  z.object({ type: z.literal('game.soon'), gameId, startsInMs: ms }),
  /** Own: a scheduled game of the player was cancelled before its start. */
  z.object({ type: z.literal('game.cancelled'), gameId }),
  /** Own: the member has a new notification. */
  z.object({ type: z.literal('notification.added'), notification }),
  /** Own: somebody whom the player follows came, left, began a game or ended one. */
  z.object({ type: z.literal('followed.changed'), followed: followedPlayer }),
  /** Own: a notification was read, in this tab or another. */
  z.object({ type: z.literal('notification.read'), id: z.string() }),
])
export type LobbyEvent = z.output<typeof lobbyEvent>

/** What the server sends through the lobby socket. */
export const lobbyServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authorised') }),
  z.object({ type: z.literal('pong'), sentAt: z.nullable(ms), serverTs: ms }),
  z.object({ type: z.literal('acknowledged'), seq }),
  z.object({ type: z.literal('news'), news: lobbyEvent }),
  /** A `tournamentEvent` (realtime/tournament.ts), which who follows a tournament reads: its schema is in no first page. */
  z.object({ type: z.literal('tournament'), news: z.unknown() }),
  z.object({ type: z.literal('restart'), inMs: ms }),
])
export type LobbyServerMessage = z.output<typeof lobbyServerMessage>
