import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  clubMembershipCodes,
  type ClubMembershipContext,
  type ClubMembershipDeps,
  type ClubMembershipEvent,
  type ClubMembershipInput,
  type ClubStanding,
} from './club-membership.types.ts'

/** For the states of a call: its answer decides, a refusal is told. */
const answered = {
  onDone: {
    target: 'deciding',
    actions: {
      type: 'keepStanding',
      params: ({ event }: { readonly event: { readonly output: ClubStanding } }) => event.output,
    },
  },
  onError: {
    target: 'refused',
    actions: { type: 'setError', params: ({ event }: { readonly event: Failed }) => event },
  },
} as const

/** What the page learns meanwhile is older than the answer that comes, but it is what a refusal goes back to. */
const notedWhileBusy = {
  actions: {
    type: 'keepStanding',
    params: ({ event }: { readonly event: { readonly standing: ClubStanding } }) => event.standing,
  },
} as const

const inTime = { requestTimeout: { target: 'refused', actions: 'setTimedOut' } } as const

export const clubMembershipMachine = setup({
  types: {
    context: {} as ClubMembershipContext,
    events: {} as ClubMembershipEvent,
    input: {} as ClubMembershipInput,
  },
  actors: {
    join: fromPromise<ClubStanding>(notProvided('join')),
    leave: fromPromise<ClubStanding>(notProvided('leave')),
    takeRequestBack: fromPromise<ClubStanding>(notProvided('takeRequestBack')),
  },
  guards: {
    isVisitor: ({ context }) => !context.standing.isSignedIn,
    isAdmin: ({ context }) => context.standing.you === 'admin',
    isMember: ({ context }) => context.standing.you === 'member',
    isRequested: ({ context }) => context.standing.you === 'requested',
    isBanned: ({ context }) => context.standing.reason === 'player_is_banned',
    isRestricted: ({ context }) => context.standing.reason !== null,
    isByRequest: ({ context }) => context.standing.membership === 'by-request',
  },
  actions: {
    keepStanding: assign({ standing: (_, standing: ClubStanding) => standing }),
    setError: assign({
      refusal: (_, { error }: Failed) =>
        refusalOf(clubMembershipCodes, 'something_wents_wrong', error),
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearError: assign({ refusal: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'clubMembership',
  context: ({ input }) => ({ standing: input.standing, refusal: null }),
  initial: 'deciding',
  on: {
    'standing.update': {
      target: '.deciding',
      actions: { type: 'keepStanding', params: ({ event }) => event.standing },
    },
  },
  states: {
    deciding: {
      entry: 'clearError',
      always: [
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'isAdmin', target: 'admin' },
        { guard: 'isMember', target: 'member' },
        { guard: 'isRequested', target: 'requested' },
        { guard: 'isBanned', target: 'banned' },
        { guard: 'isRestricted', target: 'none.restricted' },
        { guard: 'isByRequest', target: 'none.byRequest' },
        { target: 'none.open' },
      ],
    },
    visitor: {},
    banned: {},
    none: {
      initial: 'open',
      states: {
        open: { on: { 'join.press': '#clubMembership.joining' } },
        byRequest: { on: { 'join.press': '#clubMembership.joining' } },
        restricted: {},
      },
    },
    requested: { on: { 'request.cancel': 'busy' } },
    member: { on: { 'leave.press': 'leaving' } },
    admin: { on: { 'leave.press': 'leaving' } },
    joining: {
      invoke: { src: 'join', ...answered },
      after: inTime,
      on: { 'standing.update': notedWhileBusy },
    },
    leaving: {
      invoke: { src: 'leave', ...answered },
      after: inTime,
      on: { 'standing.update': notedWhileBusy },
    },
    busy: {
      invoke: { src: 'takeRequestBack', ...answered },
      after: inTime,
      on: { 'standing.update': notedWhileBusy },
    },
    refused: {
      on: {
        'refusal.close': 'deciding',
        'join.press': 'joining',
        'leave.press': 'leaving',
        'request.cancel': 'busy',
      },
    },
  },
})

export type ClubMembershipMachine = typeof clubMembershipMachine

/** Gives the machine its calls. */
export const provideClubMembership = (deps: ClubMembershipDeps): ClubMembershipMachine =>
  clubMembershipMachine.provide({
    actors: {
      join: fromPromise(({ signal }) => deps.join(signal)),
      leave: fromPromise(({ signal }) => deps.leave(signal)),
      takeRequestBack: fromPromise(({ signal }) => deps.takeRequestBack(signal)),
    },
  })
