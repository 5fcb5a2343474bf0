import { type Locale, languageTag } from '@kingside/api'

/** The refusals that pages show in the server's own words (specification 2, section 8). */
export interface RefusalWords {
  /** @param open how many open challenges of one kind a player may have */
  readonly tooManyOpen: (open: number) => string
  readonly noFoaRated: string
  readonly noRated: string
  /** After games that the player left, missed or aborted. */
  readonly noRatedFor: (minutes: number) => string
  readonly botsAreUnrated: string
  readonly opponentNoFoaRated: string
  readonly opponentNoRated: string
  readonly opponentTooManyGames: string
  readonly opponentTooManyScheduled: string
  /** @param rating the player's, which the challenge does not take */
  readonly outsideLimits: (rating: number) => string
}

const russianPlural = new Intl.PluralRules(languageTag('ru'))

function russian(count: number, one: string, few: string, many: string): string {
  const form = russianPlural.select(count)
  if (form === 'one') return one
  return form === 'few' ? few : many
}

export const refusalTexts: Readonly<Record<Locale, RefusalWords>> = {
  en: {
    tooManyOpen: (open) =>
      `You may have ${open} open challenges of this kind. Cancel one of them first.`,
    noFoaRated: 'You can’t play FOA-rated games for now.',
    noRated: 'You can’t play rated games for now.',
    noRatedFor: (minutes) =>
      `You can’t play rated games for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}, because you left, missed or aborted some of them.`,
    botsAreUnrated: 'Games against bots are unrated. Choose an unrated game.',
    opponentNoFoaRated: 'Your opponent can’t play FOA-rated games now.',
    opponentNoRated: 'Your opponent can’t play rated games. Choose an unrated one.',
    opponentTooManyGames:
      'Your opponent has too many games in progress. Try again when one of them is over.',
    opponentTooManyScheduled:
      'Your opponent has too many scheduled games. Try again when one of them is over.',
    outsideLimits: (rating) =>
      `Your rating of ${rating} is not within the limits of this challenge.`,
  },
  kz: {
    tooManyOpen: (open) =>
      `Мұндай ашық шақыру ең көбі ${open} болуы мүмкін. Алдымен біреуін болдырмаңыз.`,
    noFoaRated: 'Әзірге FOA рейтингті партияларын ойнай алмайсыз.',
    noRated: 'Әзірге рейтингті партияларды ойнай алмайсыз.',
    noRatedFor: (minutes) =>
      `Тағы ${minutes} минут рейтингті партия ойнай алмайсыз: бірнеше партиядан шығып кеттіңіз, келмей қалдыңыз немесе тоқтаттыңыз.`,
    botsAreUnrated: 'Ботпен партия рейтингсіз өтеді. Рейтингсіз партияны таңдаңыз.',
    opponentNoFoaRated: 'Қарсыласыңыз қазір FOA рейтингті партиясын ойнай алмайды.',
    opponentNoRated: 'Қарсыласыңыз рейтингті партия ойнай алмайды. Рейтингсіз партияны таңдаңыз.',
    opponentTooManyGames:
      'Қарсыласыңызда ойналып жатқан партия тым көп. Біреуі біткенде қайталап көріңіз.',
    opponentTooManyScheduled:
      'Қарсыласыңызда жоспарланған партия тым көп. Біреуі біткенде қайталап көріңіз.',
    outsideLimits: (rating) => `Рейтингіңіз (${rating}) бұл шақырудың шегіне сай емес.`,
  },
  ru: {
    tooManyOpen: (open) =>
      `Можно держать не больше ${open} открытых вызовов этого вида. Сначала отмените один из них.`,
    noFoaRated: 'Пока вы не можете играть партии на рейтинг FOA.',
    noRated: 'Пока вы не можете играть рейтинговые партии.',
    noRatedFor: (minutes) =>
      `Рейтинговые партии закрыты для вас ещё на ${minutes} ${russian(minutes, 'минуту', 'минуты', 'минут')}: несколько партий вы покинули, пропустили или прервали.`,
    botsAreUnrated: 'Партии с ботами не влияют на рейтинг. Выберите партию без рейтинга.',
    opponentNoFoaRated: 'Ваш соперник сейчас не может играть партии на рейтинг FOA.',
    opponentNoRated:
      'Ваш соперник не может играть рейтинговые партии. Выберите партию без рейтинга.',
    opponentTooManyGames:
      'У соперника слишком много текущих партий. Попробуйте, когда одна из них закончится.',
    opponentTooManyScheduled:
      'У соперника слишком много запланированных партий. Попробуйте, когда одна из них закончится.',
    outsideLimits: (rating) => `Ваш рейтинг (${rating}) не подходит под условия этого вызова.`,
  },
}
