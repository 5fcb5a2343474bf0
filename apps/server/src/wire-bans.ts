import type { Hono } from 'hono'
import type { Database } from './db/database.ts'
import { createRatingRestorations } from './db/ratings/rating-restorations.ts'
import { createReports } from './db/reports/reports.ts'
import { createPlayerReader } from './db/lobby/readers.ts'
import { type BanEverywherePorts, createBanEverywhere } from './domain/accounts/ban-everywhere.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { findPlayerIn } from './domain/accounts/find-player.ts'
import { forfeitGames } from './domain/games/forfeit-games.ts'
import type { GameRooms } from './domain/games/rooms.types.ts'
import type { LobbyFeed } from './domain/lobby/lobby-feed.ts'
import type { LobbySweeper } from './domain/lobby/lobby-sweeper.ts'
import type { Entries } from './domain/tournaments/entries.ts'
import { createOperatorApi, type OperatorApiDeps } from './operation/operator-api.ts'
import type { SocketServer } from './realtime/socket-server.ts'

export interface WireBansDeps extends Omit<
  OperatorApiDeps,
  'bans' | 'rooms' | 'token' | 'notifications' | 'publish' | 'find' | 'ratings' | 'reports'
> {
  readonly db: Database
  readonly account: BanEverywherePorts['account'] & Pick<AccountPorts, 'ratings'>
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'host' | 'forfeit' | 'adjudicate'>
  /** Of all processes. */
  readonly lobby: Pick<LobbyFeed, 'isHere'>
  readonly sweeper: Pick<LobbySweeper, 'withdraw'>
  readonly tournaments: Pick<Entries, 'banPlayer'> & OperatorApiDeps['tournaments']
  /** Of all processes. */
  readonly sockets: Pick<SocketServer, 'closePlayer'>
  /** Null is a server that nobody operates from outside. */
  readonly operatorToken: string | null
}

/** Puts together what a ban ends, on every process, and the operator API that bans. */
export function wireBans(deps: WireBansDeps): Hono | null {
  const { db, account, rooms, lobby, sweeper, tournaments, sockets, support, operatorToken } = deps
  const { log, metrics, now } = deps
  if (operatorToken === null) return null
  const players = createPlayerReader(db)
  const bans = createBanEverywhere({
    account,
    players,
    isHere: lobby.isHere,
    withdraw: sweeper.withdraw,
    banFromTournaments: tournaments.banPlayer,
    forfeitGames: (playerId) => forfeitGames(rooms, playerId),
    closeSockets: sockets.closePlayer,
    restorations: createRatingRestorations(db),
    onFailure: (part, error) => log.error('operation.ban', { part }, error),
  })
  return createOperatorApi({
    token: operatorToken,
    bans,
    rooms,
    notifications: account.notifications,
    publish: account.notificationFeed.publish,
    find: findPlayerIn(account.accounts, players),
    ratings: account.ratings,
    support,
    reports: createReports(db),
    tournaments,
    log,
    metrics,
    now,
  })
}
