/** Why a person can't join a tournament or return to one (specification 3, section 8), with HTTP statuses. */
export const joinLimitStatus = {
  no_user_data: 400,
  fide_players_only: 400,
  signup_not_opened_yet: 400,
  signup_already_closed: 400,
  too_many_players: 400,
  signup_twice: 400,
  same_time_tournament: 400,
  signup_country_limit: 400,
  rating_too_low: 400,
  rating_too_high: 400,
  age_too_high: 400,
  age_too_low: 400,
  title_not_allowed: 400,
  event_max_tournament_participate: 400,
  tournament_not_paid: 400,
  gender_not_allowed: 400,
  player_is_banned: 403,
  country_not_set_error: 400,
  gender_not_set_error: 400,
  age_not_set: 400,
  email_verification_required: 400,
  community_members_only: 400,
  invitation_only: 400,
} as const

export type JoinLimit = keyof typeof joinLimitStatus

const isJoinLimit = (code: string): code is JoinLimit => code in joinLimitStatus

/** Every join limit, in the order of the catalogue. */
export const joinLimits: readonly JoinLimit[] = Object.keys(joinLimitStatus).filter(isJoinLimit)

/** Codes of tournaments, clubs, membership and payments (specification 3, section 8), with their HTTP statuses. */
export const tournamentErrors = {
  ...joinLimitStatus,
  /** The tournament has begun: a player can pause, but no longer leave. */
  tournament_started: 400,
  /** The player can't leave, pause or resume, because they are not signed up. */
  not_signed_up: 400,
  /** The tournament is not running, or its kind allows no breaks. */
  pause_not_allowed: 400,
  not_community_administrator: 403,
  /** The caller neither organises the tournament nor is one of its arbiters. */
  not_organiser: 403,
  /** A member without a club has as many tournaments open or running as one may. */
  too_many_own_tournaments: 400,
  /** The form can’t be published: the detail names the fields. */
  form_incomplete: 400,
  /** The step is not due: the detail says which is, or from when. */
  step_not_due: 409,
  round_not_paired: 409,
  /** Tables are still playing; the detail names them. */
  round_unfinished: 409,
  /** The pairing was changed since it was read. */
  pairing_changed: 409,
  /** Two would play each other twice, or somebody would sit at two tables. */
  pairing_impossible: 400,
  /** The result of a decided board is changed: the arbiter has to say why. */
  reason_required: 400,
  /** Somebody else has changed it since it was read; nothing of this change is kept. */
  changed_meanwhile: 409,
  /** A running tournament can't be deleted. */
  tournament_running: 400,
  /** Somebody has joined, or it has begun: the detail names the field. */
  field_locked: 400,
  /** A bye can be asked for twice, before its round is paired, and not for the last one. */
  bye_not_allowed: 400,
  /** The tournament takes no games by PGN, or no more; the detail says why. */
  relay_not_possible: 409,
  /** The token of a relay is not, or no longer, the tournament's. */
  relay_token_invalid: 401,
  /** Games are added only to tournaments over the board that are no broadcast: the others have theirs. */
  games_not_possible: 409,
  /** A PGN can't be read, or contradicts itself or what is there; the detail has the line and how to mend it. */
  pgn_unreadable: 400,
  coupon_unknown: 404,
  coupon_expired: 400,
  card_declined: 400,
  payment_failed: 400,
  /** The payment provider does not answer. */
  payment_unavailable: 503,
  /** The return address is not the platform's own. */
  return_url_not_allowed: 400,
  already_pro: 400,
  /** Nothing was paid for the order. */
  not_paid: 409,
  /** The money of the order went back before, or is on its way. */
  already_returned: 409,
  /** The membership is over, a gift, or for life. */
  subscription_not_cancellable: 400,
  /** Auto-renewal can't be turned on again; the detail has the date from which the user can subscribe again. */
  subscribe_manually: 406,
  /** The payment method changes in the last two weeks before the next billing; the detail has the date. */
  method_switch_too_early: 406,
  /** This analysis of the game is ordered already. */
  order_exists: 400,
  gift_used: 400,
  gift_expired: 400,
  /** A gift is for somebody else than its giver. */
  gift_own: 400,
  /** The link by which somebody else pays was used, or is over. */
  pay_link_over: 400,
} as const
