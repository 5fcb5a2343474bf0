import { boardTypes, contract, rankedBoardTypes } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { LobbyLists } from '../../../domain/lobby/lobby-lists.ts'
import type { TopGamesReader } from '../../../domain/lobby/ports.ts'

export interface ReferenceRouteDeps {
  readonly topGamesReader: TopGamesReader
  readonly lobbyLists: Pick<LobbyLists, 'counts'>
}

const shownGames = 10

/** What the lobby shows beside challenges. */
export const referenceRoutes = ({
  topGamesReader,
  lobbyLists,
}: ReferenceRouteDeps): readonly Route[] => [
  bind(contract.bestPlayers.list, ({ query }) =>
    Promise.all(
      (query.board_type ? [query.board_type] : rankedBoardTypes).map(async (name) => ({
        board_type: boardTypes[name],
        board_type_name: name,
        players: await topGamesReader.bestPlayers(name, query.limit),
      })),
    ),
  ),
  bind(contract.bestBoards.topList, () => topGamesReader.topGames(shownGames)),
  bind(contract.platform.stats, () => lobbyLists.counts()),
]
