import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useDependencies } from '../dependencies.ts'
import { useConnectionNews, useLobbyActor } from '../platform/realtime/index.ts'
import { keyOf, readNews, type TournamentNews } from './calls.ts'
import { serverClockOf } from './server-clock.ts'

/** News of a busy tournament are gathered for so long before the page asks again. */
const gatherMs = 100

type Part = 'about' | 'you' | 'rounds' | 'boards' | 'my-board' | 'standing' | 'bracket' | 'winners'

const everything: readonly Part[] = [
  'about',
  'you',
  'rounds',
  'boards',
  'my-board',
  'standing',
  'bracket',
  'winners',
]

/** What a news makes old. */
function oldAfter(news: TournamentNews): readonly Part[] {
  switch (news.type) {
    case 'tournament.update':
      return ['about', 'rounds']
    case 'tournament.status':
      return everything
    case 'seats.change':
      return ['about', 'standing']
    case 'round.create':
    case 'round.change':
      return ['you', 'rounds', 'boards', 'my-board', 'bracket']
    case 'board.change':
      // Who shows a board takes a move from the news itself.
      return news.fen !== undefined && news.result === null ? [] : ['boards', 'my-board']
    case 'board.own':
      return ['my-board', 'boards']
    case 'standing.change':
      return ['standing', 'bracket']
    case 'pause.set':
      return ['about']
    case 'entry.change':
    case 'ready.change':
      return ['about', 'you', 'standing']
    default:
      return news satisfies never
  }
}

/**
 * Follows a tournament while the component is mounted: what its news make old is asked for anew, all of it after a gap
 * in their numbers or in the connection.
 * @param id the server's id; null until it is known
 * @param key what the page's queries begin with: the id or slug of its address
 * @param v the number of the newest news that the page knows of
 */
export function useTournamentNews(
  id: string | null,
  key: string,
  v: number,
  onNews: (news: TournamentNews) => void,
) {
  const deps = useDependencies()
  const { lobby } = deps.actors
  const clock = serverClockOf(deps)
  const queryClient = useQueryClient()
  const actor = useLobbyActor(lobby)
  const last = useRef(v)
  const old = useRef(new Set<Part>())
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const tell = useEffectEvent(onNews)

  const renew = useCallback(
    (parts: readonly Part[]) => {
      for (const part of parts) old.current.add(part)
      timer.current ??= setTimeout(() => {
        timer.current = null
        const gathered = [...old.current]
        old.current.clear()
        for (const part of gathered) {
          void queryClient.invalidateQueries({ queryKey: [...keyOf(key), part] })
        }
      }, gatherMs)
    },
    [queryClient, key],
  )
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  useEffect(() => {
    last.current = Math.max(last.current, v)
  }, [v])
  useEffect(() => {
    if (!actor || id === null) return undefined
    actor.send({ type: 'tag.subscribe', tag: { name: 'tournament', id, pages: [] } })
    return () => actor.send({ type: 'tag.unsubscribe', name: 'tournament', id })
  }, [actor, id])
  useEffect(() => {
    if (id === null) return undefined
    return lobby.tournamentNews.listen((told) => {
      const news = readNews(told)
      if (!news || news.tournamentId !== id) return
      clock.learn(news.serverTs)
      const isGap = news.v > last.current + 1
      last.current = Math.max(last.current, news.v)
      renew(isGap ? everything : oldAfter(news))
      tell(news)
    })
  }, [lobby, id, clock, renew])
  useConnectionNews(lobby, ({ type }) => {
    if (type === 'connection.found') renew(everything)
  })
}
