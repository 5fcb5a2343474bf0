import type { BoardTypeName, LobbyPlayer, PublicProfile } from '@kingside/api'

/** A member whom a search has found. */
export interface FoundPlayer {
  /** Internal; never sent. */
  readonly id: number
  readonly player: LobbyPlayer
}

/** What everybody may know of players. */
export interface PublicProfiles {
  /** Null when nobody has this uid, and for players of relayed games. @param at whether Pro holds then */
  readonly find: (uid: string, at: Date) => Promise<PublicProfile | null>
  /** Members whose names have each of the words, with one of their ratings; those that begin with the whole come first. */
  readonly search: (asked: {
    readonly name: string
    readonly ratingType: 'worldchess' | 'fide'
    readonly boardType: BoardTypeName
    readonly limit: number
    /** When it is asked: a rating becomes less certain while its player rests. */
    readonly at: Date
  }) => Promise<readonly FoundPlayer[]>
}
