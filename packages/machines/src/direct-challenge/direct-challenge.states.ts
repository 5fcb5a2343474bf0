import type { SnapshotFrom } from 'xstate'
import type { ChallengeContext } from '../short-challenge/challenge.ts'
import { exampleContexts, never } from '../short-challenge/challenge.examples.ts'
import { provideDirectChallenge, type directChallengeMachine } from './direct-challenge.machine.ts'

type Snapshot = SnapshotFrom<typeof directChallengeMachine>

/** The machine with a server that never answers. */
export const exampleDirectChallenge = provideDirectChallenge({
  createChallenge: never,
  cancelChallenge: never,
  acceptChallenge: never,
  declineChallenge: never,
  checkChallenge: never,
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (value: Snapshot['value'], context: ChallengeContext): Snapshot =>
  exampleDirectChallenge.resolveState({ value, context })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const directChallengeStates = {
  opening: snapshotAt('opening', exampleContexts.opening),
  drafting: snapshotAt('drafting', exampleContexts.drafting),
  'creating.asked': snapshotAt({ creating: 'asked' }, exampleContexts.creating),
  'creating.recalled': snapshotAt({ creating: 'recalled' }, exampleContexts.creating),
  waiting: snapshotAt('waiting', exampleContexts.waiting),
  cancelling: snapshotAt('cancelling', exampleContexts.cancelling),
  checking: snapshotAt('checking', exampleContexts.checking),
  offered: snapshotAt('offered', exampleContexts.offered),
  accepting: snapshotAt('accepting', exampleContexts.accepting),
  declining: snapshotAt('declining', exampleContexts.declining),
  started: snapshotAt('started', exampleContexts.started),
  ended: snapshotAt('ended', exampleContexts.ended),
} satisfies Record<string, Snapshot>
