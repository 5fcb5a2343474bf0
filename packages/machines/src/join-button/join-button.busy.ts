import { call, errorOf, joinSetup } from './join-button-setup.machine.ts'

/** The calls that the person asked for. After a call without an answer the tournament is fetched again. */
export const busy = joinSetup.createStateConfig({
  initial: 'refreshing',
  entry: ['clearFailure', 'clearError'],
  states: {
    joining: {
      invoke: {
        src: 'signUp',
        input: call,
        onDone: {
          target: '#joinButton.settled',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRefusedTwice', params: errorOf },
            target: 'refreshing',
          },
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#joinButton.settled',
            actions: { type: 'setError', params: errorOf },
          },
          { target: 'refreshing', actions: { type: 'setFailure', params: 'join_failed' } },
        ],
      },
    },
    leaving: {
      invoke: {
        src: 'leave',
        input: call,
        onDone: {
          target: '#joinButton.settled',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: { target: 'refreshing', actions: { type: 'setFailure', params: 'leave_failed' } },
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        input: call,
        onDone: {
          target: '#joinButton.settled',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: { target: 'refreshing', actions: { type: 'setFailure', params: 'leave_failed' } },
      },
    },
    pausing: {
      invoke: {
        src: 'pause',
        input: call,
        onDone: { target: '#joinButton.settled', actions: { type: 'setReady', params: false } },
        onError: { target: 'refreshing', actions: { type: 'setFailure', params: 'pause_failed' } },
      },
    },
    resuming: {
      invoke: {
        src: 'resume',
        input: call,
        onDone: { target: '#joinButton.settled', actions: { type: 'setReady', params: true } },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#joinButton.settled',
            actions: { type: 'setError', params: errorOf },
          },
          { target: 'refreshing', actions: { type: 'setFailure', params: 'resume_failed' } },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        input: call,
        onDone: {
          target: '#joinButton.settled',
          actions: [
            { type: 'clearFailureIfDone', params: ({ event }) => event.output },
            { type: 'keep', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: '#joinButton.settled',
          actions: { type: 'setFailure', params: 'refresh_failed' },
        },
      },
    },
  },
})
