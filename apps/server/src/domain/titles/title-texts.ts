import type { Locale } from '@kingside/api'
import type { ArenaTitle } from '@kingside/api/facts'
import type { NoticeText } from '../accounts/notice-texts.ts'
import type { MailText } from '../mail/account-mail-texts.ts'

/** The full names of titles, as they stand alone. */
export const titleNames: Readonly<Record<Locale, Readonly<Record<ArenaTitle, string>>>> = {
  en: {
    ACM: 'Arena Candidate Master',
    AFM: 'Arena FIDE Master',
    AIM: 'Arena International Master',
    AGM: 'Arena Grandmaster',
  },
  kz: {
    ACM: 'Арена шеберлігіне үміткер',
    AFM: 'Арена ФИДЕ шебері',
    AIM: 'Арена халықаралық шебері',
    AGM: 'Арена гроссмейстері',
  },
  ru: {
    ACM: 'Кандидат в мастера Арены',
    AFM: 'Мастер ФИДЕ Арены',
    AIM: 'Международный мастер Арены',
    AGM: 'Гроссмейстер Арены',
  },
}

/** The notification of a new title. */
export function titleText(language: Locale, title: ArenaTitle): NoticeText {
  const { notice, description } = words[language]
  return { title: notice(titleNames[language][title]), description }
}

/** The mail of a new title. @param link the address of the own profile */
export function titleMailText(language: Locale, title: ArenaTitle, link: string): MailText {
  const { notice, mail, certificate } = words[language]
  const name = titleNames[language][title]
  return { subject: notice(name), paragraphs: [mail(name, title), `${certificate}\n${link}`] }
}

interface TitleWords {
  readonly notice: (name: string) => string
  readonly description: string
  readonly mail: (name: string, title: ArenaTitle) => string
  readonly certificate: string
}

const words: Readonly<Record<Locale, TitleWords>> = {
  en: {
    notice: (name) => `You’re an ${name} now`,
    description: 'Your certificate is on your profile.',
    mail: (name, title) =>
      `Congratulations! You’ve earned the title of ${name} (${title}). It stays with you for life.`,
    certificate: 'Your certificate is on your profile:',
  },
  kz: {
    notice: (name) => `Сізге жаңа атақ берілді: ${name}`,
    description: 'Сертификатыңыз профиліңізде.',
    mail: (name, title) =>
      `Құттықтаймыз! Сіз жаңа атақ алдыңыз: ${name} (${title}). Ол өмір бойы сақталады.`,
    certificate: 'Сертификатыңыз профиліңізде:',
  },
  ru: {
    notice: (name) => `Вам присвоено звание: ${name}`,
    description: 'Сертификат — в вашем профиле.',
    mail: (name, title) =>
      `Поздравляем! Вы получили звание: ${name} (${title}). Оно остаётся с вами навсегда.`,
    certificate: 'Сертификат — в вашем профиле:',
  },
}
