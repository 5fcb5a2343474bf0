import { createClubStore } from './db/clubs/club-store.ts'
import { createMasterclassDesk } from './db/masterclasses/masterclass-desk.ts'
import { createMasterclassStore } from './db/masterclasses/masterclass-store.ts'
import type { Recordings } from './domain/masterclasses/recordings.ts'
import type { Hono } from 'hono'
import type { Database } from './db/database.ts'
import { createRatingRestorations } from './db/ratings/rating-restorations.ts'
import { createTowerStore } from './db/tower/tower-store.ts'
import { createCouponStore } from './db/payments/coupon-store.ts'
import { createAnalysisDeskStore } from './db/payments/analysis-order-store.ts'
import { createOperatorPaymentStore } from './db/payments/operator-payment-store.ts'
import { createPlayerReports } from './db/people/player-reports.ts'
import { createReports } from './db/reports/reports.ts'
import { createPlayerReader } from './db/lobby/readers.ts'
import { createBanEverywhere } from './domain/accounts/ban-everywhere.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { createFreeProReview } from './domain/fide/free-pro-review.ts'
import { createVerificationReview } from './domain/fide/verification-review.ts'
import { findPlayerIn } from './domain/accounts/find-player.ts'
import { forfeitGames } from './domain/games/forfeit-games.ts'
import { createAnalysisDesk } from './domain/payments/analysis-desk.ts'
import { createOperatorPayments } from './domain/payments/operator-payments.ts'
import type { PaymentPorts } from './domain/payments/payment-ports.ts'
import type { GameRooms } from './domain/games/rooms.types.ts'
import type { LobbyFeed } from './domain/lobby/lobby-feed.ts'
import type { LobbySweeper } from './domain/lobby/lobby-sweeper.ts'
import type { Entries } from './domain/tournaments/entries.ts'
import { createOperatorActs } from './db/operation/operator-acts.ts'
import { createOperatorSessionStore } from './db/operation/operator-session-store.ts'
import { createOperatorApi, type OperatorApiDeps } from './operation/operator-api.ts'
import { createOperatorApp } from './operation/operator-app.ts'
import type { OperatorGuardDeps } from './operation/operator-guard.ts'
import type { AppDeps } from './app.ts'
import type { SocketServer } from './realtime/socket-server.ts'

export interface WireBansDeps extends Omit<
  OperatorApiDeps,
  | 'bans'
  | 'rooms'
  | 'token'
  | 'notifications'
  | 'publish'
  | 'find'
  | 'ratings'
  | 'reports'
  | 'verifications'
  | 'freePro'
  | 'coupons'
  | 'shopCodes'
> {
  readonly db: Database
  readonly account: AccountPorts
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'host' | 'forfeit' | 'adjudicate'>
  /** Of all processes. */
  readonly lobby: Pick<LobbyFeed, 'isHere'>
  readonly sweeper: Pick<LobbySweeper, 'withdraw'>
  readonly tournaments: Pick<Entries, 'banPlayer'> & OperatorApiDeps['tournaments']
  /** Of all processes. */
  readonly sockets: Pick<SocketServer, 'closePlayer'>
  /** Null is a server that no program operates from outside. */
  readonly operatorToken: string | null
  /** The addresses of the accounts that may sign in to the operators' pages. */
  readonly operators: readonly string[]
  /** The files of masterclasses. */
  readonly recordings: Recordings
  /** What was bought, and who gives the money back. */
  readonly payments: PaymentPorts
  readonly app: Pick<AppDeps, 'identify' | 'limiter' | 'operation' | 'publicOrigin'>
}

/** What operators do: by programs, and on their pages. */
export interface WiredOperators {
  readonly operatorApi: Hono | null
  readonly operatorApp: Hono | null
}

/** Puts together what a ban ends, on every process, and the calls that ban. */
export function wireBans(deps: WireBansDeps): WiredOperators {
  const { db, account, rooms, lobby, sweeper, tournaments, sockets, support, operatorToken } = deps
  const { log, metrics, now } = deps
  const { operators, app } = deps
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
  const parts = {
    bans,
    notifications: account.notifications,
    publish: account.notificationFeed.publish,
    find: findPlayerIn(account.accounts, players),
    support,
    verifications: createVerificationReview(account),
    freePro: createFreeProReview(account),
    now,
  }
  const guard: OperatorGuardDeps = {
    account: { ...account, operatorSessions: createOperatorSessionStore(db) },
    operators,
    token: operatorToken,
    identify: app.identify,
    publicOrigin: app.publicOrigin,
  }
  const isOperated = operators.length > 0 || operatorToken !== null
  return {
    operatorApi:
      operatorToken === null
        ? null
        : createOperatorApi({
            ...parts,
            token: operatorToken,
            rooms,
            ratings: account.ratings,
            coupons: {
              add: createCouponStore(db).addCoupon,
              accountOf: async (playerId) =>
                (await account.accounts.findByPlayer(playerId))?.id ?? null,
            },
            shopCodes: shopCodesOf(db),
            reports: createReports(db),
            tournaments,
            log,
            metrics,
          }),
    operatorApp: isOperated
      ? createOperatorApp(
          {
            ...parts,
            ...guard,
            limiter: app.limiter,
            acts: createOperatorActs(db),
            playerReports: createPlayerReports(db),
            clubs: createClubStore(db),
            masterclasses: { ...createMasterclassStore(db), ...createMasterclassDesk(db) },
            recordings: deps.recordings,
            payments: createOperatorPayments(createOperatorPaymentStore(db), deps.payments),
            analyses: createAnalysisDesk({
              store: createAnalysisDeskStore(db),
              ports: deps.payments,
            }),
          },
          app.operation.guard,
        )
      : null,
  }
}

function shopCodesOf(db: Database): OperatorApiDeps['shopCodes'] {
  const { addCodes, countCodes } = createTowerStore(db)
  return { add: addCodes, left: countCodes }
}
