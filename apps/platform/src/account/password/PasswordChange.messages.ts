import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'passwordChange.title',
    defaultMessage: 'Change password',
    description: 'Title of the popup.',
  }),
  current: defineMessage({
    id: 'passwordChange.current',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password that the member has now.',
  }),
  submit: defineMessage({
    id: 'passwordChange.submit',
    defaultMessage: 'Change password',
    description: 'Button that sends the form.',
  }),
  same: defineMessage({
    id: 'passwordChange.error.passwordIsSame',
    defaultMessage: 'That’s already your password',
    description: 'Error below the new password.',
  }),
  wrong: defineMessage({
    id: 'passwordChange.error.wrongPassword',
    defaultMessage: 'Wrong current password',
    description: 'Error below the present password.',
  }),
  signedOut: defineMessage({
    id: 'passwordChange.error.notAuthenticated',
    defaultMessage: 'You’ve been signed out. Sign in to continue.',
    description: 'Notice in place of the form.',
  }),
  signIn: defineMessage({
    id: 'passwordChange.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the sign-in form.',
  }),
  changed: defineMessage({
    id: 'passwordChange.done',
    defaultMessage: 'Password changed',
    description: 'Title of the notice at the end.',
  }),
  changedText: defineMessage({
    id: 'passwordChange.done.text',
    defaultMessage: 'You’ve been signed out on your other devices.',
    description: 'Text of the notice at the end.',
  }),
}
