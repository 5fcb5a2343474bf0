import { defineMessage } from 'react-intl'

export const messages = {
  checking: defineMessage({
    id: 'emailCheck.checking',
    defaultMessage: 'Checking the address…',
    description: 'Below the field of the registration form while the server is asked.',
  }),
  free: defineMessage({
    id: 'emailCheck.free',
    defaultMessage: 'You can use this address',
    description: 'Below the field: nobody has this address yet.',
  }),
  signIn: defineMessage({
    id: 'emailCheck.taken.signIn',
    defaultMessage: 'Sign in instead',
    description: 'Link below the field: the address has an account already.',
  }),
  unverified: defineMessage({
    id: 'emailCheck.unverified',
    defaultMessage: 'This address waits for its activation code',
    description:
      'Title of the notice below the field, while a code is sent and when it could not be sent.',
  }),
  sending: defineMessage({
    id: 'emailCheck.unverified.sending',
    defaultMessage: 'We are sending a new code…',
    description: 'Text of the notice.',
  }),
  sent: defineMessage({
    id: 'emailCheck.unverified.sent',
    defaultMessage: 'This address waits for its activation code. We sent you a new one.',
    description: 'Notice below the field.',
  }),
  enterCode: defineMessage({
    id: 'emailCheck.unverified.enterCode',
    defaultMessage: 'Enter the code',
    description: 'Button of the notice, leads to the step that asks for the code.',
  }),
  resend: defineMessage({
    id: 'emailCheck.unverified.resend',
    defaultMessage: 'Send a new code',
    description: 'Button of the notice, when no code could be sent.',
  }),
}
