import type {
  FieldProblem,
  RegistrationCode,
  RegistrationField,
} from '@kingside/machines/registration'
import { problems } from '../form/account.messages.ts'
import { passwordProblems } from '../form/password-problems.ts'
import { refusals } from './Registration.messages.ts'

/** The errors of a field that are found without the server. */
export const fieldProblems = {
  ...passwordProblems,
  password_is_email: problems.password_is_email,
  empty_email: problems.empty_email,
  email_invalid: problems.email_invalid,
  passwords_must_be_equal: problems.passwords_must_be_equal,
  fill_in_the_value: problems.fill_in_the_value,
  fill_in_the_value_properly: problems.fill_in_the_value_properly,
  incorrect_name: problems.incorrect_name,
  not_valid: problems.not_valid,
} as const satisfies Record<FieldProblem, unknown>

/** The errors of an answer. An account that was never activated goes to its code, so its line is never shown. */
export const refusalMessages = {
  ...passwordProblems,
  ...refusals,
  email_already_exists: problems.email_already_exists,
  email_already_exists_not_verified: problems.email_already_exists,
  email_domain_is_banned: problems.email_domain_is_banned,
  empty_email: problems.empty_email,
  throttled: problems.throttled,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<RegistrationCode, unknown>

/** The field that an error belongs to; null is the whole step. */
export const refusedFields = {
  email_already_exists: 'email',
  email_already_exists_not_verified: 'email',
  email_domain_is_banned: 'email',
  empty_email: 'email',
  password_too_short: 'password',
  password_too_common: 'password',
  password_entirely_numeric: 'password',
  password_too_similar: 'password',
  already_assigned: 'fideId',
  permission_denied: 'fideId',
  fide_id_not_found: 'fideId',
  not_authenticated: null,
  throttled: null,
  offline: null,
  timeout: null,
  something_wents_wrong: null,
} as const satisfies Record<RegistrationCode, RegistrationField | null>
