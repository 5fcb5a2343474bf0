import { sessionSetup } from './session.setup.machine.ts'

/** Start-up: the saved login is read, then the profile is fetched, each up to 5 times with a pause. */
export const loading = sessionSetup.createStateConfig({
  initial: 'readingLogin',
  entry: ['resetAttempts', 'clearReason'],
  on: {
    'session.signOut': 'signingOut',
    'tab.signOut': {
      target: 'unauthorized',
      actions: ['clearUid', { type: 'setReason', params: 'signed_out_elsewhere' }],
    },
    'login.complete': {
      target: '.fetchingProfile',
      reenter: true,
      actions: { type: 'keepToken', params: ({ event }) => event },
    },
  },
  states: {
    readingLogin: {
      entry: 'countAttempt',
      invoke: {
        src: 'refreshToken',
        onDone: {
          target: 'fetchingProfile',
          actions: ['resetAttempts', { type: 'keepToken', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isNoSession', params: ({ event }) => event },
            target: '#session.unauthorized',
          },
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
          { target: 'loginMissed' },
        ],
      },
      after: { requestTimeout: 'loginMissed' },
    },
    loginMissed: {
      always: {
        guard: 'isLastAttempt',
        target: '#session.unauthorized',
        actions: { type: 'setReason', params: 'unreachable' },
      },
      after: { retryPause: 'readingLogin' },
      on: {
        'network.online': { target: 'readingLogin', actions: 'setOnline' },
        'session.retry': 'readingLogin',
      },
    },
    fetchingProfile: {
      entry: 'countAttempt',
      invoke: {
        src: 'fetchProfile',
        onDone: {
          target: '#session.signedIn',
          actions: { type: 'keepProfile', params: ({ event }) => event.output },
        },
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
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#session.unauthorized',
            actions: [
              { type: 'setReason', params: 'authentication_failed' },
              { type: 'setDetail', params: ({ event }) => event },
            ],
          },
          { target: 'profileMissed' },
        ],
      },
      after: { requestTimeout: 'profileMissed' },
    },
    profileMissed: {
      always: {
        guard: 'isLastAttempt',
        target: '#session.unauthorized',
        actions: { type: 'setReason', params: 'unreachable' },
      },
      after: { retryPause: 'fetchingProfile' },
      on: {
        'network.online': { target: 'fetchingProfile', actions: 'setOnline' },
        'session.retry': 'fetchingProfile',
      },
    },
  },
})
