import { type ApiClientOptions, createClient, type LobbyEvent } from '@kingside/api'
import { listNotifications, markNotificationRead } from '@kingside/api/calls/accounts/notifications'
import { type NotificationItem, notificationItem } from '@kingside/machines/notification'
import type { NotificationsDeps, NotificationsSystemEvent } from '@kingside/machines/notifications'
import type { SessionSystemEvent } from '@kingside/machines/session'
import { browserStore, type KeyValueStore } from '../../platform/storage/index.ts'
import { failing } from '../../platform/server/index.ts'

const calls = { list: listNotifications, markRead: markNotificationRead }

const promptKey = 'kingside.notifications.prompt'

/** The server's notifications, and what the browser's session remembers of the visitor's one. */
export interface NotificationsAdapter extends NotificationsDeps {
  readonly isPromptRead: () => boolean
}

/**
 * @param options of the page's own server
 * @param now on the page's monotonic clock, in milliseconds
 * @param session what is forgotten with the tab
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

/** What the lobby's news are to the session: the ban of whoever is signed in; null is nothing. */
export function banNewsOf(news: LobbyEvent): SessionSystemEvent | null {
  if (news.type !== 'notification.added') return null
  const { notification_type: type, description } = news.notification
  return type === 'BAN' ? { type: 'account.ban', detail: description } : null
}

/** What the lobby's news are to the notifications; null is nothing. */
export function notificationNewsOf(news: LobbyEvent): NotificationsSystemEvent | null {
  switch (news.type) {
    case 'notification.added': {
      const item = notificationItem(news.notification)
      return item && { type: 'notification.arrive', item }
    }
    case 'notification.read':
      return { type: 'notification.marked', id: news.id }
    default:
      return null
  }
}
