import { z } from 'zod/mini'

/** An id or a slug, as in an address. */
export const idOrSlug = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected an id'))

/** A date and time as ISO 8601 in UTC. */
export const moment = z.iso.datetime()

export const count = z.int().check(z.nonnegative())

/** A boolean in a query: `true`, `1`, `false`, `0`. */
export const flag = z.union([z.boolean(), z.stringbool()])

const queryNumber = () => z.coerce.number<number | string>().check(z.int())

/** A number from 1 in an address. */
export const ordinal = () => queryNumber().check(z.gte(1))

/** `limit` and `offset` of a paged list. */
export const paging = (defaultLimit: number, maxLimit = 100) => ({
  limit: z._default(queryNumber().check(z.gte(1), z.lte(maxLimit)), defaultLimit),
  offset: z._default(queryNumber().check(z.gte(0), z.lte(100_000)), 0),
})

/** One page of a list; `count` is the number of entries on all pages. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ count, results: z.readonly(z.array(item)) })

/** A player's public uid. */
export const playerUid = z.string().check(z.minLength(1), z.maxLength(64))

/** An address elsewhere, as an answer has it: the server has looked at it by `link`, whose code is large for a page. */
export const knownLink = z.string().check(z.regex(/^https?:\/\/\S+$/), z.maxLength(500))

/** An address elsewhere, as somebody may give it. */
export const link = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))

/** The three letters of a currency (ISO 4217), such as `USD`. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
