import type { ChallengeDeps } from '../short-challenge/challenge.ts'

/** The server's calls about challenges to one player who is there. */
export type DirectChallengeDeps = ChallengeDeps
