import type { ErrorCode } from '@kingside/api'
import { type RefusalWords, refusalTexts } from './refusal-texts.ts'

/** Why the lobby refuses; the codes of the catalogue (specification 2, section 8). */
export type LobbyRefusalCode = Extract<
  ErrorCode,
  | 'bad_request'
  | 'forbidden'
  | 'not_implemented'
  | 'too_many_active_games'
  | 'max_short_challenges_reached'
  | 'not_allowed_any_rated'
  | 'not_allowed_foa_rated'
  | 'player_has_too_many_active_single_game_boards'
  | 'request_not_verified'
  | 'foa_unavailable'
  | 'fide_id_missing'
  | 'registration_required'
  | 'invalid_invite_code'
  | 'owner_disconnected'
  | 'challenge_not_found'
  | 'own_challenge'
  | 'invite_canceled'
  | 'player_banned'
  | 'no_opponent'
  | 'opponent_must_have_pro'
  | 'opponent_not_available'
  | 'opponent_blocked'
  | 'ongoing_challenge'
  | 'start_out_of_range'
  | 'start_not_possible'
  | 'player_uid_missing'
  | 'game_not_found'
>

/** A sentence for people: in English, or of the words of the caller's language. */
export type RefusalText = string | ((words: RefusalWords) => string)

/** The lobby does not do what was asked; nothing was changed. The message is the text in English. */
export class LobbyRefusal extends Error {
  override readonly name = 'LobbyRefusal'
  readonly code: LobbyRefusalCode
  readonly text: RefusalText

  constructor(code: LobbyRefusalCode, text: RefusalText) {
    super(typeof text === 'string' ? text : text(refusalTexts.en))
    this.code = code
    this.text = text
  }
}

/** Refuses. */
export function refuse(code: LobbyRefusalCode, text: RefusalText): never {
  throw new LobbyRefusal(code, text)
}
