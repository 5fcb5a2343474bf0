import { type Locale, languageTag } from '@kingside/api'
import type { NoticeText } from '../accounts/notice-texts.ts'
import type { MailText } from '../mail/account-mail-texts.ts'

/** What is written to a member about the FIDE ID. */
interface FideTexts {
  /** @param id null: the federation has yet to give one */
  readonly verified: (id: number | null) => NoticeText
  /** Stands behind the text of `verified` where Pro for life came with it. */
  readonly withPro: string
  readonly rejected: (reason: string) => NoticeText
  readonly byHand: NoticeText
  readonly proGranted: NoticeText
  readonly proRefused: NoticeText
  readonly reminder: NoticeText
  /** Leads to the page. */
  readonly more: (link: string) => string
}

export const fideTexts: Readonly<Record<Locale, FideTexts>> = {
  en: {
    verified: (id) => ({
      title: 'Your FIDE ID is verified',
      description:
        id === null
          ? 'We’ve confirmed who you are. You can play FOA-rated games now.'
          : `FIDE ID ${id} is connected to your account. You can play FOA-rated games now.`,
    }),
    withPro: 'As a titled player, you now have Pro for life, free of charge.',
    rejected: (reason) => ({
      title: 'Your FIDE ID wasn’t approved',
      description: `${reason}\nYou can send a new request at any time.`,
    }),
    byHand: {
      title: 'We’re checking your FIDE ID ourselves',
      description:
        'The name in your document differs from the federation’s list. We’ll look at it, usually within 24 hours.',
    },
    proGranted: {
      title: 'You have Pro for life',
      description: 'Your request as a titled player was approved. Pro costs you nothing.',
    },
    proRefused: {
      title: 'Your request for free Pro wasn’t approved',
      description:
        'Pro is free for players with the title WIM, IM, WGM or GM. If you hold one of them, write to support.',
    },
    reminder: {
      title: 'Connect your FIDE ID',
      description: 'Pro includes FOA-rated games. All you need to play them is your FIDE ID.',
    },
    more: (link) => `See the details here:\n${link}`,
  },
  kz: {
    verified: (id) => ({
      title: 'FIDE ID расталды',
      description:
        id === null
          ? 'Жеке басыңыз расталды. Енді FOA рейтингтік ойындарын ойнай аласыз.'
          : `FIDE ID ${id} тіркелгіңізге қосылды. Енді FOA рейтингтік ойындарын ойнай аласыз.`,
    }),
    withPro: 'Атағыңыз болғандықтан, Pro сізге өмір бойы тегін.',
    rejected: (reason) => ({
      title: 'FIDE ID расталмады',
      description: `${reason}\nЖаңа өтінімді кез келген уақытта жібере аласыз.`,
    }),
    byHand: {
      title: 'FIDE ID-ді өзіміз тексереміз',
      description:
        'Құжатыңыздағы аты-жөн федерация тізіміндегіден өзгеше. Әдетте 24 сағат ішінде қараймыз.',
    },
    proGranted: {
      title: 'Pro сізге өмір бойы берілді',
      description: 'Атағы бар ойыншы ретіндегі өтініміңіз қабылданды. Pro сізге тегін.',
    },
    proRefused: {
      title: 'Тегін Pro туралы өтініміңіз қабылданбады',
      description:
        'Pro тек WIM, IM, WGM немесе GM атағы бар ойыншыларға тегін. Сізде осы атақ болса, қолдау қызметіне жазыңыз.',
    },
    reminder: {
      title: 'FIDE ID қосыңыз',
      description:
        'Pro жазылымында FOA рейтингтік ойындары бар. Оларды ойнау үшін FIDE ID ғана керек.',
    },
    more: (link) => `Толығырақ:\n${link}`,
  },
  ru: {
    verified: (id) => ({
      title: 'Ваш FIDE ID подтверждён',
      description:
        id === null
          ? 'Ваша личность подтверждена. Теперь вам доступны партии с рейтингом FOA.'
          : `FIDE ID ${id} подключён к вашему аккаунту. Теперь вам доступны партии с рейтингом FOA.`,
    }),
    withPro: 'Как титулованный игрок вы получили Pro навсегда и бесплатно.',
    rejected: (reason) => ({
      title: 'Ваш FIDE ID не подтверждён',
      description: `${reason}\nНовую заявку можно отправить в любое время.`,
    }),
    byHand: {
      title: 'Мы проверим ваш FIDE ID сами',
      description:
        'Имя в вашем документе отличается от имени в списке федерации. Мы рассмотрим его, обычно в течение 24 часов.',
    },
    proGranted: {
      title: 'У вас есть Pro навсегда',
      description: 'Ваша заявка титулованного игрока одобрена. Pro для вас бесплатно.',
    },
    proRefused: {
      title: 'Заявка на бесплатный Pro не одобрена',
      description:
        'Pro бесплатно для игроков со званием WIM, IM, WGM или GM. Если у вас есть такое звание, напишите в поддержку.',
    },
    reminder: {
      title: 'Подключите FIDE ID',
      description:
        'В Pro входят партии с рейтингом FOA. Чтобы их играть, нужен только ваш FIDE ID.',
    },
    more: (link) => `Подробности здесь:\n${link}`,
  },
}

/** A notification's words as a mail. */
export function mailText(language: Locale, text: NoticeText, link: string): MailText {
  return {
    subject: `Kingside: ${lowerFirst(language, text.title)}`,
    paragraphs: [...text.description.split('\n'), fideTexts[language].more(link)],
  }
}

/** Behind a colon a sentence goes on, but for names. */
const lowerFirst = (language: Locale, title: string): string =>
  /^(FIDE|Pro)\b/.test(title)
    ? title
    : `${title.charAt(0).toLocaleLowerCase(languageTag(language))}${title.slice(1)}`
