import type { Locale } from '@kingside/api'
import type { NewOrder } from './payment-store.ts'

type Title =
  | 'pro-annual'
  | 'pro-monthly'
  | 'gift-annual'
  | 'gift-monthly'
  | 'tournament'
  | 'analysis'

/** What stands on the provider's page and on its receipt. */
const titles: Readonly<Record<Locale, Readonly<Record<Title, string>>>> = {
  en: {
    'pro-annual': 'Kingside Pro, one year',
    'pro-monthly': 'Kingside Pro, one month',
    'gift-annual': 'Gift: Kingside Pro for a year',
    'gift-monthly': 'Gift: Kingside Pro for a month',
    tournament: 'Tournament entry',
    analysis: 'A grandmaster’s analysis of your game',
  },
  ru: {
    'pro-annual': 'Kingside Pro на год',
    'pro-monthly': 'Kingside Pro на месяц',
    'gift-annual': 'Подарок: Kingside Pro на год',
    'gift-monthly': 'Подарок: Kingside Pro на месяц',
    tournament: 'Участие в турнире',
    analysis: 'Разбор партии гроссмейстером',
  },
  kz: {
    'pro-annual': 'Kingside Pro, бір жылға',
    'pro-monthly': 'Kingside Pro, бір айға',
    'gift-annual': 'Сыйлық: бір жылдық Kingside Pro',
    'gift-monthly': 'Сыйлық: бір айлық Kingside Pro',
    tournament: 'Турнирге қатысу',
    analysis: 'Партияңызды гроссмейстердің талдауы',
  },
}

/** The name of what an order buys, in the language of who pays. */
export function saleTitle({ kind, plan }: NewOrder, language: Locale): string {
  const words = titles[language]
  const isAnnual = plan === 'pro-annual'
  switch (kind) {
    case 'plan':
      return words[isAnnual ? 'pro-annual' : 'pro-monthly']
    case 'gift':
      return words[isAnnual ? 'gift-annual' : 'gift-monthly']
    case 'tournament':
      return words.tournament
    case 'analysis':
      return words.analysis
    default:
      return kind satisfies never
  }
}
