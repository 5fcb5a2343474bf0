import { selectStartGameButtonView } from '@kingside/machines/start-game-button'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { searchGateOf } from '../running/search-gate.ts'
import { createQuickSearchFlow } from './quick-search.ts'
import { createFinderSettings } from './kept-settings.ts'
import { useDependencies } from '../../dependencies.ts'
import { StartGameButton } from './StartGameButton.view.tsx'
import { openRemedy } from '../../chess/terms/index.ts'
import { pathOfOngoing, useOngoing } from '../challenge/use-ongoing.ts'
import { useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

/** The button that starts a search with the last settings. The search continues when the page is left. */
export function QuickSearch() {
  const deps = useDependencies()
  const { server, now, regions, store, actors, player: current } = deps
  const [settings] = useState(() => createFinderSettings(store))
  const [flow] = useState(() =>
    createQuickSearchFlow(server, now, regions, {
      player: current.current,
      settings: settings.load,
      openPopup: (popup) => actors.popups.send({ type: 'popup.open', popup }),
    }),
  )
  const navigate = useNavigate()
  const player = usePlayer(deps)
  const [input] = useState(() => ({ player, mode: settings.load().mode }))
  const actor = useActorRef(flow.machine, { input })
  const view = useSelector(actor, selectStartGameButtonView)

  useEffect(() => actor.send({ type: 'player.changed', player }), [actor, player])
  const ongoing = useOngoing(view.status)
  const isOngoing = ongoing.hasChallenge || ongoing.hasLink
  useEffect(() => actor.send({ type: 'challenge.changed', isOngoing }), [actor, isOngoing])
  useEffect(() => {
    if (player.uid === null) return undefined
    const end = new AbortController()
    flow.isSearching(end.signal).then(
      (isSearching) => isSearching && actor.send({ type: 'search.changed', isSearching }),
      () => {},
    )
    return () => end.abort()
  }, [actor, flow, player.uid])
  useLobbyNews(actors.lobby, (event) => {
    if (flow.isEnd(event)) actor.send({ type: 'search.changed', isSearching: false })
  })

  return (
    <StartGameButton
      view={view}
      onPress={async () => {
        const isSearch =
          view.status === 'failed' || (view.status === 'ready' && view.label === 'find-opponent')
        if (!isSearch || (await searchGateOf(deps).ask())) actor.send({ type: 'button.press' })
      }}
      onRemedy={(remedy) => {
        if (view.status === 'unavailable') void navigate(pathOfOngoing(ongoing))
        else if (remedy !== 'retry') openRemedy(deps, remedy, navigate)
      }}
    />
  )
}
