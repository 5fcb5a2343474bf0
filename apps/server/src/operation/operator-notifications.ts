import { campaignTypes, operatorNoticeTypes } from '@kingside/api/facts'
import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import type { AuditLog } from '../log.ts'
import { tokenOperator } from './token-operator.ts'
import { isLink, writeNotice, type WriteNoticesDeps, writeToAll } from './write-notices.ts'

export interface OperatorNotificationsDeps extends WriteNoticesDeps {
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
}

/** A path of the product, or an https address of another site. */
const link = z
  .string()
  .check(z.maxLength(200), z.refine(isLink, 'expected a path of the product or an https address'))

/** The player reads both as they are written. */
const words = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
})

const newNotification = z.strictObject({
  ...words.shape,
  /** A public uid or an e-mail address. */
  player: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  type: z.enum(operatorNoticeTypes),
  url: z.optional(link),
})

const newCampaign = z.strictObject({
  /** The same name again writes only to those who have not got it, as after a failure. */
  campaign: z
    .string()
    .check(z.regex(/^[a-z0-9-]{1,60}$/, 'expected small letters, digits and hyphens')),
  type: z.enum(campaignTypes),
  /** In all languages: each member reads the own one. */
  texts: z.strictObject({ en: words, kz: words, ru: words }),
  url: z.optional(link),
})

/** Notifications that operators write to one member, or (`/many`) to all: the panel lists them, and open pages show them at once. */
export function operatorNotifications(deps: OperatorNotificationsDeps): Hono {
  const { log, count } = deps
  return new Hono()
    .post('/many', async (context) => {
      const given = parseInput('body', newCampaign, await readJson(context))
      const { campaign: name, type, texts, url = null } = given
      const sent = await writeToAll(deps, { name, type, texts, url }, tokenOperator)
      count({ action: 'notify-many', outcome: 'done' })
      log.audit('operation.notify-many', { campaign: name, type, sent })
      return context.json({ campaign: name, sent })
    })
    .post('/', async (context) => {
      const given = parseInput('body', newNotification, await readJson(context))
      const { player, id } = await writeNotice(deps, given, tokenOperator)
      count({ action: 'notify', outcome: 'done' })
      log.audit('operation.notify', { player: player.uid, type: given.type })
      return context.json({ player: { uid: player.uid, name: player.name }, id })
    })
}
