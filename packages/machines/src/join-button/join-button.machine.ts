import { fromPromise } from 'xstate'
import { busy } from './join-button.busy.ts'
import { joinSetup } from './join-button-setup.machine.ts'
import type { JoinButtonDeps } from './join-button.types.ts'

export const joinButtonMachine = joinSetup.createMachine({
  id: 'joinButton',
  context: ({ input }) => ({
    tournament: input.tournament,
    you: input.you,
    profile: input.profile,
    isProfileLoading: input.isProfileLoading,
    today: input.today,
    refusal: null,
    failure: null,
  }),
  initial: 'settled',
  on: {
    'tournament.update': [
      { guard: { type: 'isOtherOrOlder', params: ({ event }) => event } },
      {
        actions: [{ type: 'keep', params: ({ event }) => event }, 'clearError'],
      },
    ],
    'seats.change': { actions: { type: 'keepSeats', params: ({ event }) => event } },
    'entry.change': { actions: { type: 'keepEntry', params: ({ event }) => event } },
    'profile.update': {
      actions: [{ type: 'keepProfile', params: ({ event }) => event }, 'clearError'],
    },
  },
  states: {
    settled: {
      initial: 'deciding',
      on: {
        'tournament.update': [
          { guard: { type: 'isOtherOrOlder', params: ({ event }) => event } },
          {
            target: '.deciding',
            actions: [{ type: 'keep', params: ({ event }) => event }, 'clearError'],
          },
        ],
        'seats.change': {
          target: '.deciding',
          actions: { type: 'keepSeats', params: ({ event }) => event },
        },
        'entry.change': {
          target: '.deciding',
          actions: { type: 'keepEntry', params: ({ event }) => event },
        },
        'profile.update': {
          target: '.deciding',
          actions: [{ type: 'keepProfile', params: ({ event }) => event }, 'clearError'],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isSituation', params: 'loading' }, target: 'loading' },
            { guard: { type: 'isSituation', params: 'needsAccount' }, target: 'needsAccount' },
            { guard: { type: 'isSituation', params: 'common' }, target: 'open.common' },
            { guard: { type: 'isSituation', params: 'paid' }, target: 'open.paid' },
            { guard: { type: 'isSituation', params: 'needsPro' }, target: 'limited.needsPro' },
            {
              guard: { type: 'isSituation', params: 'needsFideId' },
              target: 'limited.needsFideId',
            },
            {
              guard: { type: 'isSituation', params: 'confirmInfo' },
              target: 'limited.confirmInfo',
            },
            {
              guard: { type: 'isSituation', params: 'verifyEmail' },
              target: 'limited.verifyEmail',
            },
            { guard: { type: 'isSituation', params: 'disabled' }, target: 'limited.disabled' },
            {
              guard: { type: 'isSituation', params: 'pendingApproval' },
              target: 'joined.pendingApproval',
            },
            { guard: { type: 'isSituation', params: 'waiting' }, target: 'joined.waiting' },
            { guard: { type: 'isSituation', params: 'playing' }, target: 'joined.playing' },
            { guard: { type: 'isSituation', params: 'onHold' }, target: 'joined.onHold' },
            { guard: { type: 'isSituation', params: 'withdrawn' }, target: 'out.withdrawn' },
            { guard: { type: 'isSituation', params: 'left' }, target: 'out.left' },
            { guard: { type: 'isSituation', params: 'banned' }, target: 'out.banned' },
            { target: 'ended' },
          ],
        },
        loading: {},
        needsAccount: {},
        open: {
          initial: 'common',
          states: {
            common: { on: { 'join.press': '#joinButton.busy.joining' } },
            paid: {},
          },
        },
        limited: {
          initial: 'disabled',
          on: { 'limit.recheck': '#joinButton.busy.refreshing' },
          states: {
            needsPro: {},
            needsFideId: {},
            confirmInfo: {},
            verifyEmail: {},
            disabled: {},
          },
        },
        joined: {
          initial: 'waiting',
          states: {
            pendingApproval: { on: { 'leave.press': '#joinButton.busy.signingOut' } },
            waiting: { on: { 'leave.press': '#joinButton.busy.leaving' } },
            playing: {
              on: { 'break.start': { guard: 'canPause', target: '#joinButton.busy.pausing' } },
            },
            onHold: { on: { 'break.end': '#joinButton.busy.resuming' } },
          },
        },
        out: {
          initial: 'left',
          states: { withdrawn: {}, left: {}, banned: {} },
        },
        ended: {},
      },
    },
    busy,
  },
})

export type JoinButtonMachine = typeof joinButtonMachine

/** Gives the machine the tournament's calls. */
export function provideJoinButton(deps: JoinButtonDeps): JoinButtonMachine {
  return joinButtonMachine.provide({
    actors: {
      signUp: fromPromise(({ input, signal }) => deps.signUp(input, signal)),
      leave: fromPromise(({ input, signal }) => deps.leave(input, signal)),
      signOut: fromPromise(({ input, signal }) => deps.signOut(input, signal)),
      pause: fromPromise(({ input, signal }) => deps.pause(input, signal)),
      resume: fromPromise(({ input, signal }) => deps.resume(input, signal)),
      refresh: fromPromise(({ input, signal }) => deps.refresh(input, signal)),
    },
  })
}
