import { answerOf, friendGameSetup } from './friend-game.setup.machine.ts'

/** The page that a link opens. */
export const friendInvite = friendGameSetup.createStateConfig({
  initial: 'reading',
  on: {
    'link.ended': {
      guard: { type: 'isThisCode', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
    'player.changed': {
      target: '.reading',
      actions: { type: 'keepPlayer', params: ({ event }) => event.player },
    },
  },
  states: {
    reading: {
      initial: 'first',
      invoke: {
        src: 'readLink',
        input: ({ context }) => answerOf(context),
        onDone: [
          {
            guard: { type: 'isOwnLink', params: ({ event }) => event.output },
            target: 'ownLink',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOpenStatus', params: ({ event }) => event.output },
            target: 'invited',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTakenStatus', params: ({ event }) => event.output },
            target: '#friendGame.started',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          {
            target: '#friendGame.ended',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#friendGame.ended',
            actions: { type: 'setGone', params: ({ event }) => ({ reason: event.error }) },
          },
          { guard: 'isReadAgain', target: 'invited' },
          {
            target: 'unread',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
      states: {
        first: { entry: 'clearError' },
        // After a lost connection the link may have ended, so it is read again while the player can still accept.
        again: {
          on: {
            'link.accept': [
              { guard: 'isRefusedHere', actions: 'setRefusedHere' },
              { target: '#friendGame.friendInvite.joining', actions: 'clearError' },
            ],
            'refusal.dismiss': { actions: 'clearError' },
          },
        },
      },
    },
    unread: {
      on: {
        'link.read': 'reading',
        'connection.found': {
          target: 'reading',
          actions: { type: 'setConnection', params: true },
        },
      },
    },
    ownLink: { on: { 'link.wait': '#friendGame.friendWaiting' } },
    invited: {
      on: {
        'link.accept': [
          { guard: 'isRefusedHere', actions: 'setRefusedHere' },
          { target: 'joining', actions: 'clearError' },
        ],
        'connection.found': {
          target: 'reading.again',
          actions: { type: 'setConnection', params: true },
        },
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    joining: {
      invoke: {
        src: 'acceptLink',
        input: ({ context }) => answerOf(context),
        onDone: {
          target: '#friendGame.started',
          actions: { type: 'keepGame', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#friendGame.ended',
            actions: { type: 'setGone', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            guard: { type: 'isOwnError', params: ({ event }) => ({ reason: event.error }) },
            target: 'reading',
          },
          {
            guard: { type: 'isOwnerAway', params: ({ event }) => ({ reason: event.error }) },
            target: 'awaitingOwner',
          },
          {
            target: 'invited',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
      // The link may end because this player joins, so only the answer of the call counts.
      on: {
        'link.ended': {},
        'player.changed': {
          actions: { type: 'keepPlayer', params: ({ event }) => event.player },
        },
      },
    },
    // The link still holds: the game begins as soon as its owner is there.
    awaitingOwner: {
      after: { ownerAway: 'joining' },
      on: {
        'connection.found': {
          target: 'joining',
          actions: { type: 'setConnection', params: true },
        },
      },
    },
  },
})
