import { and, assign, fromPromise } from 'xstate'
import { clock } from './clock.part.ts'
import { end } from './end.part.ts'
import { latestFen, ownColor, startFen, turnOf } from './game-apply.ts'
import { gameSetup, type PlayedMove } from './game-setup.machine.ts'
import type { GameContext, GameDeps } from './game.types.ts'
import { moves } from './moves.part.ts'
import { offers } from './offers.part.ts'
import { rival } from './rival.part.ts'
import { line, sync } from './sync.part.ts'
import { takeback } from './takeback.part.ts'

export const gameMachine = gameSetup.createMachine({
  id: 'game',
  context: ({ input: { gameId, uid } }) => ({
    gameId,
    uid,
    config: null,
    v: 0,
    phase: null,
    end: null,
    boardStatus: null,
    initialFen: startFen,
    turns: [],
    clock: { times: { w: 0, b: 0 }, runningSince: null, correction: null },
    givenMs: { w: 0, b: 0 },
    starting: null,
    firstMove: null,
    absent: { w: null, b: null },
    drawOffer: null,
    lastOffer: { w: null, b: null },
    takebackOffer: null,
    lastTakeback: { w: null, b: null },
    drawDeclined: null,
    takebackNews: null,
    grades: {},
    viewers: 0,
    pending: null,
    premoves: [],
    promotion: null,
    notice: null,
    lowTimeTold: false,
    seenPlaying: false,
    rttMs: 0,
    dropped: { foreign: 0, stale: 0, unknown: 0 },
  }),
  type: 'parallel',
  states: {
    line,
    sync,
    phase: {
      initial: 'prePlay',
      states: {
        prePlay: {
          initial: 'none',
          states: {
            none: {
              always: { guard: 'hasGame', target: 'creating' },
              on: {
                'game.created': {
                  target: 'creating',
                  actions: { type: 'keepGameId', params: ({ event }) => event.gameId },
                },
              },
            },
            creating: {
              invoke: {
                src: 'fetchGame',
                input: ({ context }) => context.gameId ?? '',
                onDone: {
                  target: 'initializing',
                  actions: { type: 'keepConfig', params: ({ event }) => event.output },
                },
                onError: '#game.phase.failed',
              },
            },
            initializing: {
              always: { guard: 'hasState', target: '#game.phase.arriving' },
              on: { 'line.joined': 'subscribed' },
            },
            subscribed: { always: { guard: 'hasState', target: '#game.phase.arriving' } },
          },
        },
        arriving: {
          always: [
            { guard: { type: 'isPhase', params: 'SCHEDULED' }, target: 'scheduled' },
            { guard: { type: 'isPhase', params: 'CONNECTING' }, target: 'connecting' },
            { guard: { type: 'isPhase', params: 'PLAYING' }, target: 'playing' },
            { guard: { type: 'isPhase', params: 'DONE' }, target: 'done' },
            { target: 'unexpected' },
          ],
        },
        scheduled: {
          always: { guard: { type: 'isNoLonger', params: 'SCHEDULED' }, target: 'arriving' },
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'isStartingSoon', target: 'soon' },
              after: { untilOpening: 'soon' },
            },
            soon: { entry: 'openPage' },
          },
        },
        connecting: {
          always: { guard: { type: 'isNoLonger', params: 'CONNECTING' }, target: 'arriving' },
          on: {
            'game.abort': {
              guard: and(['isLive', 'isPlayer']),
              actions: { type: 'tell', params: 'game.abort' },
            },
          },
        },
        playing: {
          type: 'parallel',
          entry: 'notePlaying',
          exit: 'dropChoices',
          always: { guard: { type: 'isNoLonger', params: 'PLAYING' }, target: 'arriving' },
          states: { moves, offers, takeback, end, clock, rival },
        },
        done: { entry: 'tellEnd' },
        unexpected: {
          always: { guard: { type: 'isNoLonger', params: 'UNEXPECTED' }, target: 'arriving' },
        },
        failed: {},
      },
    },
  },
})

export type GameMachine = typeof gameMachine

/** Gives the machine the rules of chess and the call for a game's facts. */
export function provideGame({ rules, fetchGame }: GameDeps): GameMachine {
  const pendingOf = (context: GameContext, { uci, moveId, at }: PlayedMove) => {
    const fen = latestFen(context)
    return {
      gameId: context.gameId ?? '',
      absNum: context.turns.length + 1,
      uci,
      moveId,
      positionHash: rules.positionHash(fen),
      fen: rules.fenAfter(fen, uci),
      playedAt: at,
    }
  }
  const isToMove = (context: GameContext) =>
    context.pending === null && ownColor(context) === turnOf(context)
  const isLegal = (context: GameContext, uci: string) => rules.isLegal(latestFen(context), uci)
  return gameMachine.provide({
    actors: { fetchGame: fromPromise(({ input, signal }) => fetchGame(input, signal)) },
    guards: {
      isPlayable: ({ context }, uci) => isToMove(context) && isLegal(context, uci),
      isPromotion: ({ context }, uci) =>
        isToMove(context) && rules.isPromotion(latestFen(context), uci),
      isPremoveLegal: ({ context }) => {
        const [next] = context.premoves
        return next !== undefined && isLegal(context, next.uci)
      },
      isStillPlayable: ({ context }) => {
        const { pending, turns } = context
        return (
          pending !== null &&
          pending.absNum === turns.length + 1 &&
          pending.positionHash === rules.positionHash(latestFen(context)) &&
          isLegal(context, pending.uci)
        )
      },
      canClaimDraw: ({ context }) =>
        isToMove(context) && rules.canClaimDraw(context.initialFen, context.turns),
    },
    actions: {
      playMove: assign(({ context }, move) => ({
        pending: pendingOf(context, move),
        promotion: null,
        notice: null,
      })),
      playPremove: assign(({ context }) => {
        const [next, ...premoves] = context.premoves
        if (!next) return {}
        return { pending: pendingOf(context, { ...next, at: null }), premoves, notice: null }
      }),
    },
  })
}
