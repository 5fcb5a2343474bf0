import type { ChallengeKind, PlayableRatingType, TimeControl } from '@kingside/api'
import { countedRating, scheduledStart } from '@kingside/api'
import type { BlockReader } from '../people/relations.ts'
import type { Player } from '../players/visitor-store.ts'
import type { RatedConduct } from './conduct.ts'
import { lobbyLimits } from './limits.ts'
import type { Challenge } from './challenge.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { type Actor, checkOpponent, checkPlayer } from './standing.ts'

type RuleDeps = Pick<
  LobbyDeps,
  'standings' | 'blocks' | 'host' | 'ratings' | 'timeControls' | 'clock' | 'challenges' | 'requests'
>

/** While one of these is open no search begins. Invites by link wait for days, for somebody who may never come. */
export const waitingKinds = ['short', 'long', 'direct'] as const satisfies readonly ChallengeKind[]
export type WaitingKind = (typeof waitingKinds)[number]
export type OpenChallenges = Readonly<Record<WaitingKind, number>>

/** A game at once takes one of a player's places for running games; a scheduled one keeps nobody from playing before it. */
export type GameStartKind = 'at-once' | 'scheduled'

/** Whether challenges with this start are for now or for later. */
export const startKindOf = (startsAt: string | null): GameStartKind =>
  startsAt === null ? 'at-once' : 'scheduled'

/** The lobby's rules as the calls ask for them; each refuses by `LobbyRefusal`. */
export interface LobbyRules {
  /** The actor may play for these ratings, and has room for one more game. */
  readonly allow: (
    actor: Actor,
    ratingTypes: readonly PlayableRatingType[],
    start?: GameStartKind,
  ) => Promise<void>
  /** The opponent may play the player for this rating, and has room for one more game; neither blocks the other. */
  readonly allowOpponent: (
    player: Player,
    opponent: Player,
    ratingType: PlayableRatingType,
    start?: GameStartKind,
  ) => Promise<void>
  /** The start is far enough ahead, and not too far. */
  readonly refuseStart: (startsAt: string) => void
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

export function createLobbyRules(deps: RuleDeps, shortestLeadMs: number): LobbyRules {
  const { standings, blocks, host, ratings, timeControls, clock, challenges, requests } = deps

  const isFull = async ({ id, kind }: Player, start: GameStartKind) => {
    if (kind === 'bot') return false
    const started = (await host.startedOf(id)).length
    if (start === 'at-once') return started >= lobbyLimits.activeGames
    return (await host.scheduledOf(id)).length >= lobbyLimits.scheduledGames
  }

  const ratingOf: LobbyRules['countedRating'] = async (player, ratingType, timeControl) =>
    countedRating(await ratings.of(player.id, ratingType, timeControl.board_type_name), ratingType)

  /** Those to a scheduled game keep from nothing, so they are not counted. */
  const countOpen = async (kind: ChallengeKind, ownerId: number) => {
    const filter = { kind, ownerId, start: 'at-once' } as const
    return (await challenges.listOpen(filter, clock.now(), { limit: 1, offset: 0 })).count
  }

  const openChallenges: LobbyRules['openChallenges'] = async (playerId) => {
    const [short, long, direct] = await Promise.all([
      countOpen('short', playerId),
      countOpen('long', playerId),
      countOpen('direct', playerId),
    ])
    return { short, long, direct }
  }

  return {
    allow: async ({ player, role, isBanned }, ratingTypes, start = 'at-once') => {
      const standing = await standings.of(player.id, clock.now())
      const own = {
        ...standing,
        isBanned: isBanned || standing.isBanned,
        isPro: role === 'pro' || role === 'admin' || standing.isPro,
      }
      for (const ratingType of ratingTypes) checkPlayer(own, ratingType, clock.now())
      if (await isFull(player, start)) {
        refuse(
          'too_many_active_games',
          start === 'at-once'
            ? 'You have reached the maximum number of active games. Please complete one of your ongoing games.'
            : `You have ${lobbyLimits.scheduledGames} scheduled games already. Play or cancel one of them first.`,
        )
      }
    },
    allowOpponent: async (player, opponent, ratingType, start = 'at-once') => {
      refuseBlocked(await blocks.between(player.id, opponent.id))
      checkOpponent(await standings.of(opponent.id, clock.now()), ratingType)
      if (await isFull(opponent, start)) {
        refuse(
          'player_has_too_many_active_single_game_boards',
          ({ opponentTooManyGames, opponentTooManyScheduled }) =>
            start === 'at-once' ? opponentTooManyGames : opponentTooManyScheduled,
        )
      }
    },
    refuseStart: (startsAt) => {
      const leadMs = Date.parse(startsAt) - clock.now().getTime()
      if (leadMs >= shortestLeadMs && leadMs <= scheduledStart.longestLeadMs) return
      refuse(
        'start_out_of_range',
        'A game can start in a minute at the earliest, and in 14 days at the latest. Choose another time.',
      )
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
        ({ outsideLimits }) => outsideLimits(rating),
      )
    },
    timeControl: async (id) => {
      const found = (await timeControls.list()).find((timeControl) => timeControl.id === id)
      return found ?? refuse('bad_request', `There is no time control ${id}. See timecontrols/.`)
    },
    countedRating: ratingOf,
  }
}

/** Who is blocked is not told so: to that player the other one has no time for a game. */
function refuseBlocked(block: Awaited<ReturnType<BlockReader['between']>>): void {
  switch (block) {
    case 'none':
      return
    case 'own':
      return refuse('opponent_blocked', ({ ownBlock }) => ownBlock)
    case 'other':
      return refuse('opponent_not_available', ({ opponentNotAvailable }) => opponentNotAvailable)
    default:
      return block satisfies never
  }
}
