import { defineMessage } from 'react-intl'

/** The words of the form that asks which address is to be confirmed. */
export const addressMessages = {
  title: defineMessage({
    id: 'addressForm.title',
    defaultMessage: 'Your email',
    description: 'Names the form for screen readers.',
  }),
  lead: defineMessage({
    id: 'addressForm.lead',
    defaultMessage: 'Enter your account’s email and we’ll send a new code.',
    description: 'Above the field for the email address.',
  }),
  submit: defineMessage({
    id: 'addressForm.submit',
    defaultMessage: 'Send code',
    description: 'Button that has an activation code mailed.',
  }),
}
