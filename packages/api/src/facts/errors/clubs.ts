/** Codes of clubs, with their HTTP statuses; `not_community_administrator` is one of tournaments as well. */
export const clubErrors = {
  /** A club has an administrator: the last one can neither leave nor become a member. */
  last_administrator: 400,
  already_member: 400,
  /** The caller has asked to join, and nobody has decided yet. */
  request_pending: 400,
  not_member: 400,
  club_region_not_allowed: 400,
  club_title_not_allowed: 400,
  club_age_not_allowed: 400,
  /** The account has made as many clubs as one may. */
  too_many_clubs: 400,
  /** The club has as many pictures, cards or events as it may. */
  club_full: 400,
} as const
