import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  language: defineMessage({
    id: 'operation.support.language',
    defaultMessage: 'Language',
    description: 'Filter of the messages to the support: the language they are written in.',
  }),
  list: defineMessage({
    id: 'operation.support.list',
    defaultMessage: 'Messages',
    description: 'Names the list of messages to the support, for screen readers.',
  }),
  from: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.support.from',
    defaultMessage: 'From {player}',
    description: 'Above a message to the support. {player} is a user name.',
  }),
  visitor: defineMessage({
    id: 'operation.support.visitor',
    defaultMessage: 'From a visitor',
    description: 'Above a message to the support by someone without an account.',
  }),
  reply: defineMessage({
    id: 'operation.support.reply',
    defaultMessage: 'Reply by email',
    description: 'Link below a message to the support: opens the mail program.',
  }),
  remove: defineMessage({
    id: 'operation.support.remove',
    defaultMessage: 'Delete message',
    description: 'Button below a message to the support, and of the question it opens.',
  }),
  removeTitle: defineMessage({
    id: 'operation.support.remove.title',
    defaultMessage: 'Delete the message?',
    description: 'Title of the question before a message to the support is deleted.',
  }),
  removeText: defineMessage({
    id: 'operation.support.remove.text',
    defaultMessage: 'It can’t be restored. Delete it once it’s answered.',
    description: 'Below “Delete the message?”.',
  }),
  keep: defineMessage({
    id: 'operation.support.keep',
    defaultMessage: 'Keep',
    description: 'Answer to “Delete the message?” that deletes nothing.',
  }),
  empty: defineMessage({
    id: 'operation.support.empty',
    defaultMessage: 'No messages',
    description: 'Title of the empty list of messages to the support.',
  }),
  emptyText: defineMessage({
    id: 'operation.support.empty.text',
    defaultMessage: 'What people write to the support appears here.',
    description: 'Below “No messages”.',
  }),
}
