import { defineMessage } from 'react-intl'

export const accountMessages = {
  register: defineMessage({
    id: 'account.register',
    defaultMessage: 'Create an account',
    description: 'Link that leads to registration.',
  }),
  email: defineMessage({
    id: 'account.email',
    defaultMessage: 'Email',
    description: 'Label of the field for the email address.',
  }),
  password: defineMessage({
    id: 'account.password',
    defaultMessage: 'Password',
    description: 'Label of the field for the password.',
  }),
  showPassword: defineMessage({
    id: 'account.password.show',
    defaultMessage: 'Show password',
    description: 'Names the button that makes a password readable.',
  }),
  hidePassword: defineMessage({
    id: 'account.password.hide',
    defaultMessage: 'Hide password',
    description: 'Names the button that hides a password again.',
  }),
  capsLock: defineMessage({
    id: 'account.password.capsLock',
    defaultMessage: 'Caps Lock is on',
    description: 'Hint below a password field. Caps Lock is a key.',
  }),
  cancel: defineMessage({
    id: 'account.cancel',
    defaultMessage: 'Cancel',
    description: 'Shown on the button, says what a press does while its action is on its way.',
  }),
}

/** The fields of a password that replaces another. */
export const newPasswordMessages = {
  password: defineMessage({
    id: 'account.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password.',
  }),
  rule: defineMessage({
    id: 'account.newPassword.rule',
    defaultMessage: 'At least 8 characters, with a letter and a number',
    description: 'Below the field for the new password.',
  }),
  repeat: defineMessage({
    id: 'account.newPassword.repeat',
    defaultMessage: 'Repeat new password',
    description: 'Label of the field in which the new password is typed once more.',
  }),
}

/** The errors of account forms, by the code of the machines. */
export const problems = {
  empty_email: defineMessage({
    id: 'account.error.emptyEmail',
    defaultMessage: 'Email must not be empty',
    description: 'Error of an account form.',
  }),
  email_invalid: defineMessage({
    id: 'account.error.emailInvalid',
    defaultMessage: 'Email is invalid',
    description: 'Error of an account form.',
  }),
  email_already_exists: defineMessage({
    id: 'account.error.emailAlreadyExists',
    defaultMessage: 'User with such email already exists',
    description: 'Error of an account form.',
  }),
  email_domain_is_banned: defineMessage({
    id: 'account.error.emailDomainIsBanned',
    defaultMessage: 'Please use another email',
    description: 'Error of an account form. The mail service of the address is not accepted.',
  }),
  fill_in_the_value: defineMessage({
    id: 'account.error.fillInTheValue',
    defaultMessage: 'Fill in the value',
    description: 'Error below an empty field.',
  }),
  fill_in_the_value_properly: defineMessage({
    id: 'account.error.fillInTheValueProperly',
    defaultMessage: 'Fill in the value properly',
    description: 'Error below a field that has another form than it needs.',
  }),
  incorrect_name: defineMessage({
    id: 'account.error.incorrectName',
    defaultMessage: 'Incorrect name',
    description: 'Error below a name: it takes letters with single hyphens or spaces.',
  }),
  not_valid: defineMessage({
    id: 'account.error.notValid',
    defaultMessage: 'Not valid',
    description: 'Error below a date.',
  }),
  password_is_email: defineMessage({
    id: 'account.error.passwordIsEmail',
    defaultMessage: 'Your password can’t be your email',
    description: 'Error below a new password.',
  }),
  weak_password: defineMessage({
    id: 'account.error.weakPassword',
    defaultMessage: 'Weak password',
    description: 'Error below a new password: it needs 8 characters with a letter and a figure.',
  }),
  passwords_must_be_equal: defineMessage({
    id: 'account.error.passwordsMustBeEqual',
    defaultMessage: 'Passwords must be equal',
    description: 'Error below the repeated password.',
  }),
  password_too_short: defineMessage({
    id: 'account.error.passwordTooShort',
    defaultMessage: 'Too short',
    description: 'Error of an account form.',
  }),
  password_too_common: defineMessage({
    id: 'account.error.passwordTooCommon',
    defaultMessage: 'Too common, easy to guess',
    description: 'Error of an account form.',
  }),
  password_entirely_numeric: defineMessage({
    id: 'account.error.passwordEntirelyNumeric',
    defaultMessage: 'Don’t use only numbers',
    description: 'Error of an account form.',
  }),
  password_too_similar: defineMessage({
    id: 'account.error.passwordTooSimilar',
    defaultMessage: 'Too similar to your name or email',
    description: 'Error of an account form. Other data are the name and the address.',
  }),
  throttled: defineMessage({
    id: 'account.error.throttled',
    defaultMessage: 'Too many attempts. Try again later.',
    description: 'Error of an account form.',
  }),
  offline: defineMessage({
    id: 'account.error.offline',
    defaultMessage: 'You’re offline',
    description: 'Error of an account form.',
  }),
  something_wents_wrong: defineMessage({
    id: 'account.error.somethingWentsWrong',
    defaultMessage: 'Something wents wrong. Try again',
    description: 'Error of an account form. Shown when nothing better is known.',
  }),
}
