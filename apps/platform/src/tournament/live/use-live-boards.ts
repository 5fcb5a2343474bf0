import { useEffect, useRef, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { watchGame, type WatchedPosition } from '../../game/connection/index.ts'
import { readNews } from '../calls.ts'
import type { Board } from '../tournament.types.ts'
import {
  createLiveBoards,
  type LiveBoards,
  positionAfterNews,
  positionOfBoard,
} from './live-boards.ts'

const none: readonly Board[] = []

/**
 * The positions of boards, as they go on.
 * @param boards those that are shown
 * @param followed those of them with a socket of their own; of all the tournament's news tell, at most once a second
 */
export function useLiveBoards(
  boards: readonly Board[],
  followed: readonly Board[] = none,
): LiveBoards {
  const { server, openSocket, now, actors } = useDependencies()
  const [live] = useState(() => createLiveBoards(now))

  useEffect(() => {
    for (const board of boards) live.tell(board.board_id, positionOfBoard(board, now()))
  }, [live, boards, now])

  useEffect(
    () =>
      actors.lobby.tournamentNews.listen((told) => {
        const news = readNews(told)
        if (news?.type !== 'board.change') return
        const position = positionAfterNews(news, live.of(news.board_id), now())
        if (position) live.tell(news.board_id, position)
      }),
    [actors.lobby, live, now],
  )

  // Joined, so that the same boards in a new answer open no new sockets.
  const watched = followed
    .filter(({ status }) => status === 'goes')
    .map(({ board_id: gameId, gs_region: region }) => `${gameId}/${region ?? ''}`)
    .join(' ')
  const sockets = useRef(new Map<string, () => void>())
  useEffect(() => {
    const open = sockets.current
    const wanted = new Map(
      watched === '' ? [] : watched.split(' ').map((each) => splitPair(each.split('/'))),
    )
    for (const [gameId, leave] of open) {
      if (wanted.has(gameId)) continue
      leave()
      open.delete(gameId)
    }
    for (const [gameId, region] of wanted) {
      if (open.has(gameId)) continue
      const tell = (position: WatchedPosition) => live.tell(gameId, position)
      open.set(gameId, watchGame({ gameId, region, server, openSocket, now, tell }))
    }
  }, [watched, live, server, openSocket, now])
  useEffect(() => {
    const open = sockets.current
    return () => {
      for (const leave of open.values()) leave()
      open.clear()
    }
  }, [])
  return live
}

const splitPair = ([gameId = '', region = '']: readonly string[]): readonly [string, string] => [
  gameId,
  region,
]
