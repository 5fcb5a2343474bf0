import { z } from 'zod/mini'
import { everyone } from '../../call.ts'
import { operatorLimits, operatorPageSize } from '../../facts/operation.ts'

/**
 * For `roles` of the operators' calls: no role lets anybody make them. The server lets in who has signed in to the
 * operators' pages, or sends the operators' token. To everybody else the call is not there (404).
 */
export const operators = everyone

/** An operator's pages are closed: sign in to them. It is no 401, which would renew the sign-in to the site. */
export const closedStatus = { no_session: 403 } as const

/** What every call but those of the session may answer. */
export const operatorErrors = ['not_found', 'no_session'] as const

const queryInt = z.coerce.number<number | string>().check(z.int())

/** Which part of a list is asked for. */
export const operatorPageQuery = {
  limit: z._default(queryInt.check(z.gte(1), z.lte(100)), operatorPageSize),
  offset: z._default(queryInt.check(z.gte(0), z.lte(1_000_000)), 0),
}

/** Who is meant. */
export const operatorPlayer = z.object({ uid: z.string(), name: z.string() })

/** A public uid or an e-mail address. */
export const whoText = z.string().check(z.trim(), z.minLength(1), z.maxLength(320))

/** Why an operator does something; for a ban the player reads it. */
export const reasonText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(operatorLimits.reason))

export const examplePlayer = { uid: 'aHx3kPq9Zt1', name: 'Example Player' } as const
