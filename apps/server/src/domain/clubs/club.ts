import type { LobbyPlayer } from '@kingside/api'
import type {
  AdminState,
  ClubMembership,
  ClubPlan,
  ClubRelation,
  ClubRole,
  ClubSocial,
  playerTitles,
  TournamentKind,
  tournamentRegions,
} from '@kingside/api/facts'

/** Who may join a club; an empty list is no limit. */
export interface ClubRestrictions {
  readonly regions: readonly (typeof tournamentRegions)[number][]
  readonly titles: readonly (typeof playerTitles)[number][]
  readonly ageMin: number | null
  readonly ageMax: number | null
}

/** What an administrator fills in; links are clean. */
export interface ClubValues {
  readonly name: string
  readonly shortName: string
  readonly tagline: string
  readonly description: string
  readonly links: readonly { readonly title: string; readonly url: string }[]
  /** Two letters. */
  readonly country: string | null
  readonly city: string
  readonly address: string
  readonly workingHours: string
  readonly site: string | null
  readonly socialMedia: readonly { readonly kind: ClubSocial; readonly url: string }[]
  readonly membership: ClubMembership
  readonly restrictions: ClubRestrictions
}

/** A club, as somebody sees it. */
export interface ClubRecord extends ClubValues {
  readonly id: number
  readonly slug: string
  /** The id of the picture's file. */
  readonly coverId: string | null
  readonly plan: ClubPlan
  readonly memberCount: number
  readonly version: number
  readonly createdAt: Date
  /** What the reader is to it. */
  readonly you: ClubRelation
  /** Whether an administrator has banned the reader from it. */
  readonly isBanned: boolean
  /** Null for all but its administrators. */
  readonly requestsWaiting: number | null
}

export interface ClubPage<Row> {
  readonly count: number
  readonly rows: readonly Row[]
}

export interface Paging {
  readonly limit: number
  readonly offset: number
}

export interface ClubFilter extends Paging {
  readonly search?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  readonly membership?: ClubMembership | undefined
  readonly isMine?: boolean | undefined
  readonly ordering?: 'members' | 'name' | 'new' | undefined
}

export interface ClubMemberRecord {
  readonly player: LobbyPlayer
  readonly role: ClubRole
  readonly joinedAt: Date
}

export interface ClubBanRecord {
  readonly player: LobbyPlayer
  readonly bannedAt: Date
}

export interface ClubRequestRecord {
  readonly player: LobbyPlayer
  readonly askedAt: Date
}

export interface ClubDashboardRecord {
  readonly members: number
  readonly requests: number
  readonly upcomingEvents: number
  readonly upcomingTournaments: number
  /** Of the last 30 days. */
  readonly joined: number
  readonly left: number
}

export interface ClubTournamentRecord {
  readonly id: string
  readonly slug: string | null
  readonly name: string
  readonly state: AdminState
  readonly kind: TournamentKind | null
  readonly start: Date | null
  readonly maxParticipants: number | null
  readonly seatsTaken: number
}

export interface ClubSeriesRecord {
  readonly id: string
  readonly name: string
  readonly joinLimit: number | null
}

interface ClubItem {
  readonly id: number
  readonly version: number
}

export interface ClubPictureRecord extends ClubItem {
  readonly fileId: string
  readonly caption: string
}

export interface ClubCardRecord extends ClubItem {
  readonly title: string
  readonly text: string
  readonly fileId: string | null
  readonly link: string | null
}

export interface ClubEventRecord extends ClubItem {
  readonly title: string
  readonly text: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly place: string
  readonly link: string | null
}
