import {
  type LobbyListsUiEvent,
  type LobbyListsView,
  selectLobbyListsView,
} from '@kingside/machines/lobby-lists'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createLobbyLists, listsNewsOf } from './calls.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  useConnectionNews,
  useLobbyNews,
  useLobbyTags,
  usePlayer,
} from '../../platform/realtime/index.ts'

/** The lists of the lobby, and the page's actions on them. */
export interface Lists {
  readonly view: LobbyListsView
  readonly send: (event: LobbyListsUiEvent) => void
}

/**
 * The lists of the lobby, updated as long as the page is mounted.
 * @param tags the same array at each render
 */
export function useLists(tags: readonly string[]): Lists {
  const deps = useDependencies()
  const { lobby } = deps.actors
  const [machine] = useState(() => createLobbyLists(deps.server, deps.boardTypes, deps.now))
  const { uid } = usePlayer(deps)
  const actor = useActorRef(machine, { input: { playerUid: uid } })
  const view = useSelector(actor, selectLobbyListsView)
  useLobbyTags(lobby, tags)
  useLobbyNews(lobby, (event) => {
    const told = listsNewsOf(event, deps.boardTypes.of)
    if (told) actor.send(told)
  })
  useConnectionNews(lobby, (event) => actor.send(event))
  useEffect(() => actor.send({ type: 'player.changed', playerUid: uid }), [actor, uid])
  return { view, send: (event) => actor.send(event) }
}
