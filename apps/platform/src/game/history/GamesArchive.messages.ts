import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  download: defineMessage({
    id: 'gamesArchive.download',
    defaultMessage: 'Download all games (PGN)',
    description:
      'Button on the page with the own games: has one file made of all of them. PGN is a name.',
  }),
  again: defineMessage({
    id: 'gamesArchive.again',
    defaultMessage: 'Make a new file',
    description:
      'Button beside a file with all own games: has another made, with the latest games.',
  }),
  retry: defineMessage({
    id: 'gamesArchive.retry',
    defaultMessage: 'Try again',
    description: 'Button after a file with all own games could not be made.',
  }),
  preparing: defineMessage({
    id: 'gamesArchive.preparing',
    defaultMessage: 'Putting your games together… You can leave: we’ll notify you.',
    description: 'Below the button while the server makes a file with all own games.',
  }),
  ready: defineMessage<{ readonly count: number | bigint; readonly moment: MessageValue }>({
    id: 'gamesArchive.ready',
    defaultMessage: '{count, plural, one {# game} other {# games}}, ready until {moment}.',
    description:
      'Below the button: how many games the file has, and until when it can be downloaded.',
  }),
  save: defineMessage({
    id: 'gamesArchive.save',
    defaultMessage: 'Save file',
    description: 'Link to the file with all own games.',
  }),
  failed: defineMessage({
    id: 'gamesArchive.failed',
    defaultMessage: 'Couldn’t put your games together.',
    description: 'Below the button after a file with all own games could not be made.',
  }),
  limit: defineMessage<{ readonly moment: MessageValue }>({
    id: 'gamesArchive.limit',
    defaultMessage: 'You can have three files a day. The next one from {moment}.',
    description:
      'Below the button when three files were asked for; the moment is a day and a time.',
  }),
}
