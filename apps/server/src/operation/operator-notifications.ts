import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { FindPlayer } from '../domain/accounts/find-player.ts'
import type { NotificationFeed } from '../domain/accounts/notification-feed.ts'
import type { NotificationStore } from '../domain/accounts/notifications.ts'
import type { AuditLog } from '../log.ts'

/** The types that operators write; the server itself writes the others. */
const operatorTypes = [
  'FAIR_PLAY_VIOLATION',
  'RATING_RESTORED',
  'NEW_FEATURE',
  'NEW_SHOP_ITEM',
  'CONNECT_FIDE_REMINDER',
] as const

/** Whether a notification may lead there; an address that hides its host behind a name and a password may not. */
function isLink(text: string): boolean {
  if (/^\/(?!\/)[\w./?=&%-]*$/.test(text)) return true
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

export interface OperatorNotificationsDeps {
  readonly notifications: Pick<NotificationStore, 'add' | 'addToMembers'>
  /** Tells the open pages of a member. */
  readonly publish: NotificationFeed['publish']
  readonly find: FindPlayer
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

/** A path of the product, or an https address of another site. */
const link = z
  .string()
  .check(z.maxLength(200), z.refine(isLink, 'expected a path of the product or an https address'))

const newNotification = z.strictObject({
  /** A public uid or an e-mail address. */
  player: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  type: z.enum(operatorTypes),
  /** The player reads both as they are written. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  url: z.optional(link),
})

/** The types that are written to all members at once. */
const campaignTypes = ['NEW_FEATURE', 'NEW_SHOP_ITEM'] as const

const words = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
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

/** So many members are written to in one statement. */
const membersAtOnce = 500

/** Leaves out what is not given. */
const textOf = ({ title, description }: z.output<typeof words>) => ({
  title,
  ...(description !== undefined && { description }),
})

/** Notifications that operators write to one member, or (`/many`) to all: the panel lists them, and open pages show them at once. */
export function operatorNotifications(deps: OperatorNotificationsDeps): Hono {
  const { notifications, publish, find, log, count, now } = deps
  const api = new Hono()

  api.post('/many', async (context) => {
    const {
      campaign: name,
      url = null,
      ...said
    } = parseInput('body', newCampaign, await readJson(context))
    const texts = {
      en: textOf(said.texts.en),
      kz: textOf(said.texts.kz),
      ru: textOf(said.texts.ru),
    }
    let sent = 0
    for (let after: number | null = 0; after !== null;) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      const { added, next } = await notifications.addToMembers(
        { name, type: said.type, texts, url },
        now(),
        { after, limit: membersAtOnce },
      )
      for (const { playerId, notification } of added) {
        publish(playerId, { type: 'notification.added', notification })
      }
      sent += added.length
      after = next
    }
    count({ action: 'notify-many', outcome: 'done' })
    log.audit('operation.notify-many', { campaign: name, type: said.type, sent })
    return context.json({ campaign: name, sent })
  })

  return api.post('/', async (context) => {
    const { player: who, ...given } = parseInput('body', newNotification, await readJson(context))
    const player = await find(who)
    if (player?.kind !== 'member') {
      throw new CallError('not_found', 'No member has this uid or address.')
    }
    const { description, url, ...said } = given
    const { id } = await notifications.add(
      { playerId: player.id, ...said, ...(description && { description }), ...(url && { url }) },
      now(),
    )
    count({ action: 'notify', outcome: 'done' })
    log.audit('operation.notify', { player: player.uid, type: said.type })
    return context.json({ player: { uid: player.uid, name: player.name }, id })
  })
}
