import {
  type LobbyConnectionView,
  selectLobbyConnectionView,
} from '@kingside/machines/lobby-connection'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { AppDependencies } from '../../dependencies.ts'
import type { Lobby, LobbyActor } from './lobby.ts'

type News = Parameters<Parameters<Lobby['news']['listen']>[0]>[0]

/** The user of the page; the same object until it changes. */
export const usePlayer = ({ player }: Pick<AppDependencies, 'player'>) =>
  useSyncExternalStore(player.subscribe, player.current)

/** The connection to the lobby; null until the player is known. */
export const useLobbyActor = (lobby: Lobby): LobbyActor | null =>
  useSyncExternalStore(lobby.subscribe, lobby.current)

/** The state of the lobby's connection; null until there is a connection. */
export function useLobbyView(lobby: Lobby) {
  const actor = useLobbyActor(lobby)
  return useSelector(actor ?? undefined, (snapshot) =>
    snapshot ? selectLobbyConnectionView(snapshot) : null,
  )
}

/** Subscribes to lists of the lobby while the component is mounted. @param names the same array at each render */
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

/** Calls back with the lobby's events. */
export function useLobbyNews(lobby: Lobby, onNews: (event: News) => void) {
  const hear = useEffectEvent(onNews)
  useEffect(() => lobby.news.listen((event) => hear(event)), [lobby])
}

/**
 * Calls back when the connection is lost, and when it is back. The first try is reported only after it has succeeded or
 * failed.
 */
export function useConnectionNews(
  lobby: Lobby,
  tell: (event: { readonly type: 'connection.lost' | 'connection.found' }) => void,
) {
  // The quality of the line changes with each ping: nothing here has to render for it.
  const isConnected = useSelector(useLobbyActor(lobby) ?? undefined, (snapshot) =>
    isConnectedIn(snapshot ? selectLobbyConnectionView(snapshot) : null),
  )
  // The machines start as connected.
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
