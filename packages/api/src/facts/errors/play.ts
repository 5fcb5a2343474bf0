/** Codes of lobby, challenges and games (specification 2, section 8), with their HTTP statuses. */
export const playErrors = {
  too_many_active_games: 400,
  max_short_challenges_reached: 400,
  not_allowed_any_rated: 400,
  not_allowed_foa_rated: 400,
  player_has_too_many_active_single_game_boards: 400,
  /** The account is not activated, or has no personal data or no approval. */
  request_not_verified: 400,
  /** A FIDE-rated game needs an active Pro membership. */
  foa_unavailable: 400,
  /** A FIDE-rated game needs a connected FIDE ID. */
  fide_id_missing: 400,
  /** A visitor asked for a rated game. */
  registration_required: 400,
  invalid_invite_code: 400,
  owner_disconnected: 400,
  challenge_not_found: 404,
  own_challenge: 400,
  invite_canceled: 400,
  player_banned: 403,
  no_opponent: 400,
  opponent_must_have_pro: 400,
  /** The player plays no game with the caller; why is told to nobody. */
  opponent_not_available: 400,
  /** The caller blocks the player. */
  opponent_blocked: 400,
  ongoing_challenge: 400,
  /** The start of a game is too soon, or too far ahead. */
  start_out_of_range: 400,
  /** Only a direct challenge to a person may have a start. */
  start_not_possible: 400,
  player_uid_missing: 400,
  game_not_found: 404,
  /** The game is not over yet, so it has no result and no PGN. */
  game_not_finished: 406,
  /** The game is not over, was aborted, or has too few or too many moves. */
  not_suitable_for_express_analysis: 400,
  /** The account is banned from analysis. */
  no_access_to_board_analysis: 403,
  /** The free analyses of the day are used up. */
  free_analysis_exceeded: 403,
  /** The position is from a rated game that the caller still plays. */
  position_in_running_game: 403,
} as const
