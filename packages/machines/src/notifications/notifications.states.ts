import type { SnapshotFrom } from 'xstate'
import { ban, exampleItem, reminder } from '../notification/notification.states.ts'
import { type notificationsMachine, provideNotifications } from './notifications.machine.ts'
import {
  type NotificationsContext,
  type NotificationsInput,
  promptId,
} from './notifications.types.ts'

type Snapshot = SnapshotFrom<typeof notificationsMachine>

/** The machine with a server that never answers. */
export const exampleNotifications = provideNotifications({
  loadNotifications: () => new Promise(() => {}),
  keepPromptRead: () => new Promise(() => {}),
  markRead: () => new Promise(() => {}),
})

const fide = exampleItem('CONNECT_FIDE_REMINDER', {
  title: { text: 'Connect your FIDE ID' },
  unread: false,
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Snapshot['value'],
  context: Partial<NotificationsContext> = {},
): Snapshot {
  return exampleNotifications.resolveState({
    value,
    context: {
      signedIn: true,
      promptRead: false,
      items: [],
      isKnown: false,
      handled: [],
      readHere: [],
      ...context,
    },
  })
}

const visitor = { signedIn: false }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const notificationsStates = {
  choosing: snapshotAt('choosing'),
  'visitor.unprompted': snapshotAt({ visitor: 'unprompted' }, visitor),
  'visitor.keeping': snapshotAt({ visitor: 'keeping' }, { ...visitor, promptRead: true }),
  'visitor.prompted': snapshotAt({ visitor: 'prompted' }, { ...visitor, promptRead: true }),
  'member.loading': snapshotAt({ member: 'loading' }),
  'member.ready': snapshotAt({ member: 'ready' }, { items: [reminder, fide] }),
  'member.failed': snapshotAt({ member: 'failed' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly NotificationsInput[] = [
  { signedIn: false, promptRead: false },
  { signedIn: false, promptRead: true },
  { signedIn: true, promptRead: false },
]

export const exampleLists = [[reminder, fide, ban], []]

export const exampleEvents = {
  'notification.open': [
    { type: 'notification.open' as const, id: promptId },
    { type: 'notification.open' as const, id: reminder.id },
    { type: 'notification.open' as const, id: fide.id },
  ],
  'notifications.read': [{ type: 'notifications.read' as const }],
  'notifications.refresh': [{ type: 'notifications.refresh' as const }],
  'session.change': [
    { type: 'session.change' as const, signedIn: true },
    { type: 'session.change' as const, signedIn: false },
  ],
  'notification.arrive': [
    { type: 'notification.arrive' as const, item: exampleItem('NEW_FEATURE') },
  ],
  'notification.marked': [{ type: 'notification.marked' as const, id: reminder.id }],
  'notification.effect': [
    {
      type: 'notification.effect' as const,
      effect: { kind: 'popup' as const, popup: 'confirm' as const },
    },
  ],
}
