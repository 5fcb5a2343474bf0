import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** The texts of waits, for every form that makes its reader wait. */
export const waitMessages = {
  label: defineMessage({
    id: 'wait.label',
    defaultMessage: 'Waiting time',
    description: 'Names the running time for screen readers.',
  }),
  days: defineMessage<{ readonly days: number | bigint; readonly hours: MessageValue }>({
    id: 'wait.days',
    defaultMessage: '{days, plural, one {# day} other {# days}} {hours} h',
    description: 'A time of a day or more, inside of “… in {time}”.',
  }),
  spoken: defineMessage<{
    readonly days: number | bigint
    readonly hours: number | bigint
    readonly minutes: number | bigint
    readonly seconds: number | bigint
  }>({
    id: 'wait.spoken',
    defaultMessage:
      '{days, plural, =0 {} one {# day } other {# days }}{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, =0 {} one {# second} other {# seconds}}',
    description:
      'A time in words for screen readers, inside of “… in {time}”. Parts that are zero are left out.',
  }),
  over: defineMessage({
    id: 'wait.over',
    defaultMessage: 'a few seconds',
    description: 'In place of the time when it is over, inside of “… in {time}”.',
  }),
}
