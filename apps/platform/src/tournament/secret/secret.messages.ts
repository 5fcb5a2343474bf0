import { defineMessage } from 'react-intl'

export const messages = {
  once: defineMessage({
    id: 'tournaments.secret.once',
    defaultMessage: 'Copy it now: it is shown only once.',
    description: 'Above a private link or token that was made just now.',
  }),
  copied: defineMessage({
    id: 'tournaments.secret.copied',
    defaultMessage: 'Copied',
    description: 'After “Copy link” or “Copy token”.',
  }),
  notCopied: defineMessage({
    id: 'tournaments.secret.notCopied',
    defaultMessage: 'Couldn’t copy',
    description: 'After “Copy link” or “Copy token”, when the browser did not allow it.',
  }),
  failed: defineMessage({
    id: 'tournaments.secret.failed',
    defaultMessage: 'That didn’t work. Try again.',
    description: 'In the dialog of a private link or token when the server did not answer.',
  }),
  close: defineMessage({
    id: 'tournaments.secret.close',
    defaultMessage: 'Close',
    description: 'Button that closes the dialog of a private link or token.',
  }),
}
