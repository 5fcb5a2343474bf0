import type { LobbyPlayer } from '@kingside/api'
import type { Challenge } from '../lobby/challenge.ts'
import type { Player } from '../players/visitor-store.ts'

export interface RelationOf {
  readonly isFollowing: boolean
  readonly isBlocked: boolean
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** A member whom somebody follows. */
export interface Followed {
  /** Internal; never sent. */
  readonly id: number
  readonly player: LobbyPlayer
  /** The game under way, the last one of several. */
  readonly gameId: string | null
}

/** What ended because its two players meet in tournaments only from now on. */
export interface EndedByBlock {
  /** Open challenges of one to the other by name. */
  readonly challenges: readonly Challenge[]
  /** Searches and links of one for the other alone. */
  readonly requests: readonly { readonly id: string; readonly playerId: number }[]
  /** Challenges to anybody, which the other one must not see any more. */
  readonly hidden: readonly { readonly id: string; readonly ownerId: number }[]
}

/** Where it is kept who follows and blocks whom. Players are internal ids. */
export interface RelationStore {
  /** What the first one has decided about the second. */
  readonly of: (playerId: number, otherId: number) => Promise<RelationOf>
  /** Follows; `blocked` where one of the two blocks the other, `full` where the player follows as many as one may. */
  readonly follow: (
    playerId: number,
    otherId: number,
    at: Date,
  ) => Promise<'done' | 'full' | 'blocked'>
  readonly unfollow: (playerId: number, otherId: number) => Promise<void>
  /** Blocks, and ends in the same transaction what one has open for the other, and who follows whom. */
  readonly block: (playerId: number, otherId: number, at: Date) => Promise<EndedByBlock | 'full'>
  readonly unblock: (playerId: number, otherId: number) => Promise<void>
  /** Who was followed last first. */
  readonly following: (
    playerId: number,
    page: Page,
  ) => Promise<{ readonly count: number; readonly results: readonly Followed[] }>
  /** Who was blocked last first. */
  readonly blocked: (
    playerId: number,
    page: Page,
  ) => Promise<{
    readonly count: number
    readonly results: readonly { readonly player: LobbyPlayer; readonly since: Date }[]
  }>
  /** All whom a player follows. */
  readonly followedIds: (playerId: number) => Promise<readonly number[]>
  /** These members, with the game that each plays. */
  readonly describe: (playerIds: readonly number[]) => Promise<readonly Followed[]>
  /** Who follows one of these players. */
  readonly followersOf: (
    playerIds: readonly number[],
  ) => Promise<readonly { readonly followerId: number; readonly followedId: number }[]>
}

/** Reads who keeps whom from meeting outside of tournaments. Players are internal ids. */
export interface BlockReader {
  /** Whether the first one blocks the second (`own`), or only the second the first (`other`). */
  readonly between: (playerId: number, otherId: number) => Promise<'none' | 'own' | 'other'>
  /** The pairs among these players of whom one blocks the other. */
  readonly pairsAmong: (
    playerIds: readonly number[],
  ) => Promise<readonly (readonly [number, number])[]>
  /** Whom a player blocks, and who blocks the player. */
  readonly around: (playerId: number) => Promise<readonly number[]>
}

/** Finds who can be followed, blocked and reported. */
export interface PeopleReader {
  /** Null when nobody has this uid. */
  readonly byUid: (uid: string) => Promise<(Player & { readonly isClosed: boolean }) | null>
}
