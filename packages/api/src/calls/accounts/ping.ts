import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { siteInfo } from './site.ts'

/** A visitor's uid: at least 128 random bits as base64url. It authenticates the visitor; never show it to others. */
export const visitorUid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'expected a visitor uid'))

export const sendPing = defineCall({
  id: 'ping.send',
  method: 'POST',
  path: 'ping/',
  summary:
    "Tells the server that the visitor is here and answers with the visitor's uid and what the site has.",
  body: z.optional(z.object({})),
  response: z.object({
    uid: visitorUid,
    // A page may meet an older server while the servers are brought up to date one after the other.
    site: z.optional(siteInfo),
    /** Whether there are several regions, so that it is worth measuring them (`regions/all/`). Absent is no. */
    is_multiregion: z.optional(z.boolean()),
  }),
  errors: [],
  roles: everyone,
  example: {
    uid: 'Zm9yLWV4YW1wbGVzLW9ubHktMjQ',
    site: {
      operator: { name: 'Kingside Example', address: '1 Example Street, 050000 Almaty' },
      providers: ['apple', 'google', 'facebook'],
      links: {
        twitter: 'https://social.example/kingside',
        facebook: 'https://friends.example/kingside',
        instagram: 'https://pictures.example/kingside',
        shop: 'https://shop.example/kingside',
      },
    },
  },
})
