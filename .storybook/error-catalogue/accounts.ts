import type { CatalogueEntry } from './catalogue.ts'

const signIn = 'platform-features-signin'
const emailCheck = 'platform-features-emailcheck'
const activation = 'platform-features-activationcode'
const reset = 'platform-features-passwordreset'
const change = 'platform-features-passwordchange'

/** The messages of sign-in, e-mail, code and password (specification 1, sections 5 and 8). */
export const accountMessages = [
  {
    situation: 'Sign-in: 400',
    text: 'Unable to log in with provided credentials',
    story: `${signIn}--form-refused`,
  },
  {
    situation: 'Sign-in: not_verified, with a button to the activation',
    text: 'This email isn’t confirmed yet',
    story: `${signIn}--form-unverified`,
  },
  {
    situation: 'Sign-in: player_banned, with the server’s detail',
    text: 'Your account is banned',
    story: `${signIn}--form-banned`,
  },
  {
    situation: 'Sign-in: user_inactive',
    text: 'This account is closed',
    story: `${signIn}--every-refusal`,
  },
  {
    situation: 'Sign-in: email_already_exists',
    text: 'User with such email already exists',
    story: `${signIn}--every-refusal`,
  },
  {
    situation: 'Sign-in: email_domain_is_banned',
    text: 'Please use another email',
    story: `${signIn}--every-refusal`,
  },
  {
    situation: 'Sign-in: anything else',
    text: 'Something wents wrong. Try again',
    story: `${signIn}--every-refusal`,
  },
  {
    situation: 'Sign-in: throttled',
    text: 'Too many attempts. Try again later.',
    story: `${signIn}--every-refusal`,
  },
  {
    situation: 'E-mail: empty',
    text: 'Email must not be empty',
    story: `${emailCheck}--invalid-empty`,
  },
  {
    situation: 'E-mail: not an address',
    text: 'Email is invalid',
    story: `${emailCheck}--invalid`,
  },
  {
    situation: 'E-mail check: email_already_exists',
    text: 'User with such email already exists',
    story: `${emailCheck}--taken`,
  },
  {
    situation: 'E-mail check: email_domain_is_banned',
    text: 'Please use another email',
    story: `${emailCheck}--banned`,
  },
  {
    situation: 'E-mail check: something_wents_wrong',
    text: 'Something wents wrong. Try again',
    story: `${emailCheck}--failed-timed-out`,
  },
  {
    situation: 'Activation: code_is_reset',
    text: 'Code is reset, too many tries. Please, resend the verification code.',
    story: `${activation}--open-entry-reset`,
  },
  {
    situation: 'Activation: invalid_code',
    text: 'Code is invalid or expired',
    story: `${activation}--open-entry-wrong`,
  },
  {
    situation: 'Activation: not a code',
    text: 'Invalid code. Make sure that the code matches the one we sent you or resend code',
    story: `${activation}--wrong-malformed`,
  },
  {
    situation: 'Activation: resending, 404',
    text: 'We can’t find an account using this address',
    story: `${activation}--unknown-account`,
  },
  {
    situation: 'Activation: unknown',
    text: 'Something wents wrong. Try again',
    story: `${activation}--wrong-unknown`,
  },
  {
    situation: 'Activation: empty',
    text: 'Fill in the value',
    story: `${activation}--wrong-empty`,
  },
  {
    situation: 'New password: weak',
    text: 'Weak password',
    story: `${reset}--new-password-invalid`,
  },
  {
    situation: 'New password: repeated differently',
    text: 'Passwords must be equal',
    story: `${reset}--new-password-invalid`,
  },
  {
    situation: 'New password: too similar',
    text: 'Too similar to your name or email',
    story: `${reset}--new-password-refused`,
  },
  {
    situation: 'Changed password: too short',
    text: 'Too short',
    story: `${change}--password-too-short`,
  },
  {
    situation: 'Changed password: too common',
    text: 'Too common, easy to guess',
    story: `${change}--password-too-common`,
  },
  {
    situation: 'Changed password: entirely numeric',
    text: 'Don’t use only numbers',
    story: `${change}--password-numeric`,
  },
  {
    situation: 'Profile: user_inactive, logged out',
    text: 'This account is closed',
    story: 'platform-features-sessiongate--every-reason',
  },
  {
    situation: 'Registration: name',
    text: 'Incorrect name',
    story: 'platform-features-registration-whole--every-field-problem',
  },
  {
    situation: 'Registration: date of birth',
    text: 'Not valid',
    story: 'platform-features-registration-whole--every-field-problem',
  },
  {
    situation: 'Registration: FIDE id',
    text: 'Fill in the value properly',
    story: 'platform-features-registration-whole--every-field-problem',
  },
].map((entry): CatalogueEntry => ({ specification: 1, ...entry }))
