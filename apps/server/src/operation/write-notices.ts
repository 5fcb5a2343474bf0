import type { Locale } from '@kingside/api'
import { CallError } from '../call-error.ts'
import type { FindPlayer } from '../domain/accounts/find-player.ts'
import type { NotificationFeed } from '../domain/accounts/notification-feed.ts'
import type { Campaign, NotificationStore } from '../domain/accounts/notifications.ts'
import type { Player } from '../domain/players/visitor-store.ts'
import type { OperatorNoticeType } from '@kingside/api/facts'

export interface WriteNoticesDeps {
  readonly notifications: Pick<NotificationStore, 'add' | 'addToMembers'>
  /** Tells the open pages of a member. */
  readonly publish: NotificationFeed['publish']
  readonly find: FindPlayer
  readonly now: () => Date
}

/** Whether a notification may lead there; an address that hides its host behind a name and a password may not. */
export function isLink(text: string): boolean {
  if (/^\/(?!\/)[\w./?=&%-]*$/.test(text)) return true
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

export interface Words {
  readonly title: string
  readonly description?: string | undefined
}

/** So many members are written to in one statement. */
const membersAtOnce = 500

/** Leaves out what is not given. */
const textOf = ({ title, description }: Words) => ({
  title,
  ...(description !== undefined && { description }),
})

/** Writes to one member. @throws CallError `not_found` when nobody is whom the operator names */
export async function writeNotice(
  { notifications, find, now }: WriteNoticesDeps,
  {
    player: who,
    type,
    url,
    ...words
  }: Words & {
    readonly player: string
    readonly type: OperatorNoticeType
    readonly url?: string | undefined
  },
  operator: string,
): Promise<{ readonly player: Player; readonly id: string }> {
  const player = await find(who)
  if (player?.kind !== 'member') {
    throw new CallError('not_found', 'No member has this uid or address.')
  }
  const text = textOf(words)
  const { id } = await notifications.add(
    { playerId: player.id, type, ...text, ...(url && { url }) },
    now(),
    { operator, action: 'notify', subject: player.uid, reason: words.title, details: { type } },
  )
  return { player, id }
}

/** Writes to all members, as far as they have not got it. @returns to how many */
export async function writeToAll(
  { notifications, publish, now }: WriteNoticesDeps,
  {
    name,
    type,
    url,
    texts,
  }: Pick<Campaign, 'name' | 'type' | 'url'> & { readonly texts: Readonly<Record<Locale, Words>> },
  operator: string,
): Promise<number> {
  const campaign = {
    name,
    type,
    url,
    texts: { en: textOf(texts.en), kz: textOf(texts.kz), ru: textOf(texts.ru) },
  }
  const act = {
    operator,
    action: 'notify-all',
    subject: name,
    reason: texts.en.title,
    details: { type },
  } as const
  let sent = 0
  for (let after: number | null = 0; after !== null;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const { added, next } = await notifications.addToMembers(
      campaign,
      now(),
      { after, limit: membersAtOnce },
      act,
    )
    for (const { playerId, notification } of added) {
      publish(playerId, { type: 'notification.added', notification })
    }
    sent += added.length
    after = next
  }
  return sent
}
