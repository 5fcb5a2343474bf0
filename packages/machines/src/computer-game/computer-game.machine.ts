import { fromPromise } from 'xstate'
import { turnOf } from './after-move.ts'
import { computerGameSetup } from './computer-game.setup.machine.ts'
import { failureOf } from '../engine-failure.ts'
import type { ComputerGameDeps } from './computer-game.types.ts'

export const computerGameMachine = computerGameSetup.createMachine({
  id: 'computerGame',
  context: ({ input }) => ({
    setup: input.setup,
    game: input.game,
    clock: input.setup.clock && {
      times: input.times ?? { w: input.setup.clock.initialMs, b: input.setup.clock.initialMs },
      runningSince: null,
    },
    end: input.end ?? null,
    failure: null,
    premoves: [],
    lowTimeTold: false,
    scoreCp: null,
    declinedAt: null,
    seenPlaying: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'wasOver', target: 'over' }, { target: 'preparing' }],
    },
    preparing: {
      invoke: {
        src: 'startEngine',
        onDone: {
          target: 'playing',
          actions: { type: 'runClock', params: ({ event }) => ({ at: event.output.at }) },
        },
        onError: {
          target: 'stalled',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      on: {
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
      },
    },
    playing: {
      initial: 'judging',
      entry: 'setPlaying',
      on: {
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
        'move.takeBack': {
          guard: 'canTakeBack',
          target: '.judging',
          actions: ['takeBack', { type: 'runClock', params: ({ event }) => event }],
        },
      },
      states: {
        judging: {
          always: [
            { guard: 'hasEnded', target: '#computerGame.over', actions: 'endByRules' },
            { guard: 'isEngineToMove', target: 'engineTurn' },
            { target: 'playerTurn' },
          ],
        },
        playerTurn: {
          after: {
            untilLow: { guard: 'isTimed', actions: 'warnLowTime' },
            flagFall: { guard: 'isTimed', target: '#computerGame.over', actions: 'endByFlag' },
          },
          on: {
            'move.play': [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event },
                target: '#computerGame.over',
                actions: 'endByFlag',
              },
              {
                guard: { type: 'isLegal', params: ({ event }) => event },
                target: 'judging',
                actions: [
                  { type: 'playMove', params: ({ event }) => event },
                  { type: 'play', params: 'knock' },
                  { type: 'runClock', params: ({ event }) => event },
                ],
              },
            ],
            'draw.offer': [
              {
                guard: 'agreesToDraw',
                target: '#computerGame.over',
                actions: 'endByAgreement',
              },
              { guard: 'mayOfferDraw', actions: 'declineDraw' },
            ],
            'draw.claim': {
              guard: 'canClaimDraw',
              target: '#computerGame.over',
              actions: 'endByClaim',
            },
          },
        },
        engineTurn: {
          after: {
            flagFall: { guard: 'isTimed', target: '#computerGame.over', actions: 'endByFlag' },
          },
          on: {
            'premove.add': {
              guard: 'canPremove',
              actions: { type: 'addPremove', params: ({ event }) => event.move },
            },
            'premove.cancel': { actions: 'dropPremoves' },
          },
          invoke: {
            src: 'findMove',
            input: ({ context: { game, setup: chosen, clock } }) => ({
              game,
              level: chosen.level,
              leftMs: clock && clock.times[turnOf(game)],
            }),
            onDone: [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event.output },
                target: '#computerGame.over',
                actions: 'endByFlag',
              },
              {
                guard: { type: 'isLegal', params: ({ event }) => event.output },
                target: 'judging',
                actions: [
                  { type: 'playMove', params: ({ event }) => event.output },
                  { type: 'keepScore', params: ({ event }) => event.output },
                  { type: 'play', params: 'knock' },
                  { type: 'runClock', params: ({ event }) => event.output },
                  { type: 'playPremove', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#computerGame.stalled',
                actions: { type: 'setFailure', params: 'crashed' },
              },
            ],
            onError: {
              target: '#computerGame.stalled',
              actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    stalled: {
      entry: ['stopClock', 'dropPremoves'],
      exit: 'clearFailure',
      on: {
        'engine.retry': 'preparing',
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
      },
    },
    over: {
      entry: ['stopClock', 'emitEnd'],
    },
  },
})

export type ComputerGameMachine = typeof computerGameMachine

/** Gives the machine an engine. */
export const provideComputerGame = ({
  startEngine,
  findMove,
}: ComputerGameDeps): ComputerGameMachine =>
  computerGameMachine.provide({
    actors: {
      startEngine: fromPromise(({ signal }) => startEngine(signal)),
      findMove: fromPromise(({ input, signal }) => findMove(input, signal)),
    },
  })
