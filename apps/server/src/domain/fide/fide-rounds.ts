import type { AccountPorts } from '../accounts/ports.ts'
import { fideTexts } from './fide-texts.ts'

/** How often claims and reminders are looked at, in ms. */
export const fideRoundMs = 3_600_000

const day = 24 * 3_600_000
/** An id whose check nobody comes to the end of is given up after this time. */
const claimMs = 7 * day
/** Who has Pro so long without an id is reminded, once. */
const reminderMs = 3 * day

const reminders = {
  en: fideTexts.en.reminder,
  kz: fideTexts.kz.reminder,
  ru: fideTexts.ru.reminder,
}

/** Gives up ids that were claimed and forgotten, and reminds members of Pro of theirs. */
export async function doFideRound(
  { fide, notificationFeed }: Pick<AccountPorts, 'fide' | 'notificationFeed'>,
  at: Date,
): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await fide.release(before(claimMs), at)
  for (const { playerId, notification } of await fide.remind(reminders, before(reminderMs), at)) {
    notificationFeed.publish(playerId, { type: 'notification.added', notification })
  }
}
