import type { Locale } from '@kingside/api'

/** What a mail says; the paragraphs follow each other with an empty line between. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** The mails about an account, in one language. */
export interface AccountMailTexts {
  readonly activation: (code: string) => MailText
  /** @param link the address that sets a new password */
  readonly reset: (link: string) => MailText
  readonly passwordChanged: MailText
  readonly tokenReused: MailText
  readonly addressTaken: MailText
}

export const accountMailTexts: Readonly<Record<Locale, AccountMailTexts>> = {
  en: {
    activation: (code) => ({
      subject: 'Your Kingside code',
      paragraphs: [
        `Your code is ${code}. It’s valid for 15 minutes.`,
        'If you didn’t register, ignore this email. Without the code, the account can’t be used.',
      ],
    }),
    reset: (link) => ({
      subject: 'Reset your Kingside password',
      paragraphs: [
        `Set a new password here, within 15 minutes:\n${link}`,
        'If you didn’t request it, ignore this email. Your password won’t change.',
      ],
    }),
    passwordChanged: {
      subject: 'Your Kingside password was changed',
      paragraphs: [
        'Your password was changed, and you’ve been signed out on your other devices.',
        'If that wasn’t you, request a new password on the sign-in page right away.',
      ],
    },
    addressTaken: {
      subject: 'Your address has a Kingside account',
      paragraphs: [
        'Somebody asked to add this address to another Kingside account. It has an account already, so nothing was changed.',
        'If it was you, sign in with this address and its password. If not, you can ignore this mail.',
      ],
    },
    tokenReused: {
      subject: 'You were signed out of Kingside',
      paragraphs: [
        'Your saved session was used twice, which can mean that someone copied it. To be safe, we’ve ended it.',
        'Sign in again. If you think someone has access to your account, change your password.',
      ],
    },
  },
  kz: {
    activation: (code) => ({
      subject: 'Kingside кодыңыз',
      paragraphs: [
        `Сіздің кодыңыз: ${code}. Ол 15 минут бойы жарамды.`,
        'Егер тіркелген сіз болмасаңыз, бұл хатқа мән бермеңіз: кодсыз тіркелгіні пайдалану мүмкін емес.',
      ],
    }),
    reset: (link) => ({
      subject: 'Kingside үшін жаңа құпиясөз',
      paragraphs: [
        `Жаңа құпиясөзді 15 минут ішінде мына сілтеме арқылы орнатыңыз:\n${link}`,
        'Егер мұны сіз сұрамаған болсаңыз, бұл хатқа мән бермеңіз: құпиясөзіңіз өзгеріссіз қалады.',
      ],
    }),
    passwordChanged: {
      subject: 'Kingside құпиясөзіңіз өзгертілді',
      paragraphs: [
        'Құпиясөзіңіз өзгертілді, басқа құрылғылардағы сеанстар аяқталды.',
        'Егер мұны жасаған сіз болмасаңыз, кіру бетінде бірден жаңа құпиясөз сұраңыз.',
      ],
    },
    addressTaken: {
      subject: 'Мекенжайыңызда Kingside тіркелгісі бар',
      paragraphs: [
        'Біреу осы мекенжайды басқа Kingside тіркелгісіне қосуды сұрады. Бұл мекенжайда тіркелгі бар, сондықтан ештеңе өзгерген жоқ.',
        'Егер бұл сіз болсаңыз, осы мекенжай және оның құпиясөзі арқылы кіріңіз. Егер сіз болмасаңыз, бұл хатқа мән бермеңіз.',
      ],
    },
    tokenReused: {
      subject: 'Kingside тіркелгіңізден шығарылдыңыз',
      paragraphs: [
        'Сақталған кіру деректеріңіз екі рет пайдаланылды. Біреу оларды көшіріп алғанда осылай болады. Сондықтан бұл сеансты екі жақ үшін де аяқтадық.',
        'Қайта кіріңіз. Егер деректеріңіз бөтен адамның қолына түсті деп ойласаңыз, құпиясөзіңізді өзгертіңіз.',
      ],
    },
  },
  ru: {
    activation: (code) => ({
      subject: 'Ваш код для Kingside',
      paragraphs: [
        `Ваш код: ${code}. Он действует 15 минут.`,
        'Если вы не регистрировались, не обращайте внимания на это письмо: без кода аккаунтом воспользоваться нельзя.',
      ],
    }),
    reset: (link) => ({
      subject: 'Новый пароль для Kingside',
      paragraphs: [
        `Задайте новый пароль по этой ссылке в течение 15 минут:\n${link}`,
        'Если вы об этом не просили, не обращайте внимания на это письмо: ваш пароль останется прежним.',
      ],
    }),
    passwordChanged: {
      subject: 'Ваш пароль для Kingside изменён',
      paragraphs: [
        'Ваш пароль изменён, а сеансы на других устройствах завершены.',
        'Если это были не вы, сразу запросите новый пароль на странице входа.',
      ],
    },
    addressTaken: {
      subject: 'У вашего адреса есть аккаунт Kingside',
      paragraphs: [
        'Кто-то попросил добавить этот адрес в другой аккаунт Kingside. У адреса уже есть аккаунт, поэтому ничего не изменилось.',
        'Если это были вы, войдите с этим адресом и его паролем. Если нет, не обращайте внимания на это письмо.',
      ],
    },
    tokenReused: {
      subject: 'Вы вышли из аккаунта Kingside',
      paragraphs: [
        'Ваш сохранённый вход был использован дважды. Так бывает, когда его кто-то скопировал. Поэтому мы завершили этот сеанс для обеих сторон.',
        'Войдите снова. Если вы думаете, что ваши данные попали к посторонним, смените пароль.',
      ],
    },
  },
}
