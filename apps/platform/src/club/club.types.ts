import type { clubMemberships } from '@kingside/api/facts'

export type {
  Club,
  ClubCard,
  ClubEvent,
  ClubMember,
  ClubPicture,
  ClubRequest,
  ClubTournament,
  EventOfClub,
  ShortClub,
} from '@kingside/api'

/** Which clubs of the list are shown. */
export interface ClubFilter {
  readonly search: string
  /** Two letters; null is all, as below. */
  readonly country: string | null
  readonly membership: (typeof clubMemberships)[number] | null
  readonly ordering: 'members' | 'name' | 'new'
}

/** How far something is that the server is asked for. */
export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly data: Data }
