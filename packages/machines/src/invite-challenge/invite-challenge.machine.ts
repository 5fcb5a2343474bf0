import { fromPromise } from 'xstate'
import { answerOf, inviteChallengeSetup } from './invite-challenge.setup.machine.ts'
import type { InviteChallengeDeps } from './invite-challenge.types.ts'

/** The server makes the invite (the specification's `initializing`). */
const creating = inviteChallengeSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'createInvite',
    input: ({ context: { terms, player, for: whom } }) => ({
      ...terms,
      ownerUid: player.uid ?? '',
      for: whom,
    }),
    onDone: [
      {
        guard: { type: 'isGame', params: ({ event }) => event.output },
        target: 'started',
        actions: { type: 'keepGame', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isAcceptedEarly', params: ({ event }) => event.output },
        target: 'started',
        actions: 'takeEarly',
      },
      {
        guard: 'isRecalled',
        target: 'ownEnd.cancelling',
        actions: { type: 'keepInvite', params: ({ event }) => event.output },
      },
      {
        target: 'ownEnd',
        actions: { type: 'keepInvite', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: 'isRecalled', target: 'drafting' },
      { guard: 'isForFriend', target: 'drafting' },
      {
        target: 'drafting',
        actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
      },
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

/** The invite is out. One timer runs over all of it, so that nothing makes an invite last longer. */
const ownEnd = inviteChallengeSetup.createStateConfig({
  initial: 'waiting',
  after: {
    expiry: {
      guard: 'isLimited',
      target: 'ended',
      actions: { type: 'noteEnd', params: 'expired' },
    },
  },
  on: {
    'invite.accepted': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'invite.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'noteEnd', params: ({ event }) => event.end },
    },
  },
  states: {
    waiting: {
      on: {
        'invite.cancel': { target: 'cancelling', actions: 'forgetRefusal' },
        'connection.found': 'checking',
        'refusal.dismiss': { actions: 'forgetRefusal' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelInvite',
        input: ({ context }) => context.invite?.id ?? '',
        onDone: {
          target: '#inviteChallenge.ended',
          actions: { type: 'noteEnd', params: 'cancelled' },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'checking',
          },
          {
            target: 'waiting',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'checkInvite',
        input: ({ context }) => context.invite?.id ?? '',
        onDone: [
          {
            guard: { type: 'isOpenStatus', params: ({ event }) => event.output },
            target: 'waiting',
          },
          {
            guard: { type: 'isTakenStatus', params: ({ event }) => event.output },
            target: '#inviteChallenge.started',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          {
            target: '#inviteChallenge.ended',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#inviteChallenge.ended',
            actions: { type: 'noteEnd', params: 'gone' },
          },
          { target: 'waiting' },
        ],
      },
      on: { 'invite.cancel': { target: 'cancelling', actions: 'forgetRefusal' } },
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
      actions: { type: 'noteEnd', params: ({ event }) => event.end },
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
            actions: [{ type: 'keepCode', params: ({ event }) => event.code }, 'forgetRefusal'],
          },
          { actions: 'noteBadCode' },
        ],
      },
    },
    invited: {
      on: {
        'invite.accept': [
          { guard: 'isRefusedGuest', actions: 'noteRefusedGuest' },
          { target: 'accepting', actions: 'forgetRefusal' },
        ],
        'invite.decline': { target: 'declining', actions: 'forgetRefusal' },
        'refusal.dismiss': { actions: 'forgetRefusal' },
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
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#inviteChallenge.ended',
            actions: { type: 'noteGone', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'invited',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
      // What ends the invite may be this very acceptance: the answer tells.
      on: { 'code.ended': {} },
    },
    declining: {
      invoke: {
        src: 'declineInvite',
        input: ({ context }) => answerOf(context),
        onDone: {
          target: '#inviteChallenge.ended',
          actions: { type: 'noteEnd', params: 'declined' },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#inviteChallenge.ended',
            actions: { type: 'noteEnd', params: 'declined' },
          },
          {
            target: 'invited',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
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
          actions: [{ type: 'keepTerms', params: ({ event }) => event.terms }, 'forgetRefusal'],
        },
        'opponent.choose': {
          actions: [{ type: 'keepOpponent', params: ({ event }) => event.for }, 'forgetRefusal'],
        },
        'invite.create': [
          { guard: 'isRefusedInvite', actions: 'noteRefusedInvite' },
          { target: 'creating', actions: 'forgetRefusal' },
        ],
        'refusal.dismiss': { actions: 'forgetRefusal' },
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
export const provideInviteChallenge = ({
  createInvite,
  cancelInvite,
  checkInvite,
  acceptInvite,
  declineInvite,
}: InviteChallengeDeps): InviteChallengeMachine =>
  inviteChallengeMachine.provide({
    actors: {
      createInvite: fromPromise(({ input, signal }) => createInvite(input, signal)),
      cancelInvite: fromPromise(({ input, signal }) => cancelInvite(input, signal)),
      checkInvite: fromPromise(({ input, signal }) => checkInvite(input, signal)),
      acceptInvite: fromPromise(({ input, signal }) => acceptInvite(input, signal)),
      declineInvite: fromPromise(({ input, signal }) => declineInvite(input, signal)),
    },
  })
