import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type CloseReason,
  type Closing,
  type LobbyConnectionContext,
  type LobbyConnectionEvent,
  type LobbyConnectionInput,
  type LobbyOutgoing,
  type LobbyRefusal,
  type LobbySocketInput,
  type LobbySocketEvent,
  type LobbyTag,
  type LobbyTicketFailure,
  type LobbyTicketInput,
  ticketFailures,
} from './lobby-connection.types.ts'

/** The pause before the second retry, in ms; each further one doubles it, up to the longest. */
const firstPauseMs = 6_000
const longestPauseMs = 60_000
const jitter = 0.3

/** Why the server gave no ticket. */
export const failureOf = (error: unknown): LobbyTicketFailure => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return ticketFailures.find((failure) => failure === code) ?? 'unreachable'
}

/**
 * The wait after a number of failures in a row: none before the first retry, then 6 s, 12 s … to 60 s, each ±30 %.
 * @param random from 0 to 1
 */
export const pauseAfter = (failures: number, random: number): number =>
  failures <= 1
    ? 0
    : Math.round(
        Math.min(firstPauseMs * 2 ** (failures - 2), longestPauseMs) *
          (1 + jitter * (2 * random - 1)),
      )

const isSameTag = (tag: LobbyTag, { name, id }: Pick<LobbyTag, 'name' | 'id'>) =>
  tag.name === name && tag.id === id

/** The types, actors, guards and actions of the lobby's connection; `lobby-connection.machine.ts` has its states. */
export const lobbyConnectionSetup = setup({
  types: {
    context: {} as LobbyConnectionContext,
    events: {} as LobbyConnectionEvent,
    input: {} as LobbyConnectionInput,
    children: {} as { socket: 'openSocket' },
  },
  actors: {
    getTicket: fromPromise<string, LobbyTicketInput>(notProvided('getTicket')),
    openSocket: fromCallback<LobbyOutgoing, LobbySocketInput, LobbySocketEvent>(
      notProvided('openSocket'),
    ),
  },
  guards: {
    isPresent: ({ context }, { epoch }: { readonly epoch: number }) => epoch === context.epoch,
    isRefusal: (_, failure: LobbyTicketFailure) =>
      failure !== 'unreachable' && failure !== 'unidentified',
    isUnidentified: ({ context }, failure: LobbyTicketFailure) =>
      failure === 'unidentified' && context.trust !== 'renewed',
    /** On the first refusal the player's uid may be outdated, so it is asked for again. */
    isDoubtful: ({ context }, event: { readonly epoch: number; readonly reason: CloseReason }) =>
      event.epoch === context.epoch && event.reason === 'forbidden' && context.trust !== 'renewed',
    isForbidding: ({ context }, event: { readonly epoch: number; readonly reason: CloseReason }) =>
      event.epoch === context.epoch && event.reason === 'forbidden',
    isLastAcknowledged: ({ context }, event: { readonly epoch: number; readonly seq: number }) =>
      event.epoch === context.epoch && event.seq >= context.lastSent,
    isAnotherPlayer: ({ context }, { playerUid }: { readonly playerUid: string }) =>
      playerUid !== context.playerUid,
    hasTags: ({ context }) => context.tags.length > 0,
  },
  actions: {
    keepTicket: assign({ ticket: (_, ticket: string) => ticket }),
    openSocket: spawnChild('openSocket', {
      id: 'socket',
      input: ({ context: { playerUid, epoch } }) => ({ playerUid, epoch }),
    }),
    startEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    closeSocket: stopChild('socket'),
    authorise: sendTo('socket', ({ context: { playerUid, ticket } }): LobbyOutgoing => ({
      type: 'authorise',
      playerUid,
      ticket: ticket ?? '',
    })),
    spendTicket: assign({ ticket: null }),
    ping: sendTo('socket', { type: 'ping' }),
    keepTag: assign({
      tags: ({ context }, tag: LobbyTag) => [
        ...context.tags.filter((kept) => !isSameTag(kept, tag)),
        tag,
      ],
    }),
    dropTag: assign({
      tags: ({ context }, tag: Pick<LobbyTag, 'name' | 'id'>) =>
        context.tags.filter((kept) => !isSameTag(kept, tag)),
    }),
    numberMessage: assign({ lastSent: ({ context }) => context.lastSent + 1 }),
    subscribe: sendTo('socket', ({ context: { lastSent, tags } }): LobbyOutgoing => ({
      type: 'subscribe',
      seq: lastSent,
      tags,
    })),
    setAcknowledged: assign({
      lastAcknowledged: ({ context }, seq: number) => Math.max(context.lastAcknowledged, seq),
    }),
    countUnknown: assign({ unknownMessages: ({ context }) => context.unknownMessages + 1 }),
    clearFailures: assign({ attempts: 0 }),
    setLoss: (_, _closing: Closing) => notProvided('random')(),
    setError: assign({
      refusal: (_, failure: LobbyTicketFailure | 'forbidden'): LobbyRefusal =>
        failure === 'unreachable' || failure === 'unidentified' ? 'forbidden' : failure,
    }),
    clearError: assign({ refusal: null }),
    trustPlayer: assign({ trust: 'trusted' }),
    doubtPlayer: assign({ trust: 'doubted' }),
    setRenewal: assign({
      trust: ({ context }) => (context.trust === 'doubted' ? 'renewed' : context.trust),
    }),
    keepPlayer: assign({
      playerUid: (_, { playerUid }: { readonly playerUid: string }) => playerUid,
    }),
  },
  delays: {
    acknowledgement: 3_000,
    opening: 10_000,
    pingDelay: 5_000,
    retryDelay: ({ context }) => context.retryInMs,
  },
})
