import { call, errorOf, joinSetup } from './join-button-setup.machine.ts'

/** The calls that the person asked for. After one without an answer the server is asked what is true. */
export const busy = joinSetup.createStateConfig({
  initial: 'refreshing',
  entry: ['forgetFailure', 'forgetRefusal'],
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
            actions: { type: 'noteRefusal', params: errorOf },
          },
          { target: 'refreshing', actions: { type: 'noteFailure', params: 'join_failed' } },
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
        onError: { target: 'refreshing', actions: { type: 'noteFailure', params: 'leave_failed' } },
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
        onError: { target: 'refreshing', actions: { type: 'noteFailure', params: 'leave_failed' } },
      },
    },
    pausing: {
      invoke: {
        src: 'pause',
        input: call,
        onDone: { target: '#joinButton.settled', actions: { type: 'setReady', params: false } },
        onError: { target: 'refreshing', actions: { type: 'noteFailure', params: 'pause_failed' } },
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
            actions: { type: 'noteRefusal', params: errorOf },
          },
          { target: 'refreshing', actions: { type: 'noteFailure', params: 'resume_failed' } },
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
            { type: 'forgetFailureIfDone', params: ({ event }) => event.output },
            { type: 'keep', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: '#joinButton.settled',
          actions: { type: 'noteFailure', params: 'refresh_failed' },
        },
      },
    },
  },
})
