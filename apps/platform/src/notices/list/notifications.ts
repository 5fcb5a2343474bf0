import type { NotificationEffect, NotificationItem } from '@kingside/machines/notification'
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
  /** Sends new notifications, and those read on other pages. */
  readonly lobby: Pick<Lobby, 'news' | 'settled' | 'onConnected'>
  readonly reports: Reports
}

/**
 * Starts the notifications: they follow the session, get new items from the lobby, and show them over the page. The
 * list is loaded once the lobby is connected, so that no item is missed in between, and after each reconnection. The
 * page follows their links.
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
  lobby.news.listen((event) => {
    const told = notificationNewsOf(event)
    if (told) notifications.send(told)
    const ban = banNewsOf(event)
    if (ban) session.send(ban)
  })
  return notifications

  function act(effect: NotificationEffect): void {
    switch (effect.kind) {
      case 'alert':
        return isToldByPage(effect.alert.item, window.location.pathname)
          ? undefined
          : toaster.send({ type: 'toast.add', toast: alertToast(effect.alert) })
      case 'popup':
        return openWhenFree(popups, effect.popup)
      case 'registration-complete':
        return reports.registrationComplete()
      case 'failed':
        return reports.notificationsFailed(effect.call)
      // The page follows the link.
      case 'follow':
        return undefined
      default:
        return effect satisfies never
    }
  }
}

/** Whether the reader sees it without a toast: the start of a tournament on its own page, or at a board. */
const isToldByPage = ({ type, link }: NotificationItem, pathname: string): boolean =>
  type === 'TOURNAMENT_HAS_STARTED' &&
  (pathname.startsWith('/game/') || link?.href.endsWith(pathname) === true)

/** Opens a popup after the open one is closed, so that no input is lost. */
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
