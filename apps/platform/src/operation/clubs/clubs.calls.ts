import { listOperatorClubs, setClubPlan } from '@kingside/api/calls/operation/clubs'

export type { OperatorClub } from '@kingside/api/calls/operation/clubs'

/** For `useOperatorApi`. */
export const clubPlanCalls = { list: listOperatorClubs, setPlan: setClubPlan }
