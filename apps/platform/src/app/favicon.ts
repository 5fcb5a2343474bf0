import { type FaviconBadgeMachine, provideFaviconBadge } from '@kingside/machines/favicon-badge'
import { selectNotificationsView } from '@kingside/machines/notifications'
import { type ActorRefFrom, createActor } from 'xstate'
import { createFaviconAdapter } from '../adapters/page/favicon.ts'
import type { NotificationsActor } from './notifications.ts'

/** Starts the badge on the tab's icon: it says that a member has something to read. */
export function startFavicon(notifications: NotificationsActor): ActorRefFrom<FaviconBadgeMachine> {
  const favicon = createActor(provideFaviconBadge(createFaviconAdapter())).start()
  const follow = () => {
    const snapshot = notifications.getSnapshot()
    // A visitor's invitation to sign in is no news.
    const isNews = snapshot.context.signedIn && selectNotificationsView(snapshot).attention
    favicon.send(isNews ? { type: 'badge.set', kind: 'messages' } : { type: 'badge.reset' })
  }
  notifications.subscribe(follow)
  follow()
  return favicon
}
