import { type RunningSearch, selectGameFinderView } from '@kingside/machines/game-finder'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { searchGateOf } from '../running/search-gate.ts'
import { createFinder, type Finder as FinderCalls, finderNewsOf } from './calls.ts'
import { createFinderSettings } from './kept-settings.ts'
import { nextSearch, openRemedy, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { GameFinder } from './GameFinder.view.tsx'
import { GameChoices } from './LateGameChoices.tsx'
import { RefusalNotice } from './LateRefusalNotice.tsx'
import { SearchProgress } from './LateSearchProgress.tsx'
import { latePart, usePrepared } from '../../platform/page/index.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

const OngoingWatch = latePart(
  async () => (await import('../challenge/ongoing-watch.tsx')).OngoingWatch,
  null,
  () => null,
)

const laterParts = [SearchProgress, RefusalNotice, GameChoices]

/** The search for an opponent, for a page. It continues a search that is already running. */
export function Finder() {
  const { server, now, regions, player: current } = useDependencies()
  const [finder] = useState(() => createFinder(server, now, regions))
  const { uid } = usePlayer({ player: current })
  const [running, setRunning] = useState<RunningSearch | null>(null)
  const [isIdle, setIdle] = useState(true)
  usePrepared(laterParts)
  const takeOver = useEffectEvent((search: RunningSearch | null) => {
    if (isIdle && search) setRunning(search)
  })

  useEffect(() => {
    if (uid === null) return undefined
    const end = new AbortController()
    current.refresh()
    // Without an answer the finder starts without a search; the server refuses a second one.
    finder.runningSearch(end.signal).then(takeOver, () => {})
    return () => end.abort()
  }, [current, finder, uid])

  return (
    <Search key={running?.requestId ?? 'new'} finder={finder} running={running} onIdle={setIdle} />
  )
}

interface SearchProps {
  readonly finder: FinderCalls
  readonly running: RunningSearch | null
  /** Called with whether a search that runs elsewhere can still be taken over. */
  readonly onIdle: (isIdle: boolean) => void
}

function Search({ finder, running, onIdle }: SearchProps) {
  const deps = useDependencies()
  const { api, store, now, actors, gameStarts } = deps
  const [settings] = useState(() => createFinderSettings(store))
  const navigate = useNavigate()
  const player = usePlayer(deps)
  const [next] = useState(() => (running ? null : nextSearch.current()))
  const [input] = useState(() => ({
    player,
    settings: { ...settings.load(), ...next },
    ...(running && { search: running }),
  }))
  const actor = useActorRef(finder.machine, { input })
  const view = useSelector(actor, selectGameFinderView)
  const times = useQuery(timeControlsQuery(api))

  useEffect(() => actor.send({ type: 'player.changed', player }), [actor, player])
  useEffect(() => settings.save(view.settings), [settings, view.settings])

  const isKnown = player.uid !== null
  useEffect(() => {
    if (!next || !isKnown || nextSearch.current() !== next) return
    nextSearch.clear()
    actor.send({ type: 'search.start', at: now() })
  }, [actor, next, isKnown, now])

  const [ongoing, setOngoing] = useState<string | null>(null)
  const isOngoing = ongoing !== null
  useEffect(() => actor.send({ type: 'challenge.changed', isOngoing }), [actor, isOngoing])

  useLobbyNews(actors.lobby, (event) => {
    const told = finderNewsOf(event)
    if (told) actor.send(told)
  })
  useConnectionNews(actors.lobby, (event) => actor.send(event))

  const isIdle = view.status === 'choosing'
  const tellIdle = useEffectEvent(onIdle)
  useEffect(() => tellIdle(isIdle), [isIdle])

  const found = view.status === 'found' ? view.gameId : null
  useEffect(() => {
    if (found !== null) gameStarts.open(found)
  }, [gameStarts, found])

  return (
    <GameFinder
      view={view}
      notice={
        <OngoingWatch
          standing={view.status}
          isRated={view.status === 'choosing' && view.settings.mode !== 'unrated'}
          onChange={setOngoing}
        />
      }
      now={now}
      timeControls={
        times.isSuccess
          ? { status: 'ready', options: times.data }
          : { status: times.isFetching ? 'loading' : 'failed' }
      }
      onModeChoose={(mode) => actor.send({ type: 'mode.choose', mode })}
      onTimeControlChoose={(timeControl) =>
        actor.send({ type: 'time-control.choose', timeControl })
      }
      onColorChoose={(color) => actor.send({ type: 'color.choose', color })}
      onLimitsChoose={(limits) => actor.send({ type: 'limits.choose', limits })}
      onRetryTimeControls={() => void times.refetch()}
      onSearch={async () => {
        if (await searchGateOf(deps).ask()) actor.send({ type: 'search.start', at: now() })
      }}
      onCancel={() => actor.send({ type: 'search.cancel' })}
      onBotAccept={(level) => actor.send({ type: 'bot.accept', level })}
      onBotDecline={() => actor.send({ type: 'bot.decline' })}
      onDismiss={() => actor.send({ type: 'refusal.dismiss' })}
      onReset={() => actor.send({ type: 'finder.reset' })}
      onOpenGame={() => found !== null && gameStarts.open(found)}
      onRemedy={(remedy) => {
        const isBlock = view.status === 'choosing' && remedy === 'finish-a-game'
        if (isBlock && isOngoing) void navigate(ongoing)
        else if (remedy !== 'retry') openRemedy(deps, remedy, navigate)
      }}
    />
  )
}
