import { z } from 'zod/mini'

/** For a call's `roles`: an account is needed. */
export const members = ['free', 'pro', 'admin'] as const

/** An e-mail address as typed. The schema accepts an invalid one; the server answers it with an error code. */
export const emailText = z.string().check(z.maxLength(320))

/** A password as typed. The limit keeps long ones from costing hashing time. */
export const passwordText = z.string().check(z.maxLength(256))

/** The id of a country, as an answer has it. */
export const countryId = z.int().check(z.positive(), z.lte(9999))

/** `YYYY-MM-DD` */
export const dateText = z.iso.date()

export const dateTime = z.iso.datetime()

/** The answer of a call that returns no data. */
export const done = z.object({ ok: z.literal(true) })

const queryInt = z.coerce.number<number | string>().check(z.int())

/** `limit` and `offset` of the reward lists; 30 entries to a page. */
export const pageQuery = {
  limit: z._default(queryInt.check(z.gte(1), z.lte(100)), 30),
  offset: z._default(queryInt.check(z.gte(0), z.lte(100_000)), 0),
}

/** One page of a list; `count` is the number of entries on all pages. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ count: z.int().check(z.nonnegative()), results: z.readonly(z.array(item)) })

/** The id of a file that the user has uploaded. */
export const fileId = z.string().check(z.minLength(1), z.maxLength(64))
