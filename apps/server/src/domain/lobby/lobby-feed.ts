import type { LobbyEvent } from '@kingside/api'

/** The lobby's lists that clients follow. */
export type LobbyList = 'challenges' | 'players' | 'games' | 'counts'

/** Tells players in the lobby what happens. Players are internal ids. */
export interface LobbyFeed {
  /** Tells one player, on each of the player's open sockets. */
  readonly sendToPlayer: (playerId: number, news: LobbyEvent) => void
  /** Tells everybody who follows a list. @param except players who are not told. @default nobody */
  readonly sendToFollowers: (list: LobbyList, news: LobbyEvent, except?: readonly number[]) => void
  /** Tells those who follow a list at this process: for what each process reads by itself. */
  readonly sendToFollowersHere: (list: LobbyList, news: LobbyEvent) => void
  /** Whether anybody follows a list at this process. */
  readonly isFollowedHere: (list: LobbyList) => boolean
  /** Whether the player has an open lobby socket. */
  readonly isHere: (playerId: number) => boolean
  /** Calls `listener` when a player's first lobby socket comes, but not after a reload; answers with how to stop. */
  readonly onCame: (listener: (playerId: number) => void) => () => void
  /** Calls `listener` when a player's last lobby socket has been gone for the grace of 1.8 s; answers with how to stop. */
  readonly onGone: (listener: (playerId: number) => void) => () => void
  /** How many players are here. */
  readonly count: () => number
}
