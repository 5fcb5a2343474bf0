import { defineMessage } from 'react-intl'

/** The kinds of challenges, as tabs of the popup. */
export const challengeTabMessages = {
  label: defineMessage({
    id: 'challengePopup.label',
    defaultMessage: 'Challenge type',
    description: 'Names the tabs of the popup for screen readers.',
  }),
  failed: defineMessage({
    id: 'challengePopup.failed',
    defaultMessage: 'Couldn’t load this player',
    description: 'In place of the form, where it is not known who is challenged.',
  }),
  retry: defineMessage({
    id: 'challengePopup.retry',
    defaultMessage: 'Try again',
    description: 'Button below “This player could not be loaded”.',
  }),
  lobby: defineMessage({
    id: 'challengePopup.lobby',
    defaultMessage: 'Anyone',
    description: 'Tab: a challenge that anyone in the lobby may accept.',
  }),
  name: defineMessage({
    id: 'challengePopup.name',
    defaultMessage: 'By name',
    description: 'Tab: the player to be challenged is looked for by name.',
  }),
  code: defineMessage({
    id: 'challengePopup.code',
    defaultMessage: 'By invite',
    description: 'Tab: an invitation by a link or code.',
  }),
  now: defineMessage({
    id: 'challengePopup.now',
    defaultMessage: 'Now',
    description: 'Tab: a challenge to a player who is there now.',
  }),
  later: defineMessage({
    id: 'challengePopup.later',
    defaultMessage: 'Any time',
    description: 'Tab: a challenge that waits for its answer for days.',
  }),
  invite: defineMessage({
    id: 'challengePopup.invite',
    defaultMessage: 'Invite',
    description: 'Tab: an invitation of a friend, by name or by a link.',
  }),
}
