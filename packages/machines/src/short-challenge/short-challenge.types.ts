import type { ChallengeDeps } from './challenge.ts'

/** No call declines a challenge to anybody: to decline is not to look at it any more. */
export type ShortChallengeDeps = Omit<ChallengeDeps, 'declineChallenge'>
