import type { PlayableRatingType, TimeControl } from '@kingside/api'
import { countedRating } from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'
import { lobbyLimits } from './limits.ts'
import type { Challenge } from './challenge.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { type Actor, checkOpponent, checkPlayer } from './standing.ts'

type RuleDeps = Pick<
  LobbyDeps,
  'standings' | 'host' | 'ratings' | 'timeControls' | 'clock' | 'challenges' | 'requests'
>

/** The lobby's rules as the calls ask for them; each refuses by `LobbyRefusal`. */
export interface LobbyRules {
  /** The actor may play for these ratings, and has room for one more game. */
  readonly allow: (actor: Actor, ratingTypes: readonly PlayableRatingType[]) => Promise<void>
  /** The opponent may play the actor for this rating, and has room for one more game. */
  readonly allowOpponent: (opponent: Player, ratingType: PlayableRatingType) => Promise<void>
  /** The player neither searches nor challenges anybody directly. */
  readonly refuseOngoing: (player: Player, whose: 'own' | 'opponent') => Promise<void>
  /** The actor's rating is within the bounds of the challenge. */
  readonly refuseOutside: (actor: Actor, challenge: Challenge) => Promise<void>
  readonly timeControl: (id: number) => Promise<TimeControl>
  /** The rating with which a player is paired. */
  readonly countedRating: (
    player: Player,
    ratingType: PlayableRatingType,
    timeControl: TimeControl,
  ) => Promise<number>
}

export function createLobbyRules(deps: RuleDeps): LobbyRules {
  const { standings, host, ratings, timeControls, clock, challenges, requests } = deps

  const isFull = async (player: Player) =>
    player.kind !== 'bot' && (await host.ongoingOf(player.id)).length >= lobbyLimits.activeGames

  const ratingOf: LobbyRules['countedRating'] = async (player, ratingType, timeControl) =>
    countedRating(await ratings.of(player.id, ratingType, timeControl.board_type_name), ratingType)

  return {
    allow: async ({ player, role, isBanned }, ratingTypes) => {
      const standing = await standings.of(player.id, clock.now())
      const own = {
        ...standing,
        isBanned: isBanned || standing.isBanned,
        isPro: role === 'pro' || role === 'admin' || standing.isPro,
      }
      for (const ratingType of ratingTypes) checkPlayer(own, ratingType)
      if (await isFull(player)) {
        refuse(
          'too_many_active_games',
          'You have reached the maximum number of active games. Please complete one of your ongoing games.',
        )
      }
    },
    allowOpponent: async (opponent, ratingType) => {
      checkOpponent(await standings.of(opponent.id, clock.now()), ratingType)
      if (await isFull(opponent)) {
        refuse(
          'player_has_too_many_active_single_game_boards',
          'The opponent plays as many games as one may at once. Try again when one of them is over.',
        )
      }
    },
    refuseOngoing: async (player, whose) => {
      const direct = await challenges.listOpen(
        { kind: 'direct', ownerId: player.id },
        clock.now(),
        { limit: 1, offset: 0 },
      )
      const isOngoing = direct.count > 0 || (await requests.openOf(player.id)) !== null
      if (!isOngoing) return
      refuse(
        'ongoing_challenge',
        whose === 'own'
          ? 'You are looking for a game already. Cancel that first.'
          : 'The opponent is looking for another game at the moment.',
      )
    },
    refuseOutside: async ({ player }, { rating_type, rating_from, rating_to, time_control }) => {
      if (rating_from === null && rating_to === null) return
      const rating = await ratingOf(player, rating_type, time_control)
      if (rating >= (rating_from ?? 0) && rating <= (rating_to ?? Number.POSITIVE_INFINITY)) return
      refuse(
        rating_type === 'fide' ? 'not_allowed_foa_rated' : 'not_allowed_any_rated',
        `Your rating of ${rating} is not within the limits of this challenge.`,
      )
    },
    timeControl: async (id) => {
      const found = (await timeControls.list()).find((timeControl) => timeControl.id === id)
      return found ?? refuse('bad_request', `There is no time control ${id}. See timecontrols/.`)
    },
    countedRating: ratingOf,
  }
}
