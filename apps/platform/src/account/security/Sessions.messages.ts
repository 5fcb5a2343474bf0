import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.sessions',
    defaultMessage: 'Where you’re signed in',
    description: 'Heading of the list of browsers in which the member is signed in.',
  }),
  text: defineMessage({
    id: 'security.sessions.text',
    defaultMessage: 'If you don’t recognise a device, sign it out and change your password.',
    description: 'Below the heading of the list of browsers.',
  }),
  loading: defineMessage({
    id: 'security.sessions.loading',
    defaultMessage: 'Loading your devices…',
    description: 'For screen readers, while the list of browsers is on its way.',
  }),
  failed: defineMessage({
    id: 'security.sessions.failed',
    defaultMessage: 'Couldn’t load your devices',
    description: 'In place of the list of browsers.',
  }),
  named: defineMessage<{ readonly browser: MessageValue; readonly system: MessageValue }>({
    id: 'security.sessions.named',
    defaultMessage: '{browser} on {system}',
    description:
      'Name of a sign-in. {browser} is like Firefox, {system} like Windows; both are names.',
  }),
  unknown: defineMessage({
    id: 'security.sessions.unknown',
    defaultMessage: 'Unknown browser',
    description: 'Name of a sign-in of which neither browser nor system is known.',
  }),
  current: defineMessage({
    id: 'security.sessions.current',
    defaultMessage: 'This device',
    description: 'Mark beside the sign-in with which the page is read.',
  }),
  lastUsed: defineMessage<{ readonly moment: MessageValue }>({
    id: 'security.sessions.lastUsed',
    defaultMessage: 'Last active: {moment}',
    description: 'Below the name of a sign-in. {moment} is a day and time.',
  }),
  since: defineMessage<{ readonly moment: MessageValue }>({
    id: 'security.sessions.since',
    defaultMessage: 'Signed in: {moment}',
    description: 'Below the name of a sign-in. {moment} is a day and time.',
  }),
  end: defineMessage({
    id: 'security.sessions.end',
    defaultMessage: 'Sign out',
    description: 'Button beside a sign-in: ends it.',
  }),
  endNamed: defineMessage<{ readonly name: MessageValue }>({
    id: 'security.sessions.end.named',
    defaultMessage: 'Sign out: {name}',
    description:
      'For screen readers: the button that ends a sign-in. {name} is like “Firefox on Windows”.',
  }),
  endOthers: defineMessage({
    id: 'security.sessions.endOthers',
    defaultMessage: 'Sign out other devices',
    description: 'Button that ends every sign-in but this one.',
  }),
  endOthersTitle: defineMessage({
    id: 'security.sessions.endOthers.title',
    defaultMessage: 'Sign out all other devices?',
    description: 'Title of the question.',
  }),
  endOthersText: defineMessage({
    id: 'security.sessions.endOthers.text',
    defaultMessage: 'You’ll stay signed in here. Games on the other devices continue without you.',
    description: 'Text of the question whether every other sign-in ends.',
  }),
  endOthersYes: defineMessage({
    id: 'security.sessions.endOthers.yes',
    defaultMessage: 'Sign out others',
    description: 'Answer: ends every sign-in but this one.',
  }),
  endOthersNo: defineMessage({
    id: 'security.sessions.endOthers.no',
    defaultMessage: 'Stay signed in',
    description: 'Answer: ends none.',
  }),
  onlyHere: defineMessage({
    id: 'security.sessions.onlyHere',
    defaultMessage: 'You aren’t signed in anywhere else.',
    description: 'Below the list when it has this device only.',
  }),
  ended: defineMessage({
    id: 'security.sessions.ended',
    defaultMessage: 'Signed out on that device',
    description: 'Passing message after one other sign-in was ended.',
  }),
  othersEnded: defineMessage({
    id: 'security.sessions.othersEnded',
    defaultMessage: 'Signed out on all other devices',
    description: 'Passing message after all other sign-ins were ended.',
  }),
  endFailed: defineMessage({
    id: 'security.sessions.endFailed',
    defaultMessage: 'Couldn’t sign that device out. Try again.',
    description: 'Passing message when a sign-in could not be ended.',
  }),
}
