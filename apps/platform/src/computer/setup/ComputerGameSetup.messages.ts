import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'computerSetup.title',
    defaultMessage: 'Play the computer',
    description: 'Heading of the page where a game against the computer is set up.',
  }),
  lead: defineMessage({
    id: 'computerSetup.lead',
    defaultMessage: 'Stockfish runs in your browser: no account, no waiting.',
    description: 'Sentence below the heading "Play the computer". Stockfish is a name.',
  }),
  color: defineMessage({
    id: 'computerSetup.color.label',
    defaultMessage: 'Your colour',
    description: 'Label of the choice of the side to play.',
  }),
  white: defineMessage({
    id: 'computerSetup.color.white',
    defaultMessage: 'White',
    description: 'The side of the white pieces, as a choice.',
  }),
  random: defineMessage({
    id: 'computerSetup.color.random',
    defaultMessage: 'Random',
    description: 'The choice that lets chance decide the side to play.',
  }),
  black: defineMessage({
    id: 'computerSetup.color.black',
    defaultMessage: 'Black',
    description: 'The side of the black pieces, as a choice.',
  }),
  level: defineMessage({
    id: 'computerSetup.level.label',
    defaultMessage: 'Level',
    description: 'Label of the choice of the computer’s strength, 1 to 8.',
  }),
  levelHint: defineMessage<{ readonly level: string }>({
    id: 'computerSetup.level.hint',
    defaultMessage:
      '{level, select, 1 {First steps: often overlooks things} 2 {Beginner: sees simple captures} 3 {Casual: punishes blunders} 4 {Improving: plans a little} 5 {Club: seldom gives anything away} 6 {Strong club: expect to suffer} 7 {Master: mistakes are fatal} other {Full strength: no one beats it}}',
    description: 'Says in a few words how strong the chosen level (1 to 8) is.',
  }),
  time: defineMessage({
    id: 'computerSetup.time.label',
    defaultMessage: 'Time',
    description: 'Label of the choice of the time control.',
  }),
  noClock: defineMessage({
    id: 'computerSetup.time.noClock',
    defaultMessage: 'No clock',
    description: 'The choice of a game without clocks.',
  }),
  untimed: defineMessage({
    id: 'computerSetup.time.untimed',
    defaultMessage: 'No time limit',
    description: 'Small line below "No clock".',
  }),
  family: defineMessage<{ readonly family: string }>({
    id: 'computerSetup.time.family',
    defaultMessage:
      '{family, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classic {Classical} armageddon {Armageddon} other {Daily}}',
    description: 'The kind of a time control, below its numbers.',
  }),
  loadingTimes: defineMessage({
    id: 'computerSetup.time.loading',
    defaultMessage: 'Loading time controls…',
    description: 'Said to screen readers while the time controls load.',
  }),
  timesFailed: defineMessage({
    id: 'computerSetup.time.failed',
    defaultMessage: 'Can’t reach the server',
    description: 'Title of the notice shown when the time controls could not be loaded.',
  }),
  timesFailedHint: defineMessage({
    id: 'computerSetup.time.failedHint',
    defaultMessage:
      'You can still play without a clock. To choose a time control, check your connection.',
    description: 'What to do when the time controls could not be loaded.',
  }),
  retry: defineMessage({
    id: 'computerSetup.time.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the time controls again.',
  }),
  start: defineMessage({
    id: 'computerSetup.start',
    defaultMessage: 'Start game',
    description: 'Button that begins the game against the computer.',
  }),
  unfinished: defineMessage({
    id: 'computerSetup.unfinished.title',
    defaultMessage: 'You have a game in progress',
    description: 'Title of the notice shown when an unfinished game is kept.',
  }),
  unfinishedHint: defineMessage<{ readonly level: MessageValue; readonly moves: number | bigint }>({
    id: 'computerSetup.unfinished.hint',
    defaultMessage:
      'Level {level}, {moves, plural, =0 {no moves yet} one {# move played} other {# moves played}}. Starting a new game replaces it.',
    description: 'Describes the kept game. {moves} counts the moves of both sides.',
  }),
  resume: defineMessage({
    id: 'computerSetup.unfinished.resume',
    defaultMessage: 'Continue',
    description: 'Button that returns to the kept game.',
  }),
  preview: defineMessage({
    id: 'computerSetup.preview',
    defaultMessage: 'Board preview',
    description: 'Describes the picture of the board beside the form, for screen readers.',
  }),
}
