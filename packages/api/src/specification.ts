import type { CallDefinition, Method } from './call.ts'

/** A row of the specification's call tables; `{…}` stands for a variable part of the path. */
export interface SpecifiedCall {
  readonly method: Method
  readonly path: string
}

const rows = (table: string): readonly SpecifiedCall[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = ''] = line.trim().split(' ')
      if (!isMethod(method)) throw new Error(`The row "${line}" has no method.`)
      return { method, path }
    })

const isMethod = (word: string): word is Method =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(word)

/**
 * Every call of the specification, copied by hand from its tables only, so that a test finds calls that the contract
 * lacks or has under another path.
 */
export const specifiedCalls = {
  /** Specification 1, section 7. */
  accounts: rows(`
    GET me/uid/
    GET me/
    PATCH me/
    PATCH me/free-account-requested/
    GET me/ratings/
    GET me/title-progress/
    GET me/title-certificates/
    POST me/fide/
    GET me/notifications/
    GET me/notifications/{id}/
    POST me/notifications/{id}/mark-read/
    POST ping/
    POST accounts/auth/login/
    POST auth/jwt/refresh/
    POST accounts/auth/email-check/
    POST accounts/auth/register/
    POST accounts/auth/activation-code/send/
    POST accounts/auth/activation-code/verify/
    POST auth/users/simple-auth-code/
    POST auth/users/activation-code/
    POST accounts/auth/password/reset-confirm/
    POST auth/password/set/
    POST accounts/identity/get-verification-session-url/
    GET accounts/identity/get-me-verification-sessions/
    GET accounts/verification/
    GET accounts/verification/{id}/
    POST accounts/verification/
    PATCH accounts/verification/{id}/
    GET players/
    GET motivation/chess-tower/
    GET motivation/rewards/
    GET motivation/chess-tower/my-stats/
    POST motivation/chess-tower/{level}/claim-rewards/
    GET motivation/benefits/
    POST motivation/benefits/{benefitId}/purchase/
    GET motivation/inventory/
    POST motivation/inventory/{id}/activate/
    GET plans/special_plans
  `),
  /** Specification 2, section 7. */
  play: rows(`
    POST online/request/
    DELETE online/request/{id}/
    POST online/request/invite/
    POST online/request/invite/cancel/
    GET online/request/queue/
    GET online/request/{id}/
    GET online/gaming/{id}/
    GET online/gaming/{id}/result/
    GET online/gaming/{id}/pgn/
    GET online/gaming/top-rated-game/
    GET online/gaming/top-rated-games/
    POST online/challenges/short/
    POST online/challenges/short/bulk-create/
    POST online/challenges/short/{id}/accept/
    DELETE online/challenges/short/{id}/
    DELETE online/challenges/short/clear/
    GET online/challenges/short/my/
    GET online/challenges/short/
    POST online/challenges/invite/
    POST online/challenges/invite/with-bot/
    GET online/challenges/invite/list-outcoming/
    GET online/challenges/invite/list-incoming/
    DELETE online/challenges/invite/{id}/
    POST online/challenges/invite/accept/
    POST online/challenges/invite/decline/
    POST online/challenges/long/
    GET online/challenges/long/
    DELETE online/challenges/long/{id}/
    POST online/challenges/long/{id}/accept/
    POST online/challenges/long/{id}/decline/
    GET online/challenges/
    POST online/challenges/
    POST online/challenges/{id}/accept/
    POST online/challenges/{id}/decline/
    DELETE online/challenges/{id}/
    GET timecontrols/
    GET online/best-players/
    GET online/best-boards/top_list/
    GET online/platform/stats/
  `),
  /** Specification 2, section 7, repeated in specification 3. */
  regions: rows(`
    POST games/getByCriteria/
    POST regions/getByGIds/
    GET regions/all/
    GET utils/liveness/
    POST playerLatency/
    POST playerLatency/getByCriteria/
    GET game/{id}/api/v1/
  `),
  /** Specification 3, section 7, without the calls listed above. */
  tournaments: rows(`
    GET online/tournaments/{id}/
    GET online/tournaments/{id}/standing/me/
    GET online/tournaments/{id}/me/
    POST online/tournaments/{id}/signup/
    POST online/tournaments/{id}/signout/
    POST online/tournaments/{id}/leave/
    POST online/tournaments/{id}/pause/
    POST online/tournaments/{id}/resume/
    GET tours/
    GET online/tournament/gaming/
    GET online/tournament/top-tour-boards/{id}/
    GET online/tournament-certificate/{a}/{b}/
    GET online/tournament/gaming/{id}/pgn_result/
    GET online/tournament/gaming/my-board/
    POST online/tournaments/contact-mts/
    GET online/tournaments/{id}/teams-standing/
    GET online/tournaments/{id}/standing/
    GET online/tournaments/short/
    GET online/tournaments/my/
    GET online/players/{id}/game-history
    GET online/players/{id}/ratings/
    GET online/players/{id}/tournaments
    GET online/players/{id}/event-history
    GET online/players/{id}/events
    GET online/players/{id}/title-certificates/
    GET online/players/{id}/stats/
    GET online/players/{id}/profile/
    GET online/players/{id}/is_online/
    POST coupon/
    POST charge/product/
    POST charge/plan/
    POST gift/plan/
    POST subscriptions/{id}/cancel/
    POST subscriptions/{id}/reactivate/
    POST me/change-card/
    POST payments-v2/get-checkout-session-url/paid-game-analysis/
    POST payments-v2/get-checkout-session-url/subscription/{priceId}/
    POST payments-v2/get-checkout-session-url/paid-tournaments/{priceId}/
    POST payments-v2/get-customer-portal-url/
  `),
} as const

/** A call's method and path in a comparable form: every variable part is `{}`. */
export function routeKey({
  method,
  path,
}: Pick<CallDefinition, 'path'> & { readonly method: string }): string {
  return `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, '{}')}`
}
