import type { RatingMode } from '@kingside/api/facts'
import { startGameStep } from '../start-game-button/start-game-step.ts'
import type { GameFinderPlayer } from './game-finder.types.ts'
import type { GameRefusalCode } from './game-refusal.ts'

/** Why a player can't play a game of this mode, as far as it is known without a call; null when nothing prevents it. */
export function refusedBefore(
  player: Omit<GameFinderPlayer, 'ratings'>,
  mode: RatingMode,
  hasOngoingChallenge: boolean,
): GameRefusalCode | null {
  const step = startGameStep(player, mode)
  switch (step) {
    case 'banned':
      return 'player_banned'
    case 'create-account':
      return 'registration_required'
    case 'upgrade-now':
      return 'foa_unavailable'
    case 'fill-form':
      return 'fide_id_missing'
    case 'wait':
      return 'player_uid_missing'
    case 'find-opponent':
      if (player.uid === null) return 'player_uid_missing'
      return hasOngoingChallenge ? 'ongoing_challenge' : null
    default:
      return step satisfies never
  }
}
