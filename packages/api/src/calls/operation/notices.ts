import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { campaignTypes, operatorLimits, operatorNoticeTypes } from '../../facts/operation.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPlayer,
  operators,
  whoText,
} from './fields.ts'

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(operatorLimits.title))
const description = z.optional(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(operatorLimits.description)),
)
const words = z.object({ title, description })

/** A path of the product or an https address; the server says what is wrong with another. */
const url = z.optional(z.string().check(z.trim(), z.maxLength(operatorLimits.link)))

export const sendNotice = defineCall({
  id: 'operation.notices.send',
  method: 'POST',
  path: 'operation/notices/',
  summary: 'Writes a notification to one member; open pages show it at once.',
  body: z.object({ player: whoText, type: z.enum(operatorNoticeTypes), title, description, url }),
  response: z.object({ player: operatorPlayer }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { player: examplePlayer },
})

export const sendNoticeToAll = defineCall({
  id: 'operation.notices.sendToAll',
  method: 'POST',
  path: 'operation/notices/all/',
  summary: 'Writes a notification to all members, to each in the own language.',
  body: z.object({
    /** The same name again writes only to those who have not got it, as after a failure. */
    campaign: z
      .string()
      .check(z.regex(/^[a-z0-9-]{1,60}$/, 'expected small letters, digits and hyphens')),
    type: z.enum(campaignTypes),
    texts: z.object({ en: words, kz: words, ru: words }),
    url,
  }),
  response: z.object({ sent: z.int().check(z.nonnegative()) }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { sent: 120 },
})
