import type { SnapshotFrom } from 'xstate'
import { type ChallengeView, viewOfChallenge } from '../short-challenge/challenge.view.ts'
import type { directChallengeMachine } from './direct-challenge.machine.ts'

/** How the challenge stands, for the page to draw. */
export type DirectChallengeView = ChallengeView

/** The machine's snapshot as the page sees it. */
export const selectDirectChallengeView = ({
  value,
  context,
}: SnapshotFrom<typeof directChallengeMachine>): DirectChallengeView =>
  viewOfChallenge(value, context)
