import { type Locale, languageTag } from '@kingside/api'
import { masterclassLimits } from '@kingside/api/facts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { Masterclass, MasterclassStore } from './masterclass.ts'

export interface SendRemindersDeps {
  readonly store: Pick<MasterclassStore, 'takeDue'>
  readonly mailer: Mailer
  readonly siteOrigin: () => string
  readonly onError: (error: unknown) => void
}

/** Tells those who asked for it what begins soon, once. Who has no Pro any more is told of free ones only. */
export async function sendReminders(
  { store, mailer, siteOrigin, onError }: SendRemindersDeps,
  at: Date,
): Promise<void> {
  const until = new Date(at.getTime() + masterclassLimits.reminderMinutes * 60_000)
  const due = await store.takeDue(at, until)
  for (const { masterclass, email, language, isOpen } of due) {
    if (!isOpen) continue
    const mail = reminderMail(masterclass, {
      to: email,
      language: language ?? 'en',
      link: `${siteOrigin()}/masterclass/${masterclass.slug}`,
    })
    // One address that takes no mail keeps nobody else from theirs.
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the mail server is not flooded
    await mailer.send(mail).catch(onError)
  }
}

function reminderMail(
  { title, startsAt }: Masterclass,
  { to, language, link }: { readonly to: string; readonly language: Locale; readonly link: string },
): Mail {
  const time = new Intl.DateTimeFormat(languageTag(language), {
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(startsAt)
  const texts: Readonly<Record<Locale, readonly [string, string]>> = {
    en: [`Soon: ${title}`, `“${title}” begins at ${time} UTC. You asked us to remind you.`],
    ru: [`Скоро: ${title}`, `«${title}» начнётся в ${time} UTC. Вы просили напомнить.`],
    kz: [`Жақында: ${title}`, `«${title}» ${time} UTC-де басталады. Сіз еске салуды сұрадыңыз.`],
  }
  const [subject, text] = texts[language]
  return { to, language, subject, text: [text, link, 'Kingside'].join('\n\n') }
}
