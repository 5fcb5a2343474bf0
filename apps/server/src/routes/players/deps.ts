import { CallError } from '../../call-error.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'
import type { GameReader } from '../../domain/games/game-reader.ts'
import type { LobbyFeed } from '../../domain/lobby/lobby-feed.ts'
import type { ProfiledPlayer } from '../../domain/players/player-records.ts'
import type { TournamentReader } from '../../domain/tournaments/tournament-reader.ts'

/** What the routes of public profiles need. */
export interface PlayerRouteDeps {
  readonly account: Pick<AccountPorts, 'playerRecords' | 'clock'>
  /** The lobby's sockets make it; without it nobody counts as online. */
  readonly presence?: Pick<LobbyFeed, 'isHere'>
  /** Without it the games of two players answer 501. */
  readonly games?: Pick<GameReader, 'headToHead'>
  /** Without it the tournaments of a player answer 501. */
  readonly tournaments?: Pick<TournamentReader, 'listOf'>
}

/**
 * The player of an address.
 * @throws CallError `not_found`, also for visitors, who have no profile
 */
export async function findPlayer(
  { account }: Pick<PlayerRouteDeps, 'account'>,
  uid: string,
): Promise<ProfiledPlayer> {
  const player = await account.playerRecords.byUid(uid)
  if (player === null) throw new CallError('not_found', 'No player has this uid.')
  return player
}
