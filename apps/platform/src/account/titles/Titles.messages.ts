import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  heading: defineMessage({
    id: 'titles.heading',
    defaultMessage: 'Arena titles',
    description: 'Heading of the part of the own profile about the titles of FIDE Online Arena.',
  }),
  loading: defineMessage({
    id: 'titles.loading',
    defaultMessage: 'Loading your titles…',
    description: 'For screen readers, while the titles are on their way.',
  }),
  failed: defineMessage({
    id: 'titles.failed',
    defaultMessage: 'Couldn’t load your titles',
    description: 'In place of the titles when the server gave none.',
  }),
  failedText: defineMessage({
    id: 'titles.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “Couldn’t load your titles”.',
  }),
  retry: defineMessage({
    id: 'titles.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server once more.',
  }),
  none: defineMessage({
    id: 'titles.none',
    defaultMessage: 'No title yet',
    description: 'Above the way to the first title.',
  }),
  held: defineMessage<{ readonly title: MessageValue }>({
    id: 'titles.held',
    defaultMessage: 'You’re an {title}',
    description: 'The title that the member holds. {title} is such as Arena FIDE Master.',
  }),
  highest: defineMessage({
    id: 'titles.highest',
    defaultMessage: 'There’s no higher arena title.',
    description: 'Below “You’re an Arena Grandmaster”.',
  }),
  next: defineMessage<{ readonly letters: MessageValue; readonly title: MessageValue }>({
    id: 'titles.next',
    defaultMessage: 'Next title: {title} ({letters})',
    description:
      'Heading above the way to a title. {title} is such as Arena FIDE Master, {letters} such as AFM.',
  }),
  nextText: defineMessage<{ readonly performance: MessageValue }>({
    id: 'titles.next.text',
    defaultMessage:
      'You need a performance of {performance} in your latest FOA-rated games of one time control.',
    description:
      'Below the heading with the next title. {performance} is a number of rating points, such as 1400.',
  }),
  way: defineMessage<{ readonly family: string }>({
    id: 'titles.way',
    defaultMessage: '{family, select, bullet {Bullet} blitz {Blitz} other {Rapid}}',
    description: 'Name of a progress bar: the games of one time control.',
  }),
  games: defineMessage<{ readonly played: number | bigint; readonly required: number | bigint }>({
    id: 'titles.way.games',
    defaultMessage: '{played, number} of {required, plural, one {# game} other {# games}}',
    description: 'Beside a progress bar: how many of the games that a title takes are played.',
  }),
  performance: defineMessage<{ readonly performance: MessageValue }>({
    id: 'titles.way.performance',
    defaultMessage: 'Performance so far: {performance}',
    description: 'Below a progress bar. {performance} is a number of rating points, such as 1380.',
  }),
  noPerformance: defineMessage({
    id: 'titles.way.noPerformance',
    defaultMessage: 'No FOA-rated games yet',
    description: 'Below a progress bar, before the first game.',
  }),
  needsPro: defineMessage({
    id: 'titles.needs.pro',
    defaultMessage: 'Titles need Pro',
    description: 'Title of a notice for members without Pro, above a button to upgrade.',
  }),
  needsProText: defineMessage({
    id: 'titles.needs.pro.text',
    defaultMessage: 'FOA-rated games are part of Pro.',
    description: 'Text of the notice “Titles need Pro”.',
  }),
  frozenText: defineMessage({
    id: 'titles.needs.pro.frozen',
    defaultMessage:
      'FOA-rated games are part of Pro. Your FOA rating is frozen until you have Pro again.',
    description:
      'Text of the notice “Titles need Pro” for members with a verified FIDE ID, who have played FOA-rated games before.',
  }),
  upgrade: defineMessage({
    id: 'titles.needs.pro.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button of the notice “Titles need Pro”.',
  }),
  needsFide: defineMessage({
    id: 'titles.needs.fide',
    defaultMessage: 'Titles need a FIDE ID',
    description: 'Title of a notice for members without a FIDE ID, above a button to connect one.',
  }),
  needsFideText: defineMessage({
    id: 'titles.needs.fide.text',
    defaultMessage: 'We check once that the FIDE ID is yours.',
    description: 'Text of the notice “Titles need a FIDE ID”.',
  }),
  connectFide: defineMessage({
    id: 'titles.needs.fide.connect',
    defaultMessage: 'Connect your FIDE ID',
    description: 'Button of the notice “Titles need a FIDE ID”.',
  }),
  onCheck: defineMessage({
    id: 'titles.needs.onCheck',
    defaultMessage: 'We’re checking your FIDE ID',
    description: 'Title of a notice for members whose FIDE ID is on check.',
  }),
  onCheckText: defineMessage({
    id: 'titles.needs.onCheck.text',
    defaultMessage: 'You can earn titles as soon as it’s verified.',
    description: 'Text of the notice “We’re checking your FIDE ID”.',
  }),
  about: defineMessage({
    id: 'titles.about',
    defaultMessage:
      'FOA ratings here are Kingside’s own (Glicko-2). They aren’t FIDE ratings and don’t change them.',
    description: 'Help text below the way to a title. Glicko-2 is the name of a formula.',
  }),
  certificates: defineMessage({
    id: 'titles.certificates',
    defaultMessage: 'Title certificates',
    description: 'Heading above a list of certificates, and the name of the list.',
  }),
  zip: defineMessage({
    id: 'titles.certificates.zip',
    defaultMessage: 'Download all (ZIP)',
    description: 'Link to a file with all certificates of titles.',
  }),
} as const
