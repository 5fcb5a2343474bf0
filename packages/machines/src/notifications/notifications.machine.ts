import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { isTold } from '../notification/notification.item.ts'
import { notificationMachine, provideNotification } from '../notification/notification.machine.ts'
import type { NotificationEffect, NotificationItem } from '../notification/notification.types.ts'
import {
  type NotificationsContext,
  type NotificationsDeps,
  type NotificationsEmitted,
  type NotificationsEvent,
  type NotificationsInput,
  promptId,
} from './notifications.types.ts'

/** The id of the notification that an event is about. */
export interface AboutNotification {
  readonly id: string
}

const listed = ({ items }: NotificationsContext, id: string) => items.find((item) => item.id === id)

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
    emitted: {} as NotificationsEmitted,
  },
  actors: {
    notification: notificationMachine,
    loadNotifications: fromPromise<readonly NotificationItem[]>(notProvided('loadNotifications')),
    keepPromptRead: fromPromise(notProvided('keepPromptRead')),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isOtherSession: ({ context }, { signedIn }: { signedIn: boolean }) =>
      context.signedIn !== signedIn,
    isPrompt: (_, { id }: AboutNotification) => id === promptId,
    isPromptRead: ({ context }) => context.promptRead,
    isListed: ({ context }, { id }: AboutNotification) => listed(context, id) !== undefined,
    isNew: ({ context }, { id }: AboutNotification) => listed(context, id) === undefined,
    hasUnread: ({ context }) => context.items.some(({ unread }) => unread),
  },
  actions: {
    setSession: assign({ signedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn }),
    readPrompt: assign({ promptRead: true }),
    inviteToSignIn: emit({
      type: 'notification.effect',
      effect: { kind: 'popup', popup: 'sign-in' },
    }),
    passEffect: emit((_, effect: NotificationEffect): NotificationsEmitted => ({
      type: 'notification.effect',
      effect,
    })),
    markRead: assign(({ context }, { id }: AboutNotification) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, unread: false } : item)),
      readHere: context.readHere.includes(id) ? context.readHere : [...context.readHere, id],
    })),
    keepList: enqueueActions(({ context, enqueue }, loaded: readonly NotificationItem[]) => {
      const items = loaded.map((item) => ({
        ...item,
        unread: item.unread && !context.readHere.includes(item.id),
      }))
      // Unread notifications that arrived while the connection was lost are shown now.
      const isMissed = ({ id }: NotificationItem) => context.isKnown && !listed(context, id)
      const told = items.filter(
        (item) =>
          item.unread && (isTold(item) || isMissed(item)) && !context.handled.includes(item.id),
      )
      enqueue.assign({
        items,
        isKnown: true,
        handled: [...context.handled, ...told.map(({ id }) => id)],
      })
      for (const item of told)
        enqueue.spawnChild('notification', { id: item.id, input: { item, live: isMissed(item) } })
    }),
    addArrived: enqueueActions(({ context, enqueue }, item: NotificationItem) => {
      enqueue.assign({
        items: [item, ...context.items],
        handled: context.handled.includes(item.id)
          ? context.handled
          : [...context.handled, item.id],
      })
      if (!context.handled.includes(item.id))
        enqueue.spawnChild('notification', { id: item.id, input: { item, live: true } })
    }),
    openOne: enqueueActions(({ context, enqueue }, { id }: AboutNotification) => {
      const item = listed(context, id)
      if (!item) return
      if (!context.handled.includes(id)) {
        enqueue.spawnChild('notification', { id, input: { item } })
        enqueue.assign({ handled: [...context.handled, id] })
      }
      enqueue.sendTo(id, { type: 'notification.open' })
    }),
    readAll: enqueueActions(({ context, enqueue }) => {
      const unread = context.items.filter((item) => item.unread)
      const fresh = unread.filter(({ id }) => !context.handled.includes(id))
      for (const item of fresh) enqueue.spawnChild('notification', { id: item.id, input: { item } })
      enqueue.assign({ handled: [...context.handled, ...fresh.map(({ id }) => id)] })
      for (const { id } of unread) enqueue.sendTo(id, { type: 'notification.read' })
    }),
    clearAll: enqueueActions(({ context, enqueue }) => {
      for (const id of context.handled) enqueue.stopChild(id)
      enqueue.assign({ items: [], isKnown: false, handled: [], readHere: [] })
    }),
    emptyList: assign({ items: [], isKnown: false }),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, items: [], isKnown: false, handled: [], readHere: [] }),
  initial: 'choosing',
  on: {
    'session.change': {
      guard: { type: 'isOtherSession', params: ({ event }) => event },
      target: '.choosing',
      actions: ['clearAll', { type: 'setSession', params: ({ event }) => event }],
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'isSignedIn', target: 'member' },
        { guard: 'isPromptRead', target: 'visitor.prompted' },
        { target: 'visitor' },
      ],
    },
    visitor: {
      initial: 'unprompted',
      on: {
        'notification.open': {
          guard: { type: 'isPrompt', params: ({ event }) => event },
          target: '.keeping',
          actions: ['readPrompt', 'inviteToSignIn'],
        },
      },
      states: {
        unprompted: {
          on: { 'notifications.read': { target: 'keeping', actions: 'readPrompt' } },
        },
        keeping: {
          invoke: { src: 'keepPromptRead', onDone: 'prompted', onError: 'prompted' },
        },
        prompted: {},
      },
    },
    member: {
      initial: 'loading',
      on: {
        'notification.open': {
          guard: { type: 'isListed', params: ({ event }) => event },
          actions: { type: 'openOne', params: ({ event }) => event },
        },
        'notifications.read': { guard: 'hasUnread', actions: 'readAll' },
        'notifications.refresh': '.loading',
        'notification.arrive': {
          guard: { type: 'isNew', params: ({ event }) => event.item },
          actions: { type: 'addArrived', params: ({ event }) => event.item },
        },
        'notification.marked': {
          actions: { type: 'markRead', params: ({ event }) => event },
        },
        'notification.effect': {
          actions: { type: 'passEffect', params: ({ event }) => event.effect },
        },
      },
      states: {
        loading: {
          // The list that is loading may be older than these events.
          on: {
            'notification.arrive': {
              guard: { type: 'isNew', params: ({ event }) => event.item },
              target: 'loading',
              reenter: true,
              actions: { type: 'addArrived', params: ({ event }) => event.item },
            },
          },
          invoke: {
            src: 'loadNotifications',
            onDone: {
              target: 'ready',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: [
                'emptyList',
                { type: 'passEffect', params: { kind: 'failed' as const, call: 'list' as const } },
              ],
            },
          },
        },
        ready: {},
        failed: {},
      },
    },
  },
})

export type NotificationsMachine = typeof notificationsMachine

/** Gives the machine the server's calls and the session's memory. */
export const provideNotifications = ({
  loadNotifications,
  keepPromptRead,
  markRead,
}: NotificationsDeps): NotificationsMachine =>
  notificationsMachine.provide({
    actors: {
      notification: provideNotification({ markRead }),
      loadNotifications: fromPromise(({ signal }) => loadNotifications(signal)),
      keepPromptRead: fromPromise(({ signal }) => keepPromptRead(signal)),
    },
  })
