import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressKey } from '../client-address.ts'
import { isOwnHost, type OwnHosts } from '../own-hosts.ts'
import type { SocketLimits } from './limits.ts'
import type { TrustedProxies } from '../trusted-proxies.ts'
import type { SocketCounts } from './socket-counts.ts'

export const socketPaths = { lobby: '/api/ws/lobby/', game: '/api/ws/game/' } as const
export type SocketKind = keyof typeof socketPaths

export interface UpgradeDeps extends OwnHosts {
  readonly limits: SocketLimits
  readonly counts: SocketCounts
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies
  readonly open: Readonly<Record<SocketKind, (socket: WebSocket) => void>>
}

export interface Upgrades {
  /** For the `upgrade` event of the HTTP server. */
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Refuses all that come from now on. */
  readonly stop: () => void
}

/** Lets sockets in: name and origin are looked at before anything else, then the path, then how many the address has. */
export function createUpgrades(deps: UpgradeDeps): Upgrades {
  const { limits, counts, publicOrigin, trustedProxies, open } = deps
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Longer than a message may be, so that a message that is too long is closed with a code of the contract.
    maxPayload: limits.messageBytes * 2,
  })
  const perAddress = new Map<string, number>()
  let stopped = false

  const admit = (request: IncomingMessage, socket: Duplex, head: Buffer, kind: SocketKind) => {
    const forwarded = request.headers['x-forwarded-for']
    const address = addressKey(
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      request.socket.remoteAddress ?? 'unknown',
      trustedProxies,
    )
    const number = perAddress.get(address) ?? 0
    if (number >= limits.perAddress) {
      counts.add('too-many')
      return refuse(socket, '429 Too Many Requests')
    }
    perAddress.set(address, number + 1)
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    server.handleUpgrade(request, socket, head, open[kind])
  }

  return {
    stop: () => {
      stopped = true
    },
    handle: (request, socket, head) => {
      // A client that hangs up early is no failure of ours.
      socket.on('error', () => {})
      if (!isOwnHost(request.headers.host, deps)) {
        counts.add('foreign-origin')
        return refuse(socket, '421 Misdirected Request')
      }
      if (!isOwnOrigin(request, publicOrigin)) {
        counts.add('foreign-origin')
        return refuse(socket, '403 Forbidden')
      }
      const kind = kindOf(request.url)
      if (!kind) return refuse(socket, '404 Not Found')
      if (stopped) return refuse(socket, '503 Service Unavailable')
      admit(request, socket, head, kind)
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}

function kindOf(url: string | undefined): SocketKind | null {
  const path = url?.split('?', 1)[0]
  if (path === socketPaths.lobby) return 'lobby'
  return path === socketPaths.game ? 'game' : null
}

/** A page can not set `Authorization` on a socket, so whoever does is no page of another site. */
function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  const { origin, host, authorization } = headers
  if (origin === undefined) return authorization !== undefined
  const own = publicOrigin === null ? host : new URL(publicOrigin).host
  return URL.canParse(origin) && own !== undefined && new URL(origin).host === own
}
