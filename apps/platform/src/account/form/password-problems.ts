import { problems } from './account.messages.ts'

/** The errors of a new password, found by this page or by the server. */
export const passwordProblems = {
  empty_password: problems.fill_in_the_value,
  weak_password: problems.weak_password,
  password_too_short: problems.password_too_short,
  password_too_common: problems.password_too_common,
  password_entirely_numeric: problems.password_entirely_numeric,
  password_too_similar: problems.password_too_similar,
} as const
