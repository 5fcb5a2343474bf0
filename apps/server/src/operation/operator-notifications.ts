import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { FindPlayer } from '../domain/accounts/find-player.ts'
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

export interface OperatorNotificationsDeps {
  readonly notifications: Pick<NotificationStore, 'add'>
  readonly find: FindPlayer
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

const newNotification = z.strictObject({
  /** A public uid or an e-mail address. */
  player: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  type: z.enum(operatorTypes),
  /** The player reads both as they are written. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  /** A path of the product. */
  url: z.optional(
    z
      .string()
      .check(z.regex(/^\/(?!\/)[\w./?=&%-]*$/, 'expected a path of the product'), z.maxLength(200)),
  ),
})

/** Notifications that operators write to members: the panel lists them, and open pages show them at once. */
export function operatorNotifications(deps: OperatorNotificationsDeps): Hono {
  const { notifications, find, log, count, now } = deps
  return new Hono().post('/', async (context) => {
    const { player: who, ...words } = parseInput('body', newNotification, await readJson(context))
    const player = await find(who)
    if (player?.kind !== 'member') {
      throw new CallError('not_found', 'No member has this uid or address.')
    }
    const { description, url, ...said } = words
    const { id } = await notifications.add(
      { playerId: player.id, ...said, ...(description && { description }), ...(url && { url }) },
      now(),
    )
    count({ action: 'notify', outcome: 'done' })
    log.audit('operation.notify', { player: player.uid, type: said.type })
    return context.json({ player: { uid: player.uid, name: player.name }, id })
  })
}
