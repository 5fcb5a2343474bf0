/** Codes of accounts, profile and notifications (specification 1, section 8), with their HTTP statuses. */
export const accountErrors = {
  empty_email: 400,
  invalid_email: 400,
  email_already_exists: 400,
  /** The address has an account whose activation code was never entered. */
  email_already_exists_not_verified: 400,
  email_domain_is_banned: 400,
  something_wents_wrong: 400,
  /** Said of an unknown address and of a wrong password alike. */
  invalid_credentials: 400,
  /** The right password of an account that is not activated yet. */
  not_verified: 400,
  password_too_short: 400,
  password_too_common: 400,
  password_entirely_numeric: 400,
  /** Too much like the e-mail address or the name. */
  password_too_similar: 400,
  /** No letter, no digit, or at sign-up not both cases. */
  password_too_weak: 400,
  wrong_password: 400,
  /** The token of a reset mail is wrong, used or expired. */
  invalid_token: 400,
  invalid_code: 400,
  /** Too many tries: only a new code helps. */
  code_is_reset: 400,
  /** An activation failed for a reason that has no code. */
  unknown: 400,
  throttled: 429,
  resend_throttled: 429,
  /** There is no saved login, or it has ended: sign in again. */
  no_session: 401,
  /** The provider's answer is wrong, used, expired or of another browser. */
  social_failed: 400,
  incorrect_name: 400,
  /** The FIDE ID belongs to another account. */
  already_assigned: 400,
  permission_denied: 403,
  not_authenticated: 401,
  fide_id_not_found: 404,
  /** The reward was claimed already, or its level is not reached. */
  reward_unavailable: 400,
  /** Too few coins. */
  not_enough_coins: 400,
} as const
