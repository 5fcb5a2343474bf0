import { z } from 'zod/mini'
import { socialProviders } from '../../facts/accounts.ts'

const address = z.nullable(z.string().check(z.regex(/^https?:\/\//)))

/** What the operator of a server has configured, as far as everybody may know it. */
export const siteInfo = z.object({
  /** Who runs the server; null where nobody is named. */
  operator: z.nullable(
    z.object({
      name: z.string(),
      /** The postal address, on one line. */
      address: z.nullable(z.string()),
    }),
  ),
  /** With whom one can sign in here. */
  providers: z.array(z.enum(socialProviders)),
  /** Pages elsewhere; null where there is none. */
  links: z.object({ twitter: address, facebook: address, instagram: address, shop: address }),
})

export type SiteInfo = z.output<typeof siteInfo>

/** Of a server that says nothing of itself. */
export const unknownSite: SiteInfo = {
  operator: null,
  providers: [],
  links: { twitter: null, facebook: null, instagram: null, shop: null },
}
