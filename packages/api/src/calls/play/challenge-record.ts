import { z } from 'zod/mini'
import { challengeKinds, challengeStatuses, desiredColors } from '../../facts/lobby.ts'
import { gameId } from '../../realtime/game-id.ts'
import { lobbyPlayer } from '../../realtime/lobby-player.ts'
import { timeControl } from '../../time-control.ts'
import { playableRatingTypes } from '../../facts/ratings.ts'

/** A public id of a player, or the caller's own anonymous uid. Another visitor's anonymous uid is an error. */
export const playerReference = z.string().check(z.regex(/^[\w-]{1,64}$/, 'expected a uid'))

const ratingBound = z.int().check(z.gte(0), z.lte(4000))

/** The terms of a challenge: its owner chooses them, everybody can read them. A rating bound of null is no bound. */
const terms = {
  desired_color: z._default(z.enum(desiredColors), 'any'),
  rating_type: z.enum(playableRatingTypes),
  rating_from: z._default(z.nullable(ratingBound), null),
  rating_to: z._default(z.nullable(ratingBound), null),
  /** When the game starts, in UTC; null is as soon as the challenge is accepted. Only direct challenges to a person may have one. */
  starts_at: z._default(z.nullable(z.iso.datetime()), null),
}

/** The terms of a challenge, with the id of the time control. */
export const challengeTerms = z.object({ ...terms, time_control_id: z.int().check(z.positive()) })
export type ChallengeTerms = z.output<typeof challengeTerms>
/** The terms as an owner sends them. */
export type ChosenTerms = z.input<typeof challengeTerms>

const platform = z.optional(z.literal('web'))
/** The body of a challenge that anybody may accept. */
export const newChallenge = z.extend(challengeTerms, { platform })
/** The body of a challenge to one player; it has no rating bounds. */
export const newNamedChallenge = z.omit(newChallenge, { rating_from: true, rating_to: true })

/** A challenge of any kind. */
export const challengeRecord = z.object({
  id: z.string(),
  kind: z.enum(challengeKinds),
  created_at: z.iso.datetime(),
  /** When the challenge ends by itself; null is never. */
  expires_at: z.nullable(z.iso.datetime()),
  ...terms,
  time_control: timeControl,
  owner: lobbyPlayer,
  /** Null when the challenge is open to anybody and nobody has accepted. */
  opponent: z.nullable(lobbyPlayer),
  /** The caller's own anonymous uid, when the caller is a visitor and the owner; null for everybody else. */
  owner_anonymous_uid: z.nullable(z.string()),
  /** The caller's own anonymous uid, when the caller is a visitor and the opponent; null for everybody else. */
  opponent_anonymous_uid: z.nullable(z.string()),
  /** Only for the owner and a named opponent; null for others. */
  invite_code: z.nullable(z.string()),
  status: z.enum(challengeStatuses),
  /** Only for the two players; null for others. */
  game_id: z.nullable(gameId),
})
export type ChallengeRecord = z.output<typeof challengeRecord>

const told = z.pick(challengeRecord, {
  id: true,
  kind: true,
  created_at: true,
  owner: true,
  opponent: true,
})
/** A challenge as the lobby sends it to everybody: without the fields that only its players may see. */
export const lobbyChallenge = z.readonly(z.extend(told, challengeTerms.shape))
export type LobbyChallenge = z.output<typeof lobbyChallenge>

export const challengePage = z.object({
  /** The number of entries on all pages. */
  count: z.int().check(z.nonnegative()),
  results: z.array(challengeRecord),
})

/** `limit` and `offset` of a list. */
export const pageOf = (limit: number) => ({
  limit: z._default(z.pipe(z.coerce.number<string>(), z.int().check(z.gte(1), z.lte(100))), limit),
  offset: z._default(z.pipe(z.coerce.number<string>(), z.int().check(z.gte(0), z.lte(10_000))), 0),
})

export const challengeId = z
  .string()
  .check(z.regex(/^[\w-]{8,64}$/, 'expected the id of a challenge'))
export const inviteCode = z.string().check(z.regex(/^[\w-]{4,64}$/, 'expected an invite code'))

/** The answer to an acceptance. */
export const startedGame = z.object({ id: z.string(), game_id: gameId })

/** Why a game can't begin: the opponent, the rating or the number of running games does not allow it. */
export const startErrors = [
  'player_uid_missing',
  'player_banned',
  'registration_required',
  'request_not_verified',
  'foa_unavailable',
  'fide_id_missing',
  'not_allowed_any_rated',
  'not_allowed_foa_rated',
  'too_many_active_games',
  'player_has_too_many_active_single_game_boards',
  'ongoing_challenge',
] as const

/** Why a challenge can't be made. */
export const createErrors = [
  ...startErrors,
  'max_short_challenges_reached',
  'start_not_possible',
] as const

/** Why a challenge to a named player can't be made. */
export const namedErrors = [
  ...createErrors,
  'no_opponent',
  'opponent_must_have_pro',
  'opponent_not_available',
  'opponent_blocked',
  'start_out_of_range',
] as const

/** Why a challenge can't be accepted. */
export const acceptErrors = [
  ...startErrors,
  'challenge_not_found',
  'own_challenge',
  'owner_disconnected',
  'opponent_must_have_pro',
  'opponent_not_available',
  'opponent_blocked',
] as const

/** Why an invite can't be accepted. */
export const inviteErrors = [...acceptErrors, 'invalid_invite_code', 'invite_canceled'] as const
