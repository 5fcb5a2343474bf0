import {
  type LobbyListsUiEvent,
  type LobbyListsView,
  selectLobbyListsView,
} from '@kingside/machines/lobby-lists'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createLobbyLists, listsNewsOf } from './calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import {
  useConnectionNews,
  useLobbyNews,
  useLobbyTags,
  usePlayer,
} from '../../platform/realtime/index.ts'

/** The lists of the lobby, and what the page may ask of them. */
export interface Lists {
  readonly view: LobbyListsView
  readonly send: (event: LobbyListsUiEvent) => void
}

/** Makes the hook that has the lists of the lobby, live as long as the page stands. */
export function createUseLists(deps: AppDependencies, tags: readonly string[]): () => Lists {
  const { lobby } = deps.actors
  const machine = createLobbyLists(deps.server, deps.boardTypes, deps.now)

  return function useLists() {
    const { uid } = usePlayer(deps)
    const actor = useActorRef(machine, { input: { playerUid: uid } })
    const view = useSelector(actor, selectLobbyListsView)
    useLobbyTags(lobby, tags)
    useLobbyNews(lobby, (news) => {
      const told = listsNewsOf(news, deps.boardTypes.of)
      if (told) actor.send(told)
    })
    useConnectionNews(lobby, (news) => actor.send(news))
    useEffect(() => actor.send({ type: 'player.changed', playerUid: uid }), [actor, uid])
    return { view, send: (event) => actor.send(event) }
  }
}
