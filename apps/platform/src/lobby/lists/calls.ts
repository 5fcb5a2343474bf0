import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import { listShortChallenges } from '@kingside/api/calls/play/challenges-short'
import {
  listBestPlayers,
  listTopGames,
  readPlatformStats,
} from '@kingside/api/calls/play/reference'
import {
  type LobbyListsMachine,
  type LobbyListsSystemEvent,
  provideLobbyLists,
} from '@kingside/machines/lobby-lists'
import { type Failing, failing } from '../../platform/server/index.ts'
import type { BoardTypes } from '../../chess/terms/index.ts'
import {
  boardOf,
  type BoardTypeOf,
  challengeOf,
  playerOf,
  toldChallengeOf,
  topGameOf,
} from '../../chess/record/index.ts'

const calls = {
  challenges: listShortChallenges,
  players: listBestPlayers,
  games: listTopGames,
  counts: readPlatformStats,
}

/** The machine of the lobby's four lists, with the server's calls. */
export function createLobbyLists(
  options: ApiClientOptions,
  boardTypes: BoardTypes,
  now: () => number,
): LobbyListsMachine {
  const api = createClient(calls, options)
  const asked: Failing = failing(now)
  return provideLobbyLists({
    loadChallenges: async (signal) =>
      (await asked(api.challenges({ signal }))).results.map(challengeOf),
    loadPlayers: async (boardType, signal) => {
      const lists = await asked(api.players({ query: { board_type: boardType }, signal }))
      // An older server lists all of them.
      const shown = lists.find(({ board_type_name }) => board_type_name === boardType)
      return shown?.players.map(playerOf) ?? []
    },
    loadGames: async (signal) => {
      const [games] = await Promise.all([asked(api.games({ signal })), boardTypes.ready()])
      return games.map((game) => topGameOf(game, boardTypes.of))
    },
    loadCounts: (signal) => asked(api.counts({ signal })),
  })
}

/** The event for the lists from an event of the lobby; null for none. */
export function listsNewsOf(
  event: LobbyEvent,
  boardTypeOf: BoardTypeOf,
): LobbyListsSystemEvent | null {
  switch (event.type) {
    case 'challenge.added':
      return { type: 'challenge.added', challenge: toldChallengeOf(event.challenge, boardTypeOf) }
    case 'challenge.removed':
    case 'owner.disconnected':
    case 'counts.updated':
      return event
    case 'players.updated':
      return {
        type: 'players.updated',
        boardType: event.board_type_name,
        players: event.players.map(playerOf),
      }
    case 'games.updated':
      return {
        type: 'games.updated',
        games: event.games.map((game) => topGameOf(game, boardTypeOf)),
      }
    case 'games.moved':
      return {
        type: 'games.moved',
        games: event.games.map(({ gameId, board }) => ({ gameId, board: boardOf(board) })),
      }
    case 'request.found':
    case 'request.ended':
    case 'challenge.received':
    case 'challenge.accepted':
    case 'challenge.declined':
    case 'challenge.cancelled':
    case 'friend.joined':
    case 'link.ended':
    case 'game.started':
    case 'game.soon':
    case 'game.cancelled':
    case 'notification.added':
    case 'followed.changed':
    case 'notification.read':
      return null
    default:
      return event satisfies never
  }
}
