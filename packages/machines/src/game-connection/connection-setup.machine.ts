import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { keepAhead, takeReady } from './event-order.ts'
import {
  type GameConnectionContext,
  type GameConnectionEvent,
  type GameConnectionInput,
  type SocketInput,
  type TicketFailure,
  ticketFailures,
  type TicketInput,
} from './game-connection.types.ts'
import type {
  BadMove,
  ClientFrame,
  GameEvent,
  GameLineEvent,
  GameSnapshot,
  LineRequest,
  MoveAck,
} from './wire.types.ts'

type EventAt = { readonly event: GameEvent; readonly at: number }
type SnapshotAt = { readonly snapshot: GameSnapshot; readonly at: number }
type OfGame = { readonly gameId: string }
type Pong = { readonly sentAt: number; readonly at: number; readonly serverTs: number }

export function failureOf(error: unknown): TicketFailure {
  const named =
    typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null
  return ticketFailures.find((failure) => failure === named) ?? 'unavailable'
}

/** How many round trips say how the line is now. */
const keptPings = 10

const endsGame = (event: GameEvent) => event.type === 'PHASE_CHANGED' && event.data.phase === 'DONE'

const isForeign = ({ gameId }: GameConnectionContext, of: OfGame) => of.gameId !== gameId

/** The types, actors, guards and actions of the game's connection. */
export const connectionSetup = setup({
  types: {
    context: {} as GameConnectionContext,
    events: {} as GameConnectionEvent,
    input: {} as GameConnectionInput,
    emitted: {} as GameLineEvent,
  },
  actors: {
    requestTicket: fromPromise<string, TicketInput>(notProvided('requestTicket')),
    socket: fromCallback<ClientFrame, SocketInput>(notProvided('openSocket')),
  },
  guards: {
    isForbidden: (_, failure: TicketFailure) => failure === 'forbidden',
    isUnauthorised: (_, failure: TicketFailure) => failure === 'unauthorised',
    isOver: ({ context }) => context.over,
    isViewer: ({ context }) => context.userType === 'viewer',
    isForeign: ({ context }, of: OfGame) => isForeign(context, of),
    isStale: ({ context }, { v }: GameEvent) => v <= context.v,
    isNext: ({ context }, { v }: GameEvent) => v === context.v + 1,
    isCurrent: ({ context }, snapshot: GameSnapshot) =>
      !isForeign(context, snapshot) && snapshot.v >= context.v,
    isComplete: ({ context }) => context.v >= context.serverV && context.ahead.length === 0,
    isBehind: ({ context }) => context.v < context.serverV || context.ahead.length > 0,
    isAwaited: ({ context }, { moveId }: { readonly moveId: string }) =>
      moveId === context.awaitedMoveId,
  },
  actions: {
    keepTicket: assign({ ticket: (_, ticket: string) => ticket, failure: null }),
    setFailure: assign({ failure: (_, failure: TicketFailure) => failure }),
    becomePlayer: assign({ userType: 'player', attempt: 0 }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    clearAttempts: assign({ attempt: 0 }),
    sendJoin: sendTo('socket', ({ context: { ticket, gameId, userType, v } }) => ({
      type: 'join' as const,
      ticket: ticket ?? '',
      gameId,
      userType,
      v,
    })),
    spendTicket: assign({ ticket: null }),
    setServerVersion: assign({
      serverV: (_, { v }: { readonly v: number }) => v,
      bestPing: null,
    }),
    askSnapshot: sendTo('socket', { type: 'snapshot' }),
    ping: sendTo('socket', { type: 'ping' }),
    transmit: sendTo('socket', (_, request: LineRequest): ClientFrame => {
      switch (request.type) {
        case 'move.send':
          return { type: 'move', move: request.move }
        case 'command.send':
          return { type: 'command', command: request.command }
        case 'snapshot.request':
          return { type: 'snapshot' }
        default:
          return request satisfies never
      }
    }),
    awaitAck: assign({ awaitedMoveId: (_, moveId: string | null) => moveId }),
    keepEvent: assign({
      ahead: ({ context }, event: GameEvent) => keepAhead(context, event),
      serverV: ({ context }, { v }) => Math.max(context.serverV, v),
    }),
    passEvents: enqueueActions(({ context, enqueue }, { event, at }: EventAt) => {
      const { ready, ...order } = takeReady(context.v, keepAhead(context, event))
      enqueue.assign({ ...order, over: context.over || ready.some(endsGame) })
      for (const next of ready) enqueue.emit({ type: 'server.event', event: next, at })
    }),
    passSnapshot: enqueueActions(({ context, enqueue }, { snapshot, at }: SnapshotAt) => {
      const { ready, ...order } = takeReady(snapshot.v, context.ahead)
      const over = context.over || snapshot.phase === 'DONE' || ready.some(endsGame)
      enqueue.assign({ ...order, over })
      enqueue.emit({ type: 'server.snapshot', snapshot, at })
      for (const event of ready) enqueue.emit({ type: 'server.event', event, at })
    }),
    passAck: emit((_, ack: MoveAck) => ({ type: 'move.acked' as const, ack })),
    passBadMove: emit((_, { bad, at }: { readonly bad: BadMove; readonly at: number }) => ({
      type: 'move.refused' as const,
      bad,
      at,
    })),
    setPong: enqueueActions(({ context, enqueue }, { sentAt, at, serverTs }: Pong) => {
      const rttMs = Math.max(0, at - sentAt)
      enqueue.assign({ recentRttMs: [...context.recentRttMs, rttMs].slice(-keptPings) })
      if (context.bestPing && context.bestPing.rttMs <= rttMs) return
      const bestPing = { rttMs, offsetMs: serverTs + rttMs / 2 - at }
      enqueue.assign({ bestPing })
      enqueue.emit({ type: 'clock.synced', ...bestPing })
    }),
    clearPing: assign({ bestPing: null, recentRttMs: [] }),
    emitDoubted: emit({ type: 'clock.doubted' }),
    countDropped: assign({
      dropped: ({ context: { dropped } }, kind: keyof GameConnectionContext['dropped']) => ({
        ...dropped,
        [kind]: dropped[kind] + 1,
      }),
    }),
    emitJoined: emit({ type: 'line.joined' }),
    emitOpened: emit({ type: 'line.opened' }),
    emitLost: emit({ type: 'line.lost' }),
    emitStopped: emit({ type: 'line.stopped' }),
  },
  delays: {
    retryDelay: notProvided('jitter'),
    openTimeout: 10_000,
    ackTimeout: 3_000,
    catchUpTimeout: 3_000,
    pingDelay: 5_000,
    pongTimeout: 3_000,
    timeSync: 900_000,
    steadyDelay: 10_000,
  },
})
