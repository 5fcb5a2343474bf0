import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'operation.title',
    defaultMessage: 'Operation',
    description:
      'Title of the pages for those who run the site: reports, bans, messages. Not shown to players.',
  }),
  pages: defineMessage({
    id: 'operation.pages',
    defaultMessage: 'Pages of the operation',
    description: 'Names the list of links to the pages of those who run the site.',
  }),
  checking: defineMessage({
    id: 'operation.checking',
    defaultMessage: 'Checking your access…',
    description: 'Shown for a moment before the pages of those who run the site open.',
  }),
  failed: defineMessage({
    id: 'operation.failed',
    defaultMessage: 'Couldn’t check your access',
    description: 'The pages of those who run the site did not open. A button to try again follows.',
  }),
  retry: defineMessage({
    id: 'operation.retry',
    defaultMessage: 'Try again',
    description: 'Button below what failed: loads it again.',
  }),
  withoutFactor: defineMessage({
    id: 'operation.withoutFactor',
    defaultMessage: 'Turn on two-step sign-in first',
    description: 'An operator whose account asks for no code can’t open the operators’ pages.',
  }),
  withoutFactorText: defineMessage({
    id: 'operation.withoutFactor.text',
    defaultMessage: 'These pages open with a code from your authenticator app.',
    description: 'Below “Turn on two-step sign-in first”.',
  }),
  toSecurity: defineMessage({
    id: 'operation.toSecurity',
    defaultMessage: 'Open account security',
    description: 'Button that leads to the page where two-step sign-in is turned on.',
  }),
  ask: defineMessage({
    id: 'operation.ask',
    defaultMessage: 'Sign in to operation',
    description: 'Title above the field for the code that opens the operators’ pages.',
  }),
  askText: defineMessage({
    id: 'operation.ask.text',
    defaultMessage:
      'Enter the code your authenticator app shows. You’ll be signed out of these pages after 30 minutes without activity, and after 8 hours at the latest.',
    description: 'Above the field for the code that opens the operators’ pages.',
  }),
  over: defineMessage({
    id: 'operation.over',
    defaultMessage: 'Your operation session has ended. Enter a new code to continue.',
    description: 'Above the field for the code, when the operators’ pages closed automatically.',
  }),
  open: defineMessage({
    id: 'operation.open',
    defaultMessage: 'Open operation',
    description: 'Button that sends the code and opens the operators’ pages.',
  }),
  operator: defineMessage<{ readonly email: MessageValue }>({
    id: 'operation.operator',
    defaultMessage: 'Signed in as {email}',
    description: 'Beside the title of the operators’ pages. {email} is the operator’s address.',
  }),
  close: defineMessage({
    id: 'operation.close',
    defaultMessage: 'Leave operation',
    description: 'Button that closes the operators’ pages; the sign-in to the site stays.',
  }),
  overview: defineMessage({
    id: 'operation.overview',
    defaultMessage: 'Overview',
    description: 'Link to the operators’ page that says how much waits for them.',
  }),
  reports: defineMessage({
    id: 'operation.reports',
    defaultMessage: 'Player reports',
    description: 'Link to and title of the operators’ page with what players report of others.',
  }),
  verifications: defineMessage({
    id: 'operation.verifications',
    defaultMessage: 'FIDE ID requests',
    description: 'Link to and title of the operators’ page with requests to check by hand.',
  }),
  freePro: defineMessage({
    id: 'operation.freePro',
    defaultMessage: 'Free Pro',
    description: 'Link to and title of the operators’ page with titled players who ask for Pro.',
  }),
  bans: defineMessage({
    id: 'operation.bans',
    defaultMessage: 'Bans',
    description: 'Link to and title of the operators’ page with the banned players.',
  }),
  support: defineMessage({
    id: 'operation.support',
    defaultMessage: 'Support messages',
    description: 'Link to and title of the operators’ page with what people wrote to the support.',
  }),
  notices: defineMessage({
    id: 'operation.notices',
    defaultMessage: 'Notices',
    description: 'Link to and title of the operators’ page that writes notifications to members.',
  }),
  acts: defineMessage({
    id: 'operation.acts',
    defaultMessage: 'Audit log',
    description: 'Link to and title of the operators’ page that lists what operators did.',
  }),
}
