import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  checking: defineMessage({
    id: 'emailCheck.checking',
    defaultMessage: 'Checking the email…',
    description: 'Below the field of the registration form while the server is asked.',
  }),
  free: defineMessage({
    id: 'emailCheck.free',
    defaultMessage: 'You can use this email',
    description: 'Below the field: no one has this address yet.',
  }),
  signIn: defineMessage({
    id: 'emailCheck.taken.signIn',
    defaultMessage: 'Sign in instead',
    description: 'Link below the field: the address has an account already.',
  }),
  unverified: defineMessage({
    id: 'emailCheck.unverified',
    defaultMessage: 'This email isn’t confirmed yet',
    description:
      'Title of the notice below the field, while a code is sent and when it could not be sent.',
  }),
  sending: defineMessage({
    id: 'emailCheck.unverified.sending',
    defaultMessage: 'Sending a new code…',
    description: 'Text of the notice.',
  }),
  sent: defineMessage({
    id: 'emailCheck.unverified.sent',
    defaultMessage: 'This email isn’t confirmed yet. We’ve sent you a new code.',
    description: 'Notice below the field.',
  }),
  enterCode: defineMessage({
    id: 'emailCheck.unverified.enterCode',
    defaultMessage: 'Enter code',
    description: 'Button of the notice, leads to the step that asks for the code.',
  }),
  resend: defineMessage({
    id: 'emailCheck.unverified.resend',
    defaultMessage: 'Send new code',
    description: 'Button of the notice, when no code could be sent.',
  }),
  throttled: defineMessage<{ readonly time: MessageValue }>({
    id: 'emailCheck.throttled',
    defaultMessage: 'Too many attempts. Try again in {time}.',
    description: 'Below the field or in the notice. {time} is 05:00, “2 days 5 h” or “a moment”.',
  }),
}
