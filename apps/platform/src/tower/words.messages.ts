import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'tower.title',
    defaultMessage: 'Tower',
    description: 'Title of the page with levels that members climb by playing; link to it.',
  }),
  intro: defineMessage({
    id: 'tower.intro',
    defaultMessage:
      'Play, solve and compete: every point takes you higher, and each level has a reward.',
    description: 'Below the title of the page.',
  }),
  coins: defineMessage<{ readonly amount: number | bigint }>({
    id: 'tower.coins',
    defaultMessage: '{amount, plural, one {# coin} other {# coins}}',
    description: 'A reward, a price or a balance.',
  }),
  postcard: defineMessage({
    id: 'tower.postcard',
    defaultMessage: 'Postcard',
    description: 'A reward: a picture drawn for a level.',
  }),
  proMonths: defineMessage<{ readonly amount: number | bigint }>({
    id: 'tower.proMonths',
    defaultMessage: '{amount, plural, one {A month of Pro} other {# months of Pro}}',
    description: 'A reward or something that coins buy. Pro is a name.',
  }),
  shopCode: defineMessage({
    id: 'tower.shopCode',
    defaultMessage: 'Shop promo code',
    description: 'A reward or something that coins buy.',
  }),
  puzzles: defineMessage<{ readonly amount: number | bigint }>({
    id: 'tower.puzzles',
    defaultMessage: '{amount, plural, one {# more puzzle today} other {# more puzzles today}}',
    description: 'Something that coins buy: more puzzles on the day on which it is activated.',
  }),
  failed: defineMessage({
    id: 'tower.failed',
    defaultMessage: 'Nothing here right now',
    description: 'Where the tower, or a list of it, could not be loaded.',
  }),
  retry: defineMessage({
    id: 'tower.retry',
    defaultMessage: 'Load again',
    description: 'Button that loads the tower, or a list of it, again.',
  }),
}

