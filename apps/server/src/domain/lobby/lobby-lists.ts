import { type LiveCounts, type LobbyEvent, rankedBoardTypes } from '@kingside/api'
import type { Clock } from '../clock.ts'
import { createLiveGames } from './live-games.ts'
import type { LobbyFeed, LobbyList } from './lobby-feed.ts'
import type { TopGamesReader } from './ports.ts'

/** What the lobby shows beside challenges: read on request, and sent when it changes. */
export interface LobbyLists {
  readonly counts: () => Promise<LiveCounts>
  /** Tells the followers from now on. */
  readonly start: () => void
  readonly stop: () => void
}

export interface LobbyListsDeps {
  readonly topGamesReader: TopGamesReader
  readonly feed: Pick<LobbyFeed, 'count' | 'isFollowedHere' | 'sendToFollowersHere'>
  readonly clock: Pick<Clock, 'after' | 'monotonic'>
  readonly onError: (error: unknown) => void
}

/** How often each list is looked at, in ms. */
const everyMs = { counts: 5_000, games: 1_000, players: 60_000 } as const

/** How many games and players the live lists have. */
const shown = 10

/** Each process looks by itself, and tells those who follow at it. */
export function createLobbyLists({
  topGamesReader,
  feed,
  clock,
  onError,
}: LobbyListsDeps): LobbyLists {
  const stops = new Map<LobbyList, () => void>()
  /** What was sent last, by the list and, for players, the board type. */
  const told = new Map<string, string>()
  const liveGames = createLiveGames({ topGamesReader, clock, limit: shown })

  const counts = async () => ({ players: feed.count(), games: await topGamesReader.countGames() })

  const sendChanged = (list: LobbyList, news: LobbyEvent) => {
    const text = JSON.stringify(news)
    const part = news.type === 'players.updated' ? `${list} ${news.board_type_name}` : list
    if (told.get(part) === text) return
    told.set(part, text)
    feed.sendToFollowersHere(list, news)
  }

  /** Waits again only after the read, so that a slow database gets no more of them. */
  const repeat = (list: keyof typeof everyMs, read: () => Promise<void>) => {
    stops.set(
      list,
      clock.after(everyMs[list], () => {
        read()
          .catch(onError)
          .finally(() => {
            if (stops.has(list)) repeat(list, read)
          })
      }),
    )
  }

  return {
    counts,
    start: () => {
      repeat('counts', async () =>
        sendChanged('counts', { type: 'counts.updated', counts: await counts() }),
      )
      repeat('games', async () => {
        if (!feed.isFollowedHere('games')) return
        for (const news of await liveGames.look()) feed.sendToFollowersHere('games', news)
      })
      repeat('players', async () => {
        for (const boardType of rankedBoardTypes) {
          const players = await topGamesReader.bestPlayers(boardType, shown)
          sendChanged('players', { type: 'players.updated', board_type_name: boardType, players })
        }
      })
    },
    stop: () => {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }
}
