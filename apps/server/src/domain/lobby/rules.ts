import type { ChallengeKind, PlayableRatingType, TimeControl } from '@kingside/api'
import { countedRating } from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'
import type { RatedConduct } from './conduct.ts'
import { lobbyLimits } from './limits.ts'
import type { Challenge } from './challenge.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { type Actor, checkOpponent, checkPlayer } from './standing.ts'

type RuleDeps = Pick<
  LobbyDeps,
  'standings' | 'host' | 'ratings' | 'timeControls' | 'clock' | 'challenges' | 'requests'
>

/** While one of these is open no search begins. Invites by link wait for days, for somebody who may never come. */
export const waitingKinds = ['short', 'long', 'direct'] as const satisfies readonly ChallengeKind[]
export type WaitingKind = (typeof waitingKinds)[number]
export type OpenChallenges = Readonly<Record<WaitingKind, number>>

/** The lobby's rules as the calls ask for them; each refuses by `LobbyRefusal`. */
export interface LobbyRules {
  /** The actor may play for these ratings, and has room for one more game. */
  readonly allow: (actor: Actor, ratingTypes: readonly PlayableRatingType[]) => Promise<void>
  /** The opponent may play the actor for this rating, and has room for one more game. */
  readonly allowOpponent: (opponent: Player, ratingType: PlayableRatingType) => Promise<void>
  /** The player searches for nobody and has no challenge of these kinds open. */
  readonly refuseOwnOngoing: (player: Player, kinds: readonly WaitingKind[]) => Promise<void>
  /** The opponent neither searches, except for the player, nor challenges anybody directly. */
  readonly refuseOpponentsOngoing: (opponent: Player, player: Player) => Promise<void>
  /** How many challenges of the player's own are open that keep from another search. */
  readonly openChallenges: (playerId: number) => Promise<OpenChallenges>
  readonly conductOf: (playerId: number) => Promise<RatedConduct>
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

  const countOpen = async (kind: ChallengeKind, ownerId: number) =>
    (await challenges.listOpen({ kind, ownerId }, clock.now(), { limit: 1, offset: 0 })).count

  const openChallenges: LobbyRules['openChallenges'] = async (playerId) => {
    const [short, long, direct] = await Promise.all([
      countOpen('short', playerId),
      countOpen('long', playerId),
      countOpen('direct', playerId),
    ])
    return { short, long, direct }
  }

  return {
    allow: async ({ player, role, isBanned }, ratingTypes) => {
      const standing = await standings.of(player.id, clock.now())
      const own = {
        ...standing,
        isBanned: isBanned || standing.isBanned,
        isPro: role === 'pro' || role === 'admin' || standing.isPro,
      }
      for (const ratingType of ratingTypes) checkPlayer(own, ratingType, clock.now())
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
    refuseOwnOngoing: async (player, kinds) => {
      if ((await requests.openOf(player.id)) !== null) {
        refuse('ongoing_challenge', 'You are looking for a game already. Cancel that first.')
      }
      const counts = await openChallenges(player.id)
      if (kinds.some((kind) => counts[kind] > 0)) {
        refuse('ongoing_challenge', 'A challenge of yours is open. Cancel it first.')
      }
    },
    refuseOpponentsOngoing: async (opponent, player) => {
      const search = await requests.openOf(opponent.id)
      const isElsewhere = search !== null && search.onlyOpponentId !== player.id
      if (!isElsewhere && (await countOpen('direct', opponent.id)) === 0) return
      refuse('ongoing_challenge', 'The opponent is looking for another game at the moment.')
    },
    openChallenges,
    conductOf: (playerId) => standings.conductOf(playerId, clock.now()),
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
