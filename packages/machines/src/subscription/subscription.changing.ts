import { assertEvent } from 'xstate'
import { call, errorOf, subscriptionSetup } from './subscription-setup.machine.ts'

/** The calls that the person asked for. After a call without an answer the server is asked for the membership. */
export const changing = subscriptionSetup.createStateConfig({
  initial: 'refreshing',
  entry: ['clearFailure', 'clearPolls'],
  states: {
    cancelling: {
      invoke: {
        src: 'cancel',
        input: call,
        onDone: '#subscription.polling',
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#subscription.settled',
            actions: { type: 'setFailure', params: { code: 'cancel_refused' } },
          },
          {
            target: 'refreshing',
            actions: { type: 'setFailure', params: { code: 'server_error' } },
          },
        ],
      },
    },
    reactivating: {
      invoke: {
        src: 'reactivate',
        input: call,
        onDone: '#subscription.polling',
        onError: [
          {
            guard: { type: 'isNotAcceptable', params: errorOf },
            target: '#subscription.settled',
            actions: 'setManual',
          },
          {
            target: 'refreshing',
            actions: { type: 'setFailure', params: { code: 'server_error' } },
          },
        ],
      },
    },
    changingCard: {
      invoke: {
        src: 'changeCard',
        input: ({ event }) => {
          assertEvent(event, 'card.change')
          return { cardToken: event.cardToken }
        },
        onDone: 'refreshing',
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#subscription.settled',
            actions: { type: 'setFailure', params: { code: 'card_refused' } },
          },
          {
            target: 'refreshing',
            actions: { type: 'setFailure', params: { code: 'server_error' } },
          },
        ],
      },
    },
    switchingToWallet: {
      invoke: {
        src: 'switchToWallet',
        input: call,
        onDone: 'refreshing',
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#subscription.settled',
            actions: { type: 'setFailure', params: { code: 'wallet_refused' } },
          },
          {
            target: 'refreshing',
            actions: { type: 'setFailure', params: { code: 'server_error' } },
          },
        ],
      },
    },
    openingPortal: {
      invoke: {
        src: 'openPortal',
        onDone: 'atPortal',
        onError: {
          target: '#subscription.settled',
          actions: { type: 'setFailure', params: { code: 'portal_unavailable' } },
        },
      },
    },
    atPortal: { on: { 'portal.return': 'refreshing' } },
    refreshing: {
      invoke: {
        src: 'fetchMembership',
        onDone: {
          target: '#subscription.settled',
          actions: [
            { type: 'clearFailureIfDone', params: ({ event }) => event.output },
            { type: 'keep', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: '#subscription.settled',
          actions: { type: 'setFailure', params: { code: 'server_error' } },
        },
      },
    },
  },
})

/** User data are fetched until it is known whether the subscription is renewed. */
export const polling = subscriptionSetup.createStateConfig({
  initial: 'waiting',
  entry: ['clearFailure', 'clearPolls'],
  states: {
    waiting: { after: { pollPause: 'asking' } },
    asking: {
      entry: 'countPoll',
      invoke: {
        src: 'fetchMembership',
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: '#subscription.settled',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'judging', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: 'judging',
      },
    },
    judging: {
      always: [
        { guard: 'hasPollsLeft', target: 'waiting' },
        {
          target: '#subscription.settled',
          actions: { type: 'setFailure', params: { code: 'not_confirmed' } },
        },
      ],
    },
  },
})
