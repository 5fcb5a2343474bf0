import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'personalInfo.title',
    defaultMessage: 'Personal info',
    description: 'Names the form of the popup for screen readers.',
  }),
  lead: defineMessage({
    id: 'personalInfo.lead',
    defaultMessage: 'The organisers need your name, country, gender and date of birth.',
    description: 'Above the form that is filled in before joining a tournament.',
  }),
  submit: defineMessage({
    id: 'personalInfo.submit',
    defaultMessage: 'Confirm',
    description: 'Button that sends the form.',
  }),
  loading: defineMessage({
    id: 'personalInfo.loading',
    defaultMessage: 'Loading your details…',
    description: 'While the data are on their way.',
  }),
  failed: defineMessage({
    id: 'personalInfo.failed',
    defaultMessage: 'Couldn’t load your details',
    description: 'In place of the form.',
  }),
  retry: defineMessage({
    id: 'personalInfo.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server once more.',
  }),
  visitor: defineMessage({
    id: 'personalInfo.visitor',
    defaultMessage: 'Sign in to confirm your details',
    description: 'In place of the form for visitors.',
  }),
  signIn: defineMessage({
    id: 'personalInfo.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in form.',
  }),
}
