import {
  challengeCallsByName,
  challengeSetup,
  startContext,
} from '../short-challenge/challenge.setup.machine.ts'
import {
  acceptingFromPresent,
  cancelling,
  checking,
  creating,
  declining,
  drafting,
  everywhere,
  offeredByName,
  opening,
  waiting,
} from '../short-challenge/challenge.states.machine.ts'
import type { DirectChallengeDeps } from './direct-challenge.types.ts'

export const directChallengeMachine = challengeSetup.createMachine({
  id: 'directChallenge',
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
    offered: offeredByName,
    accepting: acceptingFromPresent,
    declining,
    started: {},
    ended: {},
  },
})

export type DirectChallengeMachine = typeof directChallengeMachine

/** Gives the machine the server's calls. */
export const provideDirectChallenge = (deps: DirectChallengeDeps): DirectChallengeMachine =>
  directChallengeMachine.provide({ actors: challengeCallsByName(deps) })
