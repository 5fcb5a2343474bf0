import type { Refusal } from '../../domain/tournaments/join-limit.ts'

/** What each refusal says to a developer; people read the app's own words. */
export const refusalDetails = {
  unauthorised: 'Sign in first.',
  player_is_banned: 'You are banned, here or in this tournament.',
  email_verification_required: 'Confirm your email address first.',
  no_user_data: 'Enter your first and last name first.',
  signup_twice: 'You have signed up already.',
  signup_not_opened_yet: 'The registration has not opened yet: signup_start says when.',
  signup_already_closed: 'The registration is closed.',
  age_not_set: 'Enter your date of birth first.',
  age_too_low: 'You are too young on the day of the start: age_min says from when.',
  age_too_high: 'You are too old on the day of the start: age_max says until when.',
  country_not_set_error: 'Choose your country first.',
  signup_country_limit: 'It is for players of other countries.',
  gender_not_set_error: 'Enter your gender first.',
  gender_not_allowed: 'It is for players of another gender.',
  title_not_allowed: 'It is for players with certain titles: allowed_titles names them.',
  rating_too_low: 'Your rating is too low: rating_min says from which.',
  rating_too_high: 'Your rating is too high: rating_max says up to which.',
  community_members_only: 'It is for members of the club that organises it.',
  invitation_only: 'It is for invited players.',
  same_time_tournament: 'You play another tournament at this time.',
  event_max_tournament_participate: 'You have joined as many of this series as one may.',
  too_many_players: 'Every seat is taken.',
  fide_players_only: 'It takes Pro and a verified FIDE ID.',
  tournament_not_paid: 'Pay the entry fee first.',
  not_signed_up: 'You have not signed up.',
  tournament_started: 'It has begun: you can pause, but no longer leave.',
  pause_not_allowed: 'It is not running, or its kind has no breaks.',
  bye_not_allowed:
    'A bye is asked for before its round is paired, twice at most, and not in the last round.',
} as const satisfies Record<Refusal, string> & Record<string, string>
