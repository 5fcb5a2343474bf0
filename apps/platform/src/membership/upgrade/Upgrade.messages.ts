import { defineMessage } from 'react-intl'

export const paywalls = [
  'foa',
  'puzzles',
  'analysis',
  'masterclass',
  'theme',
  'tournament',
  'titles',
  'archive',
] as const
export type Paywall = (typeof paywalls)[number]

export const messages = {
  lead: defineMessage({
    id: 'upgrade.lead',
    defaultMessage: 'Play for an official rating and train without limits.',
    description: 'At the top of the popup that offers Pro.',
  }),
  includes: defineMessage({
    id: 'upgrade.includes',
    defaultMessage: 'What you get with Pro',
    description: 'Heading above the list of what Pro includes. Pro is a name.',
  }),
  continue: defineMessage({
    id: 'upgrade.continue',
    defaultMessage: 'Continue to payment',
    description: 'Button of the popup that offers Pro: it leads to the checkout.',
  }),
  note: defineMessage({
    id: 'upgrade.note',
    defaultMessage: 'You can cancel any time.',
    description: 'Below the button of the popup that offers Pro.',
  }),
  compare: defineMessage({
    id: 'upgrade.compare',
    defaultMessage: 'Compare plans',
    description: 'Link from the popup that offers Pro to the page with the prices.',
  }),
  alreadyPro: defineMessage({
    id: 'upgrade.alreadyPro',
    defaultMessage: 'You already have Pro',
    description: 'In the popup that offers Pro, for somebody who has it. Pro is a name.',
  }),
  membership: defineMessage({
    id: 'upgrade.membership',
    defaultMessage: 'View membership',
    description: 'Link from the popup that offers Pro to the own membership.',
  }),
}

/** Why Pro is needed for what the reader wanted. */
export const paywallMessages = {
  foa: defineMessage({
    id: 'upgrade.paywall.foa',
    defaultMessage: 'FOA-rated games come with Pro. They count for your official online rating.',
    description: 'At the top of the popup that offers Pro. FOA and Pro are names.',
  }),
  puzzles: defineMessage({
    id: 'upgrade.paywall.puzzles',
    defaultMessage: 'You’ve solved today’s free puzzles. With Pro there’s no limit.',
    description: 'At the top of the popup that offers Pro.',
  }),
  analysis: defineMessage({
    id: 'upgrade.paywall.analysis',
    defaultMessage: 'You’ve used today’s free analyses. With Pro there’s no limit.',
    description: 'At the top of the popup that offers Pro.',
  }),
  masterclass: defineMessage({
    id: 'upgrade.paywall.masterclass',
    defaultMessage: 'Masterclasses and live streams come with Pro.',
    description: 'At the top of the popup that offers Pro.',
  }),
  theme: defineMessage({
    id: 'upgrade.paywall.theme',
    defaultMessage: 'This board theme comes with Pro.',
    description: 'At the top of the popup that offers Pro.',
  }),
  tournament: defineMessage({
    id: 'upgrade.paywall.tournament',
    defaultMessage: 'This tournament is for Pro members.',
    description: 'At the top of the popup that offers Pro.',
  }),
  titles: defineMessage({
    id: 'upgrade.paywall.titles',
    defaultMessage: 'Titles with certificates come with Pro.',
    description: 'At the top of the popup that offers Pro.',
  }),
  archive: defineMessage({
    id: 'upgrade.paywall.archive',
    defaultMessage:
      'One file with all of your games comes with Pro. Each game’s own PGN stays free.',
    description: 'At the top of the popup that offers Pro. Pro and PGN are names.',
  }),
} as const satisfies Record<Paywall, unknown>
