import { type Locale, languageTag } from '@kingside/api'
import type { BannedUntil } from './account.ts'

/** A notification's words. */
export interface NoticeText {
  readonly title: string
  readonly description: string
}

/** The first notification of an account. */
export const welcomeTexts: Readonly<Record<Locale, NoticeText>> = {
  en: { title: 'Welcome to Kingside', description: 'Your account is ready.' },
  kz: { title: 'Kingside сайтына қош келдіңіз', description: 'Тіркелгіңіз дайын.' },
  ru: { title: 'Добро пожаловать в Kingside', description: 'Ваш аккаунт готов.' },
}

/** Tells of a ban. @param reason in the words of whoever bans, who writes in `language` */
export function banText(language: Locale, reason: string, until: Date | null): NoticeText {
  const { title, until: untilText } = banWords[language]
  return {
    title,
    description: until === null ? reason : `${reason} ${untilText(moment(language, until))}`,
  }
}

/** Tells of points that are given back. English, because the server does not know the reader's language. */
export function restoredText(points: number): NoticeText {
  const whole = Math.max(1, Math.round(points))
  return {
    title: 'Your rating was restored',
    description: `You got ${whole} ${whole === 1 ? 'point' : 'points'} back: an opponent of yours was banned for cheating.`,
  }
}

/** A sentence for the banned player who tries to sign in. */
export function describeBan(language: Locale, until: Exclude<BannedUntil, null>): string {
  const { forEver, refused } = banWords[language]
  return until === 'for ever' ? forEver : refused(moment(language, until))
}

interface BanWords {
  readonly title: string
  /** Stands behind the reason. @param moment in universal time */
  readonly until: (moment: string) => string
  readonly refused: (moment: string) => string
  readonly forEver: string
}

const banWords: Readonly<Record<Locale, BanWords>> = {
  en: {
    title: 'Your account is banned',
    until: (moment) => `The ban lasts until ${moment}.`,
    refused: (moment) => `Your account is banned until ${moment}.`,
    forEver: 'Your account is permanently banned for breaking fair play rules.',
  },
  kz: {
    title: 'Тіркелгіңіз бұғатталды',
    until: (moment) => `Бұғат мына уақытқа дейін күшінде: ${moment}.`,
    refused: (moment) => `Тіркелгіңіз мына уақытқа дейін бұғатталған: ${moment}.`,
    forEver: 'Тіркелгіңіз адал ойын ережелерін бұзғаныңыз үшін біржола бұғатталған.',
  },
  ru: {
    title: 'Ваш аккаунт заблокирован',
    until: (moment) => `Блокировка действует до: ${moment}.`,
    refused: (moment) => `Ваш аккаунт заблокирован до: ${moment}.`,
    forEver: 'Ваш аккаунт заблокирован навсегда за нарушение правил честной игры.',
  },
}

/** Day and time; who reads it may live anywhere, so the time says that it is universal. */
function moment(language: Locale, at: Date): string {
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return `${format.format(at)} (UTC)`
}
