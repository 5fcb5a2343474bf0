import type { ChallengeDeps } from '../short-challenge/challenge.ts'

/** The server's calls about challenges that wait, as for games over days. */
export type LongChallengeDeps = ChallengeDeps
