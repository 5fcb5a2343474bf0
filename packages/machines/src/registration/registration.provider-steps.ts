import { refusedTo, timedOutTo } from '../form-step.ts'
import { registrationSetup } from './registration.setup.machine.ts'

/** The fifth step: the identity check, which happens on the provider's page. */
export const identityCheck = registrationSetup.createStateConfig({
  initial: 'asking',
  entry: 'clearErrors',
  on: { 'step.back': 'fideId', 'flow.resume': '.asking' },
  states: {
    asking: {
      invoke: {
        src: 'askIdentity',
        onDone: [
          {
            guard: { type: 'isIdentity', params: ({ event }) => [event.output, 'verified'] },
            target: 'verified',
            actions: { type: 'keepIdentity', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isIdentity', params: ({ event }) => [event.output, 'processing'] },
            target: 'processing',
            actions: { type: 'keepIdentity', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isIdentity', params: ({ event }) => [event.output, 'canceled'] },
            target: 'canceled',
            actions: { type: 'keepIdentity', params: ({ event }) => event.output },
          },
          {
            target: 'offered',
            actions: { type: 'keepIdentity', params: ({ event }) => event.output },
          },
        ],
        onError: refusedTo('failed'),
      },
      after: timedOutTo('failed'),
      on: { 'step.next': { guard: 'isBeingChecked', target: '#registration.afterChecks' } },
    },
    offered: { on: { 'identity.start': 'opening', 'identity.skip': '#registration.afterChecks' } },
    opening: {
      entry: 'clearErrors',
      invoke: {
        src: 'openIdentity',
        onDone: 'away',
        onError: refusedTo('failed'),
      },
      after: timedOutTo('failed'),
    },
    away: {},
    processing: {
      after: { identityPause: 'asking' },
      on: { 'step.next': '#registration.afterChecks' },
    },
    verified: { on: { 'step.next': '#registration.afterChecks' } },
    canceled: { on: { 'identity.start': 'opening', 'identity.skip': '#registration.afterChecks' } },
    failed: { on: { 'identity.start': 'opening', 'identity.skip': '#registration.afterChecks' } },
  },
})

/** The sixth step: the payment, which happens on the provider's page. */
export const payment = registrationSetup.createStateConfig({
  initial: 'choosing',
  entry: 'clearErrors',
  on: {
    'payment.skip': 'done',
    'step.back': [{ guard: 'isFideConnected', target: 'identityCheck' }, { target: 'fideId' }],
    'flow.resume': [{ guard: 'hasChosenPrice', target: '.confirming' }, { target: '.choosing' }],
  },
  states: {
    choosing: {
      on: {
        'payment.choose': {
          target: 'opening',
          actions: { type: 'keepPrice', params: ({ event }) => event.price },
        },
      },
    },
    opening: {
      entry: 'clearErrors',
      invoke: {
        src: 'openCheckout',
        input: ({ context }) => context.price ?? 'pro-annual',
        onDone: 'away',
        onError: refusedTo('failed'),
      },
      after: timedOutTo('failed'),
    },
    away: {},
    confirming: {
      entry: 'countQuestion',
      invoke: {
        src: 'askPayment',
        onDone: [
          {
            guard: { type: 'isPayment', params: ({ event }) => [event.output, 'active'] },
            target: '#registration.done',
            actions: 'setPaid',
          },
          {
            guard: { type: 'isPayment', params: ({ event }) => [event.output, 'pending'] },
            target: 'pending',
          },
          { target: 'unpaid' },
        ],
        onError: 'pending',
      },
      after: { requestTimeout: 'pending' },
    },
    pending: {
      after: {
        paymentPause: [{ guard: 'hasPollsLeft', target: 'confirming' }, { target: 'unconfirmed' }],
      },
    },
    unconfirmed: { on: { 'step.next': 'confirming' } },
    unpaid: {
      on: {
        'payment.choose': {
          target: 'opening',
          actions: { type: 'keepPrice', params: ({ event }) => event.price },
        },
      },
    },
    failed: {
      on: {
        'payment.choose': {
          target: 'opening',
          actions: { type: 'keepPrice', params: ({ event }) => event.price },
        },
      },
    },
  },
})
