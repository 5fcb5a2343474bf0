import type { FaviconBadgeMachine } from '@kingside/machines/favicon-badge'
import { maxToasts, provideToaster, type ToasterMachine } from '@kingside/machines/toaster'
import { type ActorRefFrom, createActor } from 'xstate'
import type { ApiClientOptions } from '@kingside/api'
import type { LatePlace } from '../platform/page/index.ts'
import { startFavicon } from './favicon/favicon-actor.ts'
import type { OwnTurn } from './favicon/own-turn.ts'
import { createNotificationsAdapter } from './list/calls.ts'
import {
  type NotificationsActor,
  type NotificationsContacts,
  startNotifications,
} from './list/notifications.ts'

/** The places for the machines that notify the user. */
export interface NoticePlaces {
  readonly toaster: LatePlace<ActorRefFrom<ToasterMachine>>
  readonly notifications: LatePlace<NotificationsActor>
  readonly favicon: LatePlace<ActorRefFrom<FaviconBadgeMachine>>
}

export interface NoticesDeps extends Omit<NotificationsContacts, 'toaster'> {
  readonly options: ApiClientOptions
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
  readonly ownTurn: OwnTurn
}

/** Starts the machines. The badge on the tab's icon follows the notifications by itself. */
export function startNotices(
  places: NoticePlaces,
  { options, now, ownTurn, ...contacts }: NoticesDeps,
): void {
  const toaster = createActor(provideToaster(), { input: { most: maxToasts } }).start()
  const notifications = startNotifications(createNotificationsAdapter(options, now), {
    ...contacts,
    toaster,
  })
  places.toaster.arrive(toaster)
  places.notifications.arrive(notifications)
  places.favicon.arrive(startFavicon(notifications, ownTurn))
}
