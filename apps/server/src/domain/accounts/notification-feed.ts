import type { LobbyEvent } from '@kingside/api'
import type { NotificationStore } from './notifications.ts'

/** What happened to a notification, for the lobby sockets of its player. */
type NotificationChange = Extract<
  LobbyEvent,
  { readonly type: 'notification.added' | 'notification.read' }
>

/** Publishes changes of a player's notifications within this process, for the pages that are open. */
export interface NotificationFeed {
  readonly publish: (playerId: number, change: NotificationChange) => void
  /** @returns how to stop. */
  readonly onChange: (
    listener: (playerId: number, change: NotificationChange) => void,
  ) => () => void
}

export function createNotificationFeed(): NotificationFeed {
  const listeners = new Set<(playerId: number, change: NotificationChange) => void>()
  return {
    publish: (playerId, change) => {
      for (const listener of listeners) listener(playerId, change)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store, with each notification published once it is kept or read. */
export function publishingStore(
  store: NotificationStore,
  { publish }: Pick<NotificationFeed, 'publish'>,
): NotificationStore {
  return {
    ...store,
    add: async (added, at, act) => {
      const notification = await store.add(added, at, act)
      publish(added.playerId, { type: 'notification.added', notification })
      return notification
    },
    markRead: async (playerId, id, at) => {
      const isThere = await store.markRead(playerId, id, at)
      if (isThere) publish(playerId, { type: 'notification.read', id: String(id) })
      return isThere
    },
  }
}
