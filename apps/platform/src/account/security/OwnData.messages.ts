import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.data',
    defaultMessage: 'Download your details',
    description: 'Heading of the part in which members get everything that is stored of them.',
  }),
  text: defineMessage({
    id: 'security.data.text',
    defaultMessage:
      'One ZIP file with everything we store about you, and all your games as PGN. We’ll email you when it’s ready.',
    description: 'Below the heading. ZIP and PGN are file formats.',
  }),
  loading: defineMessage({
    id: 'security.data.loading',
    defaultMessage: 'Loading…',
    description: 'While it isn’t known how far the file is.',
  }),
  loadFailed: defineMessage({
    id: 'security.data.loadFailed',
    defaultMessage: 'Couldn’t check your file',
    description: 'In place of the part when the server could not be asked.',
  }),
  ask: defineMessage({
    id: 'security.data.ask',
    defaultMessage: 'Request your file',
    description: 'Button that has the file made.',
  }),
  askAgain: defineMessage({
    id: 'security.data.askAgain',
    defaultMessage: 'Request a new file',
    description: 'Button that has another file made.',
  }),
  preparing: defineMessage({
    id: 'security.data.preparing',
    defaultMessage: 'Preparing your file…',
    description: 'While the file is made.',
  }),
  preparingText: defineMessage({
    id: 'security.data.preparing.text',
    defaultMessage: 'You can leave this page. We’ll email you when it’s ready.',
    description: 'Below “Preparing your file…”.',
  }),
  ready: defineMessage<{ readonly date: MessageValue }>({
    id: 'security.data.ready',
    defaultMessage: 'Your file is ready until {date}',
    description: 'Above the button that downloads. {date} is a day.',
  }),
  readyText: defineMessage({
    id: 'security.data.ready.text',
    defaultMessage: 'Only you can download it, while you’re signed in.',
    description: 'Below the line that the file is ready.',
  }),
  download: defineMessage<{ readonly size: MessageValue }>({
    id: 'security.data.download',
    defaultMessage: 'Download ({size})',
    description: 'Link that downloads the file. {size} is like 84 kB.',
  }),
  expired: defineMessage({
    id: 'security.data.expired',
    defaultMessage: 'Your last file was deleted after seven days.',
    description: 'When the file is no longer there.',
  }),
  failed: defineMessage({
    id: 'security.data.failed',
    defaultMessage: 'Couldn’t prepare your file',
    description: 'When the file could not be made.',
  }),
  failedText: defineMessage({
    id: 'security.data.failed.text',
    defaultMessage: 'Something went wrong on our side. Request it again.',
    description: 'Below the line that the file could not be made.',
  }),
  later: defineMessage<{ readonly moment: MessageValue }>({
    id: 'security.data.later',
    defaultMessage: 'You can request another file from {moment}.',
    description: '{moment} is a day and time.',
  }),
  askFailed: defineMessage({
    id: 'security.data.askFailed',
    defaultMessage: 'Couldn’t request your file. Try again.',
    description: 'Passing message when the server could not be asked for the file.',
  }),
}
