import { defineMessage, type MessageValue } from 'react-intl'

/** The texts of a short challenge. */
export const shortMessages = {
  draft: defineMessage({
    id: 'shortChallenge.draft',
    defaultMessage: 'Open challenge',
    description: 'Title of the form for a challenge to anybody in the lobby.',
  }),
  draftLine: defineMessage({
    id: 'shortChallenge.draft.line',
    defaultMessage: 'Anyone in the lobby can accept',
    description: 'Below the title of the form for a challenge to anyone.',
  }),
  own: defineMessage({
    id: 'shortChallenge.own',
    defaultMessage: 'Your open challenge',
    description: 'Title of the player’s own challenge while it waits in the lobby.',
  }),
  ownLine: defineMessage({
    id: 'shortChallenge.own.line',
    defaultMessage: 'Waiting for an opponent',
    description: 'How the player’s own challenge stands.',
  }),
  offered: defineMessage<{ readonly name: MessageValue }>({
    id: 'shortChallenge.offered',
    defaultMessage: '{name} is looking for a game',
    description: 'Title of somebody else’s challenge in the lobby. {name} is a player.',
  }),
  offeredLine: defineMessage({
    id: 'shortChallenge.offered.line',
    defaultMessage: 'First to accept plays',
    description: 'Below the title of someone else’s challenge, which anyone may accept.',
  }),
  anybody: defineMessage({
    id: 'shortChallenge.anybody',
    defaultMessage: 'Anyone in the lobby',
    description: 'In the place of the opponent while no one has taken the challenge.',
  }),
  create: defineMessage({
    id: 'shortChallenge.create',
    defaultMessage: 'Create challenge',
    description: 'Button that puts the challenge into the lobby.',
  }),
  creating: defineMessage({
    id: 'shortChallenge.creating',
    defaultMessage: 'Creating…',
    description: 'On the button while the challenge is put into the lobby.',
  }),
  decline: defineMessage({
    id: 'shortChallenge.decline',
    defaultMessage: 'Not now',
    description: 'Button that puts somebody else’s open challenge away; others may still take it.',
  }),
}

/** The texts of a long challenge. */
export const longMessages = {
  draft: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.draft',
    defaultMessage: 'Standing challenge to {name}',
    description: 'Title of the form for a challenge that stands for days. {name} is a player.',
  }),
  draftToAnybody: defineMessage({
    id: 'longChallenge.draft.toAnybody',
    defaultMessage: 'Standing challenge',
    description: 'Title of the form for a challenge that stands for days, to no one by name.',
  }),
  draftLine: defineMessage({
    id: 'longChallenge.draft.line',
    defaultMessage: 'It stays open until someone accepts, even while you’re away',
    description: 'Below the title of the form for a challenge that stands for days.',
  }),
  own: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.own',
    defaultMessage: 'Your standing challenge to {name}',
    description: 'Title of the player’s own challenge. {name} is the player who is challenged.',
  }),
  ownToAnybody: defineMessage({
    id: 'longChallenge.own.toAnybody',
    defaultMessage: 'Your standing challenge',
    description: 'Title of the player’s own challenge to no one by name.',
  }),
  ownLine: defineMessage({
    id: 'longChallenge.own.line',
    defaultMessage: 'Open until someone accepts',
    description: 'State of the player’s own challenge.',
  }),
  note: defineMessage<{ readonly date: MessageValue }>({
    id: 'longChallenge.note',
    defaultMessage: 'Created on {date}. You can leave and come back.',
    description: 'Said to the player whose challenge waits. {date} is a day with its year.',
  }),
  offered: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.offered',
    defaultMessage: '{name} challenges you',
    description: 'Title of a challenge to the player. {name} is the player who challenges.',
  }),
  offeredLine: defineMessage({
    id: 'longChallenge.offered.line',
    defaultMessage: 'It stays open until you answer. The game starts when you’re both online.',
    description: 'Below the title of a challenge to the player.',
  }),
  anybody: defineMessage({
    id: 'longChallenge.anybody',
    defaultMessage: 'Anyone',
    description: 'In the place of the opponent of a challenge to no one by name.',
  }),
  create: defineMessage({
    id: 'longChallenge.create',
    defaultMessage: 'Send challenge',
    description: 'Button that makes the challenge.',
  }),
  creating: defineMessage({
    id: 'longChallenge.creating',
    defaultMessage: 'Sending…',
    description: 'On the button while the challenge is made.',
  }),
  cancelTitle: defineMessage({
    id: 'longChallenge.cancel.title',
    defaultMessage: 'Cancel your challenge?',
    description: 'Title of the dialog that asks before a challenge is taken back.',
  }),
  cancelText: defineMessage({
    id: 'longChallenge.cancel.text',
    defaultMessage: 'No one will be able to accept it.',
    description: 'Text of the dialog that asks before a challenge is taken back.',
  }),
  declineTitle: defineMessage({
    id: 'longChallenge.decline.title',
    defaultMessage: 'Decline the challenge?',
    description: 'Title of the dialog that asks before a challenge is declined.',
  }),
  declineText: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.decline.text',
    defaultMessage: 'It will disappear, and {name} will see that you don’t want to play.',
    description: 'Text of the dialog that asks before a challenge of {name} is declined.',
  }),
}

/** The texts of a direct challenge. */
export const directMessages = {
  draft: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.draft',
    defaultMessage: 'Challenge {name}',
    description: 'Title of the form for a challenge. {name} is the player who is challenged.',
  }),
  draftLine: defineMessage({
    id: 'directChallenge.draft.line',
    defaultMessage: 'Choose the game settings',
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
    defaultMessage: 'The challenge ends if you leave the site',
    description: 'Said to the player whose challenge waits: it ends when they go offline.',
  }),
  offered: defineMessage<{ readonly name: MessageValue }>({
    id: 'directChallenge.offered',
    defaultMessage: '{name} challenges you',
    description: 'Title of a challenge to the player. {name} is the player who challenges.',
  }),
  offeredLine: defineMessage({
    id: 'directChallenge.offered.line',
    defaultMessage: 'The game starts when you accept',
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
