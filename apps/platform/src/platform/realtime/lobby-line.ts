import { createClient, type ApiClientOptions } from '@kingside/api'
import { issueTicket } from '@kingside/api/calls/play/realtime'

import { type LobbyEvent, lobbyServerMessage } from '@kingside/api/realtime/lobby'
import type {
  CloseReason,
  LobbyConnectionDeps,
  LobbyTicketFailure,
} from '@kingside/machines/lobby-connection'
import { failureOf } from '../server/failure.ts'
import type { OpenSocket } from './json-socket.ts'
import type { NewsHub } from './news-hub.ts'
import { closeCodes } from '@kingside/api/facts'

/** The lobby's socket, as the calls of the connection's machine. */
export type LobbyLine = Omit<LobbyConnectionDeps, 'renewPlayer'>

export interface LobbyLineDeps {
  readonly options: ApiClientOptions
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
  readonly openSocket: OpenSocket
  /** Publishes the lobby's events. */
  readonly news: Pick<NewsHub<LobbyEvent>, 'tell'>
  /** Publishes the news of tournaments as they come: each is a `tournamentEvent` of the contract. */
  readonly tournamentNews: Pick<NewsHub<unknown>, 'tell'>
}

const calls = { issueTicket }

export function createLobbyLine({
  options,
  now,
  openSocket,
  news,
  tournamentNews,
}: LobbyLineDeps): LobbyLine {
  const api = createClient(calls, options)
  return {
    random: Math.random,
    getTicket: async (_playerUid, signal) => {
      try {
        return (await api.issueTicket({ body: { kind: 'lobby' }, signal })).ticket
      } catch (error) {
        const { failure } = failureOf(error, now)
        // oxlint-disable-next-line typescript/only-throw-error -- the machine reads plain data
        throw { code: ticketFailureOf(failure) }
      }
    },
    openSocket: ({ epoch }, tell) => {
      let retryInMs: number | null = null
      const socket = openSocket('/api/ws/lobby/', {
        onOpen: () => tell({ type: 'socket.opened', epoch }),
        onClose: (code) =>
          tell({ type: 'socket.closed', epoch, reason: closeReasonOf(code), retryInMs }),
        onMessage: (data) => {
          const { data: message } = lobbyServerMessage.safeParse(data)
          switch (message?.type) {
            case 'authorised':
              return tell({ type: 'socket.authorised', epoch })
            case 'pong':
              return tell({ type: 'socket.pong', epoch })
            case 'acknowledged':
              return tell({ type: 'socket.acknowledged', epoch, seq: message.seq })
            case 'news':
              return news.tell(message.news)
            case 'tournament':
              return tournamentNews.tell(message.news)
            case 'restart':
              retryInMs = message.inMs
              return undefined
            case undefined:
              return tell({ type: 'socket.unknown', epoch })
            default:
              return message satisfies never
          }
        },
      })
      return { say: (message) => void socket.send(message), close: socket.close }
    },
  }
}

function ticketFailureOf(failure: string): LobbyTicketFailure {
  switch (failure) {
    case 'unauthorised':
    case 'player_banned':
      return failure
    case 'player_uid_missing':
      return 'unidentified'
    default:
      return 'unreachable'
  }
}

/** @see closeCodes of the contract */
function closeReasonOf(code: number): CloseReason {
  switch (code) {
    case closeCodes.restart:
      return 'restart'
    case closeCodes.flooded:
      return 'flooded'
    case closeCodes.forbidden:
      return 'forbidden'
    default:
      return 'lost'
  }
}
