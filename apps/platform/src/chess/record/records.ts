import type {
  BoardTypeName,
  ChallengeRecord,
  LobbyChallenge,
  LobbyPlayer,
  RatingType,
  TopGame as ServerGame,
} from '@kingside/api'
import { ratingTypeOf } from '@kingside/api/facts'
import type { TopGame } from '@kingside/machines/lobby-lists'
import type { Challenge, ChallengePlayer, ChallengeTerms } from '@kingside/machines/short-challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'

/** Ratings have no end in the lobby's own words; the machines' ranges have these. */
const bounds = { lower: 0, upper: 3_000 } as const

/** Tells the kind of a time control, of which the lobby tells the number alone. */
export type BoardTypeOf = (timeControlId: number) => BoardTypeName

/** What a game counts for; null for ratings that no game here is played for. */
export function modeOf(type: RatingType): RatingMode | null {
  switch (type) {
    case 'non-rated':
      return 'unrated'
    case 'worldchess':
      return 'rated'
    case 'fide':
      return 'fide'
    case 'otb':
      return null
    default:
      return type satisfies never
  }
}

/** A player as the machines show one. */
export const playerOf = ({ uid, name, title, rating }: LobbyPlayer): ChallengePlayer => ({
  uid,
  name,
  title,
  rating,
})

const limitsOf = (from: number | null, to: number | null) =>
  from === null && to === null ? null : { lower: from ?? bounds.lower, upper: to ?? bounds.upper }

/** A challenge as a call answers with it. */
export const challengeOf = (record: ChallengeRecord): Challenge => ({
  id: record.id,
  owner: playerOf(record.owner),
  opponent: record.opponent && playerOf(record.opponent),
  color: record.desired_color,
  mode: modeOf(record.rating_type) ?? 'unrated',
  timeControl: { id: record.time_control.id, boardType: record.time_control.board_type_name },
  limits: limitsOf(record.rating_from, record.rating_to),
  createdAt: Date.parse(record.created_at),
})

/** A challenge as the lobby's socket tells it; null for one that can't be played here. */
export function toldChallengeOf(told: LobbyChallenge, boardTypeOf: BoardTypeOf): Challenge | null {
  const mode = modeOf(told.rating_type)
  if (mode === null) return null
  return {
    id: told.id,
    owner: playerOf(told.owner),
    opponent: told.opponent && playerOf(told.opponent),
    color: told.desired_color,
    mode,
    timeControl: { id: told.time_control_id, boardType: boardTypeOf(told.time_control_id) },
    limits: limitsOf(told.rating_from, told.rating_to),
    createdAt: Date.parse(told.created_at),
  }
}

export const topGameOf = (game: ServerGame, boardTypeOf: BoardTypeOf): TopGame => ({
  gameId: game.gameId,
  white: playerOf(game.white),
  black: playerOf(game.black),
  timeControl: { id: game.time_control_id, boardType: boardTypeOf(game.time_control_id) },
  mode: modeOf(game.rating_type) ?? 'unrated',
  tournamentId: game.tournament_id,
})

/** The terms of a new challenge, as the calls take them. */
export const termsBody = ({ color, mode, timeControl, limits }: ChallengeTerms) => ({
  desired_color: color,
  rating_type: ratingTypeOf[mode],
  rating_from: limits?.lower ?? null,
  rating_to: limits?.upper ?? null,
  time_control_id: timeControl.id,
  platform: 'web' as const,
})
