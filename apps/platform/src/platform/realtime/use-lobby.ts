import {
  type LobbyConnectionView,
  selectLobbyConnectionView,
} from '@kingside/machines/lobby-connection'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { AppDependencies } from '../../dependencies.ts'
import type { Lobby, LobbyActor } from './lobby.ts'

type News = Parameters<Parameters<Lobby['news']['listen']>[0]>[0]

/** Who uses the page; the same object as long as nothing changes. */
export const usePlayer = ({ player }: Pick<AppDependencies, 'player'>) =>
  useSyncExternalStore(player.subscribe, player.current)

/** The connection to the lobby; null until it is known who asks for it. */
export const useLobbyActor = (lobby: Lobby): LobbyActor | null =>
  useSyncExternalStore(lobby.subscribe, lobby.current)

/** How the lobby is connected; null until there is a connection. */
export function useLobbyView(lobby: Lobby) {
  const actor = useLobbyActor(lobby)
  return useSelector(actor ?? undefined, (snapshot) =>
    snapshot ? selectLobbyConnectionView(snapshot) : null,
  )
}

/** Follows lists of the lobby as long as the page stands. @param names the same array at each render */
export function useLobbyTags(lobby: Lobby, names: readonly string[]) {
  const actor = useLobbyActor(lobby)
  useEffect(() => {
    if (!actor) return undefined
    for (const name of names)
      actor.send({ type: 'tag.subscribe', tag: { name, id: null, pages: [] } })
    return () => {
      for (const name of names) actor.send({ type: 'tag.unsubscribe', name, id: null })
    }
  }, [actor, names])
}

/** Hears what the lobby tells. */
export function useLobbyNews(lobby: Lobby, onNews: (news: News) => void) {
  const hear = useEffectEvent(onNews)
  useEffect(() => lobby.news.listen((news) => hear(news)), [lobby])
}

/**
 * Tells when the connection is lost, and when it is there (again). Of the first attempt nothing is told before it has
 * succeeded or failed.
 */
export function useConnectionNews(
  lobby: Lobby,
  tell: (news: { readonly type: 'connection.lost' | 'connection.found' }) => void,
) {
  const isConnected = isConnectedIn(useLobbyView(lobby))
  // The machines begin as connected.
  const told = useRef(isConnected ? true : null)
  const say = useEffectEvent(tell)
  useEffect(() => {
    if (isConnected === null || told.current === isConnected) return
    told.current = isConnected
    say({ type: isConnected ? 'connection.found' : 'connection.lost' })
  }, [isConnected])
}

function isConnectedIn(view: LobbyConnectionView | null): boolean | null {
  switch (view?.status) {
    case 'connected':
      return true
    case 'connecting':
    case 'disconnected':
    case 'left':
      return false
    case 'initial-connecting':
    case 'login-reconnecting':
    case undefined:
      return null
    default:
      return view satisfies never
  }
}
