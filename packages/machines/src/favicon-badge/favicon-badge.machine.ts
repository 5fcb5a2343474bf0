import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  badgePlace,
  type DrawBadgeInput,
  type FaviconBadgeContext,
  type FaviconBadgeDeps,
  type FaviconBadgeEvent,
  type FaviconBadgeKind,
} from './favicon-badge.types.ts'

/** The kind of the badge to draw; an alert by default. */
export interface WantedBadge {
  readonly kind?: FaviconBadgeKind
}

const wanted = ({ kind = 'alert' }: WantedBadge) => kind

export const faviconBadgeMachine = setup({
  types: {
    context: {} as FaviconBadgeContext,
    events: {} as FaviconBadgeEvent,
  },
  actors: {
    drawBadge: fromPromise<'drawn' | 'loading', DrawBadgeInput>(notProvided('drawBadge')),
    restoreIcon: fromPromise(notProvided('restoreIcon')),
  },
  guards: {
    isOther: ({ context }, badge: WantedBadge) => context.kind !== wanted(badge),
    isLoading: (_, drawn: 'drawn' | 'loading') => drawn === 'loading',
  },
  actions: {
    chooseKind: assign({ kind: (_, badge: WantedBadge) => wanted(badge) }),
  },
  delays: { retry: 100 },
}).createMachine({
  id: 'faviconBadge',
  context: { kind: 'alert' },
  initial: 'plain',
  states: {
    plain: {
      on: {
        'badge.set': {
          target: 'badged',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
      },
    },
    badged: {
      initial: 'drawing',
      on: {
        'badge.set': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.drawing',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
        'badge.reset': 'restoring',
      },
      states: {
        drawing: {
          invoke: {
            src: 'drawBadge',
            input: ({ context: { kind } }) => ({ kind, place: badgePlace }),
            onDone: [
              {
                guard: { type: 'isLoading', params: ({ event }) => event.output },
                target: 'waiting',
              },
              { target: 'shown' },
            ],
            onError: 'failed',
          },
        },
        waiting: { after: { retry: 'drawing' } },
        shown: {},
        failed: {
          on: {
            'badge.set': {
              target: 'drawing',
              actions: { type: 'chooseKind', params: ({ event }) => event },
            },
          },
        },
      },
    },
    restoring: {
      invoke: { src: 'restoreIcon', onDone: 'plain', onError: 'plain' },
      on: {
        'badge.set': {
          target: 'badged',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
      },
    },
  },
})

export type FaviconBadgeMachine = typeof faviconBadgeMachine

/** Gives the machine access to the tab's icon. */
export const provideFaviconBadge = ({
  drawBadge,
  restoreIcon,
}: FaviconBadgeDeps): FaviconBadgeMachine =>
  faviconBadgeMachine.provide({
    actors: {
      drawBadge: fromPromise(({ input, signal }) => drawBadge(input, signal)),
      restoreIcon: fromPromise(({ signal }) => restoreIcon(signal)),
    },
  })
