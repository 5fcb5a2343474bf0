import type { LobbyNews } from '@kingside/api'
import type { NotificationStore } from './notifications.ts'

/** What the lobby's sockets of a player are told of notifications. */
type NotificationWord = Extract<
  LobbyNews,
  { readonly type: 'notification.added' | 'notification.read' }
>

/** Tells the rest of this process what happens to a player's notifications, so that open pages hear of it. */
export interface NotificationNews {
  readonly tell: (playerId: number, word: NotificationWord) => void
  /** Calls back for each word; answers with how to stop. */
  readonly onWord: (listener: (playerId: number, word: NotificationWord) => void) => () => void
}

export function createNotificationNews(): NotificationNews {
  const listeners = new Set<(playerId: number, word: NotificationWord) => void>()
  return {
    tell: (playerId, word) => {
      for (const listener of listeners) listener(playerId, word)
    },
    onWord: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store, which tells what is kept and read once it is. */
export function tellingStore(
  store: NotificationStore,
  { tell }: Pick<NotificationNews, 'tell'>,
): NotificationStore {
  return {
    ...store,
    add: async (added, at) => {
      const notification = await store.add(added, at)
      tell(added.playerId, { type: 'notification.added', notification })
      return notification
    },
    markRead: async (playerId, id, at) => {
      const isThere = await store.markRead(playerId, id, at)
      if (isThere) tell(playerId, { type: 'notification.read', id: String(id) })
      return isThere
    },
  }
}
