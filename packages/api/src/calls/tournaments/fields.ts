import { z } from 'zod'

/** An id or a slug, as it stands in an address. */
export const idOrSlug = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected an id')

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime()

export const count = z.int().nonnegative()

/** A switch in a query: `true`, `1`, `false`, `0`. */
export const flag = z.union([z.boolean(), z.stringbool()])

const queryNumber = () => z.coerce.number<number | string>().int()

/** `limit` and `offset` of a list in pages. */
export const paging = (defaultLimit: number, maxLimit = 100) => ({
  limit: queryNumber().min(1).max(maxLimit).default(defaultLimit),
  offset: queryNumber().min(0).max(100_000).default(0),
})

/** One page of a list; `count` is how many there are in all. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ count, results: z.array(item).readonly() })

/** A player's public uid. */
export const playerUid = z.string().min(1).max(64)
