import { defineMessage } from 'react-intl'

/** The words of the form that asks which address is to be confirmed. */
export const addressMessages = {
  title: defineMessage({
    id: 'addressForm.title',
    defaultMessage: 'Your address',
    description: 'Names the form for screen readers.',
  }),
  lead: defineMessage({
    id: 'addressForm.lead',
    defaultMessage: 'With which address did you register? We send you a new code.',
    description: 'Above the field for the e-mail address.',
  }),
  submit: defineMessage({
    id: 'addressForm.submit',
    defaultMessage: 'Send the code',
    description: 'Button that has an activation code mailed.',
  }),
}
