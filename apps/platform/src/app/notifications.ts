import type { NotificationEffect, NotificationItem } from '@kingside/machines/notification'
import { type NotificationsMachine, provideNotifications } from '@kingside/machines/notifications'
import { type PopupName, type PopupsMachine, selectPopupsView } from '@kingside/machines/popups'
import { accessLevel, selectSessionView, type SessionMachine } from '@kingside/machines/session'
import type { ToasterMachine } from '@kingside/machines/toaster'
import { type ActorRefFrom, createActor } from 'xstate'
import type { NotificationsAdapter } from '../adapters/notices/notifications.ts'
import { alertToast } from '../notices/alert-toast.ts'

export type NotificationsActor = ActorRefFrom<NotificationsMachine>

export interface NotificationsContacts {
  readonly session: ActorRefFrom<SessionMachine>
  readonly popups: ActorRefFrom<PopupsMachine>
  readonly toaster: ActorRefFrom<ToasterMachine>
}

/** How often the server is asked: it does not tell of notifications by itself. */
const askAgainMs = 60_000

/**
 * Starts the notifications: they follow the session, tell what is urgent over the page, and are asked for each minute
 * while the page is seen. Their links are the page's to follow.
 */
export function startNotifications(
  adapter: NotificationsAdapter,
  { session, popups, toaster }: NotificationsContacts,
): NotificationsActor {
  const isSignedIn = () => accessLevel(selectSessionView(session.getSnapshot())) > 0
  const notifications = createActor(provideNotifications(adapter), {
    input: { signedIn: isSignedIn(), promptRead: adapter.isPromptRead() },
  })
  notifications.on('notification.effect', ({ effect }) => act(effect))
  notifications.start()
  session.subscribe(() => notifications.send({ type: 'session.change', signedIn: isSignedIn() }))

  const look = async () => {
    const value = notifications.getSnapshot().value
    if (document.hidden || typeof value !== 'object' || !('member' in value)) return
    if (value.member === 'failed') return notifications.send({ type: 'notifications.refresh' })
    const loaded = await adapter.loadNotifications(new AbortController().signal).catch(() => null)
    if (loaded) takeIn(notifications, loaded)
  }
  setInterval(() => void look(), askAgainMs)
  document.addEventListener('visibilitychange', () => void look())
  return notifications

  function act(effect: NotificationEffect): void {
    switch (effect.kind) {
      case 'alert':
        return toaster.send({ type: 'toast.add', toast: alertToast(effect.alert) })
      case 'popup':
        return openWhenFree(popups, effect.popup)
      // The page that shows them follows links; nobody counts registrations or keeps a log here.
      case 'follow':
      case 'registration-complete':
      case 'failed':
        return undefined
      default:
        return effect satisfies never
    }
  }
}

/** What came in the meantime is told as it comes; what was read elsewhere is read here too. */
function takeIn(notifications: NotificationsActor, loaded: readonly NotificationItem[]): void {
  const { items } = notifications.getSnapshot().context
  const known = new Map(items.map((item) => [item.id, item]))
  for (const item of loaded.toReversed()) {
    if (!known.has(item.id)) notifications.send({ type: 'notification.arrive', item })
  }
  const isBehind = loaded.some(({ id, unread }) => !unread && known.get(id)?.unread === true)
  if (isBehind) notifications.send({ type: 'notifications.refresh' })
}

/** Opens a popup, after the one that is open: what somebody fills in must not be taken away. */
function openWhenFree(popups: ActorRefFrom<PopupsMachine>, popup: PopupName): void {
  const isFree = () => selectPopupsView(popups.getSnapshot()).status !== 'open'
  if (isFree()) return popups.send({ type: 'popup.open', popup })
  const waiting = popups.subscribe(() => {
    if (!isFree()) return
    waiting.unsubscribe()
    popups.send({ type: 'popup.open', popup })
  })
  return undefined
}
