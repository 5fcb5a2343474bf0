import { type ApiClientOptions, createClient } from '@kingside/api'
import { readQueue } from '@kingside/api/calls/play/requests'
import type { Conduct } from './conduct.ts'

/** What a player has open that keeps from another search. */
export interface Ongoing {
  readonly hasSearch: boolean
  readonly hasLink: boolean
  /** A challenge to one player, to be answered now. */
  readonly hasDirect: boolean
  /** That one, a challenge in the lobby, or one that waits for days. */
  readonly hasChallenge: boolean
  readonly conduct: Conduct
}

/** Asks the server what the caller has open. */
export async function readOngoing(
  options: ApiClientOptions,
  signal: AbortSignal,
): Promise<Ongoing> {
  const queue = await createClient({ readQueue }, options).readQueue({ signal })
  const { short, long, direct } = queue.open_challenges
  const { offences, closed_until, next_minutes } = queue.rated_conduct
  const modes = queue.results
    .filter(({ status }) => status === 'searching')
    .map(({ opp_mode }) => opp_mode)
  return {
    hasSearch: modes.includes('other'),
    hasLink: modes.includes('friend'),
    hasDirect: direct > 0,
    hasChallenge: short + long + direct > 0,
    conduct: {
      offences,
      closedUntil: closed_until === null ? null : Date.parse(closed_until),
      nextMinutes: next_minutes,
    },
  }
}
