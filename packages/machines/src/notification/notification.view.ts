import type { SnapshotFrom } from 'xstate'
import type { notificationMachine } from './notification.machine.ts'
import type { NotificationItem } from './notification.types.ts'

/** The state of one notification. */
export interface NotificationView {
  readonly status: 'unread' | 'read'
  readonly item: NotificationItem
  /** What pressing it opens; null when it can't be pressed. */
  readonly opens: 'link' | 'popup' | null
  /** Whether the server knows that it was read. */
  readonly saved: boolean
}

/** The machine's snapshot as the page sees it. */
export function selectNotificationView({
  value,
  context: { item },
}: SnapshotFrom<typeof notificationMachine>): NotificationView {
  const opens = item.type === 'EMAIL_NOT_VERIFIED' ? 'popup' : item.link && 'link'
  switch (value) {
    case 'arriving':
    case 'unread':
      return { status: 'unread', item, opens, saved: false }
    case 'marking':
    case 'unsaved':
      return { status: 'read', item, opens, saved: false }
    case 'read':
      return { status: 'read', item, opens, saved: true }
    default:
      return value satisfies never
  }
}
