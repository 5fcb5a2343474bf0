import { type ChallengeKind, scheduledStart } from '@kingside/api'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How much a player may have at once, and how long it holds. The specification names the refusals, not the numbers. */
export const lobbyLimits = {
  /**
   * Games under way, when another begins: more is refused to the player by `too_many_active_games`, and to
   * the others by `player_has_too_many_active_single_game_boards`. More than one, because one whose opponent
   * left counts too, and a scheduled game from its start on.
   */
  activeGames: 3,
  /** Scheduled games before their start, refused by the same codes. They count as games under way only from then on. */
  scheduledGames: 20,
  /** Open direct challenges of one player to scheduled games. */
  openScheduled: 10,
  /** Open challenges of one player by kind; a second direct one is `ongoing_challenge`, others `max_short_challenges_reached`. */
  openChallenges: { short: 10, invite: 10, long: 20, direct: 1 },
  /** How long a challenge holds, in ms. */
  challengeMs: { short: hour, invite: day, long: 7 * day, direct: 2 * minute },
  /** How long a search goes on, in ms. */
  searchMs: 10 * minute,
  /** How long a friend's link holds, in ms. */
  friendLinkMs: hour,
  /** After a restart, how long the owners of searches and of live challenges have to come back, in ms. */
  returnMs: 30 * second,
  /** How long a search that ended because its player was gone goes on again when the page is back, in ms. */
  resumeMs: 30 * second,
  /** How long the page of such a search has to open its socket, in ms. */
  comeBackMs: 5 * second,
} as const satisfies {
  readonly activeGames: number
  readonly scheduledGames: number
  readonly openScheduled: number
  readonly openChallenges: Readonly<Record<ChallengeKind, number>>
  readonly challengeMs: Readonly<Record<ChallengeKind, number>>
  readonly searchMs: number
  readonly friendLinkMs: number
  readonly returnMs: number
  readonly resumeMs: number
  readonly comeBackMs: number
}

/** How soon what happens in the lobby, in ms. */
export interface LobbySettings {
  /** How long a search looks for people before a bot takes it; null is for ever. @default 15_000 */
  readonly botFallbackMs: number | null
  /** How often searches are looked at again, since waiting widens what they take. @default 1_000 */
  readonly tickMs: number
  /** How often what ran out is swept. @default 10_000 */
  readonly sweepMs: number
  /** How far ahead the start of a scheduled game is at least. @default 60_000 */
  readonly shortestLeadMs: number
}

export const defaultLobbySettings: LobbySettings = {
  botFallbackMs: 15 * second,
  tickMs: second,
  sweepMs: 10 * second,
  shortestLeadMs: scheduledStart.shortestLeadMs,
}
