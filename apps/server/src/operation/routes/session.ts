import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import { hasSecondFactor } from '../../domain/accounts/second-factor.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import {
  closeOperatorSession,
  openOperatorSession,
  type OpenOperatorSession,
} from '../../domain/operation/operator-sessions.ts'
import { spend } from '../../limit.ts'
import { readOperatorCookie, writeOperatorCookie } from '../operator-cookie.ts'
import { operatorAccountOf, type OperatorGuardDeps, sessionOf } from '../operator-guard.ts'

export interface SessionRouteDeps extends OperatorGuardDeps {
  readonly limiter: RateLimiter
}

const { session } = operatorContract.operation

const answer = ({ operator, endsAt, idleUntil }: OpenOperatorSession) =>
  ({
    state: 'open',
    operator,
    ends_at: endsAt.toISOString(),
    idle_until: idleUntil.toISOString(),
  }) as const

/** The operator's way into the operators' pages, and out. */
export const sessionRoutes = (deps: SessionRouteDeps): readonly Route[] => [
  bind(session.get, async ({ context }) => {
    const operator = operatorAccountOf(context)
    const open = await sessionOf(context, operator, deps)
    if (open) return answer(open)
    return {
      state: 'closed',
      has_second_factor: await hasSecondFactor(deps.account, operator.accountId),
    }
  }),
  bind(session.open, async ({ body, context, fail }) => {
    const operator = operatorAccountOf(context)
    await spend(
      deps.limiter,
      [[accountLimits.operatorCodes, String(operator.accountId)]],
      'throttled',
    )
    const opened = await openOperatorSession(deps.account, operator, body.code)
    switch (opened.status) {
      case 'open':
        writeOperatorCookie(context, opened.token, deps.publicOrigin)
        return answer(opened.session)
      case 'wrong-code':
        return fail('invalid_code', 'This code is wrong, was used, or its time is over.')
      case 'no-second-factor':
        return fail('second_factor_changed', 'Turn on the second factor of your account first.')
      default:
        return opened satisfies never
    }
  }),
  bind(session.close, async ({ context }) => {
    const token = readOperatorCookie(context, deps.publicOrigin)
    if (token !== undefined) {
      await closeOperatorSession(deps.account, operatorAccountOf(context), token)
    }
    writeOperatorCookie(context, null, deps.publicOrigin)
    return { ok: true }
  }),
]
