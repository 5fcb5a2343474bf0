import { answerOf, challengeSetup, namedOf } from './challenge.setup.machine.ts'
import type { ChallengeDeps } from './challenge.types.ts'
import { calling, failedCall, madeOf, notMade, statusOf } from './maker.ts'

/** Chooses the first state: an own challenge waits, another player's is offered, otherwise a draft begins. */
const opening = challengeSetup.createStateConfig({
  always: [
    { guard: 'isOwner', target: 'waiting' },
    { guard: 'hasChallenge', target: 'offered' },
    { target: 'drafting' },
  ],
})

/** The owner chooses the terms and reads why the last attempt was refused. */
const drafting = challengeSetup.createStateConfig({
  on: {
    'terms.choose': {
      actions: [{ type: 'keepTerms', params: ({ event }) => event.terms }, 'clearError'],
    },
    'challenge.create': [
      { guard: 'isRefusedTerms', actions: 'setRefusedTerms' },
      { target: 'creating', actions: 'clearError' },
    ],
    'refusal.dismiss': { actions: 'clearError' },
  },
})

/** The server makes the challenge. If the owner recalls it meanwhile, it is cancelled as soon as it has an id. */
const creating = challengeSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'createChallenge',
    input: ({ context: { kind, terms, player, opponent } }) => ({
      kind,
      terms,
      ownerUid: player.uid ?? '',
      opponentUid: opponent?.uid ?? null,
    }),
    onDone: madeOf('cancelling', 'waiting'),
    onError: notMade('drafting'),
  },
  on: {
    'challenge.taken': { actions: { type: 'keepEarly', params: ({ event }) => event } },
  },
  states: {
    asked: { on: { 'challenge.cancel': 'recalled' } },
    recalled: {},
  },
})

/** The owner waits for somebody to accept. */
const waiting = challengeSetup.createStateConfig({
  on: {
    'challenge.cancel': { target: 'cancelling', actions: 'clearError' },
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'challenge.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
    'connection.found': 'checking',
    'refusal.dismiss': { actions: 'clearError' },
  },
})

/** The server decides whether an opponent accepted before the owner cancelled. */
const cancelling = challengeSetup.createStateConfig({
  invoke: {
    src: 'cancelChallenge',
    input: ({ context }) => namedOf(context),
    onDone: { target: 'ended', actions: { type: 'setEnd', params: 'cancelled' } },
    onError: failedCall({ target: 'checking' }, 'waiting'),
  },
  on: {
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
})

/** Events may have been missed, so the server is asked for the challenge's status. */
const checking = challengeSetup.createStateConfig({
  invoke: {
    src: 'checkChallenge',
    input: ({ context }) => context.challenge?.id ?? '',
    onDone: statusOf('opening', 'started', 'ended'),
    onError: [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'ended',
        actions: { type: 'setEnd', params: 'gone' },
      },
      { target: 'opening' },
    ],
  },
  on: {
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'challenge.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
  },
})

/** Somebody else's challenge, open to this player. */
const offered = challengeSetup.createStateConfig({
  on: {
    'challenge.accept': [
      { guard: 'isRefusedChallenge', actions: 'setRefusedChallenge' },
      { target: 'accepting', actions: 'clearError' },
    ],
    'challenge.taken': [
      {
        guard: { type: 'isOwnGame', params: ({ event }) => event },
        target: 'started',
        actions: { type: 'keepGame', params: ({ event }) => event },
      },
      {
        guard: { type: 'isThis', params: ({ event }) => event },
        target: 'ended',
        actions: { type: 'setEnd', params: 'taken' },
      },
    ],
    'challenge.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
    'challenge.decline': [
      // A challenge to anybody is declined without a call: it is only hidden from this player.
      {
        guard: 'isToAnybody',
        target: 'ended',
        actions: { type: 'setEnd', params: 'declined' },
      },
      { target: 'declining', actions: 'clearError' },
    ],
    'connection.found': 'checking',
    'refusal.dismiss': { actions: 'clearError' },
  },
})

/** When several players accept, the server gives the game to one; the others get the challenge's end. */
const accepting = challengeSetup.createStateConfig({
  invoke: {
    src: 'acceptChallenge',
    input: ({ context }) => answerOf(context),
    onDone: {
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isOwnerGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'ended',
        actions: [
          { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          { type: 'setEnd', params: 'owner_disconnected' },
        ],
      },
      ...failedCall({ target: 'checking' }, 'offered'),
    ],
  },
  on: {
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
})

/** The server notifies the owner that this player declined. */
const declining = challengeSetup.createStateConfig({
  invoke: {
    src: 'declineChallenge',
    input: ({ context }) => answerOf(context),
    onDone: { target: 'ended', actions: { type: 'setEnd', params: 'declined' } },
    onError: failedCall(
      { target: 'ended', actions: { type: 'setEnd', params: 'declined' } },
      'offered',
    ),
  },
})

export const challengeMachine = challengeSetup.createMachine({
  id: 'challenge',
  context: ({ input }) => ({
    kind: input.kind,
    player: input.player,
    terms: input.terms,
    opponent: input.opponent ?? null,
    hasOngoingChallenge: false,
    challenge: input.challenge ?? null,
    early: null,
    refusal: null,
    end: null,
    gameId: null,
  }),
  initial: 'opening',
  on: {
    'challenge.changed': {
      actions: { type: 'keepOngoing', params: ({ event }) => event.isOngoing },
    },
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
  },
  states: {
    opening,
    drafting,
    creating,
    waiting,
    cancelling,
    checking,
    offered,
    accepting,
    declining,
    started: { always: { guard: 'isForLater', target: 'scheduled' } },
    scheduled: {},
    ended: {},
  },
})

export type ChallengeMachine = typeof challengeMachine

/** Gives the machine the server's calls. */
export const provideChallenge = (deps: ChallengeDeps): ChallengeMachine =>
  challengeMachine.provide({
    actors: {
      createChallenge: calling(deps.createChallenge),
      cancelChallenge: calling(deps.cancelChallenge),
      acceptChallenge: calling(deps.acceptChallenge),
      declineChallenge: calling(deps.declineChallenge),
      checkChallenge: calling(deps.checkChallenge),
    },
  })
