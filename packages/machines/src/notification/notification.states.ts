import type { NotificationType } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { type notificationMachine, provideNotification } from './notification.machine.ts'
import type {
  NotificationContext,
  NotificationInput,
  NotificationItem,
} from './notification.types.ts'

type Snapshot = SnapshotFrom<typeof notificationMachine>

/** The machine with a server that never answers. */
export const exampleNotification = provideNotification({ markRead: () => new Promise(() => {}) })

/** A notification of any type. */
export const exampleItem = (
  type: NotificationType,
  item: Partial<NotificationItem> = {},
): NotificationItem => ({
  id: type.toLowerCase(),
  type,
  title: { text: type.replaceAll('_', ' ').toLowerCase() },
  description: null,
  tournament: null,
  link: null,
  unread: true,
  ...item,
})

export const reminder = exampleItem('TOURNAMENT_START_REMINDER', {
  title: { text: 'Your tournament starts in 30 minutes' },
  tournament: { name: 'Almaty Open Blitz', timeControl: '3+2', start: '2026-11-21T15:00:00Z' },
  link: { href: '/tournaments/almaty-open-blitz', external: false },
})

export const ban = exampleItem('BAN', {
  title: { text: 'Your account is closed until 1 March' },
  description: { text: 'We have sent you an e-mail with the reasons.' },
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Snapshot['value'],
  context: Partial<NotificationContext> = {},
): Snapshot {
  return exampleNotification.resolveState({
    value,
    context: { item: reminder, live: false, ...context },
  })
}

const readReminder = { ...reminder, unread: false }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const notificationStates = {
  arriving: snapshotAt('arriving'),
  unread: snapshotAt('unread'),
  marking: snapshotAt('marking', { item: readReminder }),
  read: snapshotAt('read', { item: readReminder }),
  unsaved: snapshotAt('unsaved', { item: { ...ban, unread: false } }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly NotificationInput[] = [
  { item: reminder },
  { item: reminder, live: true },
  { item: readReminder },
  { item: ban },
  { item: exampleItem('NEW_USER') },
  { item: exampleItem('EMAIL_NOT_VERIFIED') },
]

export const exampleEvents = {
  'notification.open': [{ type: 'notification.open' as const }],
  'notification.read': [{ type: 'notification.read' as const }],
}
