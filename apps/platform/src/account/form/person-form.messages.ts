import { defineMessage } from 'react-intl'

/** The texts of the form about a person. */
export const personFormMessages = {
  newsletters: defineMessage({
    id: 'personForm.newsletters',
    defaultMessage: 'Email me news about tournaments and new features',
    description: 'Checkbox: whether Kingside may write mails.',
  }),
  signedOut: defineMessage({
    id: 'personForm.signedOut',
    defaultMessage: 'You’ve been signed out. Sign in to continue.',
    description: 'Above the form when the session is over.',
  }),
  signIn: defineMessage({
    id: 'personForm.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in form.',
  }),
  locked: defineMessage({
    id: 'personForm.locked',
    defaultMessage: 'Verified with your FIDE ID',
    description: 'Below a field that can’t be changed.',
  }),
  lockedRefusal: defineMessage({
    id: 'personForm.lockedRefusal',
    defaultMessage: 'FIDE has verified these details. Contact support to change them.',
    description: 'Above a form with fields that can’t be changed.',
  }),
}
