import { answerOf, challengeSetup } from './challenge.setup.machine.ts'

/** What holds in every state: the player's data and other challenges change. */
export const everywhere = challengeSetup.createStateConfig({
  on: {
    'challenge.changed': {
      actions: { type: 'keepOngoing', params: ({ event }) => event.isOngoing },
    },
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
  },
})

/** Whose challenge it is, or whether there is one yet. */
export const opening = challengeSetup.createStateConfig({
  always: [
    { guard: 'isOwner', target: 'waiting' },
    { guard: 'hasChallenge', target: 'offered' },
    { target: 'drafting' },
  ],
})

/** The owner chooses the terms, and reads why the last try was refused. */
export const drafting = challengeSetup.createStateConfig({
  on: {
    'terms.choose': {
      actions: [{ type: 'keepTerms', params: ({ event }) => event.terms }, 'forgetRefusal'],
    },
    'challenge.create': [
      { guard: 'isRefusedTerms', actions: 'noteRefusedTerms' },
      { target: 'creating', actions: 'forgetRefusal' },
    ],
    'refusal.dismiss': { actions: 'forgetRefusal' },
  },
})

/** The server makes the challenge; one that its owner recalls meanwhile is cancelled as soon as it has an id. */
export const creating = challengeSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'createChallenge',
    input: ({ context: { terms, player, opponent } }) => ({
      ...terms,
      ownerUid: player.uid ?? '',
      opponentUid: opponent?.uid ?? null,
    }),
    onDone: [
      {
        guard: { type: 'isTakenEarly', params: ({ event }) => event.output },
        target: 'started',
        actions: [{ type: 'keepChallenge', params: ({ event }) => event.output }, 'takeEarly'],
      },
      {
        guard: 'isRecalled',
        target: 'cancelling',
        actions: { type: 'keepChallenge', params: ({ event }) => event.output },
      },
      {
        target: 'waiting',
        actions: { type: 'keepChallenge', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: 'isRecalled', target: 'drafting' },
      {
        target: 'drafting',
        actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
      },
    ],
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
export const waiting = challengeSetup.createStateConfig({
  on: {
    'challenge.cancel': { target: 'cancelling', actions: 'forgetRefusal' },
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'challenge.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'noteEnd', params: ({ event }) => event.end },
    },
    'connection.found': 'checking',
    'refusal.dismiss': { actions: 'forgetRefusal' },
  },
})

/** Whether somebody was quicker than the owner is the server's to say. */
export const cancelling = challengeSetup.createStateConfig({
  invoke: {
    src: 'cancelChallenge',
    input: ({ context }) => context.challenge?.id ?? '',
    onDone: { target: 'ended', actions: { type: 'noteEnd', params: 'cancelled' } },
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
  on: {
    'challenge.taken': {
      guard: { type: 'isOwnGame', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
})

/** News may have been missed: the server tells how the challenge stands. */
export const checking = challengeSetup.createStateConfig({
  invoke: {
    src: 'checkChallenge',
    input: ({ context }) => context.challenge?.id ?? '',
    onDone: [
      {
        guard: { type: 'isOpenStatus', params: ({ event }) => event.output },
        target: 'opening',
      },
      {
        guard: { type: 'isTakenStatus', params: ({ event }) => event.output },
        target: 'started',
        actions: { type: 'keepStatus', params: ({ event }) => event.output },
      },
      {
        target: 'ended',
        actions: { type: 'keepStatus', params: ({ event }) => event.output },
      },
    ],
    onError: [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'ended',
        actions: { type: 'noteEnd', params: 'gone' },
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
      actions: { type: 'noteEnd', params: ({ event }) => event.end },
    },
  },
})

/** Somebody else's challenge, open to this player. */
export const offered = challengeSetup.createStateConfig({
  on: {
    'challenge.accept': [
      { guard: 'isRefusedChallenge', actions: 'noteRefusedChallenge' },
      { target: 'accepting', actions: 'forgetRefusal' },
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
        actions: { type: 'noteEnd', params: 'taken' },
      },
    ],
    'challenge.ended': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'noteEnd', params: ({ event }) => event.end },
    },
    'connection.found': 'checking',
    'refusal.dismiss': { actions: 'forgetRefusal' },
  },
})

/** The same where the opponent is named: to decline is told to the owner. */
export const offeredByName = challengeSetup.createStateConfig({
  ...offered,
  on: { ...offered.on, 'challenge.decline': { target: 'declining', actions: 'forgetRefusal' } },
})

/** Of several who accept, the server gives the game to one; it tells the others how the challenge came to its end. */
export const accepting = challengeSetup.createStateConfig({
  invoke: {
    src: 'acceptChallenge',
    input: ({ context }) => answerOf(context),
    onDone: {
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'checking',
      },
      {
        target: 'offered',
        actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
      },
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

/** The same where the owner has to be there: a challenge whose owner left is over. */
export const acceptingFromPresent = challengeSetup.createStateConfig({
  ...accepting,
  invoke: {
    ...accepting.invoke,
    onError: [
      {
        guard: { type: 'isOwnerGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'ended',
        actions: [
          { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
          { type: 'noteEnd', params: 'owner_disconnected' },
        ],
      },
      ...accepting.invoke.onError,
    ],
  },
})

/** The owner is told that this player does not want to play. */
export const declining = challengeSetup.createStateConfig({
  invoke: {
    src: 'declineChallenge',
    input: ({ context }) => answerOf(context),
    onDone: { target: 'ended', actions: { type: 'noteEnd', params: 'declined' } },
    onError: [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
        target: 'ended',
        actions: { type: 'noteEnd', params: 'declined' },
      },
      {
        target: 'offered',
        actions: { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
      },
    ],
  },
})
