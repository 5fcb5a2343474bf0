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
  /** The player whom one would play is blocked by oneself. */
  readonly ownBlock: string
  /** Says no more than that there is no game. */
  readonly opponentNotAvailable: string
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
    ownBlock: 'You’ve blocked this player. Unblock them to play each other.',
    opponentNotAvailable: 'This player isn’t available for a game.',
    outsideLimits: (rating) =>
      `Your rating of ${rating} is not within the limits of this challenge.`,
  },
  kz: {
    tooManyOpen: (open) =>
      `Мұндай ашық шақыру ең көбі ${open} болуы мүмкін. Алдымен біреуін болдырмаңыз.`,
    noFoaRated: 'Әзірге FOA рейтингтік ойындарын ойнай алмайсыз.',
    noRated: 'Әзірге рейтингтік ойын ойнай алмайсыз.',
    noRatedFor: (minutes) =>
      `Тағы ${minutes} минут рейтингтік ойын ойнай алмайсыз: бірнеше ойыннан шығып кеттіңіз, келмей қалдыңыз немесе оны тоқтаттыңыз.`,
    botsAreUnrated: 'Ботпен ойын рейтингсіз. Рейтингсіз ойынды таңдаңыз.',
    opponentNoFoaRated: 'Қарсыласыңыз қазір FOA рейтингтік ойынын ойнай алмайды.',
    opponentNoRated: 'Қарсыласыңыз рейтингтік ойын ойнай алмайды. Рейтингсіз ойынды таңдаңыз.',
    opponentTooManyGames:
      'Қарсыласыңыздың жүріп жатқан ойындары тым көп. Біреуі аяқталғанда қайталап көріңіз.',
    opponentTooManyScheduled:
      'Қарсыласыңыздың жоспарланған ойындары тым көп. Біреуі аяқталғанда қайталап көріңіз.',
    ownBlock: 'Бұл ойыншыны бұғаттағансыз. Бірге ойнау үшін бұғаттан шығарыңыз.',
    opponentNotAvailable: 'Бұл ойыншы қазір ойнай алмайды.',
    outsideLimits: (rating) => `Рейтингіңіз (${rating}) бұл шақырудың шегіне сай емес.`,
  },
  ru: {
    tooManyOpen: (open) =>
      `Можно держать не больше ${open} открытых вызовов этого вида. Сначала отмените один из них.`,
    noFoaRated: 'Пока вы не можете играть с рейтингом FOA.',
    noRated: 'Пока вы не можете играть на рейтинг.',
    noRatedFor: (minutes) =>
      `Игра на рейтинг закрыта для вас ещё на ${minutes} ${russian(minutes, 'минуту', 'минуты', 'минут')}: несколько партий вы покинули, пропустили или прервали.`,
    botsAreUnrated: 'С ботами играют без рейтинга. Выберите партию без рейтинга.',
    opponentNoFoaRated: 'Соперник сейчас не может играть с рейтингом FOA.',
    opponentNoRated: 'Соперник не может играть на рейтинг. Выберите партию без рейтинга.',
    opponentTooManyGames:
      'У соперника слишком много текущих партий. Попробуйте, когда одна из них закончится.',
    opponentTooManyScheduled:
      'У соперника слишком много запланированных партий. Попробуйте, когда одна из них закончится.',
    ownBlock: 'Этот игрок заблокирован вами. Чтобы сыграть с ним, разблокируйте его.',
    opponentNotAvailable: 'Этот игрок сейчас не может сыграть партию.',
    outsideLimits: (rating) => `Ваш рейтинг (${rating}) не подходит под условия этого вызова.`,
  },
}
