import { startFen } from '@kingside/chess-game'
import { and, fromPromise } from 'xstate'
import { clock } from './clock.part.ts'
import { end } from './end.part.ts'
import { gameSetup } from './game-setup.machine.ts'
import type { GameDeps } from './game.types.ts'
import { moves } from './moves.part.ts'
import { offers } from './offers.part.ts'
import { opponent } from './opponent.part.ts'
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
    choice: { w: null, b: null },
    rttOf: { w: null, b: null },
    drawOffer: null,
    lastOffer: { w: null, b: null },
    takebackOffer: null,
    lastTakeback: { w: null, b: null },
    berserk: null,
    drawDeclined: null,
    takebackOutcome: null,
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
          always: { guard: { type: 'hasLeftPhase', params: 'SCHEDULED' }, target: 'arriving' },
          initial: 'waiting',
          on: {
            'game.abort': {
              guard: and(['isLive', 'isPlayer']),
              actions: { type: 'sendCommand', params: 'game.abort' },
            },
          },
          states: {
            waiting: {
              always: { guard: 'isStartingSoon', target: 'soon' },
              after: { untilOpening: 'soon' },
            },
            soon: { entry: 'openPage' },
          },
        },
        connecting: {
          always: { guard: { type: 'hasLeftPhase', params: 'CONNECTING' }, target: 'arriving' },
          on: {
            'game.abort': {
              guard: and(['isLive', 'isPlayer']),
              actions: { type: 'sendCommand', params: 'game.abort' },
            },
          },
        },
        playing: {
          type: 'parallel',
          entry: 'setPlaying',
          exit: 'dropChoices',
          always: { guard: { type: 'hasLeftPhase', params: 'PLAYING' }, target: 'arriving' },
          states: { moves, offers, takeback, end, clock, opponent },
        },
        done: { entry: 'emitEnd' },
        unexpected: {
          always: { guard: { type: 'hasLeftPhase', params: 'UNEXPECTED' }, target: 'arriving' },
        },
        failed: {},
      },
    },
  },
})

export type GameMachine = typeof gameMachine

/** Gives the machine the call for a game's settings and players. */
export const provideGame = ({ fetchGame }: GameDeps): GameMachine =>
  gameMachine.provide({
    actors: { fetchGame: fromPromise(({ input, signal }) => fetchGame(input, signal)) },
  })
