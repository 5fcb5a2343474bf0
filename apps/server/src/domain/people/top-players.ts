import type { LobbyPlayer, TopBoardType, TopFamily } from '@kingside/api'

export interface TopList {
  readonly family: TopFamily
  readonly boardType: TopBoardType
  /** Two letters. @default all */
  readonly country?: string | undefined
  /** @default all */
  readonly gender?: 'female' | undefined
}

/** A member with a place in a list. */
export interface PlacedPlayer {
  /** Internal; never sent. */
  readonly id: number
  /** From 1; who has the same rating has the same place. */
  readonly place: number
  readonly player: LobbyPlayer
  readonly rating: number
  /** Null over the board. */
  readonly games: number | null
}

/** Reads the lists of the best members. */
export interface TopPlayers {
  /** A page, best first, and how many there are. @param at who is banned then is left out */
  readonly page: (
    list: TopList,
    page: { readonly limit: number; readonly offset: number },
    at: Date,
  ) => Promise<{ readonly count: number; readonly results: readonly PlacedPlayer[] }>
  /** A player's own place; null for who is not in the list. */
  readonly placeOf: (playerId: number, list: TopList, at: Date) => Promise<PlacedPlayer | null>
}
