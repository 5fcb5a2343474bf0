import {
  type FaviconBadgeKind,
  type FaviconBadgeMachine,
  provideFaviconBadge,
} from '@kingside/machines/favicon-badge'
import type { NotificationItem } from '@kingside/machines/notification'
import { selectNotificationsView } from '@kingside/machines/notifications'
import { type ActorRefFrom, createActor } from 'xstate'
import { createFaviconAdapter } from './favicon.ts'
import type { NotificationsActor } from '../list/notifications.ts'
import type { OwnTurn } from './own-turn.ts'

/** Starts the badge on the tab's icon, for a game that awaits the player's move or unread notifications. */
export function startFavicon(
  notifications: NotificationsActor,
  turn: OwnTurn,
): ActorRefFrom<FaviconBadgeMachine> {
  const favicon = createActor(provideFaviconBadge(createFaviconAdapter())).start()
  const follow = () => {
    const snapshot = notifications.getSnapshot()
    const view = selectNotificationsView(snapshot)
    // A visitor's prompt to sign in gets no badge.
    const items = snapshot.context.signedIn && view.status === 'ready' ? view.items : []
    const kind = badgeOf(items, turn.isMissed())
    favicon.send(kind ? { type: 'badge.set', kind } : { type: 'badge.reset' })
  }
  notifications.subscribe(follow)
  turn.listen(follow)
  follow()
  return favicon
}

/** The most urgent badge: first the player's turn, then warnings, then unread notifications. */
export function badgeOf(
  items: readonly Pick<NotificationItem, 'type' | 'unread'>[],
  isTurnMissed: boolean,
): FaviconBadgeKind | null {
  if (isTurnMissed) return 'active'
  const unread = items.filter((item) => item.unread)
  if (unread.some(({ type }) => type === 'FAIR_PLAY_VIOLATION' || type === 'BAN')) return 'warning'
  return unread.length > 0 ? 'messages' : null
}
