import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  add: defineMessage({
    id: 'operation.bans.add',
    defaultMessage: 'Ban player',
    description: 'Button above the list of bans, title of the form it opens, and its button.',
  }),
  who: defineMessage({
    id: 'operation.bans.who',
    defaultMessage: 'Player ID or email',
    description: 'Label of the field for whom to ban or write to.',
  }),
  reasonHelp: defineMessage({
    id: 'operation.bans.reason.help',
    defaultMessage: 'The player reads it',
    description: 'Below the field for the reason of a ban.',
  }),
  until: defineMessage({
    id: 'operation.bans.until',
    defaultMessage: 'Banned until',
    description: 'Label of the date on which a ban ends; also the column of it.',
  }),
  untilHelp: defineMessage({
    id: 'operation.bans.until.help',
    defaultMessage: 'At 00:00 UTC. Leave empty for a permanent ban.',
    description: 'Below the date on which a ban ends.',
  }),
  language: defineMessage({
    id: 'operation.bans.language',
    defaultMessage: 'Language of the reason',
    description: 'Label of the choice of the language in which the reason is written.',
  }),
  cheating: defineMessage({
    id: 'operation.bans.cheating',
    defaultMessage: 'For cheating: give opponents their rating points back',
    description:
      'Switch of the ban form. Opponents get back what they lost in rated games of the last 90 days.',
  }),
  banned: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.bans.banned',
    defaultMessage: '{player} is banned',
    description: 'The ban is in force. {player} is a user name.',
  }),
  undone: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.bans.undone',
    defaultMessage: '{player} is banned, but some games or sessions are still running',
    description: 'The ban is in force, but not everything ended. {player} is a user name.',
  }),
  undoneText: defineMessage({
    id: 'operation.bans.undone.text',
    defaultMessage: 'Ban the player again with the same reason and date to end the rest.',
    description: 'Below “… is banned, but some games or sessions are still running”.',
  }),
  unknown: defineMessage({
    id: 'operation.bans.unknown',
    defaultMessage: 'No player with this ID or email',
    description: 'Error of the field for whom to ban or write to.',
  }),
  tooEarly: defineMessage({
    id: 'operation.bans.tooEarly',
    defaultMessage: 'Choose a later day',
    description: 'Error of the date on which a ban ends: it has passed.',
  }),
  since: defineMessage({
    id: 'operation.bans.since',
    defaultMessage: 'Since',
    description: 'Column of the list of bans: when the ban began.',
  }),
  name: defineMessage({
    id: 'operation.bans.name',
    defaultMessage: 'Name',
    description: 'Filter of the list of bans: a part of the player’s name.',
  }),
  kind: defineMessage({
    id: 'operation.bans.kind',
    defaultMessage: 'Duration',
    description: 'Filter of the list of bans: permanent, or until a date.',
  }),
  temporary: defineMessage({
    id: 'operation.bans.temporary',
    defaultMessage: 'With an end date',
    description: 'Choice of the filter “Duration” of the list of bans.',
  }),
  actions: defineMessage({
    id: 'operation.bans.actions',
    defaultMessage: 'Action',
    description: 'Column with the button that lifts a ban.',
  }),
  lift: defineMessage({
    id: 'operation.bans.lift',
    defaultMessage: 'Lift ban',
    description: 'Button in a row of the list of bans, and of the question it opens.',
  }),
  liftTitle: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.bans.lift.title',
    defaultMessage: 'Lift the ban of {player}?',
    description: 'Title of the question before a ban is lifted. {player} is a user name.',
  }),
  liftText: defineMessage({
    id: 'operation.bans.lift.text',
    defaultMessage: 'The player can sign in and play again. Rating points given back stay.',
    description: 'Below “Lift the ban of …?”.',
  }),
  lifted: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.bans.lifted',
    defaultMessage: 'The ban of {player} is lifted',
    description: 'A ban was taken back. {player} is a user name.',
  }),
  empty: defineMessage({
    id: 'operation.bans.empty',
    defaultMessage: 'No bans in force',
    description: 'Title of the empty list of bans.',
  }),
  emptyText: defineMessage({
    id: 'operation.bans.empty.text',
    defaultMessage: 'Banned players appear here.',
    description: 'Below “No bans in force”.',
  }),
  close: defineMessage({
    id: 'operation.close.dialog',
    defaultMessage: 'Close',
    description: 'Names the button that closes a dialog.',
  }),
}
