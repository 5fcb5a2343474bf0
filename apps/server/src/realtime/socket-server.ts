import {
  gameClientMessage,
  type GameServerMessage,
  lobbyClientMessage,
  type LobbyServerMessage,
  type SocketCloseReason,
} from '@kingside/api'
import type { WebSocket } from 'ws'
import type { Clock } from '../domain/clock.ts'
import type { Log } from '../log.ts'
import { noProxies, type TrustedProxies } from '../trusted-proxies.ts'
import { type GameSocketDeps, handleGame } from './game-socket.ts'
import { type SocketLimits, socketLimits } from './limits.ts'
import { type Line, openLine } from './line.ts'
import { handleLobby, type LobbySocketDeps } from './lobby-socket.ts'
import { createOpenLines, type OpenLines } from './open-lines.ts'
import { createMessageParser } from './parse-message.ts'
import { createSocketCounts, type SocketCounts, type SocketError } from './socket-counts.ts'
import { createUpgrades, type Upgrades } from './upgrade.ts'

export interface SocketServerDeps
  extends Omit<GameSocketDeps, 'lines' | 'clock'>, Omit<LobbySocketDeps, 'lines' | 'clock'> {
  readonly clock: Clock
  readonly log: Log
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
  /** Names of this server beside loopback and the public address. @default none */
  readonly hostNames?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is believed. @default none */
  readonly trustedProxies?: TrustedProxies
  /** From 0 up to 1; spreads the clients that come back after a restart. */
  readonly random: () => number
  /** Called with each error on a socket, for the metrics. */
  readonly onError?: (error: SocketError) => void
  /** @default socketLimits */
  readonly limits?: SocketLimits
}

export interface SocketServer
  extends Pick<Upgrades, 'handle'>, Pick<OpenLines, 'closeSession' | 'closePlayer'> {
  readonly counts: SocketCounts
  /** How many sockets are open. */
  readonly open: () => number
  /**
   * Tells the lobby that the server restarts in `restartInMs`, closes every socket with the reason `restart`, and
   * lets no new one in. Stop the rooms before: they tell the players of games.
   */
  readonly stop: (options: { readonly restartInMs: number }) => Promise<void>
}

/** Over how long the clients of a restarted server are spread, in milliseconds. */
const spreadMs = 5_000
/** How long clients may take to say goodbye, in milliseconds. */
const goodbyeMs = 1_000

/** Makes the sockets of lobby and games; attach `handle` to the `upgrade` event of an HTTP server. */
export function createSocketServer(deps: SocketServerDeps): SocketServer {
  const { clock, log, publicOrigin, random, limits = socketLimits } = deps
  const { trustedProxies = noProxies, hostNames = [] } = deps
  const counts = createSocketCounts(deps.onError)
  const lines = createOpenLines(limits.perPlayer)
  const lineDeps = { clock, limits, counts, log }
  const parseLobby = createMessageParser(lobbyClientMessage, limits.depth)
  const parseGame = createMessageParser(gameClientMessage, limits.depth)
  const sockets = new Map<WebSocket, (reason: SocketCloseReason) => void>()
  const lobbyLines = new Set<Line<LobbyServerMessage>>()

  const keep = (socket: WebSocket, { close }: Pick<Line<never>, 'close'>) => {
    sockets.set(socket, close)
    socket.once('close', () => sockets.delete(socket))
  }
  const openLobby = (socket: WebSocket) => {
    const line = openLine(
      socket,
      parseLobby,
      (line: Line<LobbyServerMessage>) => handleLobby(line, { ...deps, lines }),
      lineDeps,
    )
    keep(socket, line)
    lobbyLines.add(line)
    socket.once('close', () => lobbyLines.delete(line))
  }
  const openGame = (socket: WebSocket) =>
    keep(
      socket,
      openLine(
        socket,
        parseGame,
        (line: Line<GameServerMessage>) => handleGame(line, { ...deps, lines }),
        lineDeps,
      ),
    )
  const upgrades = createUpgrades({
    limits,
    counts,
    publicOrigin,
    hostNames,
    trustedProxies,
    open: { lobby: openLobby, game: openGame },
  })

  return {
    handle: upgrades.handle,
    closeSession: lines.closeSession,
    closePlayer: lines.closePlayer,
    counts,
    open: () => sockets.size,
    stop: async ({ restartInMs }) => {
      upgrades.stop()
      for (const line of lobbyLines) {
        line.send({ type: 'restart', inMs: restartInMs + Math.round(random() * spreadMs) })
      }
      const gone = [...sockets].map(
        ([socket, close]) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve())
            close('restart')
          }),
      )
      const stopWaiting = clock.after(goodbyeMs, () => {
        for (const socket of sockets.keys()) socket.terminate()
      })
      await Promise.all(gone)
      stopWaiting()
    },
  }
}
