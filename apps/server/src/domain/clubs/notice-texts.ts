import type { Locale } from '@kingside/api'

/** The title of what somebody is told whose request to join a club was approved. */
export const approvedText: Readonly<Record<Locale, (club: string) => string>> = {
  en: (club) => `You’re now a member of ${club}`,
  kz: (club) => `Сіз енді «${club}» клубының мүшесісіз`,
  ru: (club) => `Вас приняли в клуб «${club}»`,
}
