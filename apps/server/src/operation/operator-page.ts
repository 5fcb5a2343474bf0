import { z } from 'zod/mini'

/** Which part of a list an operator asks for. */
export const operatorPage = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 100),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
})
