import type {
  ChallengeKind,
  ChallengeRecord,
  ChallengeRecordStatus,
  ChallengeTerms,
} from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'

/** A player with the rating that counts for a challenge; null is New. */
export interface RatedPlayer extends Player {
  readonly rating: number | null
  /** Whether the rating is still uncertain. @default false */
  readonly isProvisional?: boolean
}

/** A challenge as the contract has it, with its players as the server knows them. */
export interface Challenge extends Readonly<
  Omit<ChallengeRecord, 'owner' | 'opponent' | 'owner_anonymous_uid' | 'opponent_anonymous_uid'>
> {
  readonly owner: RatedPlayer
  /** Who is challenged by name, or who took it. */
  readonly opponent: RatedPlayer | null
  readonly expires_at: string
}

/** A challenge to be stored; `open`, but for one that a bot takes at once. */
export interface NewChallenge
  extends
    Pick<Challenge, 'id' | 'kind' | 'created_at' | 'expires_at' | 'invite_code'>,
    Readonly<ChallengeTerms> {
  readonly ownerId: number
  readonly opponentId: number | null
  readonly status: 'open' | 'accepted'
}

/** Which open challenges to list, newest first. */
export interface ChallengeFilter {
  readonly kind: ChallengeKind
  /** By this player. */
  readonly ownerId?: number
  /** To this player by name. */
  readonly opponentId?: number
  /** By or to this player. */
  readonly playerId?: number
  /** Without those whose owner blocks this player, or is blocked. */
  readonly readBy?: number
  /** Only such as begin when they are accepted, or only such as are for a later start. */
  readonly start?: 'at-once' | 'scheduled'
}

/** What ended because one of its players got a game. */
export interface Withdrawn {
  readonly challenges: readonly Challenge[]
  readonly requests: readonly { readonly id: string; readonly playerId: number }[]
}

/** Why a challenge ended without a game. */
export type ChallengeEnding = Exclude<ChallengeRecordStatus, 'open' | 'accepted'>

/**
 * Where challenges are kept. An open one that ran out counts as ended everywhere. Short and direct ones are live:
 * they hold only while their owner is there; not so those to a game that starts later.
 */
export interface ChallengeStore {
  /**
   * Stores all, or none: when the owner would then have more open ones of a kind than `limit` (`full`), or one of the two
   * blocks the other (`apart`).
   */
  readonly insert: (
    challenges: readonly NewChallenge[],
    limit: Pick<ChallengeFilter, 'kind' | 'start'> & { readonly open: number },
  ) => Promise<'stored' | 'full' | 'apart'>
  readonly find: (id: string) => Promise<Challenge | null>
  readonly findByCode: (code: string) => Promise<Challenge | null>
  readonly listOpen: (
    filter: ChallengeFilter,
    at: Date,
    page?: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly results: readonly Challenge[] }>
  /**
   * Gives an open challenge to `opponentId`; null when somebody was quicker, it is over, or one of the
   * two is banned. In the same transaction the live offers (searches and live challenges) of both players are withdrawn,
   * unless the game starts later: until then both may look for others.
   */
  readonly claim: (id: string, opponentId: number, at: Date) => Promise<Withdrawn | null>
  /** Ends an open challenge; false when it was not open any more. */
  readonly end: (id: string, ending: ChallengeEnding, at: Date) => Promise<boolean>
  /** Ends all open challenges of these kinds by a player, and answers with them. */
  readonly endAllOf: (
    ownerId: number,
    kinds: readonly ChallengeKind[],
    ending: ChallengeEnding,
    at: Date,
  ) => Promise<readonly Challenge[]>
  /** Ends a player's live challenges, because the player is gone, and answers with them. */
  readonly endLiveOf: (ownerId: number, at: Date) => Promise<readonly Challenge[]>
  /** Opens again what ended so after `since`, and answers with it. */
  readonly reopenLive: (ownerId: number, since: Date, at: Date) => Promise<readonly Challenge[]>
  /** Ends what ran out, and answers with it. */
  readonly expire: (at: Date) => Promise<readonly Challenge[]>
  readonly setGame: (id: string, gameId: string) => Promise<void>
  /** Accepted challenges whose game was not noted: the server stopped in between. */
  readonly withoutGame: () => Promise<readonly Challenge[]>
  /** The owners of open live challenges. */
  readonly liveOwners: () => Promise<readonly number[]>
}
