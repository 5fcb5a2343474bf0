import { call, errorOf, joinSetup } from './join-button-setup.machine.ts'

/** To the payment provider and back: the entry is paid when the server says so, not by the return address. */
export const paying = joinSetup.createStateConfig({
  initial: 'opening',
  entry: ['clearFailure', 'clearPolls'],
  // An event may show the payment before the next poll, or when there is none.
  always: { guard: 'hasJoined', target: '#joinButton.settled' },
  states: {
    opening: {
      invoke: {
        src: 'openPayment',
        input: ({ context: { tournament } }) => ({
          tournamentId: tournament.id,
          priceId: tournament.entryPriceId ?? '',
        }),
        onDone: 'away',
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#joinButton.settled',
            actions: { type: 'setError', params: errorOf },
          },
          {
            target: '#joinButton.settled',
            actions: { type: 'setFailure', params: 'payment_unavailable' },
          },
        ],
      },
    },
    away: { on: { 'payment.abandon': '#joinButton.busy.refreshing' } },
    waiting: { after: { pollPause: 'checking' } },
    checking: {
      entry: 'countPoll',
      invoke: {
        src: 'refresh',
        input: call,
        onDone: [
          {
            guard: { type: 'isJoinedBy', params: ({ event }) => event.output },
            target: '#joinButton.settled',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStillUnpaid', params: ({ event }) => event.output },
            target: 'judging',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            target: 'entering',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
        ],
        onError: 'judging',
      },
    },
    judging: {
      always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: 'late' }],
    },
    entering: {
      always: [
        { guard: { type: 'isSituation', params: 'common' }, target: '#joinButton.busy.joining' },
        { target: '#joinButton.settled' },
      ],
    },
    late: { on: { 'payment.recheck': { target: 'waiting', actions: 'clearPolls' } } },
  },
})
