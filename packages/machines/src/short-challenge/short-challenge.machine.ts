import { challengeCalls, challengeSetup, startContext } from './challenge.setup.machine.ts'
import {
  acceptingFromPresent,
  cancelling,
  checking,
  creating,
  drafting,
  everywhere,
  offered,
  opening,
  waiting,
} from './challenge.states.machine.ts'
import type { ShortChallengeDeps } from './short-challenge.types.ts'

export const shortChallengeMachine = challengeSetup.createMachine({
  id: 'shortChallenge',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  ...everywhere,
  states: {
    opening,
    drafting,
    creating,
    waiting,
    cancelling,
    checking,
    offered: {
      ...offered,
      on: {
        ...offered.on,
        'challenge.decline': {
          target: 'ended',
          actions: { type: 'noteEnd', params: 'declined' },
        },
      },
    },
    accepting: acceptingFromPresent,
    started: {},
    ended: {},
  },
})

export type ShortChallengeMachine = typeof shortChallengeMachine

/** Gives the machine the server's calls. */
export const provideShortChallenge = (deps: ShortChallengeDeps): ShortChallengeMachine =>
  shortChallengeMachine.provide({ actors: challengeCalls(deps) })
