import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusalOf } from '../sign-in/refusal.ts'
import {
  activationRefusals,
  type InventoryContext,
  type InventoryDeps,
  type InventoryEvent,
  type InventoryItem,
  type InventoryPage,
} from './inventory.types.ts'

const choosing = {
  'inventory.reload': 'loading',
  'more.press': { guard: 'hasMore', target: 'loadingMore' },
  'activate.press': {
    target: 'activating',
    actions: {
      type: 'keepChosen',
      params: ({ event }: { readonly event: { readonly id: number } }) => event.id,
    },
  },
} as const

export const inventoryMachine = setup({
  types: { context: {} as InventoryContext, events: {} as InventoryEvent },
  actors: {
    load: fromPromise<InventoryPage, number>(notProvided('load')),
    activate: fromPromise<InventoryItem, number>(notProvided('activate')),
  },
  guards: { hasMore: ({ context }) => context.items.length < context.count },
  actions: {
    keepPage: assign((_, page: InventoryPage) => page),
    // What was won or bought meanwhile has moved the pages.
    addPage: assign(({ context }, { count, items }: InventoryPage) => ({
      count,
      items: [
        ...context.items,
        ...items.filter(({ id }) => context.items.every((item) => item.id !== id)),
      ],
    })),
    keepItem: assign(({ context }, item: InventoryItem) => ({
      items: context.items.map((each) => (each.id === item.id ? item : each)),
    })),
    keepChosen: assign({ chosen: (_, chosen: number) => chosen, code: null }),
    setError: assign({
      code: (_, { error }: Failed) =>
        refusalOf(activationRefusals, 'something_wents_wrong', error).code,
    }),
    setTimedOut: assign({ code: 'timeout' as const }),
    clear: assign({ items: [], count: 0 }),
    onActivated: (_, _item: InventoryItem) => notProvided('onActivated')(),
    report: notProvided('report'),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'inventory',
  context: { items: [], count: 0, chosen: null, code: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: 0,
        onDone: {
          target: 'ready',
          actions: { type: 'keepPage', params: ({ event }) => event.output },
        },
        onError: { target: 'empty', actions: 'report' },
      },
      after: { requestTimeout: { target: 'empty', actions: 'report' } },
    },
    empty: { entry: 'clear', on: { 'inventory.reload': 'loading' } },
    ready: { on: choosing },
    loadingMore: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.items.length,
        onDone: {
          target: 'ready',
          actions: { type: 'addPage', params: ({ event }) => event.output },
        },
        onError: { target: 'ready', actions: 'report' },
      },
      after: { requestTimeout: { target: 'ready', actions: 'report' } },
    },
    activating: {
      invoke: {
        src: 'activate',
        input: ({ context }) => context.chosen ?? 0,
        onDone: {
          target: 'activated',
          actions: [
            { type: 'keepItem', params: ({ event }) => event.output },
            { type: 'onActivated', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      after: { requestTimeout: { target: 'refused', actions: 'setTimedOut' } },
    },
    activated: { on: choosing },
    refused: { on: choosing },
  },
})

export type InventoryMachine = typeof inventoryMachine

/** Gives the machine its calls. */
export const provideInventory = ({
  load,
  activate,
  onActivated,
  report,
}: InventoryDeps): InventoryMachine =>
  inventoryMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(input, signal)),
      activate: fromPromise(({ input, signal }) => activate(input, signal)),
    },
    actions: { onActivated: (_, item) => onActivated(item), report },
  })
