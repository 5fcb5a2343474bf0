import { refusedTo, timedOutTo } from '../form-step.ts'
import { fideIdSetup } from './fide-id.setup.machine.ts'

/** The identity check, which happens on the provider's page. */
export const identity = fideIdSetup.createStateConfig({
  initial: 'asking',
  entry: 'clearErrors',
  on: { 'flow.resume': '.asking', 'manual.open': 'manual' },
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
            guard: { type: 'isRefusedIdentity', params: ({ event }) => event.output },
            target: 'requiresInput',
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
    },
    offered: { on: { 'identity.start': 'opening' } },
    opening: {
      entry: 'clearErrors',
      invoke: { src: 'openIdentity', onDone: 'away', onError: refusedTo('failed') },
      after: timedOutTo('failed'),
    },
    away: {},
    processing: { after: { identityPause: 'asking' } },
    requiresInput: { on: { 'identity.start': 'opening' } },
    /** What follows from it, the server says. */
    verified: {
      invoke: {
        src: 'load',
        onDone: {
          target: '#fideId.routing',
          actions: { type: 'keepFacts', params: ({ event }) => event.output },
        },
        onError: refusedTo('failed'),
      },
      after: timedOutTo('failed'),
    },
    canceled: { on: { 'identity.start': 'opening' } },
    failed: { on: { 'identity.start': 'opening', 'flow.retry': 'asking' } },
  },
})
