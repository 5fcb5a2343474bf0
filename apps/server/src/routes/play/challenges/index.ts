import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { answering } from '../lobby-caller.ts'
import type { ChallengeRouteDeps } from './deps.ts'
import { inviteRoutes } from './invite.ts'
import { directChallengeRoutes, longChallengeRoutes } from './named.ts'
import { shortChallengeRoutes } from './short.ts'

export type { ChallengeRouteDeps } from './deps.ts'

/** Challenges of every kind. */
export const challengeRoutes = (deps: ChallengeRouteDeps): readonly Route[] => [
  ...shortChallengeRoutes(deps),
  ...inviteRoutes(deps),
  ...longChallengeRoutes(deps),
  ...directChallengeRoutes(deps),
  bind(contract.challenges.status, ({ params, caller }) =>
    answering(() => deps.lobby.answers.status(caller.player?.id ?? null, params.id)),
  ),
]
