import type { ChallengeStore } from '../../../domain/lobby/challenge.ts'
import type { Lobby } from '../../../domain/lobby/lobby.ts'

/** What the routes of challenges need. */
export interface ChallengeRouteDeps {
  readonly lobby: Pick<Lobby, 'making' | 'answers'>
  readonly challenges: Pick<ChallengeStore, 'listOpen'>
  readonly now: () => Date
}
