import { accountCalls } from './calls/accounts/index.ts'
import { communityCalls } from './calls/communities/index.ts'
import { peopleCalls } from './calls/people/index.ts'
import { fileCalls } from './calls/files/index.ts'
import { masterclassCalls } from './calls/masterclasses/index.ts'
import { playCalls } from './calls/play/index.ts'
import { puzzleCalls } from './calls/puzzles/index.ts'
import { regionCalls } from './calls/regions/index.ts'
import { tournamentCalls } from './calls/tournaments/index.ts'

/** Every call between the app and the server. */
export const contract = {
  ...accountCalls,
  ...peopleCalls,
  ...fileCalls,
  ...playCalls,
  ...puzzleCalls,
  ...masterclassCalls,
  ...regionCalls,
  ...tournamentCalls,
  ...communityCalls,
}

export type Contract = typeof contract
