import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** Who is online of those whom the reader follows, on the home page. */
export const messages = {
  title: defineMessage<{ readonly count: number | bigint }>({
    id: 'home.followed.title',
    defaultMessage:
      '{count, plural, one {# player you follow is online} other {# players you follow are online}}',
    description: 'Heading of a short list on the home page.',
  }),
  label: defineMessage({
    id: 'home.followed.label',
    defaultMessage: 'Players you follow',
    description: 'Names the list for screen readers.',
  }),
  all: defineMessage({
    id: 'home.followed.all',
    defaultMessage: 'Show all',
    description: 'Link beside the heading: opens the list of all followed players.',
  }),
  online: defineMessage({
    id: 'home.followed.online',
    defaultMessage: 'Online',
    description: 'Below the name of a player.',
  }),
  playing: defineMessage({
    id: 'home.followed.playing',
    defaultMessage: 'Playing now',
    description: 'Below the name of a player.',
  }),
  challenge: defineMessage<{ readonly name: MessageValue }>({
    id: 'home.followed.challenge',
    defaultMessage: 'Challenge {name}',
    description: 'Names the button with crossed swords beside a player.',
  }),
  watch: defineMessage<{ readonly name: MessageValue }>({
    id: 'home.followed.watch',
    defaultMessage: 'Watch {name} play',
    description: 'Names the button with an eye beside a player.',
  }),
}
