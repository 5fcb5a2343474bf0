import type { SnapshotFrom } from 'xstate'
import { type ChallengeView, viewOfChallenge } from './challenge.view.ts'
import type { shortChallengeMachine } from './short-challenge.machine.ts'

/** How the challenge stands, for the page to draw. */
export type ShortChallengeView = ChallengeView

/** The machine's snapshot as the page sees it. */
export const selectShortChallengeView = ({
  value,
  context,
}: SnapshotFrom<typeof shortChallengeMachine>): ShortChallengeView =>
  viewOfChallenge(value, context)
