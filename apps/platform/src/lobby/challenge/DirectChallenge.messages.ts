import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  draft: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.draft',
    defaultMessage: 'Challenge {name}',
    description: 'Title of the form for a challenge. {name} is the player who is challenged.',
  }),
  draftLine: defineMessage({
    id: 'directChallenge.draft.line',
    defaultMessage: 'Choose what to play',
    description: 'Below the title of the form for a challenge.',
  }),
  own: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.own',
    defaultMessage: 'Your challenge to {name}',
    description: 'Title of the player’s own challenge. {name} is the player who is challenged.',
  }),
  ownLine: defineMessage({
    id: 'directChallenge.own.line',
    defaultMessage: 'Waiting for an answer',
    description: 'How the player’s own challenge stands.',
  }),
  note: defineMessage({
    id: 'directChallenge.note',
    defaultMessage: 'The challenge is over when you leave',
    description: 'Said to the player whose challenge waits: it ends when they go offline.',
  }),
  offered: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.offered',
    defaultMessage: '{name} challenges you',
    description: 'Title of a challenge to the player. {name} is the player who challenges.',
  }),
  offeredLine: defineMessage({
    id: 'directChallenge.offered.line',
    defaultMessage: 'The game begins when you accept',
    description: 'Below the title of a challenge to the player.',
  }),
  create: defineMessage({
    id: 'directChallenge.create',
    defaultMessage: 'Send challenge',
    description: 'Button that sends the challenge to the other player.',
  }),
  creating: defineMessage({
    id: 'directChallenge.creating',
    defaultMessage: 'Sending…',
    description: 'On the button while the challenge is sent.',
  }),
  declineTitle: defineMessage({
    id: 'directChallenge.decline.title',
    defaultMessage: 'Decline the challenge?',
    description: 'Title of the dialog that asks before a challenge is declined.',
  }),
  declineText: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.decline.text',
    defaultMessage: '{name} will see that you don’t want to play now.',
    description: 'Text of the dialog that asks before a challenge of {name} is declined.',
  }),
}
