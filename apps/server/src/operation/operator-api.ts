import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError, errorResponse } from '../call-error.ts'
import type { FreeProReview } from '../domain/fide/free-pro-review.ts'
import type { VerificationReview } from '../domain/fide/verification-review.ts'
import type { BanEverywhere } from '../domain/accounts/ban-everywhere.ts'
import { locales } from '@kingside/api'
import { failedCall } from '../failed-call.ts'
import type { AuditLog, Log } from '../log.ts'
import { carriesBearer } from './bearer.ts'
import { operatorCoupons, type OperatorCouponsDeps } from './operator-coupons.ts'
import { operatorGames, type OperatorGamesDeps } from './operator-games.ts'
import { operatorNotifications, type OperatorNotificationsDeps } from './operator-notifications.ts'
import { operatorPage } from './operator-page.ts'
import { operatorRatings, type OperatorRatingsDeps } from './operator-ratings.ts'
import { operatorReports, type OperatorReportsDeps } from './operator-reports.ts'
import { operatorShopCodes, type OperatorShopCodesDeps } from './operator-shop-codes.ts'
import { operatorSupport, type OperatorSupportDeps } from './operator-support.ts'
import { operatorFreePro, operatorVerifications } from './operator-verifications.ts'
import { operatorTournaments, type OperatorTournamentsDeps } from './operator-tournaments.ts'
import { tokenOperator } from './token-operator.ts'
import { unknownPlayer } from './unknown-player.ts'
import { Counter, type Registry } from 'prom-client'

export interface OperatorApiDeps extends Pick<
  OperatorNotificationsDeps,
  'notifications' | 'publish' | 'find' | 'now'
> {
  /** Lets in whoever sends it as a Bearer token. */
  readonly token: string
  readonly bans: BanEverywhere
  readonly rooms: OperatorGamesDeps['rooms']
  readonly ratings: OperatorRatingsDeps['ratings']
  readonly coupons: OperatorCouponsDeps['coupons']
  readonly shopCodes: OperatorShopCodesDeps['shopCodes']
  readonly support: OperatorSupportDeps['support']
  readonly reports: OperatorReportsDeps['reports']
  readonly tournaments: OperatorTournamentsDeps['tournaments']
  readonly verifications: VerificationReview
  readonly freePro: FreeProReview
  readonly log: Log & AuditLog
  readonly metrics: Registry
}

const newBan = z.strictObject({
  /** A public uid or an e-mail address. */
  player: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  /** The player reads it. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** A day (from its beginning, UTC) or a moment; null is for ever. */
  until: z.nullable(z.union([z.iso.date(), z.iso.datetime({ offset: true })])),
  /** Gives others back what they lost to the player in rated games of the 90 days before. */
  cheating: z._default(z.boolean(), false),
  /** In which the reason is written. */
  language: z._default(z.enum(locales), 'en'),
})

/**
 * What operators do to the running site, below `/operation`. Answers are JSON, refusals have `code` and `detail` as
 * those of the API. Each action is a line of log, whatever the level, and counted.
 */
export function createOperatorApi(deps: OperatorApiDeps): Hono {
  const { token, bans, log, metrics, now } = deps
  const actions = new Counter({
    name: 'kingside_operator_actions_total',
    help: 'What operators did, and how it came out.',
    labelNames: ['action', 'outcome'],
    registers: [metrics],
  })
  const api = new Hono()
  api.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    if (carriesBearer(context, token)) return next()
    actions.inc({ action: 'enter', outcome: 'refused' })
    return errorResponse('unauthorised', 'Send the operator token as a Bearer token.', {
      headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
    })
  })

  api.get('/bans', async (context) => {
    const { count, bans: held } = await bans.list(
      parseInput('query', operatorPage, context.req.query()),
    )
    actions.inc({ action: 'list', outcome: 'done' })
    log.audit('operation.list-bans', { listed: held.length })
    return context.json({
      count,
      bans: held.map(({ player, reason, since, until }) => ({
        player: { uid: player.uid, name: player.name },
        reason,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    })
  })

  api.post('/bans', async (context) => {
    const body = parseInput('body', newBan, await readJson(context))
    const { player: who, reason, cheating: isCheating, language } = body
    const until = body.until === null ? null : new Date(body.until)
    if (until !== null && until <= now()) {
      throw new CallError('bad_request', 'The body of the call is not valid. until: it is over')
    }
    const banned = await bans.ban({
      who,
      reason,
      until,
      isCheating,
      language,
      operator: tokenOperator,
    })
    switch (banned.status) {
      case 'unknown-player':
        throw unknownPlayer()
      case 'bot':
        throw new CallError('bad_request', 'This player is a bot of the server.')
      case 'banned': {
        const { player, isNew, undone } = banned
        actions.inc({ action: 'ban', outcome: undone.length === 0 ? 'done' : 'partly' })
        log.audit('operation.ban', {
          player: player.uid,
          until: until?.toISOString() ?? 'for ever',
          ban: isNew ? 'new' : 'again',
          undone: undone.join(),
        })
        return context.json({
          player: { uid: player.uid, name: player.name },
          until: until?.toISOString() ?? null,
          is_new: isNew,
          undone,
        })
      }
      default:
        return banned satisfies never
    }
  })

  api.delete('/bans/:uid', async (context) => {
    const lifted = await bans.lift(context.req.param('uid'), {
      operator: tokenOperator,
      reason: '',
    })
    if (lifted.status === 'unknown-player') throw unknownPlayer()
    const { player, wasBanned } = lifted
    actions.inc({ action: 'lift', outcome: 'done' })
    log.audit('operation.lift-ban', { player: player.uid, ban: wasBanned ? 'lifted' : 'none' })
    return context.json({
      player: { uid: player.uid, name: player.name },
      was_banned: wasBanned,
    })
  })

  api.route('/games', operatorGames({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route(
    '/notifications',
    operatorNotifications({ ...deps, count: (facts) => actions.inc(facts) }),
  )

  api.route('/shop-codes', operatorShopCodes({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route('/coupons', operatorCoupons({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route('/ratings', operatorRatings({ ...deps, count: (facts) => actions.inc(facts) }))

  api.route('/tournaments', operatorTournaments({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route(
    '/verifications',
    operatorVerifications({ ...deps, count: (facts) => actions.inc(facts) }),
  )
  api.route('/free-pro', operatorFreePro({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route('/support', operatorSupport({ ...deps, count: (facts) => actions.inc(facts) }))
  api.route('/reports', operatorReports({ ...deps, count: (facts) => actions.inc(facts) }))

  api.all('*', () => errorResponse('not_found', 'There is no such address for operators.'))
  api.onError(failedCall(log))
  return api
}

/** Used where no token is configured: `/operation` answers like unknown addresses. */
export function notFoundApp(): Hono {
  return new Hono().all('*', () => errorResponse('not_found', 'There is nothing here.'))
}
