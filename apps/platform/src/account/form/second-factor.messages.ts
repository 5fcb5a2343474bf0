import { defineMessage } from 'react-intl'

/** Asking for the code of an authenticator app. */
export const secondFactorMessages = {
  code: defineMessage({
    id: 'secondFactor.code',
    defaultMessage: 'Code from your authenticator app',
    description: 'Label of the field for the six digits that an authenticator app shows.',
  }),
  recoveryCode: defineMessage({
    id: 'secondFactor.recoveryCode',
    defaultMessage: 'Recovery code',
    description:
      'Label of the field for one of the ten codes that sign in once without the authenticator app.',
  }),
  submit: defineMessage({
    id: 'secondFactor.submit',
    defaultMessage: 'Continue',
    description: 'Button that sends the code of the authenticator app.',
  }),
  withRecovery: defineMessage({
    id: 'secondFactor.useRecovery',
    defaultMessage: 'Use a recovery code',
    description: 'Button below the field for the app’s code: shows the field for a recovery code.',
  }),
  withApp: defineMessage({
    id: 'secondFactor.useApp',
    defaultMessage: 'Use the authenticator app',
    description: 'Button below the field for a recovery code: shows the field for the app’s code.',
  }),
  invalidCode: defineMessage({
    id: 'secondFactor.error.invalidCode',
    defaultMessage: 'This code is wrong or already used. Enter the next one your app shows.',
    description: 'Why the code of the authenticator app was not accepted.',
  }),
  over: defineMessage({
    id: 'secondFactor.error.over',
    defaultMessage: 'The code took too long or was wrong too many times. Sign in again.',
    description: 'Above the sign-in form, which starts from the beginning.',
  }),
}
