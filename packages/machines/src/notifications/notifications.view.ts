import type { SnapshotFrom } from 'xstate'
import type { NotificationItem } from '../notification/notification.types.ts'
import type { notificationsMachine } from './notifications.machine.ts'
import { promptId } from './notifications.types.ts'

/** The content of the notification panel, and whether its button has a badge. */
export type NotificationsView = {
  /** Whether some notification is unread. */
  readonly attention: boolean
  readonly unreadCount: number
} & (
  | { readonly status: 'loading' }
  /** No items: the panel shows its empty text. `failed` matters only where a retry is offered. */
  | {
      readonly status: 'ready'
      readonly items: readonly NotificationItem[]
      readonly failed: boolean
      readonly canReadAll: boolean
    }
)

const promptItem = (unread: boolean): NotificationItem => ({
  id: promptId,
  // The prompt has the type of a new account's first notification.
  type: 'AUTHORIZED',
  title: { code: 'notifications.prompt.title' },
  description: { code: 'notifications.prompt.description' },
  tournament: null,
  link: null,
  unread,
})

const ready = (items: readonly NotificationItem[], failed = false): NotificationsView => {
  const unreadCount = items.filter(({ unread }) => unread).length
  const attention = unreadCount > 0
  return { status: 'ready', items, failed, canReadAll: attention, attention, unreadCount }
}

/** The machine's snapshot as the page sees it. */
export function selectNotificationsView({
  value,
  context,
}: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  if (value === 'choosing') return { status: 'loading', attention: false, unreadCount: 0 }
  if ('visitor' in value) return ready([promptItem(!context.promptRead)])
  switch (value.member) {
    case 'loading':
      return context.items.length === 0
        ? { status: 'loading', attention: false, unreadCount: 0 }
        : ready(context.items)
    case 'ready':
      return ready(context.items)
    case 'failed':
      return ready(context.items, true)
    default:
      return value.member satisfies never
  }
}
