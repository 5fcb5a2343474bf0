import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
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
