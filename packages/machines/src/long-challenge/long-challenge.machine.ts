import {
  challengeCallsByName,
  challengeSetup,
  startContext,
} from '../short-challenge/challenge.setup.machine.ts'
import {
  accepting,
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
import type { LongChallengeDeps } from './long-challenge.types.ts'

export const longChallengeMachine = challengeSetup.createMachine({
  id: 'longChallenge',
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
    accepting,
    declining,
    started: {},
    ended: {},
  },
})

export type LongChallengeMachine = typeof longChallengeMachine

/** Gives the machine the server's calls. */
export const provideLongChallenge = (deps: LongChallengeDeps): LongChallengeMachine =>
  longChallengeMachine.provide({ actors: challengeCallsByName(deps) })
