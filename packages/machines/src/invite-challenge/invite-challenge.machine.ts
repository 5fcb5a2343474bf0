import {
  calling,
  failedCall,
  madeOf,
  notMade,
  reasonOf,
  statusOf,
  whileItHolds,
} from '../challenge/maker.ts'
import { answerOf, inviteChallengeSetup } from './invite-challenge.setup.machine.ts'
import type { InviteChallengeDeps } from './invite-challenge.types.ts'

/** The server makes the invite (the specification's `initializing`). */
const creating = inviteChallengeSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'createInvite',
    input: ({ context: { terms, player, for: whom } }) => ({
      terms,
      ownerUid: player.uid ?? '',
      for: whom,
    }),
    onDone: [
      {
        guard: { type: 'isGame', params: ({ event }) => event.output },
        target: 'started',
        actions: { type: 'keepGame', params: ({ event }) => event.output },
      },
      ...madeOf('ownEnd.cancelling', 'ownEnd'),
    ],
    onError: [
      // A failed invite to a friend by name shows no error.
      { guard: 'isForFriend', target: 'drafting' },
      ...notMade('drafting'),
    ],
  },
  on: {
    'invite.accepted': { actions: { type: 'keepEarly', params: ({ event }) => event } },
  },
  states: {
    asked: { on: { 'invite.cancel': 'recalled' } },
    recalled: {},
  },
})

/** The owner has an invite, and waits for it to be accepted. */
const ownEnd = inviteChallengeSetup.createStateConfig({
  initial: 'waiting',
  after: whileItHolds,
  on: {
    'invite.accepted': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'invite.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
  },
  states: {
    waiting: {
      on: {
        'invite.cancel': { target: 'cancelling', actions: 'clearError' },
        'connection.found': 'checking',
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelInvite',
        input: ({ context }) => context.invite?.id ?? '',
        onDone: {
          target: '#inviteChallenge.ended',
          actions: { type: 'setEnd', params: 'cancelled' },
        },
        onError: failedCall({ target: 'checking' }, 'waiting'),
      },
    },
    checking: {
      invoke: {
        src: 'checkInvite',
        input: ({ context }) => context.invite?.id ?? '',
        onDone: statusOf('waiting', '#inviteChallenge.started', '#inviteChallenge.ended'),
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#inviteChallenge.ended',
            actions: { type: 'setEnd', params: 'gone' },
          },
          { target: 'waiting' },
        ],
      },
      on: { 'invite.cancel': { target: 'cancelling', actions: 'clearError' } },
    },
  },
})

/** A guest has a code, or types one. */
const guestEnd = inviteChallengeSetup.createStateConfig({
  initial: 'opening',
  on: {
    'code.ended': {
      guard: { type: 'isThisCode', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
  },
  states: {
    opening: {
      always: [{ guard: 'hasCode', target: 'invited' }, { target: 'entering' }],
    },
    entering: {
      on: {
        'code.enter': [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'invited',
            actions: [{ type: 'keepCode', params: ({ event }) => event.code }, 'clearError'],
          },
          { actions: 'setBadCode' },
        ],
      },
    },
    invited: {
      on: {
        'invite.accept': [
          { guard: 'isRefusedGuest', actions: 'setRefusedGuest' },
          { target: 'accepting', actions: 'clearError' },
        ],
        'invite.decline': { target: 'declining', actions: 'clearError' },
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    accepting: {
      invoke: {
        src: 'acceptInvite',
        input: ({ context }) => answerOf(context),
        onDone: {
          target: '#inviteChallenge.started',
          actions: { type: 'keepGame', params: ({ event }) => event.output },
        },
        onError: failedCall(
          {
            target: '#inviteChallenge.ended',
            actions: { type: 'setGone', params: reasonOf },
          },
          'invited',
        ),
      },
      // The invite may end because this guest accepts it, so only the answer of the call counts.
      on: { 'code.ended': {} },
    },
    declining: {
      invoke: {
        src: 'declineInvite',
        input: ({ context }) => answerOf(context),
        onDone: {
          target: '#inviteChallenge.ended',
          actions: { type: 'setEnd', params: 'declined' },
        },
        onError: failedCall(
          {
            target: '#inviteChallenge.ended',
            actions: { type: 'setEnd', params: 'declined' },
          },
          'invited',
        ),
      },
    },
  },
})

export const inviteChallengeMachine = inviteChallengeSetup.createMachine({
  id: 'inviteChallenge',
  context: ({ input }) => ({
    player: input.player,
    terms: input.terms,
    for: input.for ?? { kind: 'code' },
    invite: input.invite ?? null,
    code: input.code ?? null,
    from: input.from ?? null,
    early: null,
    refusal: null,
    end: null,
    gameId: null,
  }),
  initial: 'opening',
  on: {
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
  },
  states: {
    opening: {
      always: [
        { guard: 'isGuest', target: 'guestEnd' },
        { guard: 'hasInvite', target: 'ownEnd' },
        { target: 'drafting' },
      ],
    },
    drafting: {
      on: {
        'terms.choose': {
          actions: [{ type: 'keepTerms', params: ({ event }) => event.terms }, 'clearError'],
        },
        'opponent.choose': {
          actions: [{ type: 'keepOpponent', params: ({ event }) => event.for }, 'clearError'],
        },
        'invite.create': [
          { guard: 'isRefusedInvite', actions: 'setRefusedInvite' },
          { target: 'creating', actions: 'clearError' },
        ],
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    creating,
    ownEnd,
    guestEnd,
    started: {},
    ended: {},
  },
})

export type InviteChallengeMachine = typeof inviteChallengeMachine

/** Gives the machine the server's calls. */
export const provideInviteChallenge = (deps: InviteChallengeDeps): InviteChallengeMachine =>
  inviteChallengeMachine.provide({
    actors: {
      createInvite: calling(deps.createInvite),
      cancelInvite: calling(deps.cancelInvite),
      checkInvite: calling(deps.checkInvite),
      acceptInvite: calling(deps.acceptInvite),
      declineInvite: calling(deps.declineInvite),
    },
  })
