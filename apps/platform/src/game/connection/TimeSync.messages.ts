import { defineMessage } from 'react-intl'

export const messages = {
  offline: defineMessage({
    id: 'timeSync.offline',
    defaultMessage: 'No connection',
    description: 'How the clock of the game stands: it can’t be compared with the server’s.',
  }),
  measuring: defineMessage({
    id: 'timeSync.measuring',
    defaultMessage: 'Setting the clock…',
    description: 'How the clock of the game stands: it is being compared with the server’s.',
  }),
  synced: defineMessage({
    id: 'timeSync.synced',
    defaultMessage: 'In step with the server',
    description: 'How the clock of the game stands: it shows the server’s time.',
  }),
  retrying: defineMessage({
    id: 'timeSync.retrying',
    defaultMessage: 'The server did not tell its time',
    description: 'How the clock of the game stands: the comparison did not work.',
  }),
  error: defineMessage<{ readonly ms: number | bigint }>({
    id: 'timeSync.error',
    defaultMessage: '± {ms, number} ms',
    description: 'By how much the clock may be wrong. ms are milliseconds.',
  }),
  since: defineMessage<{ readonly ms: number | bigint }>({
    id: 'timeSync.since',
    defaultMessage: '± {ms, number} ms when last set',
    description: 'By how much the clock was wrong at most when it was last set.',
  }),
  unknown: defineMessage({
    id: 'timeSync.unknown',
    defaultMessage: 'Clocks may be wrong until then',
    description: 'The server’s time is not known yet, so the clocks of the game may be wrong.',
  }),
  slow: defineMessage({
    id: 'timeSync.slow',
    defaultMessage: 'slow connection',
    description: 'Why the clock is not exact; stands behind “± 240 ms”.',
  }),
  nextTry: defineMessage<{ readonly seconds: number | bigint }>({
    id: 'timeSync.nextTry',
    defaultMessage:
      '{seconds, plural, one {Next try within # second} other {Next try within # seconds}}',
    description: 'When the clock is set again by itself.',
  }),
  check: defineMessage({
    id: 'timeSync.check',
    defaultMessage: 'Set the clock again',
    description: 'Button with the sign of a round arrow: compares the clock with the server’s.',
  }),
}
