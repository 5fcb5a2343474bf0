/** Why there is no game: the specification's codes, and names for its cases without one. */
export const gameRefusalCodes = [
  'too_many_active_games',
  'max_short_challenges_reached',
  'not_allowed_any_rated',
  'not_allowed_foa_rated',
  'player_has_too_many_active_single_game_boards',
  'registration_incomplete',
  'approval_pending',
  'foa_unavailable',
  'fide_id_missing',
  'registration_required',
  'invalid_invite_code',
  'owner_disconnected',
  'challenge_not_found',
  'own_challenge',
  'invite_canceled',
  'player_banned',
  'no_opponent',
  'opponent_must_have_pro',
  'opponent_not_available',
  'opponent_blocked',
  'ongoing_challenge',
  'start_out_of_range',
  'start_not_possible',
  'player_uid_missing',
  'unauthorised',
  'rate_limited',
  'offline',
  'timeout',
  'server_error',
] as const
export type GameRefusalCode = (typeof gameRefusalCodes)[number]

export interface GameRefusal {
  readonly code: GameRefusalCode
  /** The server's own sentence; four of the codes show it. */
  readonly detail: string | null
}

/** What the player can do about a refusal. */
export type GameRemedy =
  | 'retry'
  | 'create-account'
  | 'sign-in'
  | 'upgrade'
  | 'fill-form'
  | 'complete-registration'
  | 'find-opponent'
  | 'finish-a-game'
  | 'choose-another'
  | 'none'

export const gameRemedies: Readonly<Record<GameRefusalCode, GameRemedy>> = {
  too_many_active_games: 'finish-a-game',
  max_short_challenges_reached: 'choose-another',
  not_allowed_any_rated: 'choose-another',
  not_allowed_foa_rated: 'choose-another',
  player_has_too_many_active_single_game_boards: 'finish-a-game',
  registration_incomplete: 'complete-registration',
  approval_pending: 'none',
  foa_unavailable: 'upgrade',
  fide_id_missing: 'fill-form',
  registration_required: 'create-account',
  invalid_invite_code: 'find-opponent',
  owner_disconnected: 'find-opponent',
  challenge_not_found: 'find-opponent',
  own_challenge: 'find-opponent',
  invite_canceled: 'find-opponent',
  player_banned: 'none',
  no_opponent: 'retry',
  opponent_must_have_pro: 'choose-another',
  opponent_not_available: 'find-opponent',
  opponent_blocked: 'find-opponent',
  ongoing_challenge: 'finish-a-game',
  start_out_of_range: 'none',
  start_not_possible: 'none',
  player_uid_missing: 'retry',
  unauthorised: 'sign-in',
  rate_limited: 'retry',
  offline: 'retry',
  timeout: 'retry',
  server_error: 'retry',
}

/** A refusal with what a page shows about it. */
export interface GameRefusalView extends GameRefusal {
  readonly remedy: GameRemedy
}

export const viewOfRefusal = (refusal: GameRefusal | null): GameRefusalView => {
  const { code, detail } = refusal ?? { code: 'server_error', detail: null }
  return { code, detail, remedy: gameRemedies[code] }
}

/** The facts of the player that decide about a refusal, beside the server's code. */
export interface Refused {
  readonly isPro: boolean
  readonly hasFideId: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The refusal in an actor's error, which has the server's `code` and `detail`. A code that this version does not know
 * becomes `server_error`.
 */
export function refusalOf(error: unknown, { isPro, hasFideId }: Refused): GameRefusal {
  if (typeof error !== 'object' || error === null) return { code: 'server_error', detail: null }
  const named = 'code' in error ? error.code : null
  const detail = textOf('detail' in error ? error.detail : null)
  if (named === 'request_not_verified') {
    const code = isPro && !hasFideId ? 'registration_incomplete' : 'approval_pending'
    return { code, detail }
  }
  return { code: gameRefusalCodes.find((code) => code === named) ?? 'server_error', detail }
}
