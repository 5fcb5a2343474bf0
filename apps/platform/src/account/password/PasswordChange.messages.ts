import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'passwordChange.title',
    defaultMessage: 'Change the password',
    description: 'Title of the popup.',
  }),
  current: defineMessage({
    id: 'passwordChange.current',
    defaultMessage: 'Present password',
    description: 'Label of the field for the password that the member has now.',
  }),
  submit: defineMessage({
    id: 'passwordChange.submit',
    defaultMessage: 'Change the password',
    description: 'Button that sends the form.',
  }),
  same: defineMessage({
    id: 'passwordChange.error.passwordIsSame',
    defaultMessage: 'This is the password that you have already',
    description: 'Error below the new password.',
  }),
  wrong: defineMessage({
    id: 'passwordChange.error.wrongPassword',
    defaultMessage: 'This is not your present password',
    description: 'Error below the present password.',
  }),
  signedOut: defineMessage({
    id: 'passwordChange.error.notAuthenticated',
    defaultMessage: 'You have been signed out. Sign in to go on',
    description: 'Notice in place of the form.',
  }),
  signIn: defineMessage({
    id: 'passwordChange.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the sign-in form.',
  }),
  changed: defineMessage({
    id: 'passwordChange.done',
    defaultMessage: 'Your password is changed',
    description: 'Title of the notice at the end.',
  }),
  changedText: defineMessage({
    id: 'passwordChange.done.text',
    defaultMessage: 'Your other devices have been signed out.',
    description: 'Text of the notice at the end.',
  }),
}
