import { z } from 'zod/mini'
import { priceIds } from '../../facts/payments.ts'

export const priceId = z.enum(priceIds)

/** A card as the payment provider's one-time token; the server never gets the card itself. */
export const cardToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,255}$/, 'expected a card token'))

export const couponCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/**
 * A path of the platform to return to. The server builds the address from it; another origin is an error
 * (`return_url_not_allowed`).
 */
export const returnUrl = z.string().check(z.minLength(1), z.maxLength(2048))

/** The provider's page, to send the browser to. */
export const providerPage = z.object({ url: z.string() })

export const providerPageExample = { url: '/dev/payments/cs_a1b2c3' } as const
