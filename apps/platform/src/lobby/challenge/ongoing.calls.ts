import { type ApiClientOptions, createClient } from '@kingside/api'
import { listDirectChallenges } from '@kingside/api/calls/play/challenges-named'
import { readQueue } from '@kingside/api/calls/play/requests'

/** What a player has open of that of which the server allows one thing at a time. */
export interface Ongoing {
  readonly hasSearch: boolean
  readonly hasLink: boolean
  /** A challenge to one player, to be answered now. */
  readonly hasChallenge: boolean
}

/** Asks the server what the player of this uid has open. */
export async function readOngoing(
  options: ApiClientOptions,
  uid: string,
  signal: AbortSignal,
): Promise<Ongoing> {
  const api = createClient({ listDirectChallenges, readQueue }, options)
  const [queue, direct] = await Promise.all([
    api.readQueue({ signal }),
    api.listDirectChallenges({ signal }),
  ])
  const modes = queue.results
    .filter(({ status }) => status === 'searching')
    .map(({ opp_mode }) => opp_mode)
  return {
    hasSearch: modes.includes('other'),
    hasLink: modes.includes('friend'),
    hasChallenge: direct.results.some(({ owner }) => owner.uid === uid),
  }
}
