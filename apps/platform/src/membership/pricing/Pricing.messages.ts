import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'pricing.title',
    defaultMessage: 'Plans and prices',
    description: 'Title of the page with the prices.',
  }),
  lead: defineMessage({
    id: 'pricing.lead',
    defaultMessage:
      'Playing on Kingside is free. Pro adds an official rating and training without limits.',
    description: 'Below the title of the page with the prices. Kingside and Pro are names.',
  }),
  period: defineMessage({
    id: 'pricing.period',
    defaultMessage: 'How to pay',
    description: 'Name of the choice between paying by the year and by the month.',
  }),
  annual: defineMessage({
    id: 'pricing.period.annual',
    defaultMessage: 'By the year',
    description: 'Choice above the prices: paid once a year. Short.',
  }),
  monthly: defineMessage({
    id: 'pricing.period.monthly',
    defaultMessage: 'By the month',
    description: 'Choice above the prices: paid once a month. Short.',
  }),
  saving: defineMessage<{ readonly percent: MessageValue }>({
    id: 'pricing.saving',
    defaultMessage: 'Save {percent} a year',
    description: 'Beside the choice of the period: how much less a year costs. {percent}: 30%.',
  }),
  free: defineMessage({
    id: 'pricing.free',
    defaultMessage: 'Beginner',
    description: 'Name of the free plan; the account menu calls it so, too.',
  }),
  freeText: defineMessage({
    id: 'pricing.free.text',
    defaultMessage: 'For everyone who plays',
    description: 'Below the name of the free plan.',
  }),
  forever: defineMessage({
    id: 'pricing.free.forever',
    defaultMessage: 'for as long as you like',
    description: 'Behind the price of the free plan, which is nothing.',
  }),
  pro: defineMessage({
    id: 'pricing.pro',
    defaultMessage: 'Pro',
    description: 'Name of the paid plan; it is not translated.',
  }),
  proText: defineMessage({
    id: 'pricing.pro.text',
    defaultMessage: 'For an official rating and serious training',
    description: 'Below the name of the paid plan.',
  }),
  perMonth: defineMessage({
    id: 'pricing.perMonth',
    defaultMessage: 'a month',
    description: 'Behind the price of a month.',
  }),
  billedYearly: defineMessage<{ readonly price: MessageValue }>({
    id: 'pricing.billed.yearly',
    defaultMessage: '{price} a year, in one payment',
    description: 'Below the price per month of the yearly plan. {price} is a formatted sum.',
  }),
  billedMonthly: defineMessage({
    id: 'pricing.billed.monthly',
    defaultMessage: 'Paid every month',
    description: 'Below the price of the monthly plan.',
  }),
  anyTime: defineMessage({
    id: 'pricing.anyTime',
    defaultMessage: 'Cancel any time. You’ll keep Pro until the end of what you’ve paid for.',
    description: 'Below the button of the paid plan.',
  }),
  yourPlan: defineMessage({
    id: 'pricing.yourPlan',
    defaultMessage: 'Your plan',
    description: 'Mark of the plan that the reader has.',
  }),
  register: defineMessage({
    id: 'pricing.register',
    defaultMessage: 'Create an account',
    description: 'Button of the free plan, for a visitor.',
  }),
  upgrade: defineMessage({
    id: 'pricing.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button of the paid plan.',
  }),
  membership: defineMessage({
    id: 'pricing.membership',
    defaultMessage: 'View membership',
    description: 'Button of the paid plan, for somebody who has it.',
  }),
  failed: defineMessage({
    id: 'pricing.failed',
    defaultMessage: 'Couldn’t load the prices',
    description: 'Title in place of the two plans.',
  }),
  failedHint: defineMessage({
    id: 'pricing.failed.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title, in place of the two plans.',
  }),
  retry: defineMessage({
    id: 'pricing.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the prices again.',
  }),
  loading: defineMessage({
    id: 'pricing.loading',
    defaultMessage: 'Loading prices…',
    description: 'Read by screen readers while the prices load.',
  }),
  compare: defineMessage({
    id: 'pricing.compare',
    defaultMessage: 'Compare plans',
    description: 'Heading above the table that compares the two plans.',
  }),
  feature: defineMessage({
    id: 'pricing.column.feature',
    defaultMessage: 'What you get',
    description: 'Header of the first column of the table that compares the two plans.',
  }),
  included: defineMessage({
    id: 'pricing.included',
    defaultMessage: 'Included',
    description: 'In the table that compares the plans; read by screen readers in place of a tick.',
  }),
  excluded: defineMessage({
    id: 'pricing.excluded',
    defaultMessage: 'Not included',
    description: 'In the table that compares the plans; read by screen readers in place of a dash.',
  }),
  unlimited: defineMessage({
    id: 'pricing.unlimited',
    defaultMessage: 'Unlimited',
    description: 'In the table that compares the plans: as many as one likes.',
  }),
  giftTitle: defineMessage({
    id: 'pricing.gift',
    defaultMessage: 'Give Pro as a gift',
    description: 'Heading on the page with the prices.',
  }),
  giftText: defineMessage({
    id: 'pricing.gift.text',
    defaultMessage:
      'We’ll email a link to the person you choose. It doesn’t renew, and works for new and existing accounts.',
    description: 'Below the heading about gifts, on the page with the prices.',
  }),
  give: defineMessage({
    id: 'pricing.gift.button',
    defaultMessage: 'Buy a gift',
    description: 'Button below the text about gifts.',
  }),
  titledTitle: defineMessage({
    id: 'pricing.titled',
    defaultMessage: 'Free for titled players',
    description: 'Heading on the page with the prices.',
  }),
  titledText: defineMessage({
    id: 'pricing.titled.text',
    defaultMessage:
      'With the title WIM, IM, WGM or GM, Pro is free. Connect your FIDE ID to get it.',
    description: 'Below the heading about titled players. The titles are of FIDE.',
  }),
  claim: defineMessage({
    id: 'pricing.titled.button',
    defaultMessage: 'Get Pro for free',
    description: 'Button below the text about titled players.',
  }),
  questions: defineMessage({
    id: 'pricing.questions',
    defaultMessage: 'Questions and answers',
    description: 'Heading above the frequent questions, on the page with the prices.',
  }),
}

