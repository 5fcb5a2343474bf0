import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  closed: defineMessage<{ readonly time: MessageValue }>({
    id: 'conduct.closed',
    defaultMessage: 'You can’t play rated games until {time}',
    description: 'Title of a notice beside the search for an opponent. {time} is like 2:35 PM.',
  }),
  closedText: defineMessage<{ readonly count: number | bigint }>({
    id: 'conduct.closed.text',
    defaultMessage:
      'You left {count, plural, one {# rated game} other {# rated games}} unplayed within 24 hours. You can still play unrated games.',
    description:
      'Why rated games are closed: the player aborted or missed games, went away, or let the clock run out.',
  }),
  warned: defineMessage<{ readonly count: number | bigint }>({
    id: 'conduct.warned',
    defaultMessage: 'You left {count, plural, one {a rated game} other {# rated games}} unplayed',
    description:
      'Title of a warning beside the search for an opponent: the player aborted or missed games, went away, or let the clock run out.',
  }),
  warnedText: defineMessage<{ readonly minutes: number | bigint }>({
    id: 'conduct.warned.text',
    defaultMessage:
      'If it happens again within 24 hours, you can’t play rated games for {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Text of the warning.',
  }),
}
