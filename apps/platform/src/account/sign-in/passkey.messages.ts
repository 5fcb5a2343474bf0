import { defineMessage } from 'react-intl'

export const messages = {
  signIn: defineMessage({
    id: 'signIn.passkey',
    defaultMessage: 'Sign in with a passkey',
    description: 'Button below the sign-in form: by finger, face, screen lock or a security key.',
  }),
  refused: defineMessage({
    id: 'signIn.passkey.refused',
    defaultMessage: 'No account has this passkey. Sign in another way.',
    description: 'Why signing in did not work.',
  }),
  banned: defineMessage({
    id: 'signIn.passkey.banned',
    defaultMessage: 'Your account is banned',
    description: 'Why signing in did not work.',
  }),
}