export const pageMessages = {
  level: defineMessage<{ readonly level: MessageValue }>({
    id: 'tower.level',
    defaultMessage: 'Level {level}',
    description: 'A level of the tower.',
  }),
  points: defineMessage<{ readonly amount: number | bigint }>({
    id: 'tower.points',
    defaultMessage: '{amount, plural, one {# point} other {# points}}',
    description: 'Points that a reader has, or that a level takes.',
  }),
  toGo: defineMessage<{ readonly amount: number | bigint }>({
    id: 'tower.toGo',
    defaultMessage: '{amount, plural, one {# point to go} other {# points to go}}',
    description: 'How many points are missing for the next level.',
  }),
  ground: defineMessage({
    id: 'tower.ground',
    defaultMessage: 'On the ground',
    description: 'Instead of a level: no level is reached yet.',
  }),
  top: defineMessage({
    id: 'tower.top',
    defaultMessage: 'You’re at the top. Every level is yours.',
    description: 'Where the highest level is reached.',
  }),
  today: defineMessage<{ readonly limit: MessageValue; readonly today: MessageValue }>({
    id: 'tower.today',
    defaultMessage: '{today} of {limit} points today',
    description: 'How many points a day has brought, and how many it may.',
  }),
  next: defineMessage<{ readonly level: MessageValue }>({
    id: 'tower.next',
    defaultMessage: 'Next: level {level}',
    description: 'Heading over the rewards of the next level.',
  }),
  ready: defineMessage<{ readonly level: MessageValue }>({
    id: 'tower.ready',
    defaultMessage: 'Level {level} is reached',
    description: 'Heading over rewards that can be claimed.',
  }),
  claim: defineMessage({
    id: 'tower.claim',
    defaultMessage: 'Claim',
    description: 'Button that takes the rewards of a level; the level follows for screen readers.',
  }),
  claimAgain: defineMessage({
    id: 'tower.claimAgain',
    defaultMessage: 'Claim again',
    description: 'The same button after a claim that failed.',
  }),
  claimed: defineMessage({
    id: 'tower.claimed',
    defaultMessage: 'Claimed',
    description: 'Beside a level whose rewards the reader has.',
  }),
  isYours: defineMessage<{ readonly level: MessageValue; readonly rewards: MessageValue }>({
    id: 'tower.isYours',
    defaultMessage: 'Level {level} claimed: {rewards}',
    description: 'Said after a claim, with the list of the rewards.',
  }),
  locked: defineMessage({
    id: 'tower.locked',
    defaultMessage: 'Locked',
    description: 'Beside a level that is not reached yet.',
  }),
  showPostcard: defineMessage({
    id: 'tower.showPostcard',
    defaultMessage: 'See postcard',
    description: 'Button on a level that shows its postcard; the level follows for screen readers.',
  }),
  withPro: defineMessage<{ readonly reward: MessageValue }>({
    id: 'tower.withPro',
    defaultMessage: 'With Pro: {reward}',
    description: 'A reward that the level has for Pro members. Pro is a name.',
  }),
  withFree: defineMessage<{ readonly reward: MessageValue }>({
    id: 'tower.withFree',
    defaultMessage: 'On the free plan: {reward}',
    description: 'A reward that the level has for members without Pro.',
  }),
  floors: defineMessage({
    id: 'tower.floors',
    defaultMessage: 'Levels, from the ground up',
    description: 'Names the tower for screen readers.',
  }),
  exchange: defineMessage({
    id: 'tower.exchange',
    defaultMessage: 'Spend coins',
    description: 'Button that opens what coins buy, and what one has.',
  }),
  earn: defineMessage({
    id: 'tower.earn',
    defaultMessage: 'How to earn points',
    description: 'Heading over the list of what brings points.',
  }),
  game: defineMessage({
    id: 'tower.game',
    defaultMessage: 'Finished rated game',
    description: 'Something that brings points.',
  }),
  win: defineMessage({
    id: 'tower.win',
    defaultMessage: 'Won rated game',
    description: 'Something that brings points.',
  }),
  puzzle: defineMessage({
    id: 'tower.puzzle',
    defaultMessage: 'Solved rated puzzle',
    description: 'Something that brings points.',
  }),
  tournament: defineMessage({
    id: 'tower.tournament',
    defaultMessage: 'Tournament played to the end',
    description: 'Something that brings points.',
  }),
  signIn: defineMessage({
    id: 'tower.signIn',
    defaultMessage: 'Sign in to climb',
    description: 'Heading for visitors.',
  }),
  signInText: defineMessage({
    id: 'tower.signInText',
    defaultMessage: 'Points, coins and rewards are kept in your account.',
    description: 'Why a visitor signs in.',
  }),
  signInButton: defineMessage({
    id: 'tower.signInButton',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in.',
  }),
  consentTitle: defineMessage({
    id: 'tower.consent.title',
    defaultMessage: 'Take part in the tower?',
    description: 'Heading of the question whether somebody takes part.',
  }),
  consentText: defineMessage({
    id: 'tower.consent.text',
    defaultMessage:
      'We’ll count your games, puzzles and tournaments and give you points for them. You can stop at any time and keep what you have. The tower is for players aged 13 and over.',
    description: 'What somebody agrees to who takes part.',
  }),
  consentGive: defineMessage({
    id: 'tower.consent.give',
    defaultMessage: 'Take part',
    description: 'Button that agrees.',
  }),
  consentNotNow: defineMessage({
    id: 'tower.consent.notNow',
    defaultMessage: 'Not now',
    description: 'Button that does not agree yet.',
  }),
  consentGiven: defineMessage({
    id: 'tower.consent.given',
    defaultMessage: 'You take part in the tower.',
    description: 'Beside the button that ends it.',
  }),
  consentEnd: defineMessage({
    id: 'tower.consent.end',
    defaultMessage: 'Stop taking part',
    description: 'Button that takes the agreement back.',
  }),
  tooYoung: defineMessage({
    id: 'tower.consent.tooYoung',
    defaultMessage: 'The tower is for players aged 13 and over.',
    description: 'For children.',
  }),
}
