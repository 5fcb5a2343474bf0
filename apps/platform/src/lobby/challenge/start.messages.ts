import { defineMessage, type MessageValue } from 'react-intl'

/** The texts of games that start later. */
export const startMessages = {
  label: defineMessage({
    id: 'challenges.start',
    defaultMessage: 'Start',
    description: 'Label of the choice of when a game starts.',
  }),
  now: defineMessage({
    id: 'challenges.start.now',
    defaultMessage: 'As soon as accepted',
    description: 'Choice: the game starts when the opponent accepts the challenge.',
  }),
  later: defineMessage({
    id: 'challenges.start.later',
    defaultMessage: 'At a set time',
    description: 'Choice: the game starts on a day and at a time that the player chooses.',
  }),
  day: defineMessage({
    id: 'challenges.start.day',
    defaultMessage: 'Day',
    description: 'Label of the day on which a game starts.',
  }),
  time: defineMessage({
    id: 'challenges.start.time',
    defaultMessage: 'Time',
    description: 'Label of the time of day at which a game starts.',
  }),
  openCalendar: defineMessage({
    id: 'challenges.start.openCalendar',
    defaultMessage: 'Open calendar',
    description: 'Name of the button that opens a calendar to choose a day.',
  }),
  previousMonth: defineMessage({
    id: 'challenges.start.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Button of a calendar.',
  }),
  nextMonth: defineMessage({
    id: 'challenges.start.nextMonth',
    defaultMessage: 'Next month',
    description: 'Button of a calendar.',
  }),
  outOfRange: defineMessage({
    id: 'challenges.start.outOfRange',
    defaultMessage: 'Choose a time from a minute to 14 days ahead',
    description: 'Below the time of day, where the chosen start is past or too far ahead.',
  }),
  zone: defineMessage<{ readonly zone: MessageValue }>({
    id: 'challenges.start.zone',
    defaultMessage: 'Your time zone: {zone}. Your opponent sees the start in theirs.',
    description: 'Below the start of a game. {zone} is a time zone, such as GMT+5.',
  }),
  offeredLine: defineMessage({
    id: 'challenges.start.offered',
    defaultMessage: 'The game starts at the time below',
    description: 'Below the title of a challenge to the player, to a game that starts later.',
  }),
  note: defineMessage({
    id: 'challenges.start.note',
    defaultMessage: 'You can leave: the challenge stays open until the start',
    description: 'Said to the player whose challenge to a later game waits.',
  }),
  scheduled: defineMessage({
    id: 'challenges.start.agreed',
    defaultMessage: 'Game scheduled',
    description: 'Title when a challenge has led to a game that starts later.',
  }),
}
