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

/** To a member whose address no provider vouches for. */
export const unconfirmedTexts: Readonly<Record<Locale, NoticeText>> = {
  en: {
    title: 'Confirm your e-mail address',
    description: 'Without it we can’t send you a new password or news of your account.',
  },
  kz: {
    title: 'Электрондық пошта мекенжайыңызды растаңыз',
    description: 'Онсыз сізге жаңа құпиясөз бен тіркелгіңіз туралы хабарлама жібере алмаймыз.',
  },
  ru: {
    title: 'Подтвердите адрес электронной почты',
    description: 'Без него мы не сможем прислать вам новый пароль или сообщение об аккаунте.',
  },
}

/** Of a sign-in on a device that the account has not used. */
export const newDeviceTexts: Readonly<Record<Locale, NoticeText>> = {
  en: {
    title: 'New sign-in to your account',
    description:
      'Somebody signed in on a device that you haven’t used before. If it wasn’t you, sign out everywhere and change your password.',
  },
  kz: {
    title: 'Тіркелгіңізге жаңа құрылғыдан кірді',
    description:
      'Бұрын қолданылмаған құрылғыдан тіркелгіңізге кірді. Егер бұл сіз болмасаңыз, барлық құрылғыдан шығып, құпиясөзді өзгертіңіз.',
  },
  ru: {
    title: 'Новый вход в ваш аккаунт',
    description:
      'В аккаунт вошли с устройства, которое вы раньше не использовали. Если это были не вы, выйдите на всех устройствах и смените пароль.',
  },
}

/** To a member who has signed in to an account that was to be deleted. */
export const accountStaysTexts: Readonly<Record<Locale, NoticeText>> = {
  en: {
    title: 'Your account stays',
    description: 'You signed in, so we won’t delete it. If you still want to, ask again.',
  },
  kz: {
    title: 'Тіркелгіңіз сақталады',
    description: 'Сіз кірдіңіз, сондықтан оны жоймаймыз. Жойғыңыз келсе, қайта сұраңыз.',
  },
  ru: {
    title: 'Ваш аккаунт остаётся',
    description: 'Вы вошли, поэтому мы его не удалим. Если всё же хотите удалить, запросите снова.',
  },
}

/** To a member whose file with all data is ready. */
export const ownDataTexts: Readonly<Record<Locale, NoticeText>> = {
  en: { title: 'Your details are ready', description: 'You can download them for seven days.' },
  kz: { title: 'Деректеріңіз дайын', description: 'Оларды жеті күн ішінде жүктеп ала аласыз.' },
  ru: { title: 'Ваши данные готовы', description: 'Скачать их можно в течение семи дней.' },
}

/** To a member whose file with all games is ready. */
export const gamesArchiveTexts: Readonly<Record<Locale, NoticeText>> = {
  en: { title: 'Your games are ready', description: 'You can download them for three days.' },
  kz: { title: 'Ойындарыңыз дайын', description: 'Оларды үш күн ішінде жүктеп ала аласыз.' },
  ru: { title: 'Ваши партии готовы', description: 'Скачать их можно в течение трёх дней.' },
}

/** Tells of points that are given back, in the language of whoever gets them. */
export function restoredText(language: Locale, points: number): NoticeText {
  const whole = Math.max(1, Math.round(points))
  const { title, description } = restoredWords[language]
  return { title, description: description(whole) }
}

const russianPlural = new Intl.PluralRules('ru')

function russianPoints(points: number): string {
  const form = russianPlural.select(points)
  if (form === 'one') return 'очко'
  return form === 'few' ? 'очка' : 'очков'
}

const restoredWords: Readonly<
  Record<Locale, { readonly title: string; readonly description: (points: number) => string }>
> = {
  en: {
    title: 'Your rating was restored',
    description: (points) =>
      `You got ${points} ${points === 1 ? 'point' : 'points'} back: an opponent of yours was banned for cheating.`,
  },
  kz: {
    title: 'Рейтингіңіз қалпына келтірілді',
    description: (points) =>
      `Сізге ${points} ұпай қайтарылды: қарсыласыңыз алдап ойнағаны үшін бұғатталды.`,
  },
  ru: {
    title: 'Ваш рейтинг восстановлен',
    description: (points) =>
      `Вам вернули ${points} ${russianPoints(points)}: ваш соперник заблокирован за нечестную игру.`,
  },
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
