import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'membership.title',
    defaultMessage: 'Membership',
    description: 'Title of the page on the own membership.',
  }),
  visitor: defineMessage({
    id: 'membership.visitor',
    defaultMessage: 'Sign in to see your membership',
    description: 'Title of the membership page for a visitor.',
  }),
  visitorText: defineMessage({
    id: 'membership.visitor.text',
    defaultMessage: 'Your plan, payments and receipts appear here.',
    description: 'Text of the membership page for a visitor.',
  }),
  signIn: defineMessage({
    id: 'membership.signIn',
    defaultMessage: 'Sign in',
    description: 'Button of the membership page for a visitor.',
  }),
  failed: defineMessage({
    id: 'membership.failed',
    defaultMessage: 'Couldn’t load your membership',
    description: 'Title in place of the membership page.',
  }),
  failedText: defineMessage({
    id: 'membership.failed.text',
    defaultMessage: 'Nothing about it has changed. Check your connection and try again.',
    description: 'Below the title, in place of the membership page.',
  }),
  retry: defineMessage({
    id: 'membership.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the membership again.',
  }),
}
