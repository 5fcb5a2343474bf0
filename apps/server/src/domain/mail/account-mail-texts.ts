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
  readonly secondFactor: Readonly<Record<'on' | 'off', MailText>>
  readonly addressTaken: MailText
  readonly identityCode: (code: string) => MailText
  /** @param day when the account is deleted */
  readonly deletionAsked: (day: string) => MailText
  readonly deleted: MailText
  /**
   * @param link the page from which the file is fetched
   * @param day until when it is there
   */
  readonly ownData: (link: string, day: string) => MailText
}

export const accountMailTexts: Readonly<Record<Locale, AccountMailTexts>> = {
  en: {
    identityCode: (code) => ({
      subject: 'Confirm it’s you on Kingside',
      paragraphs: [
        `Your code is ${code}. It’s valid for 15 minutes.`,
        'If you didn’t request it, someone may be signed in to your account. Sign out your other devices and change your password.',
      ],
    }),
    deletionAsked: (day) => ({
      subject: 'Your Kingside account will be deleted',
      paragraphs: [
        `Your account will be deleted on ${day}. Your games will stay without your name.`,
        'If you change your mind, or it wasn’t you, sign in before that day. Your account will stay as it was.',
      ],
    }),
    deleted: {
      subject: 'Your Kingside account was deleted',
      paragraphs: [
        'Your account and your personal details were deleted. Your games stay without your name.',
        'You can create a new account with this address at any time.',
      ],
    },
    ownData: (link, day) => ({
      subject: 'Your Kingside details are ready',
      paragraphs: [
        `You can download them here until ${day}:\n${link}`,
        'Only you can download the file, while you’re signed in.',
      ],
    }),
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
    secondFactor: {
      on: {
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'From now on, signing in to Kingside asks for a code from your authenticator app. You’ve been signed out on your other devices.',
          'If that wasn’t you, request a new password on the sign-in page right away and write to our support.',
        ],
      },
      off: {
        subject: 'Two-step sign-in is off',
        paragraphs: [
          'Signing in to Kingside no longer asks for a code.',
          'If that wasn’t you, change your password right away and turn two-step sign-in on again.',
        ],
      },
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
    identityCode: (code) => ({
      subject: 'Kingside: бұл сіз екеніңізді растаңыз',
      paragraphs: [
        `Сіздің кодыңыз: ${code}. Ол 15 минут бойы жарамды.`,
        'Егер оны сіз сұрамаған болсаңыз, тіркелгіңізге бөтен адам кірген болуы мүмкін. Басқа құрылғылардан шығып, құпиясөзіңізді өзгертіңіз.',
      ],
    }),
    deletionAsked: (day) => ({
      subject: 'Kingside тіркелгіңіз жойылады',
      paragraphs: [
        `Тіркелгіңіз жойылатын күн: ${day}. Ойындарыңыз атыңызсыз сақталады.`,
        'Егер ойыңыздан қайтсаңыз немесе бұл сіз болмасаңыз, осы күнге дейін кіріңіз. Тіркелгіңіз бұрынғыдай қалады.',
      ],
    }),
    deleted: {
      subject: 'Kingside тіркелгіңіз жойылды',
      paragraphs: [
        'Тіркелгіңіз бен жеке деректеріңіз жойылды. Ойындарыңыз атыңызсыз сақталады.',
        'Осы мекенжаймен кез келген уақытта жаңа тіркелгі аша аласыз.',
      ],
    },
    ownData: (link, day) => ({
      subject: 'Kingside деректеріңіз дайын',
      paragraphs: [
        `Оларды осы жерден жүктеп алыңыз:\n${link}`,
        `Файл сақталатын соңғы күн: ${day}. Оны тек сіз, тіркелгіңізге кіріп тұрып жүктей аласыз.`,
      ],
    }),
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
    secondFactor: {
      on: {
        subject: 'Екі қадамды кіру қосылды',
        paragraphs: [
          'Енді Kingside тіркелгісіне кіргенде аутентификатор қолданбасындағы код сұралады. Басқа құрылғылардағы сеанстар аяқталды.',
          'Егер мұны жасаған сіз болмасаңыз, кіру бетінде бірден жаңа құпиясөз сұрап, қолдау қызметіне жазыңыз.',
        ],
      },
      off: {
        subject: 'Екі қадамды кіру өшірілді',
        paragraphs: [
          'Енді Kingside тіркелгісіне кіргенде код сұралмайды.',
          'Егер мұны жасаған сіз болмасаңыз, құпиясөзіңізді бірден өзгертіп, екі қадамды кіруді қайта қосыңыз.',
        ],
      },
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
    identityCode: (code) => ({
      subject: 'Kingside: подтвердите, что это вы',
      paragraphs: [
        `Ваш код: ${code}. Он действует 15 минут.`,
        'Если вы его не запрашивали, возможно, в ваш аккаунт вошёл кто-то другой. Выйдите на других устройствах и смените пароль.',
      ],
    }),
    deletionAsked: (day) => ({
      subject: 'Ваш аккаунт Kingside будет удалён',
      paragraphs: [
        `Ваш аккаунт будет удалён ${day}. Ваши партии останутся без вашего имени.`,
        'Если вы передумаете или это были не вы, войдите до этого дня: аккаунт останется прежним.',
      ],
    }),
    deleted: {
      subject: 'Ваш аккаунт Kingside удалён',
      paragraphs: [
        'Ваш аккаунт и личные данные удалены. Ваши партии остались без вашего имени.',
        'С этим адресом можно в любое время создать новый аккаунт.',
      ],
    },
    ownData: (link, day) => ({
      subject: 'Ваши данные с Kingside готовы',
      paragraphs: [
        `Их можно скачать здесь до ${day}:\n${link}`,
        'Скачать файл можете только вы, войдя в аккаунт.',
      ],
    }),
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
    secondFactor: {
      on: {
        subject: 'Двухэтапный вход включён',
        paragraphs: [
          'Теперь при входе на Kingside нужен код из приложения-аутентификатора. Сеансы на других устройствах завершены.',
          'Если это были не вы, сразу запросите новый пароль на странице входа и напишите в поддержку.',
        ],
      },
      off: {
        subject: 'Двухэтапный вход выключен',
        paragraphs: [
          'При входе на Kingside код больше не нужен.',
          'Если это были не вы, сразу смените пароль и снова включите двухэтапный вход.',
        ],
      },
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
