import type { AccountPorts } from '../accounts/ports.ts'
import { mail } from '../mail/account-mails.ts'
import type { AwardedTitle } from './title-store.ts'
import { titleMailText } from './title-texts.ts'

/** Tells members of the titles that they were given. */
export interface TitleNews {
  /** On the pages that are open; the notification is kept already. */
  readonly publish: (awarded: readonly AwardedTitle[]) => void
  /** Sends the mails that are due, also those that a stopped process left. Rejects with the first that failed. */
  readonly sendMails: () => Promise<void>
}

/** A mail that could not be sent is tried again after this. */
const retryMs = 10 * 60_000

export function createTitleNews({
  titles,
  notificationFeed,
  mailer,
  clock,
  siteOrigin,
}: Pick<
  AccountPorts,
  'titles' | 'notificationFeed' | 'mailer' | 'clock' | 'siteOrigin'
>): TitleNews {
  return {
    publish: (awarded) => {
      for (const { playerId, notification } of awarded) {
        notificationFeed.publish(playerId, { type: 'notification.added', notification })
      }
    },
    sendMails: async () => {
      const at = clock.now()
      const due = await titles.takeMails(at, new Date(at.getTime() + retryMs))
      const sent = await Promise.allSettled(
        due.map(async ({ id, title, ...reader }) => {
          const link = `${siteOrigin()}/profile`
          await mailer.send(mail(reader, titleMailText(reader.language, title, link)))
          await titles.noteMailed(id)
        }),
      )
      const failed = sent.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}
