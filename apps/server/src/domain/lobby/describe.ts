import { displayedRating, type LobbyChallenge, type LobbyPlayer } from '@kingside/api'
import type { Challenge, RatedPlayer } from './challenge.ts'

/** A player as others see one: the public uid, and never an anonymous one. */
export function lobbyPlayerOf(player: RatedPlayer): LobbyPlayer {
  const { uid, name, kind, title, country } = player
  return { uid, name, kind, title, country, rating: displayedRating(player.rating) }
}

/** A challenge as the lobby's sockets tell it. */
export function lobbyChallengeOf(challenge: Challenge): LobbyChallenge {
  const { id, kind, owner, opponent, desiredColor, ratingType, ratingFrom, ratingTo } = challenge
  return {
    id,
    kind,
    created_at: challenge.createdAt.toISOString(),
    owner: lobbyPlayerOf(owner),
    opponent: opponent && lobbyPlayerOf(opponent),
    desired_color: desiredColor,
    rating_type: ratingType,
    rating_from: ratingFrom,
    rating_to: ratingTo,
    time_control_id: challenge.timeControl.id,
  }
}
