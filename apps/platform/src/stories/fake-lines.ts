import type { GameServerMessage, LobbyEvent, TournamentEvent } from '@kingside/api'
import type { GameSnapshot } from '@kingside/api/realtime/game'
import { gameClientMessage } from '@kingside/api/realtime/game'
import { lobbyClientMessage, type LobbyServerMessage } from '@kingside/api/realtime/lobby'
import type { JsonSocketHandlers, OpenSocket } from '../platform/realtime/json-socket.ts'

/** The server's side of a page's sockets, for a story. */
export interface FakeLines {
  readonly open: OpenSocket
  /** Sends the page an event of the lobby. */
  readonly tellLobby: (event: LobbyEvent) => void
  /** Sends the page a news of a tournament. */
  readonly tellTournament: (news: TournamentEvent) => void
  /** Sends the page a message of its game. */
  readonly tellGame: (message: GameServerMessage) => void
}

export interface FakeLinesOptions {
  /** `silent` never opens, `broken` closes at once. @default 'answering' */
  readonly manner?: 'answering' | 'silent' | 'broken'
  /** The snapshot of the page's game. */
  readonly game?: GameSnapshot
}

/** The close code of a broken connection. */
const lost = 1006

/** Makes the sockets of a page, without a server. */
export function createFakeLines({ manner = 'answering', game }: FakeLinesOptions = {}): FakeLines {
  let lobbyEnd: JsonSocketHandlers | null = null
  let gameEnd: JsonSocketHandlers | null = null

  const open: OpenSocket = (path, handlers) => {
    let isOpen = false
    const answer = path === '/api/ws/game/' ? answersOfGame(game) : answersOfLobby
    if (path === '/api/ws/game/') gameEnd = handlers
    else lobbyEnd = handlers
    // Like a real socket, it never opens within the call.
    setTimeout(() => {
      if (manner === 'silent') return
      if (manner === 'broken') return handlers.onClose(lost)
      isOpen = true
      handlers.onOpen()
    })
    return {
      send: (message) => {
        if (!isOpen) return false
        const said = answer(message)
        setTimeout(() => said.forEach(handlers.onMessage))
        return true
      },
      close: () => {
        isOpen = false
      },
    }
  }

  return {
    open,
    tellLobby: (event) =>
      lobbyEnd?.onMessage({ type: 'news', news: event } satisfies LobbyServerMessage),
    tellTournament: (news) =>
      lobbyEnd?.onMessage({ type: 'tournament', news } satisfies LobbyServerMessage),
    tellGame: (message) => gameEnd?.onMessage(message),
  }
}

function answersOfLobby(said: object): readonly LobbyServerMessage[] {
  const message = lobbyClientMessage.parse(said)
  switch (message.type) {
    case 'authorise':
      return [{ type: 'authorised' }]
    case 'ping':
      return [{ type: 'pong', sentAt: message.sentAt ?? null, serverTs: 0 }]
    case 'subscribe':
      return [{ type: 'acknowledged', seq: message.seq }]
    default:
      return message satisfies never
  }
}

const answersOfGame =
  (snapshot: GameSnapshot | undefined) =>
  (said: object): readonly GameServerMessage[] => {
    const message = gameClientMessage.parse(said)
    switch (message.type) {
      case 'join':
        return snapshot
          ? [
              {
                type: 'joined',
                gameId: snapshot.gameId,
                v: snapshot.v,
                userType: message.userType,
              },
              { type: 'snapshot', snapshot },
            ]
          : []
      case 'ping':
        return [{ type: 'pong', sentAt: message.sentAt, serverTs: 0 }]
      case 'snapshot':
        return snapshot ? [{ type: 'snapshot', snapshot }] : []
      case 'move':
      case 'command':
      case 'rematch':
        return []
      default:
        return message satisfies never
    }
  }
