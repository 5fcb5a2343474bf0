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
    defaultMessage: 'Anybody in the lobby can take it',
    description: 'Below the title of the form for a challenge to anybody.',
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
    defaultMessage: 'The first to accept plays',
    description: 'Below the title of somebody else’s challenge, which anybody may accept.',
  }),
  anybody: defineMessage({
    id: 'shortChallenge.anybody',
    defaultMessage: 'Anybody in the lobby',
    description: 'In the place of the opponent while nobody has taken the challenge.',
  }),
  create: defineMessage({
    id: 'shortChallenge.create',
    defaultMessage: 'Post challenge',
    description: 'Button that puts the challenge into the lobby.',
  }),
  creating: defineMessage({
    id: 'shortChallenge.creating',
    defaultMessage: 'Posting…',
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
    defaultMessage: 'Long challenge to {name}',
    description: 'Title of the form for a challenge that stands for days. {name} is a player.',
  }),
  draftToAnybody: defineMessage({
    id: 'longChallenge.draft.toAnybody',
    defaultMessage: 'Long challenge',
    description: 'Title of the form for a challenge that stands for days, to nobody by name.',
  }),
  draftLine: defineMessage({
    id: 'longChallenge.draft.line',
    defaultMessage: 'It stands until it is taken, also while you are away',
    description: 'Below the title of the form for a challenge that stands for days.',
  }),
  own: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.own',
    defaultMessage: 'Your long challenge to {name}',
    description: 'Title of the player’s own challenge. {name} is the player who is challenged.',
  }),
  ownToAnybody: defineMessage({
    id: 'longChallenge.own.toAnybody',
    defaultMessage: 'Your long challenge',
    description: 'Title of the player’s own challenge to nobody by name.',
  }),
  ownLine: defineMessage({
    id: 'longChallenge.own.line',
    defaultMessage: 'It stands until it is taken',
    description: 'How the player’s own challenge stands.',
  }),
  note: defineMessage<{ readonly date: MessageValue }>({
    id: 'longChallenge.note',
    defaultMessage: 'Made on {date}. You can leave and come back',
    description: 'Said to the player whose challenge waits. {date} is a day with its year.',
  }),
  offered: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.offered',
    defaultMessage: '{name} challenges you',
    description: 'Title of a challenge to the player. {name} is the player who challenges.',
  }),
  offeredLine: defineMessage({
    id: 'longChallenge.offered.line',
    defaultMessage: 'It stands until you answer. The game begins when both of you are online',
    description: 'Below the title of a challenge to the player.',
  }),
  anybody: defineMessage({
    id: 'longChallenge.anybody',
    defaultMessage: 'Whoever takes it',
    description: 'In the place of the opponent of a challenge to nobody by name.',
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
    defaultMessage: 'Nobody can take it any more.',
    description: 'Text of the dialog that asks before a challenge is taken back.',
  }),
  declineTitle: defineMessage({
    id: 'longChallenge.decline.title',
    defaultMessage: 'Decline the challenge?',
    description: 'Title of the dialog that asks before a challenge is declined.',
  }),
  declineText: defineMessage<{ readonly name: MessageValue }>({
    id: 'longChallenge.decline.text',
    defaultMessage: 'It is gone then, and {name} will see that you don’t want to play.',
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
