import { fromPromise } from 'xstate'
import { changing, polling } from './subscription.changing.ts'
import { subscriptionSetup } from './subscription-setup.machine.ts'
import type { SubscriptionDeps } from './subscription.types.ts'

export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input }) => ({
    membership: input.membership,
    now: input.now,
    failure: null,
    polls: 0,
  }),
  initial: 'settled',
  on: {
    'membership.update': {
      actions: { type: 'keep', params: ({ event }) => event.membership },
    },
    'clock.tick': { actions: { type: 'setNow', params: ({ event }) => event } },
  },
  states: {
    settled: {
      initial: 'deciding',
      after: {
        nextChange: [
          { guard: 'isEndNext', target: 'changing.refreshing', actions: 'passTime' },
          { target: 'settled', reenter: true, actions: 'passTime' },
        ],
      },
      on: {
        'membership.update': {
          target: 'settled',
          reenter: true,
          actions: { type: 'keep', params: ({ event }) => event.membership },
        },
        'clock.tick': {
          target: 'settled',
          reenter: true,
          actions: { type: 'setNow', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isState', params: 'never' }, target: 'never' },
            { guard: { type: 'isState', params: 'renewing' }, target: 'active.renewing' },
            { guard: { type: 'isState', params: 'ending' }, target: 'active.ending' },
            { guard: { type: 'isState', params: 'unsettled' }, target: 'active.unsettled' },
            { guard: { type: 'isState', params: 'gift' }, target: 'active.gift' },
            { guard: { type: 'isState', params: 'lifetime' }, target: 'active.lifetime' },
            { guard: { type: 'isState', params: 'renewFailed' }, target: 'pastDue.renewFailed' },
            { guard: { type: 'isState', params: 'unpaid' }, target: 'pastDue.unpaid' },
            {
              guard: { type: 'isState', params: 'invalidPayment' },
              target: 'pastDue.invalidPayment',
            },
            { guard: { type: 'isState', params: 'cancelled' }, target: 'over.cancelled' },
            { target: 'over.ended' },
          ],
        },
        never: {},
        active: {
          initial: 'renewing',
          states: {
            renewing: {
              on: {
                'renewal.cancel': '#subscription.confirming',
                'payment.update': '#subscription.changing.openingPortal',
                'card.change': '#subscription.changing.changingCard',
                'wallet.switch': {
                  guard: 'isWalletOpen',
                  target: '#subscription.changing.switchingToWallet',
                },
              },
            },
            ending: { on: { 'renewal.resume': '#subscription.changing.reactivating' } },
            unsettled: { on: { 'renewal.recheck': '#subscription.polling' } },
            gift: {},
            lifetime: {},
          },
        },
        pastDue: {
          initial: 'unpaid',
          on: {
            'payment.update': '#subscription.changing.openingPortal',
            'card.change': '#subscription.changing.changingCard',
          },
          states: {
            renewFailed: { on: { 'renewal.resume': '#subscription.changing.reactivating' } },
            unpaid: {},
            invalidPayment: {},
          },
        },
        over: { initial: 'ended', states: { cancelled: {}, ended: {} } },
      },
    },
    confirming: {
      on: {
        'cancel.confirm': 'changing.cancelling',
        'cancel.dismiss': 'settled',
        'membership.update': {
          target: 'settled',
          actions: { type: 'keep', params: ({ event }) => event.membership },
        },
      },
    },
    changing,
    polling,
  },
})

export type SubscriptionMachine = typeof subscriptionMachine

/** Gives the machine the calls of the membership. */
export function provideSubscription(deps: SubscriptionDeps): SubscriptionMachine {
  return subscriptionMachine.provide({
    actors: {
      cancel: fromPromise(({ input, signal }) => deps.cancel(input, signal)),
      reactivate: fromPromise(({ input, signal }) => deps.reactivate(input, signal)),
      fetchMembership: fromPromise(({ signal }) => deps.fetchMembership(signal)),
      openPortal: fromPromise(({ signal }) => deps.openPortal(signal)),
      changeCard: fromPromise(({ input, signal }) => deps.changeCard(input, signal)),
      switchToWallet: fromPromise(({ input, signal }) => deps.switchToWallet(input, signal)),
    },
  })
}
