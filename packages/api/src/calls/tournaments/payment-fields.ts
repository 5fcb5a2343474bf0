import { z } from 'zod/mini'
import { priceIds } from '../../facts/payments.ts'

export const priceId = z.enum(priceIds)

/** A card as the payment provider's one-time token; the card itself never comes here. */
export const cardToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,255}$/, 'expected a card token'))

export const couponCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/**
 * A path of the platform to come back to. The server builds the address from it and refuses other
 * origins (`return_url_not_allowed`).
 */
export const returnUrl = z.string().check(z.minLength(1), z.maxLength(2048))

/** Where to send the browser. */
export const providerPage = z.object({ url: z.string() })

export const providerPageExample = { url: '/dev/payments/cs_a1b2c3' } as const