export const featureMessages = {
  rated: defineMessage({
    id: 'pricing.feature.rated',
    defaultMessage: 'Rated games and tournaments on Kingside',
    description: 'Row of the table that compares the plans. Kingside is a name.',
  }),
  foa: defineMessage({
    id: 'pricing.feature.foa',
    defaultMessage: 'FOA-rated games and tournaments',
    description: 'Row of the table that compares the plans. FOA is a name.',
  }),
  titles: defineMessage({
    id: 'pricing.feature.titles',
    defaultMessage: 'FIDE ID and online titles with certificates',
    description: 'Row of the table that compares the plans. FIDE ID is a name.',
  }),
  puzzles: defineMessage({
    id: 'pricing.feature.puzzles',
    defaultMessage: 'Puzzles a day',
    description: 'Row of the table that compares the plans; beside it a number.',
  }),
  analyses: defineMessage({
    id: 'pricing.feature.analyses',
    defaultMessage: 'Game analyses a day',
    description: 'Row of the table that compares the plans; beside it a number.',
  }),
  archive: defineMessage({
    id: 'pricing.feature.archive',
    defaultMessage: 'All your games in one PGN file',
    description: 'Row of the table that compares the plans. PGN is the name of a file format.',
  }),
  clubs: defineMessage({
    id: 'pricing.feature.clubs',
    defaultMessage: 'Clubs',
    description: 'Row of the table that compares the plans: chess clubs.',
  }),
  masterclasses: defineMessage({
    id: 'pricing.feature.masterclasses',
    defaultMessage: 'Masterclasses, and a monthly Q&A with a grandmaster',
    description: 'Row of the table that compares the plans.',
  }),
  themes: defineMessage({
    id: 'pricing.feature.themes',
    defaultMessage: 'Board themes',
    description: 'Row of the table that compares the plans; beside it a number.',
  }),
  shop: defineMessage({
    id: 'pricing.feature.shop',
    defaultMessage: 'Discount in the shop and at our partner club',
    description: 'Row of the table that compares the plans; beside it a percentage.',
  }),
}
