import { boardTypes, contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { LobbyNewsDesk } from '../../../domain/lobby/lobby-news.ts'
import type { LobbyShelf } from '../../../domain/lobby/ports.ts'

export interface ReferenceRouteDeps {
  readonly shelf: LobbyShelf
  readonly lobbyNews: Pick<LobbyNewsDesk, 'counts'>
}

/** The board types of the time controls that are offered. */
const shownBoardTypes = ['bullet', 'blitz', 'rapid'] as const

const shownGames = 10

/** What the lobby shows beside challenges. */
export const referenceRoutes = ({ shelf, lobbyNews }: ReferenceRouteDeps): readonly Route[] => [
  bind(contract.bestPlayers.list, ({ query }) =>
    Promise.all(
      shownBoardTypes.map(async (name) => ({
        board_type: boardTypes[name],
        board_type_name: name,
        players: await shelf.bestPlayers(name, query.limit),
      })),
    ),
  ),
  bind(contract.bestBoards.topList, () => shelf.topGames(shownGames)),
  bind(contract.platform.stats, () => lobbyNews.counts()),
]
