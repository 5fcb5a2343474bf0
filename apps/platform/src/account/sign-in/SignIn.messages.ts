import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'signIn.title',
    defaultMessage: 'Sign in',
    description: 'Title of the sign-in popup.',
  }),
  invited: defineMessage({
    id: 'signIn.invited',
    defaultMessage: 'Your friend is waiting. Sign in or create an account to start the game.',
    description: 'Above the sign-in form, for someone who follows a friend’s invitation to a game.',
  }),
  submit: defineMessage({
    id: 'signIn.submit',
    defaultMessage: 'Sign in',
    description: 'Button that sends the sign-in form.',
  }),
  forgotten: defineMessage({
    id: 'signIn.forgotten',
    defaultMessage: 'Forgot your password?',
    description: 'Link beside the label “Password” that leads to a new password.',
  }),
  noAccount: defineMessage({
    id: 'signIn.noAccount',
    defaultMessage: 'New to Kingside?',
    description: 'Before the link that leads to registration. Kingside is the product’s name.',
  }),
  returning: defineMessage({
    id: 'signIn.returning',
    defaultMessage: 'Signing you in…',
    description: 'Shown while the provider’s answer is checked.',
  }),
  opening: defineMessage({
    id: 'signIn.activation.opening',
    defaultMessage: 'Opening the activation code…',
    description: 'Shown for a moment before the step that asks for the code.',
  }),
  codeTitle: defineMessage({
    id: 'signIn.code.title',
    defaultMessage: 'Two-step sign-in',
    description:
      'Names the form that asks for the code of the authenticator app, for screen readers.',
  }),
  codeHint: defineMessage({
    id: 'signIn.code.hint',
    defaultMessage: 'Enter the code your authenticator app shows. It changes every 30 seconds.',
    description: 'Above the field for the code, after e-mail and password or a provider.',
  }),
  codeLeave: defineMessage({
    id: 'signIn.code.leave',
    defaultMessage: 'Back',
    description: 'Button that leads from the code back to e-mail and password.',
  }),
  signedIn: defineMessage({
    id: 'signIn.done',
    defaultMessage: 'You’re signed in',
    description: 'Shown for a moment before the popup closes.',
  }),
  unverified: defineMessage({
    id: 'signIn.unverified',
    defaultMessage: 'This email isn’t confirmed yet',
    description: 'Why signing in did not work.',
  }),
  enterCode: defineMessage({
    id: 'signIn.unverified.action',
    defaultMessage: 'Enter activation code',
    description: 'Button that leads to the step that asks for the code.',
  }),
  banned: defineMessage({
    id: 'signIn.banned',
    defaultMessage: 'Your account is banned',
    description: 'Title above the server’s own words.',
  }),
  invalidCredentials: defineMessage({
    id: 'signIn.error.invalidCredentials',
    defaultMessage: 'Unable to log in with provided credentials',
    description: 'Why signing in did not work.',
  }),
  inactive: defineMessage({
    id: 'signIn.error.userInactive',
    defaultMessage: 'This account is closed',
    description: 'Why signing in did not work.',
  }),
  socialCancelled: defineMessage({
    id: 'signIn.error.socialCancelled',
    defaultMessage: 'You closed the sign-in page too early',
    description: 'Why signing in did not work. The provider is Apple, Google or Facebook.',
  }),
  socialFailed: defineMessage({
    id: 'signIn.error.socialFailed',
    defaultMessage: 'Couldn’t sign you in there. Try again.',
    description: 'Why signing in did not work. The provider is Apple, Google or Facebook.',
  }),
}
