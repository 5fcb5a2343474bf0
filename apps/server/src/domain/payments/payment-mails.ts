import type { Locale } from '@kingside/api'
import { planPrices, type PriceId } from '@kingside/api/facts'
import type { Reader } from '../mail/account-mails.ts'
import type { Mail } from '../mail/mailer.ts'

const signature = 'Kingside'

const compose = (
  { to, language }: Reader,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({ to, language, subject, text: [...paragraphs, signature].join('\n\n') })

const isYear = (plan: PriceId | null) => planPrices[plan ?? 'pro-monthly'].months === 12

/** Of whom the plan is, to somebody who has no account with this address. */
export function giftLinkMail(
  reader: Reader,
  { plan, link }: { readonly plan: PriceId | null; readonly link: string },
): Mail {
  const year = isYear(plan)
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: [
      `You’ve been given Kingside Pro for a ${year ? 'year' : 'month'}`,
      [
        `Someone has paid for Kingside Pro for you: a ${year ? 'year' : 'month'}. Create a free account or sign in, and it’s yours:\n${link}`,
        'The link works once, and for a year.',
      ],
    ],
    ru: [
      `Вам подарили Kingside Pro на ${year ? 'год' : 'месяц'}`,
      [
        `Кто-то оплатил для вас Kingside Pro на ${year ? 'год' : 'месяц'}. Бесплатно создайте аккаунт или войдите, и подписка ваша:\n${link}`,
        'Ссылка действует один раз и в течение года.',
      ],
    ],
    kz: [
      `Сізге ${year ? 'бір жылдық' : 'бір айлық'} Kingside Pro сыйланды`,
      [
        `Біреу сіз үшін ${year ? 'бір жылдық' : 'бір айлық'} Kingside Pro төледі. Тегін тіркеліңіз не кіріңіз, сонда ол сіздікі болады:\n${link}`,
        'Сілтеме бір рет және бір жыл ішінде жарамды.',
      ],
    ],
  }
  return compose(reader, ...texts[reader.language])
}

/** To a member who has got a gift at once. */
export function giftGivenMail(
  reader: Reader,
  { plan, link }: { readonly plan: PriceId | null; readonly link: string },
): Mail {
  const year = isYear(plan)
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: [
      `You’ve been given Kingside Pro for a ${year ? 'year' : 'month'}`,
      [
        `Someone has paid for Kingside Pro for you. The ${year ? 'year' : 'month'} is added to your account already:\n${link}`,
      ],
    ],
    ru: [
      `Вам подарили Kingside Pro на ${year ? 'год' : 'месяц'}`,
      [
        `Кто-то оплатил для вас Kingside Pro. ${year ? 'Год уже добавлен' : 'Месяц уже добавлен'} к вашему аккаунту:\n${link}`,
      ],
    ],
    kz: [
      `Сізге ${year ? 'бір жылдық' : 'бір айлық'} Kingside Pro сыйланды`,
      [
        `Біреу сіз үшін Kingside Pro төледі. ${year ? 'Бір жыл' : 'Бір ай'} тіркелгіңізге қосылды:\n${link}`,
      ],
    ],
  }
  return compose(reader, ...texts[reader.language])
}

/** To who paid for the entry of a tournament and was not let in. */
export function entryReturnedMail(
  reader: Reader,
  { tournament }: { readonly tournament: string },
): Mail {
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: [
      'Your tournament fee is on its way back',
      [
        `You paid for “${tournament}”, but there was no seat left for you when the payment arrived. You get all of it back, usually within 5 to 10 days.`,
      ],
    ],
    ru: [
      'Возвращаем взнос за турнир',
      [
        `Вы оплатили участие в турнире «${tournament}», но к этому моменту мест не осталось. Мы вернём всю сумму, обычно за 5–10 дней.`,
      ],
    ],
    kz: [
      'Турнир жарнасын қайтарамыз',
      [
        `Сіз «${tournament}» турниріне төледіңіз, бірақ төлем келгенде бос орын қалмаған еді. Бүкіл соманы қайтарамыз, әдетте 5–10 күн ішінде.`,
      ],
    ],
  }
  return compose(reader, ...texts[reader.language])
}

/** To who ordered a grandmaster's analysis. */
export function analysisOrderedMail(reader: Reader): Mail {
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: [
      'Your game analysis is ordered',
      [
        'A grandmaster will look at your game. The video and the annotated PGN arrive by email within a week.',
      ],
    ],
    ru: [
      'Разбор партии заказан',
      [
        'Гроссмейстер разберёт вашу партию. Видео и PGN с комментариями придут по почте в течение недели.',
      ],
    ],
    kz: [
      'Партия талдауына тапсырыс берілді',
      [
        'Гроссмейстер партияңызды талдайды. Бейне мен түсіндірмелі PGN бір апта ішінде поштаңызға келеді.',
      ],
    ],
  }
  return compose(reader, ...texts[reader.language])
}

/** To whose analysis is there. @param work.link where the member's analyses are */
export function analysisDeliveredMail(
  reader: Reader,
  work: { readonly videoUrl: string; readonly pgn: string; readonly link: string },
): Mail {
  const { videoUrl, pgn, link } = work
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: [
      'Your game analysis is here',
      [
        `The grandmaster’s video:\n${videoUrl}`,
        `The annotated game is below, and on your page of games:\n${link}`,
        pgn,
      ],
    ],
    ru: [
      'Разбор вашей партии готов',
      [
        `Видео гроссмейстера:\n${videoUrl}`,
        `Партия с комментариями ниже и на странице ваших партий:\n${link}`,
        pgn,
      ],
    ],
    kz: [
      'Ойыныңыздың талдауы дайын',
      [
        `Гроссмейстердің бейнесі:\n${videoUrl}`,
        `Түсіндірмелері бар ойын төменде және ойындарыңыздың бетінде:\n${link}`,
        pgn,
      ],
    ],
  }
  return compose(reader, ...texts[reader.language])
}

/** To a member whose renewal was switched. @param date when the paid time ends, as the reader writes it */
export function renewalMail(
  reader: Reader,
  { renews, date }: { readonly renews: boolean; readonly date: string },
): Mail {
  const texts: Readonly<Record<Locale, readonly [string, readonly string[]]>> = {
    en: renews
      ? ['Your Pro renews again', [`Your Kingside Pro renews on ${date}.`]]
      : [
          'Your Pro won’t renew',
          [`You keep Kingside Pro until ${date}. After that nothing is charged.`],
        ],
    ru: renews
      ? ['Автопродление Pro включено', [`Следующее продление Kingside Pro: ${date}.`]]
      : [
          'Автопродление Pro отключено',
          [`Kingside Pro действует до ${date}. После этого ничего не спишется.`],
        ],
    kz: renews
      ? ['Pro автоматты түрде ұзартылады', [`Kingside Pro келесі ұзартылу күні: ${date}.`]]
      : [
          'Pro автоматты ұзарту өшірілді',
          [`Kingside Pro ${date} дейін жұмыс істейді. Содан кейін ештеңе алынбайды.`],
        ],
  }
  return compose(reader, ...texts[reader.language])
}
