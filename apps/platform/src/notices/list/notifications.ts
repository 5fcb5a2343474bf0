import type { NotificationEffect } from '@kingside/machines/notification'
import { type NotificationsMachine, provideNotifications } from '@kingside/machines/notifications'
import { type PopupName, type PopupsMachine, selectPopupsView } from '@kingside/machines/popups'
import { accessLevel, selectSessionView, type SessionMachine } from '@kingside/machines/session'
import type { ToasterMachine } from '@kingside/machines/toaster'
import { type ActorRefFrom, createActor } from 'xstate'
import { banNewsOf, type NotificationsAdapter, notificationNewsOf } from './calls.ts'
import type { Reports } from '../../platform/page/index.ts'
import { alertToast } from '../toaster/alert-toast.ts'
import type { Lobby } from '../../platform/realtime/index.ts'

export type NotificationsActor = ActorRefFrom<NotificationsMachine>

export interface NotificationsContacts {
  readonly session: ActorRefFrom<SessionMachine>
  readonly popups: ActorRefFrom<PopupsMachine>
  readonly toaster: ActorRefFrom<ToasterMachine>
  /** It says what comes, and what other pages have read. */
  readonly lobby: Pick<Lobby, 'news' | 'settled' | 'onConnected'>
  readonly reports: Reports
}

/**
 * Starts the notifications: they follow the session, hear from the lobby what comes, and tell it over the page. The
 * list is asked for when the lobby is heard, so that none comes in between, and after each time it was not. Their
 * links are the page's to follow.
 */
export function startNotifications(
  adapter: NotificationsAdapter,
  { session, popups, toaster, lobby, reports }: NotificationsContacts,
): NotificationsActor {
  const isSignedIn = () => accessLevel(selectSessionView(session.getSnapshot())) > 0
  const machine = provideNotifications({
    ...adapter,
    loadNotifications: async (signal) => {
      await lobby.settled(signal)
      return adapter.loadNotifications(signal)
    },
  })
  const notifications = createActor(machine, {
    input: { signedIn: isSignedIn(), promptRead: adapter.isPromptRead() },
  })
  notifications.on('notification.effect', ({ effect }) => act(effect))
  notifications.start()
  session.subscribe(() => notifications.send({ type: 'session.change', signedIn: isSignedIn() }))
  lobby.onConnected(() => notifications.send({ type: 'notifications.refresh' }))
  lobby.news.listen((news) => {
    const told = notificationNewsOf(news)
    if (told) notifications.send(told)
    const ban = banNewsOf(news)
    if (ban) session.send(ban)
  })
  return notifications

  function act(effect: NotificationEffect): void {
    switch (effect.kind) {
      case 'alert':
        return toaster.send({ type: 'toast.add', toast: alertToast(effect.alert) })
      case 'popup':
        return openWhenFree(popups, effect.popup)
      case 'registration-complete':
        return reports.registrationComplete()
      case 'failed':
        return reports.notificationsFailed(effect.call)
      // The page follows links.
      case 'follow':
        return undefined
      default:
        return effect satisfies never
    }
  }
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
