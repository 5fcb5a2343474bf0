import { fromPromise, not } from 'xstate'
import { loading } from './session.loading.ts'
import { sessionSetup } from './session.setup.machine.ts'
import { token } from './session.token.ts'
import type { SessionDeps } from './session.types.ts'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    profile: null,
    anonymousUid: null,
    attempt: 0,
    tokenNumber: 0,
    tokenMs: 0,
    isSuspect: false,
    reason: null,
    detail: null,
    ...input,
  }),
  initial: 'opening',
  on: {
    'network.online': { actions: 'setOnline' },
    'network.offline': { actions: 'setOffline' },
  },
  states: {
    opening: {
      always: [{ guard: 'isSignOutPending', target: 'signingOut' }, { target: 'loading' }],
    },
    loading,
    signedIn: {
      type: 'parallel',
      on: {
        'session.signOut': 'signingOut',
        'account.ban': {
          target: 'forgetting',
          actions: { type: 'setBan', params: ({ event }) => event.detail },
        },
        'tab.signOut': {
          target: 'unauthorized',
          actions: ['clearUid', { type: 'setReason', params: 'signed_out_elsewhere' }],
        },
        'tab.signIn': {
          guard: { type: 'isOtherUser', params: ({ event }) => event },
          target: 'loading',
          actions: 'clearProfile',
        },
        'login.complete': {
          target: 'loading.fetchingProfile',
          actions: ['clearProfile', { type: 'keepToken', params: ({ event }) => event }],
        },
        'profile.change': {
          guard: { type: 'isSameUser', params: ({ event }) => event.profile },
          actions: { type: 'keepProfile', params: ({ event }) => event.profile },
        },
      },
      states: {
        plan: {
          initial: 'authorized',
          states: {
            authorized: { always: { guard: 'isPro', target: 'subscribed' } },
            subscribed: { always: { guard: 'isFree', target: 'authorized' } },
          },
        },
        token,
      },
    },
    signingOut: {
      entry: ['clearProfile', 'clearUid', { type: 'setReason', params: 'signed_out' }],
      invoke: {
        src: 'endSession',
        onDone: { target: 'unauthorized', actions: 'clearPending' },
        onError: { target: 'unauthorized', actions: 'setPending' },
      },
      after: { requestTimeout: { target: 'unauthorized', actions: 'setPending' } },
    },
    forgetting: {
      entry: 'clearUid',
      invoke: { src: 'forgetLogin', onDone: 'unauthorized', onError: 'unauthorized' },
      after: { requestTimeout: 'unauthorized' },
    },
    unauthorized: {
      initial: 'recognising',
      entry: 'clearProfile',
      exit: 'clearReason',
      on: {
        'login.complete': {
          target: 'loading.fetchingProfile',
          actions: ['clearPending', { type: 'keepToken', params: ({ event }) => event }],
        },
        'tab.signIn': { target: 'loading', actions: 'clearPending' },
        'account.ban': {
          guard: 'isBanAwaited',
          actions: { type: 'setBan', params: ({ event }) => event.detail },
        },
        'session.retry': { guard: 'isUnreachable', target: 'loading' },
        'network.online': [
          { guard: 'isSignOutPending', target: 'signingOut', actions: 'setOnline' },
          { guard: 'isUnreachable', target: 'loading', actions: 'setOnline' },
          { target: '.recognising', actions: 'setOnline' },
        ],
      },
      states: {
        recognising: {
          always: [{ guard: 'isIdentified', target: 'visitor' }, { target: 'identifying' }],
        },
        identifying: {
          invoke: {
            src: 'askUid',
            onDone: {
              target: 'visitor',
              actions: { type: 'keepUid', params: ({ event }) => event.output },
            },
            onError: 'unidentified',
          },
          after: { requestTimeout: 'unidentified' },
        },
        unidentified: {
          after: { retryPause: 'identifying' },
          on: { 'session.retry': { guard: not('isUnreachable'), target: 'identifying' } },
        },
        visitor: { on: { 'uid.refuse': 'identifying' } },
      },
    },
  },
})

export type SessionMachine = typeof sessionMachine

/** Gives the machine its calls and the storage for tokens. */
export const provideSession = (deps: SessionDeps): SessionMachine =>
  sessionMachine.provide({
    actors: {
      refreshToken: fromPromise(({ signal }) => deps.refreshToken(signal)),
      fetchProfile: fromPromise(({ signal }) => deps.fetchProfile(signal)),
      askUid: fromPromise(({ signal }) => deps.askUid(signal)),
      endSession: fromPromise(({ signal }) => deps.endSession(signal)),
      forgetLogin: fromPromise(({ signal }) => deps.forgetLogin(signal)),
    },
  })
