/** Codes of accounts, profile and notifications (specification 1, section 8), with their HTTP statuses. */
export const accountErrors = {
  empty_email: 400,
  invalid_email: 400,
  email_already_exists: 400,
  /** The address has an account that was never activated. */
  email_already_exists_not_verified: 400,
  email_domain_is_banned: 400,
  something_wents_wrong: 400,
  /** The same for an unknown address and for a wrong password, so that neither can be guessed. */
  invalid_credentials: 400,
  /** The password is right, but the account is not activated yet. */
  not_verified: 400,
  password_too_short: 400,
  password_too_common: 400,
  password_entirely_numeric: 400,
  /** The password is too similar to the e-mail address or the name. */
  password_too_similar: 400,
  /** The password has no letter or no digit, or at sign-up no upper-case or no lower-case letter. */
  password_too_weak: 400,
  wrong_password: 400,
  /** The token of a reset mail is wrong, used or expired. */
  invalid_token: 400,
  invalid_code: 400,
  /** Too many wrong codes: the user needs a new code. */
  code_is_reset: 400,
  /** The activation failed for a reason without a code. */
  unknown: 400,
  /** The second factor is on already, or off, or was begun anew elsewhere: read it again. */
  second_factor_changed: 409,
  throttled: 429,
  resend_throttled: 429,
  /** There is no saved login, or it has expired: sign in again. */
  no_session: 401,
  /** The provider's answer is wrong, used, expired or from another browser. */
  social_failed: 400,
  /** What was asked for needs a proof of the last ten minutes of who asks. */
  confirmation_needed: 403,
  /** It was asked for in the last day. */
  asked_lately: 429,
  /** It comes with Pro. */
  pro_required: 403,
  /** A game is still played, or one is agreed. */
  still_playing: 400,
  /** A tournament with the user is still played. */
  tournament_running: 400,
  /** The last way to sign in can't be taken away. */
  last_way_in: 400,
  /** The passkey is unknown, or its answer is wrong, used or too late. */
  passkey_refused: 400,
  incorrect_name: 400,
  /** The date is no day of the calendar, before 1900 or in the future. */
  incorrect_date: 400,
  /** The federation has verified the field: only the support changes it. */
  field_locked: 400,
  /** The FIDE ID belongs to another account. */
  already_assigned: 400,
  permission_denied: 403,
  not_authenticated: 401,
  fide_id_not_found: 404,
  /** Somebody younger than 13 needs the consent of a parent. */
  parent_consent_missing: 400,
  /** The federation has no profiles of children younger than 3, and the tower is for members of 13 and above. */
  too_young: 400,
  /** The reward was already claimed, or the user has not reached its level. */
  reward_unavailable: 400,
  /** The user has too few coins. */
  not_enough_coins: 400,
  /** The user has not consented to the tower, or no longer does. */
  consent_required: 403,
  /** There is no code of the shop left to give. */
  sold_out: 409,
  /** Activated now, it would be of no use: the user has what it gives already. */
  of_no_use: 409,
} as const
