import type { DesiredColor, PlayableRatingType, RatingRange } from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'
import type { Withdrawn } from './challenge.ts'

/** `friend` is a link, `other` a search. */
export const requestModes = ['friend', 'other'] as const
export type RequestMode = (typeof requestModes)[number]

export const requestStatuses = ['open', 'found', 'cancelled', 'expired', 'ended'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** One way in which a search may be answered: the searcher's rating in it, and the opponents' ratings that will do. */
export interface SearchOption {
  readonly timeControlId: number
  readonly ratingType: PlayableRatingType
  readonly rating: number
  readonly lower: number
  readonly upper: number
}

/** The opponents of a search without limits: the matchmaker alone says how far apart the ratings may be. */
export const anyRating = { lower: 0, upper: 4000 } as const satisfies RatingRange

/** The game that a request led to. */
export interface FoundMatch {
  /** The id in whose name the game begins: of the request that waited longer. */
  readonly originId: string
  readonly whiteId: number
  readonly blackId: number
  readonly timeControlId: number
  readonly ratingType: PlayableRatingType
  readonly isBot: boolean
}

/** A search or a friend's link. */
export interface GameRequest {
  readonly id: string
  readonly mode: RequestMode
  readonly player: Player
  readonly status: RequestStatus
  readonly desiredColor: DesiredColor
  readonly options: readonly SearchOption[]
  readonly onlyOpponentId: number | null
  readonly inviteCode: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly endCode: string | null
  readonly endDetail: string | null
  readonly match: FoundMatch | null
  /** Null while a found game is about to begin. */
  readonly gameId: string | null
}

export type NewGameRequest = Pick<
  GameRequest,
  | 'id'
  | 'mode'
  | 'desiredColor'
  | 'options'
  | 'onlyOpponentId'
  | 'inviteCode'
  | 'createdAt'
  | 'expiresAt'
> & { readonly playerId: number }

/** Why a request ended without a game, for its player. */
export interface RequestEnding {
  readonly status: Exclude<RequestStatus, 'open' | 'found'>
  readonly code: string
  readonly detail: string
}

/** The end of what is on only as long as its player is there. */
export const ownerLeft: RequestEnding = {
  status: 'cancelled',
  code: 'owner_disconnected',
  detail: 'Your connection was lost for too long.',
}

/** Where searches and links are kept. */
export interface RequestStore {
  /** Stores a request; false when the player has an open one already. */
  readonly insert: (request: NewGameRequest) => Promise<boolean>
  readonly find: (id: string) => Promise<GameRequest | null>
  readonly findByCode: (code: string) => Promise<GameRequest | null>
  readonly openOf: (playerId: number) => Promise<GameRequest | null>
  /** All open searches. */
  readonly openSearches: () => Promise<readonly GameRequest[]>
  /**
   * Marks all these open requests as found, or none: null when one of them is not open any more, or a player of
   * the game is banned. In the same transaction the other live offers of the game's players are withdrawn.
   */
  readonly claim: (ids: readonly string[], match: FoundMatch, at: Date) => Promise<Withdrawn | null>
  /** Ends an open request; false when it was not open any more. */
  readonly end: (id: string, ending: RequestEnding, at: Date) => Promise<boolean>
  /**
   * Opens the player's last search again, if it ended after `since` because the player was gone and nothing else is open;
   * false when there is none.
   */
  readonly resume: (playerId: number, since: Date, at: Date) => Promise<boolean>
  /** Notes the game of every request that was found under this origin. */
  readonly setGame: (originId: string, gameId: string) => Promise<void>
  /** Found requests whose game was not noted: the server stopped in between. */
  readonly withoutGame: () => Promise<readonly GameRequest[]>
  /** Open requests that have run out. */
  readonly due: (at: Date) => Promise<readonly GameRequest[]>
}
