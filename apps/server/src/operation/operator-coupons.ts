import { priceIds } from '@kingside/api/facts'
import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { FindPlayer } from '../domain/accounts/find-player.ts'
import type { NewCoupon } from '../domain/payments/payment-store.ts'
import type { AuditLog } from '../log.ts'

export interface OperatorCouponsDeps {
  readonly coupons: {
    /** @returns whether there was none of this code */
    readonly add: (coupon: NewCoupon, at: Date) => Promise<boolean>
    readonly accountOf: (playerId: number) => Promise<number | null>
  }
  readonly find: FindPlayer
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

const newCoupon = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(3), z.maxLength(64), z.regex(/^[\w-]+$/)),
  percent_off: z.int().check(z.gte(1), z.lte(100)),
  /** The one plan that it is for. */
  plan: z._default(z.nullable(z.enum(priceIds)), null),
  /** A public uid or an e-mail address: special terms of one member. */
  player: z._default(
    z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(320))),
    null,
  ),
  /** What special terms are called. */
  title: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))), null),
  valid_to: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  max_uses: z._default(z.nullable(z.int().check(z.positive())), null),
})

/** Makes promo codes, for anybody or for one member. */
export function operatorCoupons({ coupons, find, log, count, now }: OperatorCouponsDeps): Hono {
  return new Hono().post('/', async (context) => {
    const body = parseInput('body', newCoupon, await readJson(context))
    const player = body.player === null ? null : await find(body.player)
    const accountId = player?.kind === 'member' ? await coupons.accountOf(player.id) : null
    if (body.player !== null && accountId === null) {
      throw new CallError('not_found', 'No member has this uid or address.')
    }
    const isNew = await coupons.add(
      {
        code: body.code,
        percentOff: body.percent_off,
        plan: body.plan,
        accountId,
        title: body.title,
        validTo: body.valid_to === null ? null : new Date(body.valid_to),
        maxUses: body.max_uses,
      },
      now(),
    )
    if (!isNew) throw new CallError('bad_request', 'There is a promo code of this name already.')
    count({ action: 'add-coupon', outcome: 'done' })
    log.audit('operation.add-coupon', { code: body.code, percentOff: body.percent_off })
    return context.json({ code: body.code.toUpperCase(), percent_off: body.percent_off })
  })
}
