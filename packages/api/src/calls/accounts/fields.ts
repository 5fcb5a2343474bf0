import { z } from 'zod/mini'

/** For a call's `roles`: an account is needed. */
export const members = ['free', 'pro', 'admin'] as const

/** An e-mail address as it was typed; a mistake in it is answered with a code, not refused by the schema. */
export const emailText = z.string().check(z.maxLength(320))

/** A password as it was typed. Long ones are refused before they cost time. */
export const passwordText = z.string().check(z.maxLength(256))

/** The id of a country, as an answer has it. */
export const countryId = z.int().check(z.positive(), z.lte(9999))

/** `YYYY-MM-DD` */
export const dateText = z.iso.date()

export const dateTime = z.iso.datetime()

/** The answer of a call that only does something. */
export const done = z.object({ ok: z.literal(true) })

const queryInt = z.coerce.number<number | string>().check(z.int())

/** `limit` and `offset` of the lists of rewards, 30 to a page. */
export const pageQuery = {
  limit: z._default(queryInt.check(z.gte(1), z.lte(100)), 30),
  offset: z._default(queryInt.check(z.gte(0), z.lte(100_000)), 0),
}

/** One page of a list; `count` is how many there are in all. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ count: z.int().check(z.nonnegative()), results: z.readonly(z.array(item)) })
