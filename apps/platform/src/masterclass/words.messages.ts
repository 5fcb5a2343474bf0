import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'masterclass.title',
    defaultMessage: 'Masterclasses',
    description: 'Title of the page with lessons by strong players.',
  }),
  intro: defineMessage({
    id: 'masterclass.intro',
    defaultMessage: 'Lessons live and recorded, and a monthly Q&A. They come with Pro.',
    description: 'Below the title of the page of masterclasses. Pro is a name.',
  }),
  live: defineMessage({
    id: 'masterclass.live',
    defaultMessage: 'Live now',
    description: 'Badge of a masterclass that is on.',
  }),
  free: defineMessage({
    id: 'masterclass.free',
    defaultMessage: 'For everyone',
    description: 'Badge of a masterclass that needs no Pro.',
  }),
  pro: defineMessage({
    id: 'masterclass.pro',
    defaultMessage: 'Pro',
    description: 'Badge of a masterclass that needs Pro. It is a name.',
  }),
  qa: defineMessage({
    id: 'masterclass.qa',
    defaultMessage: 'Q&A',
    description: 'Badge and filter: an hour in which questions are answered.',
  }),
  ahead: defineMessage({
    id: 'masterclass.ahead',
    defaultMessage: 'Live and upcoming',
    description: 'Heading over masterclasses that are on or come.',
  }),
  noneAhead: defineMessage({
    id: 'masterclass.noneAhead',
    defaultMessage: 'Nothing is planned yet',
    description: 'Where no masterclass is to come.',
  }),
  archive: defineMessage({
    id: 'masterclass.archive',
    defaultMessage: 'Past masterclasses',
    description: 'Heading over masterclasses that are over.',
  }),
  noneFound: defineMessage({
    id: 'masterclass.noneFound',
    defaultMessage: 'No masterclasses found',
    description: 'Where no past masterclass fits the filters, or there is none.',
  }),
  recorded: defineMessage({
    id: 'masterclass.recorded',
    defaultMessage: 'Recording',
    description: 'Badge of a masterclass that can be watched again, and name of its video.',
  }),
  kind: defineMessage({
    id: 'masterclass.kind',
    defaultMessage: 'Kind',
    description: 'Names the choice between lessons and Q&A.',
  }),
  all: defineMessage({
    id: 'masterclass.all',
    defaultMessage: 'All',
    description: 'Filter: lessons and Q&A.',
  }),
  lessons: defineMessage({
    id: 'masterclass.lessons',
    defaultMessage: 'Lessons',
    description: 'Filter: masterclasses without Q&A.',
  }),
  language: defineMessage({
    id: 'masterclass.language',
    defaultMessage: 'Language',
    description: 'Label of the filter by language.',
  }),
  anyLanguage: defineMessage({
    id: 'masterclass.anyLanguage',
    defaultMessage: 'Any language',
    description: 'In the filter by language.',
  }),
  minutes: defineMessage<{ readonly count: number | bigint }>({
    id: 'masterclass.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a masterclass is.',
  }),
  failed: defineMessage({
    id: 'masterclass.failed',
    defaultMessage: 'Couldn’t load masterclasses',
    description: 'Where the list or a masterclass did not come.',
  }),
  retry: defineMessage({
    id: 'masterclass.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads again.',
  }),
  pages: defineMessage({
    id: 'masterclass.pages',
    defaultMessage: 'Pages of past masterclasses',
    description: 'Names the page buttons for screen readers.',
  }),
  previous: defineMessage({
    id: 'masterclass.previous',
    defaultMessage: 'Newer masterclasses',
    description: 'Names the button to the page before.',
  }),
  next: defineMessage({
    id: 'masterclass.next',
    defaultMessage: 'Older masterclasses',
    description: 'Names the button to the next page.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'masterclass.page',
    defaultMessage: 'Page {page}',
    description: 'Names a page button.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'masterclass.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Which page is shown.',
  }),
  back: defineMessage({
    id: 'masterclass.back',
    defaultMessage: 'All masterclasses',
    description: 'Link from a masterclass to the list.',
  }),
  paywall: defineMessage({
    id: 'masterclass.paywall',
    defaultMessage: 'Masterclasses are for Pro members',
    description: 'Title where one has to have Pro. Pro is a name.',
  }),
  paywallText: defineMessage({
    id: 'masterclass.paywallText',
    defaultMessage: 'With Pro you watch live, ask questions and see every recording.',
    description: 'What Pro gives here. Pro is a name.',
  }),
  getPro: defineMessage({
    id: 'masterclass.getPro',
    defaultMessage: 'Get Pro',
    description: 'Button that leads to the purchase of Pro.',
  }),
  signIn: defineMessage({
    id: 'masterclass.signIn',
    defaultMessage: 'Sign in',
    description: 'Button.',
  }),
  watch: defineMessage({
    id: 'masterclass.watch',
    defaultMessage: 'Watch the stream',
    description: 'Link to the live stream, which is on another site.',
  }),
  leaves: defineMessage<{ readonly host: MessageValue }>({
    id: 'masterclass.leaves',
    defaultMessage: 'Opens {host} in a new tab: you leave Kingside.',
    description: 'Beside the link to the stream. {host} is the name of a site.',
  }),
  notYet: defineMessage({
    id: 'masterclass.notYet',
    defaultMessage: 'The stream will be here when it starts.',
    description: 'On the page of a masterclass that is to come.',
  }),
  noStream: defineMessage({
    id: 'masterclass.noStream',
    defaultMessage: 'The stream starts any moment. Reload the page to see it.',
    description: 'On the page of a masterclass that is on, before there is a stream.',
  }),
  noRecording: defineMessage({
    id: 'masterclass.noRecording',
    defaultMessage: 'There is no recording yet.',
    description: 'On the page of a masterclass that is over.',
  }),
  videoFailed: defineMessage({
    id: 'masterclass.videoFailed',
    defaultMessage: 'The recording can no longer be played. Reload the page.',
    description: 'Where the video has stopped: its address or Pro is over.',
  }),
  remind: defineMessage({
    id: 'masterclass.remind',
    defaultMessage: 'Remind me by email 30 minutes before',
    description: 'Switch on the page of a masterclass that is to come.',
  }),
  remindFailed: defineMessage({
    id: 'masterclass.remindFailed',
    defaultMessage: 'Couldn’t save the reminder. Try again.',
    description: 'After the switch of the reminder failed.',
  }),
  calendar: defineMessage({
    id: 'masterclass.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a calendar file.',
  }),
  videoOf: defineMessage<{ readonly title: MessageValue }>({
    id: 'masterclass.videoOf',
    defaultMessage: 'Recording: {title}',
    description: 'Names the video for screen readers. {title} is the name of a masterclass.',
  }),
  captions: defineMessage({
    id: 'masterclass.captions',
    defaultMessage: 'Captions',
    description: 'Names the captions of the video.',
  }),
} as const
