import {
  createClient,
  type ApiClientOptions,
  type GameServerMessage,
  type RematchAction,
} from '@kingside/api'
import { issueTicket } from '@kingside/api/calls/play/realtime'
import { gameServerMessage } from '@kingside/api/realtime/game'
import type {
  GameConnectionDeps,
  GameConnectionSystemEvent,
} from '@kingside/machines/game-connection'
import { z } from 'zod/mini'
import { failureOf } from '../server/failure.ts'
import { createGameAddress } from './game-address.ts'
import { type JsonSocket, type OpenSocket, openJsonSocket } from './json-socket.ts'
import { createNewsHub, type NewsHub } from './news-hub.ts'

/** The messages of a game's socket beside those about the game. */
export type GameSideNews = Extract<
  GameServerMessage,
  { readonly type: 'rematch' | 'viewers' | 'refused' | 'restart' }
>

/** A game's socket: the calls of the connection's machine, and the other messages. */
export interface GameLine extends GameConnectionDeps {
  readonly side: Pick<NewsHub<GameSideNews>, 'listen'>
  /** Sends a rematch action. @returns whether the socket was open */
  readonly sayRematch: (action: RematchAction) => boolean
}

const calls = { issueTicket }

/**
 * Makes the socket of one open game.
 * @param region where the game is played
 * @param now the page's monotonic clock, in ms
 */
export function createGameLine(
  options: ApiClientOptions,
  region: string,
  now: () => number,
  open: OpenSocket = openJsonSocket,
): GameLine {
  const api = createClient(calls, options)
  const side = createNewsHub<GameSideNews>()
  const address = createGameAddress(options, region, now)
  let current: JsonSocket | null = null
  return {
    side,
    sayRematch: (action) => current?.send({ type: 'rematch', action }) ?? false,
    jitter: Math.random,
    requestTicket: async ({ gameId, userType }, signal) => {
      const body = { kind: 'game', game_id: gameId, user_type: userType } as const
      try {
        const [{ ticket }] = await Promise.all([
          api.issueTicket({ body, signal }),
          address.prepare(signal),
        ])
        return ticket
      } catch (error) {
        // oxlint-disable-next-line typescript/only-throw-error -- the machine reads plain data
        throw { failure: ticketFailureOf(failureOf(error, now).failure) }
      }
    },
    openSocket: (_input, tell) => {
      let rttMs = 0
      const hear = (data: unknown) => {
        const { data: message } = gameServerMessage.safeParse(data)
        if (!message) return tell(unknownOf(data, now()))
        if (message.type === 'pong') rttMs = now() - message.sentAt
        if (message.type === 'joined') address.onJoined()
        const event = newsOf(message, now())
        if (event) tell(event)
        else if (isSide(message)) side.tell(message)
      }
      const socket = open(address.next(), {
        onOpen: () => tell({ type: 'socket.opened' }),
        onClose: () => tell({ type: 'socket.closed' }),
        onMessage: hear,
      })
      current = socket
      return {
        send: (frame) => void say(socket, frame, { now: now(), rttMs }),
        close: socket.close,
      }
    },
  }
}

type Frame = Parameters<ReturnType<GameConnectionDeps['openSocket']>['send']>[0]

function say(
  socket: JsonSocket,
  frame: Frame,
  { now, rttMs }: { readonly now: number; readonly rttMs: number },
): boolean {
  switch (frame.type) {
    case 'ping':
      return socket.send({ type: 'ping', sentAt: now })
    case 'move':
      // The server compensates the network's lag, up to its quota.
      return socket.send({ ...frame, lagMs: Math.max(0, Math.round(rttMs)) })
    case 'join':
    case 'command':
    case 'snapshot':
      return socket.send(frame)
    default:
      return frame satisfies never
  }
}

/** The machine's event for a message; null for messages to others. */
function newsOf(message: GameServerMessage, at: number): GameConnectionSystemEvent | null {
  switch (message.type) {
    case 'joined':
      return { type: 'frame.joined', gameId: message.gameId, v: message.v }
    case 'event':
      return { type: 'frame.event', event: message.event, at }
    case 'snapshot':
      return { type: 'frame.snapshot', snapshot: message.snapshot, at }
    case 'ack':
      return { type: 'frame.ack', ack: message.ack }
    case 'bad-move':
      return { type: 'frame.badMove', bad: message.bad, at }
    case 'pong':
      return { type: 'frame.pong', sentAt: message.sentAt, at, serverTs: message.serverTs }
    case 'refused':
    case 'rematch':
    case 'viewers':
    case 'restart':
      return null
    default:
      return message satisfies never
  }
}

const isSide = (message: GameServerMessage): message is GameSideNews =>
  message.type === 'rematch' ||
  message.type === 'viewers' ||
  message.type === 'refused' ||
  message.type === 'restart'

const numberedEvent = z.object({
  type: z.literal('event'),
  event: z.object({
    gameId: z.string(),
    v: z.int().check(z.positive()),
    serverTs: z.number(),
    type: z.string(),
  }),
})

/** An event of an unknown type still has its version. */
function unknownOf(data: unknown, at: number): GameConnectionSystemEvent {
  const { data: known } = numberedEvent.safeParse(data)
  if (!known) return { type: 'frame.unknown' }
  const { gameId, v, serverTs, type } = known.event
  return {
    type: 'frame.event',
    event: { gameId, v, serverTs, type: 'UNKNOWN', data: { name: type } },
    at,
  }
}

function ticketFailureOf(failure: string): 'unauthorised' | 'forbidden' | 'unavailable' {
  switch (failure) {
    case 'unauthorised':
    case 'player_uid_missing':
      return 'unauthorised'
    case 'forbidden':
    case 'player_banned':
      return 'forbidden'
    default:
      return 'unavailable'
  }
}
