import type {
  BoardTypeName,
  ChallengeRecord,
  GameBoard,
  LobbyChallenge,
  LobbyPlayer,
  RatingType,
  TopGame as ServerGame,
} from '@kingside/api'
import { type PlayableRatingType, ratingTypeOf } from '@kingside/api/facts'
import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import type { ShownBoard, TopGame } from '@kingside/machines/lobby-lists'
import type { Challenge, ChallengePlayer, ChallengeTerms } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'
import { isDeleted } from './is-deleted.ts'

/** The lobby writes open ends of a range as null; the machines write these. */
const bounds = { lower: 0, upper: 3_000 } as const

/** The board type of a time control, of which lobby events have only the number. */
export type BoardTypeOf = (timeControlId: number) => BoardTypeName

const playedModes = {
  'non-rated': 'unrated',
  worldchess: 'rated',
  fide: 'fide',
} as const satisfies Record<PlayableRatingType, RatingMode>

/** The rating mode of a rating type; null for a type that no game here has. */
export const modeOf = (type: RatingType): RatingMode | null =>
  type === 'otb' ? null : playedModes[type]

/** A player of the lobby as the machines take one. */
export const playerOf = (player: LobbyPlayer): ChallengePlayer => {
  const { uid, name, title, rating, is_provisional: isProvisional } = player
  return {
    uid,
    name,
    title,
    rating,
    ...(isProvisional && { isProvisional }),
    ...(isDeleted(player) && { isDeleted: true }),
  }
}

const limitsOf = (from: number | null, to: number | null) =>
  from === null && to === null ? null : { lower: from ?? bounds.lower, upper: to ?? bounds.upper }

/** A challenge as the app shapes it; fields that are the contract's own are passed on. */
function inOwnWords(
  {
    owner,
    opponent,
    desired_color: color,
    rating_type,
    rating_from,
    rating_to,
    created_at,
    ...same
  }: Omit<LobbyChallenge, 'time_control_id'>,
  timeControl: ChosenTimeControl,
): Challenge {
  return {
    ...same,
    owner: playerOf(owner),
    opponent: opponent && playerOf(opponent),
    color,
    mode: playedModes[rating_type],
    timeControl,
    limits: limitsOf(rating_from, rating_to),
    createdAt: Date.parse(created_at),
  }
}

/** A challenge from the answer of a call. */
export const challengeOf = ({ time_control, ...record }: ChallengeRecord): Challenge =>
  inOwnWords(record, { id: time_control.id, boardType: time_control.board_type_name })

/** A challenge from an event of the lobby's socket. */
export const toldChallengeOf = (
  { time_control_id: id, ...told }: LobbyChallenge,
  boardTypeOf: BoardTypeOf,
): Challenge => inOwnWords(told, { id, boardType: boardTypeOf(id) })

export const topGameOf = (game: ServerGame, boardTypeOf: BoardTypeOf): TopGame => ({
  gameId: game.gameId,
  white: playerOf(game.white),
  black: playerOf(game.black),
  timeControl: { id: game.time_control_id, boardType: boardTypeOf(game.time_control_id) },
  mode: modeOf(game.rating_type) ?? 'unrated',
  tournamentId: game.tournament_id,
  board: game.board ? boardOf(game.board) : null,
})

export const boardOf = ({ last_move: lastMove, ...same }: GameBoard): ShownBoard => ({
  ...same,
  lastMove,
})

/** The terms of a new challenge, as the body of a call. */
export const termsBody = ({ color, mode, timeControl, limits, ...same }: ChallengeTerms) => ({
  ...same,
  desired_color: color,
  rating_type: ratingTypeOf[mode],
  rating_from: limits?.lower ?? null,
  rating_to: limits?.upper ?? null,
  time_control_id: timeControl.id,
  platform: 'web' as const,
})
