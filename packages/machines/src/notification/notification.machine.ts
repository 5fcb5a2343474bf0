import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { parentOf } from '../toast/parent-of.ts'
import { alertOf, isTold } from './notification.item.ts'
import type {
  NotificationContext,
  NotificationDeps,
  NotificationEffect,
  NotificationEvent,
  NotificationInput,
  NotificationItem,
  NotificationEmitted,
} from './notification.types.ts'

const effectsOfArrival = (item: NotificationItem): readonly NotificationEffect[] =>
  item.type === 'NEW_USER'
    ? [{ kind: 'popup', popup: 'welcome' }, { kind: 'registration-complete' }]
    : [{ kind: 'alert', alert: alertOf(item) }]

function effectsOfOpening({ type, link }: NotificationItem): readonly NotificationEffect[] {
  if (type === 'EMAIL_NOT_VERIFIED') return [{ kind: 'popup', popup: 'confirm' }]
  return link ? [{ kind: 'follow', link }] : []
}

export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    input: {} as NotificationInput,
    emitted: {} as NotificationEmitted,
  },
  actors: { markRead: fromPromise<void, string>(notProvided('markRead')) },
  guards: {
    isRead: ({ context }) => !context.item.unread,
    isTold: ({ context }) => isTold(context.item),
    isLive: ({ context }) => context.live,
  },
  actions: {
    notifyParent: enqueueActions(
      ({ enqueue, self }, { events }: { readonly events: readonly NotificationEmitted[] }) => {
        for (const event of events) {
          enqueue.emit(event)
          enqueue.sendTo(parentOf(self), event)
        }
      },
    ),
    becomeRead: assign({ item: ({ context }) => ({ ...context.item, unread: false }) }),
  },
}).createMachine({
  id: 'notification',
  context: ({ input }) => ({ item: input.item, live: input.live ?? false }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isRead', target: 'read' },
        {
          guard: 'isTold',
          target: 'marking',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfArrival(context.item)) }),
          },
        },
        {
          guard: 'isLive',
          target: 'unread',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfArrival(context.item)) }),
          },
        },
        { target: 'unread' },
      ],
    },
    unread: {
      on: {
        'notification.read': 'marking',
        'notification.open': {
          target: 'marking',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfOpening(context.item)) }),
          },
        },
      },
    },
    marking: {
      entry: [
        'becomeRead',
        {
          type: 'notifyParent',
          params: ({ context }) => ({
            events: [{ type: 'notification.marked' as const, id: context.item.id }],
          }),
        },
      ],
      invoke: {
        src: 'markRead',
        input: ({ context }) => context.item.id,
        onDone: 'read',
        onError: 'unsaved',
      },
      on: {
        'notification.open': {
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfOpening(context.item)) }),
          },
        },
      },
    },
    read: {
      on: {
        'notification.open': {
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfOpening(context.item)) }),
          },
        },
      },
    },
    unsaved: {
      entry: {
        type: 'notifyParent',
        params: { events: asEvents([{ kind: 'failed', call: 'mark-read' }]) },
      },
      on: {
        'notification.read': 'marking',
        'notification.open': {
          target: 'marking',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ events: asEvents(effectsOfOpening(context.item)) }),
          },
        },
      },
    },
  },
})

function asEvents(effects: readonly NotificationEffect[]): readonly NotificationEmitted[] {
  return effects.map((effect) => ({ type: 'notification.effect', effect }))
}

export type NotificationMachine = typeof notificationMachine

/** Gives the machine the call that marks a notification as read. */
export const provideNotification = ({ markRead }: NotificationDeps): NotificationMachine =>
  notificationMachine.provide({
    actors: { markRead: fromPromise(({ input, signal }) => markRead(input, signal)) },
  })
