import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryTickets } from '../domain/realtime/memory-tickets.ts'
import type { TicketPurpose } from '../domain/realtime/tickets.ts'
import { listen } from '../listen.ts'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { type FakeRooms, fakeRooms } from './fake-rooms.ts'
import { createLobbyHub, type LobbyHub } from './lobby-hub.ts'
import { createSocketServer, type SocketServer, type SocketServerDeps } from './socket-server.ts'

export interface TestSockets {
  readonly server: SocketServer
  readonly lobby: LobbyHub
  readonly rooms: FakeRooms
  readonly clock: ManualClock
  readonly origin: string
  readonly ticket: (playerId: number | null, purpose: TicketPurpose) => Promise<string>
  readonly connect: (kind: 'lobby' | 'game') => Promise<TestSocket>
  readonly raw: (path: string, headers?: Readonly<Record<string, string>>) => WebSocket
}

export interface TestSocket {
  readonly socket: WebSocket
  readonly say: (message: unknown) => void
  /** The next message; those that came before it was asked for are kept. */
  readonly next: () => Promise<unknown>
  readonly closed: Promise<number>
}

/** Sockets on a real port, with rooms that only note what they are told. */
export async function testSockets(
  overrides: Partial<SocketServerDeps> = {},
  open: (deps: SocketServerDeps) => SocketServer | Promise<SocketServer> = createSocketServer,
): Promise<TestSockets> {
  const clock = manualClock()
  const lobby = createLobbyHub({ clock })
  const rooms = fakeRooms()
  const tickets = createMemoryTickets({ createTicket: createUid, clock })
  const server = await open({
    tickets,
    rooms,
    lobby,
    mayOpen: async () => true,
    resume: async () => {},
    followable: async (ids) => ids,
    isUidOf: async (uid, playerId) => uid === `secret-of-${playerId}`,
    createSocketId: createUid,
    clock,
    log: { error: () => {} },
    publicOrigin: null,
    random: () => 0.5,
    ...overrides,
  })
  const http = createServer()
  http.on('upgrade', server.handle)
  const port = await listen(http, [0], '127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  onTestFinished(async () => {
    const stopped = server.stop({ restartInMs: 0 })
    clock.pass(2_000)
    await stopped
    http.close()
  })
  const raw = (path: string, headers: Readonly<Record<string, string>> = { origin }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    socket.on('error', () => {})
    return socket
  }
  return {
    server,
    lobby,
    rooms,
    clock,
    origin,
    raw,
    ticket: (playerId, purpose) =>
      tickets.issue(
        {
          playerId,
          playerUid: playerId === null ? null : `player-${playerId}`,
          sessionId: playerId === null ? null : `session-${playerId}`,
        },
        purpose,
      ),
    connect: async (kind) => {
      const socket = raw(`/api/ws/${kind}/`)
      const client = follow(socket)
      await once(socket, 'open')
      return client
    },
  }
}

/** Keeps the messages that a socket receives. */
export function follow(socket: WebSocket): TestSocket {
  const kept: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString())
    const take = waiting.shift()
    if (take) take(message)
    else kept.push(message)
  })
  return {
    socket,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () =>
      kept.length > 0
        ? Promise.resolve(kept.shift())
        : new Promise((resolve) => waiting.push(resolve)),
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
}

/** The status with which an upgrade is refused; 101 when it is let in. */
export const answerTo = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  })
