import type { CallResponse, KnownRating, PublicProfile } from '@kingside/api'
import type {
  getStats,
  listEventHistory,
  listEvents,
  listPlayerTournaments,
} from '@kingside/api/calls/tournaments/profiles'
import type { RatingFamily } from '@kingside/api/facts'
import type { EndedGame } from '../chess/terms/index.ts'

export type Player = PublicProfile
export type { KnownRating }

/** The results of a family, and how its ratings came about. */
export type FamilyStats = CallResponse<typeof getStats> & { readonly family: RatingFamily }

/** How the reader's games against a player ended. */
export interface HeadToHeadFacts {
  readonly total: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** The latest, as the reader sees them. */
  readonly games: readonly EndedGame[]
}

export type ComingEvent = CallResponse<typeof listEvents>[number]
export type CurrentTournament = CallResponse<typeof listPlayerTournaments>['results'][number]
export type PastEvent = CallResponse<typeof listEventHistory>['results'][number]

/** What comes by one call. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

export const playerTabs = ['overview', 'games', 'tournaments'] as const
export type PlayerTab = (typeof playerTabs)[number]
