import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { applied, boardToTake, byeAfter, isNewer, noticeOf } from './phase-news.ts'
import { type Phase, phaseOf, untilNextChange } from './phase.ts'
import type {
  LoadedPhase,
  TournamentPhaseContext,
  TournamentPhaseDeps,
  TournamentPhaseEvent,
  TournamentPhaseInput,
  TournamentPhaseSystemEvent,
} from './tournament-phase.types.ts'

/** A page without a tick for so long was asleep, in ms. */
const sleepMs = 30_000

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** The error of a failed call. */
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error

export const tournamentPhaseMachine = setup({
  types: {
    context: {} as TournamentPhaseContext,
    events: {} as TournamentPhaseEvent,
    input: {} as TournamentPhaseInput,
  },
  actors: {
    load: fromPromise<LoadedPhase, { readonly tournamentId: string }>(notProvided('load')),
  },
  guards: {
    isPhase: ({ context: { data, now } }, phase: Phase) =>
      data !== null && phaseOf(data, now) === phase,
    isNews: ({ context: { tournamentId, data } }, event: TournamentPhaseSystemEvent) =>
      event.tournamentId === tournamentId && data !== null && isNewer(applied(data, event), data),
    isNewRound: ({ context: { tournamentId, data } }, event: TournamentPhaseSystemEvent) =>
      event.tournamentId === tournamentId &&
      event.type === 'round.create' &&
      data !== null &&
      data.tournament.status !== 'completed' &&
      event.round.number > (data.round?.number ?? 0),
    isEnd: ({ context: { tournamentId, data } }, event: TournamentPhaseSystemEvent) =>
      event.tournamentId === tournamentId &&
      data !== null &&
      data.tournament.status !== 'completed' &&
      applied(data, event).tournament.status === 'completed',
    isMissing: (_, error: unknown) => isMissing(error),
    hasSlept: ({ context }, { at }: { readonly at: number }) => at - context.now > sleepMs,
    hasMissedEvents: ({ context }) => context.hasMissedEvents,
    hasBoardToTake: ({ context }) => boardToTake(context) !== null,
  },
  actions: {
    askForData: notProvided('askForData'),
    playEndSound: notProvided('playEndSound'),
    goToBoard: notProvided('goToBoard'),
    keepLoaded: assign((_, { data, at }: LoadedPhase) => ({
      data,
      hasBye: data.hasBye,
      now: at,
      // A player who opens this page during a game is not taken away from it.
      takenTo: data.board?.status === 'goes' ? data.board.boardId : null,
    })),
    apply: assign(({ context }, event: TournamentPhaseSystemEvent) => ({
      data: context.data && applied(context.data, event),
      now: Math.max(context.now, event.at),
      notice: noticeOf(context, event),
      hasBye: byeAfter(context, event),
    })),
    setNow: assign({
      now: ({ context }, { at }: { readonly at: number }) => Math.max(context.now, at),
    }),
    passTime: assign({ now: ({ context }) => context.now + untilNextChange(context) }),
    setTaken: assign({ takenTo: ({ context }) => boardToTake(context) }),
    setMissedEvents: assign({ hasMissedEvents: true }),
    clearMissedEvents: assign({ hasMissedEvents: false }),
    clearNotice: assign({ notice: null }),
  },
  delays: { nextChange: ({ context }) => untilNextChange(context) },
}).createMachine({
  id: 'tournamentPhase',
  context: ({ input }) => ({
    ...input,
    data: null,
    now: 0,
    notice: null,
    hasBye: false,
    takenTo: null,
    hasMissedEvents: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { tournamentId } }) => ({ tournamentId }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepLoaded', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: errorOf },
            target: 'notFound',
          },
          { target: 'failed' },
        ],
      },
      on: {
        'tournament.update': { actions: 'setMissedEvents' },
        'status.change': { actions: 'setMissedEvents' },
        'round.create': { actions: 'setMissedEvents' },
        'round.change': { actions: 'setMissedEvents' },
        'board.change': { actions: 'setMissedEvents' },
      },
    },
    failed: { on: { 'load.retry': 'loading' } },
    notFound: {},
    showing: {
      initial: 'deciding',
      after: {
        nextChange: { target: 'showing', reenter: true, actions: ['passTime', 'askForData'] },
      },
      on: {
        'tournament.update': [
          {
            guard: { type: 'isEnd', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: [{ type: 'apply', params: ({ event }) => event }, 'playEndSound'],
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: { type: 'apply', params: ({ event }) => event },
          },
        ],
        'status.change': [
          {
            guard: { type: 'isEnd', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: [
              { type: 'apply', params: ({ event }) => event },
              'playEndSound',
              'askForData',
            ],
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: [{ type: 'apply', params: ({ event }) => event }, 'askForData'],
          },
        ],
        'round.create': {
          guard: { type: 'isNewRound', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: [{ type: 'apply', params: ({ event }) => event }, 'askForData'],
        },
        'round.change': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        'board.change': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        'entry.change': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        'ready.change': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        'pause.set': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'showing',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        'clock.tick': [
          {
            guard: { type: 'hasSlept', params: ({ event }) => event },
            target: 'showing',
            reenter: true,
            actions: [{ type: 'setNow', params: ({ event }) => event }, 'askForData'],
          },
          {
            target: 'showing',
            reenter: true,
            actions: { type: 'setNow', params: ({ event }) => event },
          },
        ],
        'notice.dismiss': { actions: 'clearNotice' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasMissedEvents', actions: ['clearMissedEvents', 'askForData'] },
            { guard: 'hasBoardToTake', actions: ['goToBoard', 'setTaken'] },
            { guard: { type: 'isPhase', params: 'signupClosed' }, target: 'signup.closed' },
            { guard: { type: 'isPhase', params: 'signupOpen' }, target: 'signup.open' },
            { guard: { type: 'isPhase', params: 'pending' }, target: 'nextRound.pending' },
            { guard: { type: 'isPhase', params: 'pause' }, target: 'nextRound.pause' },
            { guard: { type: 'isPhase', params: 'swissViewer' }, target: 'swissLive.viewer' },
            { guard: { type: 'isPhase', params: 'swissPlayer' }, target: 'swissLive.player' },
            { guard: { type: 'isPhase', params: 'arenaViewer' }, target: 'arenaLive.viewer' },
            { guard: { type: 'isPhase', params: 'arenaPlayer' }, target: 'arenaLive.player' },
            { guard: { type: 'isPhase', params: 'live' }, target: 'live' },
            { guard: { type: 'isPhase', params: 'endedViewer' }, target: 'ended.viewer' },
            { guard: { type: 'isPhase', params: 'endedPlayer' }, target: 'ended.player' },
            { guard: { type: 'isPhase', params: 'banned' }, target: 'banned' },
            { target: 'noPermission' },
          ],
        },
        signup: { initial: 'closed', states: { closed: {}, open: {} } },
        nextRound: { initial: 'pending', states: { pending: {}, pause: {} } },
        swissLive: { initial: 'viewer', states: { viewer: {}, player: {} } },
        arenaLive: { initial: 'viewer', states: { viewer: {}, player: {} } },
        live: {},
        ended: { initial: 'viewer', states: { viewer: {}, player: {} } },
        noPermission: {},
        banned: {},
      },
    },
  },
})

export type TournamentPhaseMachine = typeof tournamentPhaseMachine

/** Gives the machine the tournament's data, and what it may do in the world. */
export function provideTournamentPhase({
  load,
  askForData,
  playEndSound,
  goToBoard,
}: TournamentPhaseDeps): TournamentPhaseMachine {
  return tournamentPhaseMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => load(input, signal)) },
    actions: {
      askForData: ({ context }) => askForData(context.tournamentId),
      playEndSound,
      goToBoard: ({ context }) => {
        const boardId = boardToTake(context)
        if (boardId !== null) goToBoard(boardId)
      },
    },
  })
}
