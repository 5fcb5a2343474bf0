import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
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
