import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'activationCode.title',
    defaultMessage: 'Confirm your email',
    description: 'Title of the popup that asks for the code.',
  }),
  code: defineMessage({
    id: 'activationCode.code',
    defaultMessage: 'Activation code',
    description: 'Label of the field for the six figures.',
  }),
  sending: defineMessage<{ readonly email: MessageValue }>({
    id: 'activationCode.help.sending',
    defaultMessage: 'Sending a 6-digit code to {email}…',
    description: 'Below the field, while the mail is on its way.',
  }),
  sent: defineMessage<{ readonly email: MessageValue }>({
    id: 'activationCode.help.sent',
    defaultMessage: 'We sent a 6-digit code to {email}.',
    description: 'Below the field.',
  }),
  submit: defineMessage({
    id: 'activationCode.submit',
    defaultMessage: 'Confirm',
    description: 'Button that sends the code.',
  }),
  resend: defineMessage({
    id: 'activationCode.resend',
    defaultMessage: 'Send new code',
    description: 'Button that asks for another mail.',
  }),
  waiting: defineMessage<{ readonly time: MessageValue }>({
    id: 'activationCode.resend.waiting',
    defaultMessage: 'You can request a new code in {time}',
    description:
      'In place of the button “Send a new code”. {time} is 01:00, “2 days 5 h” or “a moment”.',
  }),
  resendThrottled: defineMessage<{ readonly time: MessageValue }>({
    id: 'activationCode.error.resendThrottled',
    defaultMessage: 'We’ve just sent you a code. You can request another in {time}.',
    description:
      'In place of the button “Send a new code”. {time} is 01:00, “2 days 5 h” or “a moment”.',
  }),
  malformed: defineMessage({
    id: 'activationCode.error.malformedCode',
    defaultMessage:
      'Invalid code. Make sure that the code matches the one we sent you or resend code',
    description: 'Error below the field: what was entered is not six figures.',
  }),
  invalid: defineMessage({
    id: 'activationCode.error.invalidCode',
    defaultMessage: 'Code is invalid or expired',
    description: 'Error below the field.',
  }),
  reset: defineMessage({
    id: 'activationCode.error.codeIsReset',
    defaultMessage: 'Code is reset, too many tries. Please, resend the verification code.',
    description: 'Error below the field.',
  }),
  resetReason: defineMessage({
    id: 'activationCode.error.codeIsResetReason',
    defaultMessage: 'Request a new code to continue.',
    description: 'Below the field that a used-up code has closed.',
  }),
  notFound: defineMessage({
    id: 'activationCode.error.accountNotFound',
    defaultMessage: 'We can’t find an account using this address',
    description: 'Title of the notice in place of the field.',
  }),
  otherAddress: defineMessage({
    id: 'activationCode.otherAddress',
    defaultMessage: 'Use another address',
    description: 'Button that leads back to the form with the address.',
  }),
  verified: defineMessage({
    id: 'activationCode.done',
    defaultMessage: 'Email confirmed',
    description: 'Shown when the code was right.',
  }),
}
