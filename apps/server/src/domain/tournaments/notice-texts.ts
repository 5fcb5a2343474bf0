import type { Locale } from '@kingside/api'

/** The titles of what players are told of the start of their tournament. */
export const startTexts = {
  30: {
    en: 'Your tournament starts in 30 minutes',
    kz: 'Турниріңіз 30 минуттан кейін басталады',
    ru: 'Ваш турнир начнётся через 30 минут',
  },
  5: {
    en: 'Your tournament starts in 5 minutes',
    kz: 'Турниріңіз 5 минуттан кейін басталады',
    ru: 'Ваш турнир начнётся через 5 минут',
  },
  started: {
    en: 'Your tournament has started',
    kz: 'Турниріңіз басталды',
    ru: 'Ваш турнир начался',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>

/** The titles of what players are told by those who organise. */
export const organiserTexts = {
  canceled: {
    en: 'Your tournament was cancelled',
    kz: 'Турниріңіз болмайтын болды',
    ru: 'Ваш турнир отменён',
  },
  invited: {
    en: 'You’re invited to a tournament',
    kz: 'Сізді турнирге шақырады',
    ru: 'Вас приглашают на турнир',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>
