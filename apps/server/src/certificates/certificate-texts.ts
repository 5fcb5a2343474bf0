import type { Locale } from '@kingside/api'
import type { TitleBoardType, TournamentSystem } from '@kingside/api/facts'

interface CertificateTexts {
  readonly heading: string
  readonly place: (place: number, players: number) => string
  readonly points: string
  readonly games: string
  readonly date: string
  readonly chiefArbiter: string
  readonly performance: string
  readonly boardType: string
  readonly boardTypes: Readonly<Record<TitleBoardType, string>>
  /** Below the name of a title. @param games how many, in which kind of play */
  readonly wonOver: (games: number, boardType: TitleBoardType) => string
  readonly systems: Readonly<Record<TournamentSystem, string>>
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

const russianPlay = { bullet: 'пуля', blitz: 'блиц', rapid: 'рапид' } as const
const kazakhPlay = { bullet: 'буллет', blitz: 'блиц', rapid: 'рапид' } as const

/** The words of a certificate. */
export const certificateTexts: Readonly<Record<Locale, CertificateTexts>> = {
  en: {
    heading: 'Certificate',
    place: (place, players) => `${place}${suffixes[ordinals.select(place)]} place of ${players}`,
    points: 'Points',
    games: 'Games',
    date: 'Date',
    chiefArbiter: 'Chief arbiter',
    performance: 'Performance',
    boardType: 'Time control',
    boardTypes: { bullet: 'Bullet', blitz: 'Blitz', rapid: 'Rapid' },
    wonOver: (games, boardType) => `Earned over ${games} FOA-rated ${boardType} games in a row`,
    systems: {
      swiss: 'Swiss',
      arena: 'Arena',
      match: 'Match',
      'round-robin': 'Round robin',
      'single-elimination': 'Knockout',
    },
  },
  ru: {
    heading: 'Сертификат',
    place: (place, players) => `${place}-е место из ${players}`,
    points: 'Очки',
    games: 'Партии',
    date: 'Дата',
    chiefArbiter: 'Главный арбитр',
    performance: 'Перформанс',
    boardType: 'Контроль времени',
    boardTypes: { bullet: 'Пуля', blitz: 'Блиц', rapid: 'Рапид' },
    wonOver: (games, boardType) =>
      `Присвоено за ${games} партий подряд с рейтингом FOA (${russianPlay[boardType]})`,
    systems: {
      swiss: 'Швейцарская система',
      arena: 'Арена',
      match: 'Матч',
      'round-robin': 'Круговой турнир',
      'single-elimination': 'Нокаут',
    },
  },
  kz: {
    heading: 'Сертификат',
    place: (place, players) => `${players} ойыншы арасында ${place}-орын`,
    points: 'Ұпай',
    games: 'Ойын',
    date: 'Күні',
    chiefArbiter: 'Бас төреші',
    performance: 'Ойын деңгейі',
    boardType: 'Уақыт бақылауы',
    boardTypes: { bullet: 'Буллет', blitz: 'Блиц', rapid: 'Рапид' },
    wonOver: (games, boardType) =>
      `Қатарынан ойналған ${games} FOA рейтингтік ойын үшін берілді (${kazakhPlay[boardType]})`,
    systems: {
      swiss: 'Швейцариялық жүйе',
      arena: 'Арена',
      match: 'Матч',
      'round-robin': 'Айналма жүйе',
      'single-elimination': 'Нокаут',
    },
  },
}

/** BCP 47, for dates and for what reads a document aloud. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru', kz: 'kk' }
