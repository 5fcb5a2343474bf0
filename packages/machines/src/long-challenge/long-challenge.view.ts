import type { SnapshotFrom } from 'xstate'
import { type ChallengeView, viewOfChallenge } from '../short-challenge/challenge.view.ts'
import type { longChallengeMachine } from './long-challenge.machine.ts'

/** How the challenge stands, for the page to draw. */
export type LongChallengeView = ChallengeView

/** The machine's snapshot as the page sees it. An owner who is offline now may be there later: the remedy is to wait. */
export function selectLongChallengeView({
  value,
  context,
}: SnapshotFrom<typeof longChallengeMachine>): LongChallengeView {
  const view = viewOfChallenge(value, context)
  if (view.status !== 'offered' || view.refusal?.code !== 'owner_disconnected') return view
  return { ...view, refusal: { ...view.refusal, remedy: 'retry' } }
}
