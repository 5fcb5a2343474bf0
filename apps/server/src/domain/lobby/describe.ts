import {
  displayedRating,
  lobbyChallenge,
  type LobbyChallenge,
  type LobbyPlayer,
} from '@kingside/api'
import { shownTitle } from '../players/visitor-store.ts'
import type { Challenge, RatedPlayer } from './challenge.ts'

/** A player as others see one: the public uid, and never an anonymous one. */
export function lobbyPlayerOf(player: RatedPlayer): LobbyPlayer {
  const { uid, name, kind, country } = player
  return {
    uid,
    name,
    kind,
    title: shownTitle(player),
    country,
    rating: displayedRating(player.rating),
    ...(player.isProvisional && { is_provisional: true }),
  }
}

/** A challenge as the lobby's sockets tell it: the contract's schema leaves out what is a secret of its players. */
export const lobbyChallengeOf = (challenge: Challenge): LobbyChallenge =>
  lobbyChallenge.parse({
    ...challenge,
    owner: lobbyPlayerOf(challenge.owner),
    opponent: challenge.opponent && lobbyPlayerOf(challenge.opponent),
    time_control_id: challenge.time_control.id,
  })
