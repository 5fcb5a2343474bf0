import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.title',
    defaultMessage: 'Sign-in and security',
    description:
      'Title of the page with devices, passkeys, own details and the end of the account.',
  }),
  back: defineMessage({
    id: 'security.back',
    defaultMessage: 'Your profile',
    description: 'Link above the title, back to the profile.',
  }),
  visitor: defineMessage({
    id: 'security.visitor',
    defaultMessage: 'Sign in to manage your account',
    description: 'In place of the page for visitors.',
  }),
  visitorText: defineMessage({
    id: 'security.visitor.text',
    defaultMessage: 'Your devices, passkeys and account details are here.',
    description: 'Below the title, for visitors.',
  }),
  signIn: defineMessage({
    id: 'security.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in form.',
  }),
  failedText: defineMessage({
    id: 'security.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title of a part of the page that couldn’t be loaded.',
  }),
  retry: defineMessage({
    id: 'security.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads a part of the page once more.',
  }),
  loading: defineMessage({
    id: 'security.loading',
    defaultMessage: 'Loading your account…',
    description: 'For screen readers, while it isn’t known who is signed in.',
  }),
}
