import { sessionSetup } from './session.setup.machine.ts'

/** The access token of a signed-in user: renewed before its end, or once when a call was refused. */
export const token = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: {
      entry: 'trustToken',
      after: { renewalTime: 'refreshing' },
      on: {
        'token.refuse': {
          guard: { type: 'isPresentToken', params: ({ event }) => event },
          target: 'refreshing',
          actions: 'suspectToken',
        },
        'page.wake': {
          guard: { type: 'isTokenOld', params: ({ event }) => event },
          target: 'refreshing',
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshToken',
        onDone: [
          {
            guard: 'isSuspect',
            target: 'proving',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
          },
          {
            target: 'fresh',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isInactive', params: ({ event }) => event },
            target: '#session.forgetting',
            actions: [
              { type: 'setReason', params: 'user_inactive' },
              { type: 'setDetail', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isBanned', params: ({ event }) => event },
            target: '#session.forgetting',
            actions: [
              { type: 'setReason', params: 'banned' },
              { type: 'setDetail', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#session.unauthorized',
            actions: { type: 'setReason', params: 'session_expired' },
          },
          { target: 'stale' },
        ],
      },
      after: { requestTimeout: 'stale' },
    },
    stale: {
      after: { retryPause: 'refreshing' },
      on: {
        'network.online': { target: 'refreshing', actions: 'setOnline' },
        'page.wake': 'refreshing',
      },
    },
    proving: {
      after: { probation: 'fresh' },
      on: {
        'token.refuse': {
          guard: { type: 'isPresentToken', params: ({ event }) => event },
          target: '#session.unauthorized',
          actions: { type: 'setReason', params: 'session_expired' },
        },
      },
    },
  },
})
