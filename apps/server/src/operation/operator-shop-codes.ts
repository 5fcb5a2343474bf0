import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import type { TowerStore } from '../domain/tower/tower-store.ts'
import type { AuditLog } from '../log.ts'

export interface OperatorShopCodesDeps {
  readonly shopCodes: {
    readonly add: TowerStore['addCodes']
    readonly left: TowerStore['countCodes']
  }
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

const newCodes = z.strictObject({
  codes: z
    .array(z.string().check(z.trim(), z.minLength(3), z.maxLength(64), z.regex(/^[\w-]+$/)))
    .check(z.minLength(1), z.maxLength(1_000)),
})

/** Fills in the codes of the shop that the tower gives away, each once. */
export function operatorShopCodes({ shopCodes, log, count, now }: OperatorShopCodesDeps): Hono {
  return new Hono()
    .get('/', async (context) => context.json({ left: await shopCodes.left() }))
    .post('/', async (context) => {
      const { codes } = parseInput('body', newCodes, await readJson(context))
      const added = await shopCodes.add(codes, now())
      count({ action: 'add-shop-codes', outcome: 'done' })
      log.audit('operation.add-shop-codes', { added })
      return context.json({ added, left: await shopCodes.left() })
    })
}
