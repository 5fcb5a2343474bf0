import { failedCall, madeOf, notMade, statusOf, whileItHolds } from '../challenge/maker.ts'
import { answerOf, friendGameSetup } from './friend-game.setup.machine.ts'

/** The server makes the link. If the player leaves meanwhile, it is cancelled as soon as it has an id. */
export const making = friendGameSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'makeLink',
    input: ({ context: { terms, player } }) => ({
      ...terms,
      playerUid: player.uid ?? '',
    }),
    onDone: madeOf('friendWaiting.cancelling', 'friendWaiting'),
    onError: notMade('ready'),
  },
  on: {
    'friend.joined': { actions: { type: 'keepEarly', params: ({ event }) => event } },
  },
  states: {
    asked: { on: { 'link.cancel': 'recalled' } },
    recalled: {},
  },
})

/** The page on which the maker waits for the friend. */
export const friendWaiting = friendGameSetup.createStateConfig({
  initial: 'sharing',
  after: whileItHolds,
  on: {
    'friend.joined': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: 'started',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
    'link.ended': {
      guard: { type: 'isThisCode', params: ({ event }) => event },
      target: 'ended',
      actions: { type: 'setEnd', params: ({ event }) => event.end },
    },
    'connection.found': {
      target: '.checking',
      actions: { type: 'setConnection', params: true },
    },
  },
  states: {
    sharing: {
      on: {
        'link.copy': { target: 'copying', actions: 'clearError' },
        'link.cancel': { target: 'cancelling', actions: 'clearError' },
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    copying: {
      invoke: {
        src: 'copyLink',
        input: ({ context }) => context.link?.code ?? '',
        onDone: 'copied',
        onError: 'copyFailed',
      },
      on: { 'link.cancel': 'cancelling' },
    },
    copied: {
      after: { thanks: 'sharing' },
      on: { 'link.copy': 'copying', 'link.cancel': 'cancelling' },
    },
    copyFailed: {
      on: { 'link.copy': 'copying', 'link.cancel': 'cancelling' },
    },
    cancelling: {
      invoke: {
        src: 'cancelLink',
        input: ({ context }) => context.link?.requestId ?? '',
        onDone: {
          target: '#friendGame.ended',
          actions: { type: 'setEnd', params: 'cancelled' },
        },
        onError: failedCall({ target: 'checking' }, 'sharing'),
      },
      // The status is not checked here: the answer to cancelling says more.
      on: { 'connection.found': { actions: { type: 'setConnection', params: true } } },
    },
    checking: {
      invoke: {
        src: 'readLink',
        input: ({ context }) => answerOf(context),
        onDone: statusOf('sharing', '#friendGame.started', '#friendGame.ended'),
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#friendGame.ended',
            actions: { type: 'setGone', params: ({ event }) => ({ reason: event.error }) },
          },
          { target: 'sharing' },
        ],
      },
      on: { 'link.cancel': { target: 'cancelling', actions: 'clearError' } },
    },
  },
})
