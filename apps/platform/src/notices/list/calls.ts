import { type ApiClientOptions, createClient, type LobbyEvent } from '@kingside/api'
import { listNotifications, markNotificationRead } from '@kingside/api/calls/accounts/notifications'
import { type NotificationItem, notificationItem } from '@kingside/machines/notification'
import type { NotificationsDeps, NotificationsSystemEvent } from '@kingside/machines/notifications'
import type { SessionSystemEvent } from '@kingside/machines/session'
import { browserStore, type KeyValueStore } from '../../platform/storage/index.ts'
import { failing } from '../../platform/server/index.ts'

const calls = { list: listNotifications, markRead: markNotificationRead }

const promptKey = 'kingside.notifications.prompt'

/** The server's notifications, and the visitor's prompt in the browser's session. */
export interface NotificationsAdapter extends NotificationsDeps {
  readonly isPromptRead: () => boolean
}

/**
 * @param options of the page's own server
 * @param now on the page's monotonic clock, in milliseconds
 * @param session the storage that ends with the tab
 */
export function createNotificationsAdapter(
  options: ApiClientOptions,
  now: () => number,
  session: KeyValueStore = browserStore('session'),
): NotificationsAdapter {
  const api = createClient(calls, options)
  const asked = failing(now)
  return {
    isPromptRead: () => session.getItem(promptKey) !== null,
    keepPromptRead: async () => session.setItem(promptKey, '1'),
    loadNotifications: async (signal) =>
      (await asked(api.list({ signal })))
        .map((received) => notificationItem(received))
        .filter((item): item is NotificationItem => item !== null),
    markRead: async (id, signal) => {
      await asked(api.markRead({ params: { id }, signal }))
    },
  }
}

/** The event for the session from an event of the lobby: the ban of the signed-in user; null for none. */
export function banNewsOf(event: LobbyEvent): SessionSystemEvent | null {
  if (event.type !== 'notification.added') return null
  const { notification_type: type, description } = event.notification
  return type === 'BAN' ? { type: 'account.ban', detail: description } : null
}

/** The event for the notifications from an event of the lobby; null for none. */
export function notificationNewsOf(event: LobbyEvent): NotificationsSystemEvent | null {
  switch (event.type) {
    case 'notification.added': {
      const item = notificationItem(event.notification)
      return item && { type: 'notification.arrive', item }
    }
    case 'notification.read':
      return { type: 'notification.marked', id: event.id }
    default:
      return null
  }
}
