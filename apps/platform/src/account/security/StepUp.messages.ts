import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.stepUp',
    defaultMessage: 'Confirm it’s you',
    description: 'Title of the dialog before a change that a borrowed browser must not make.',
  }),
  text: defineMessage({
    id: 'security.stepUp.text',
    defaultMessage: 'This protects your account if someone else uses this device.',
    description: 'In the dialog, above the ways to confirm.',
  }),
  loading: defineMessage({
    id: 'security.stepUp.loading',
    defaultMessage: 'Loading…',
    description: 'While the ways to confirm are on their way.',
  }),
  failed: defineMessage({
    id: 'security.stepUp.failed',
    defaultMessage: 'Couldn’t load the ways to confirm',
    description: 'In the dialog, when the server could not be asked.',
  }),
  confirm: defineMessage({
    id: 'security.stepUp.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that sends the password or the code.',
  }),
  passkey: defineMessage({
    id: 'security.stepUp.passkey',
    defaultMessage: 'Use a passkey',
    description: 'Button that confirms by a passkey: by finger, face or a security key.',
  }),
  sendCode: defineMessage({
    id: 'security.stepUp.sendCode',
    defaultMessage: 'Email me a code',
    description: 'Button that mails a code of six digits.',
  }),
  codeSent: defineMessage({
    id: 'security.stepUp.codeSent',
    defaultMessage: 'We’ve emailed you a code. It’s valid for 15 minutes.',
    description: 'Above the field for the mailed code.',
  }),
  code: defineMessage({
    id: 'security.stepUp.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the mailed code.',
  }),
  none: defineMessage({
    id: 'security.stepUp.none',
    defaultMessage: 'Sign out and sign in again, then try once more.',
    description: 'In the dialog, for an account without password, address and passkey.',
  }),
  close: defineMessage({
    id: 'security.stepUp.close',
    defaultMessage: 'Close',
    description: 'Closes the dialog without confirming.',
  }),
  wrongPassword: defineMessage({
    id: 'security.stepUp.wrongPassword',
    defaultMessage: 'This isn’t your password',
    description: 'Error below the password.',
  }),
  wrongCode: defineMessage({
    id: 'security.stepUp.wrongCode',
    defaultMessage: 'That code is wrong or has expired',
    description: 'Error below the code.',
  }),
  spentCode: defineMessage({
    id: 'security.stepUp.spentCode',
    defaultMessage: 'Too many attempts. Request another code.',
    description: 'Error below the code, when only a new one helps.',
  }),
  passkeyRefused: defineMessage({
    id: 'security.stepUp.passkeyRefused',
    defaultMessage: 'That passkey didn’t work. Try again or choose another way.',
    description: 'Error above the ways to confirm.',
  }),
}
