import type { LobbyEvent, TopGame } from '@kingside/api'
import type { Clock } from '../clock.ts'
import type { TopGamesReader } from './ports.ts'

/** How often the list is read anew, in ms, and while there is room in it; between, only how its games stand. */
const listEveryMs = { full: 10_000, short: 2_000 } as const

/** How long the list shows the result of a game that is over, in ms. */
const resultMs = 10_000

interface ListedGame {
  readonly game: TopGame
  /** When its end was seen, on the steady clock; null while it is played. */
  readonly overAt: number | null
}

/** The best games that are played, and how they stand. */
export interface LiveGames {
  /** Looks at them; answers with what there is to tell since the last look. */
  readonly look: () => Promise<readonly LobbyEvent[]>
}

export interface LiveGamesDeps {
  readonly topGamesReader: Pick<TopGamesReader, 'topGames' | 'boardsOf'>
  readonly clock: Pick<Clock, 'monotonic'>
  /** How many games are listed. */
  readonly limit: number
}

export function createLiveGames({ topGamesReader, clock, limit }: LiveGamesDeps): LiveGames {
  let listed: readonly ListedGame[] = []
  let listedAt = -Infinity
  /** The list as it was told last. */
  let lastTold = ''

  const lookAtBoards = async (): Promise<readonly LobbyEvent[]> => {
    const going = listed.filter(({ overAt }) => overAt === null).map(({ game }) => game)
    const boards = await topGamesReader.boardsOf(going.map(({ gameId }) => gameId))
    const moved = boards.filter(({ gameId, board }) => {
      const before = going.find((game) => game.gameId === gameId)
      return before !== undefined && JSON.stringify(before.board) !== JSON.stringify(board)
    })
    const now = clock.monotonic()
    listed = listed.map((each) => {
      const found = moved.find(({ gameId }) => gameId === each.game.gameId)
      if (!found) return each
      const { board } = found
      return { game: { ...each.game, board }, overAt: board.result === null ? null : now }
    })
    return moved.length > 0 ? [{ type: 'games.moved', games: moved }] : []
  }

  const readList = async (): Promise<readonly LobbyEvent[]> => {
    const played = await topGamesReader.topGames(limit)
    const now = clock.monotonic()
    const told = new Set(listed.map(({ game }) => game.gameId))
    const playedNow = new Map(played.map((game) => [game.gameId, game]))
    const isRecent = (overAt: number) => now - overAt < resultMs
    // Those that stay keep their places, so that no board moves under a finger.
    const kept = listed.flatMap(({ game, overAt }): readonly ListedGame[] => {
      if (overAt !== null) return isRecent(overAt) ? [{ game, overAt }] : []
      const still = playedNow.get(game.gameId)
      return still ? [{ game: still, overAt }] : []
    })
    const fresh = played.filter(({ gameId }) => !told.has(gameId))
    listed = [...kept, ...fresh.map((game) => ({ game, overAt: null }))].slice(0, limit)
    listedAt = now
    const games = listed.map(({ game }) => game)
    const text = JSON.stringify(games)
    // After moves too: whoever began to follow between its own read and the move learns of it now.
    if (text === lastTold) return []
    lastTold = text
    return [{ type: 'games.updated', games }]
  }

  return {
    look: async () => {
      // Before a new list too: a game that ended since the last look shows its result before it goes.
      const moved = await lookAtBoards()
      const everyMs = listEveryMs[listed.length < limit ? 'short' : 'full']
      if (clock.monotonic() - listedAt < everyMs) return moved
      return [...moved, ...(await readList())]
    },
  }
}
