import type { BoardTypeName, RatingType, TournamentForm } from '@kingside/api'
import type {
  playerTitles,
  TieBreakCode,
  TournamentKind,
  tournamentRegions,
  TournamentSystem,
} from '@kingside/api/facts'

export type PlayerTitle = (typeof playerTitles)[number]
export type TournamentRegion = (typeof tournamentRegions)[number]

/** Of a tournament, a round or a board. It never goes back. */
export type Stage = 'expected' | 'goes' | 'completed'

export interface Arbiter {
  readonly name: string
  readonly title: PlayerTitle | null
}

/** What its organiser tells of a tournament. */
export interface TournamentAbout {
  readonly description: string
  /** The address of the picture. */
  readonly cover: string | null
  readonly location: string | null
  readonly organizer: string | null
  readonly chiefArbiter: Arbiter | null
  readonly arbiters: readonly Arbiter[]
  readonly faq: readonly { readonly question: string; readonly explanation: string }[]
  /** By place, the first first. */
  readonly prizes: readonly { readonly place: number; readonly prize: string }[]
  readonly sponsors: readonly {
    readonly name: string
    readonly logo: string | null
    readonly url: string | null
  }[]
  readonly streams: readonly {
    readonly title: string
    readonly url: string
    readonly language: string | null
  }[]
  readonly schedule: readonly {
    /** ISO, UTC. */
    readonly time: string
    readonly title: string
    readonly text: string
  }[]
  /** How to come and watch. */
  readonly howToAttend: string | null
  readonly chatLink: string | null
}

/** Who may join. */
export interface EntryLimits {
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly ratingMin: number | null
  readonly ratingMax: number | null
  /** ISO 3166-1 alpha-2; with both lists empty everybody may, else whoever is in one of them. */
  readonly countries: readonly string[]
  readonly regions: readonly TournamentRegion[]
  readonly gender: 'all' | 'female' | 'male'
  /** Empty is no limit. */
  readonly titles: readonly PlayerTitle[]
  readonly isForClubMembers: boolean
  readonly isByInvitation: boolean
}

/** How it is played. */
export interface TournamentRules {
  readonly approval: 'auto' | 'manual'
  readonly isCheckInRequired: boolean
  /** Through which round of a swiss a player may still come in; 0: none after the start. */
  readonly lateEntryRound: number
  /** Empty in an arena. */
  readonly tieBreaks: readonly TieBreakCode[]
  /** Between two rounds, in seconds; null is what is usual for the time control. */
  readonly pauseSeconds: number | null
  readonly viewerDelaySeconds: number
  readonly hasBerserk: boolean
  /** Games of a tie in a play-off: 1, 2 or 4. */
  readonly gamesPerTie: number
  readonly hasThirdPlaceGame: boolean
  /** Whether a match goes on when it is decided. */
  readonly playsAllGames: boolean
  readonly isArmageddonIfTied: boolean
  /** How many players a team has at most; null where no teams play. */
  readonly teamSize: number | null
  /** Pairs of players, by their internal ids, that may not meet, and why the organiser says so. */
  readonly forbiddenPairs: readonly {
    readonly players: readonly [number, number]
    readonly reason: string
  }[]
}

export const noAbout: TournamentAbout = {
  description: '',
  cover: null,
  location: null,
  organizer: null,
  chiefArbiter: null,
  arbiters: [],
  faq: [],
  prizes: [],
  sponsors: [],
  streams: [],
  schedule: [],
  howToAttend: null,
  chatLink: null,
}

export const noEntryLimits: EntryLimits = {
  ageMin: null,
  ageMax: null,
  ratingMin: null,
  ratingMax: null,
  countries: [],
  regions: [],
  gender: 'all',
  titles: [],
  isForClubMembers: false,
  isByInvitation: false,
}

export const usualRules: TournamentRules = {
  approval: 'auto',
  isCheckInRequired: false,
  lateEntryRound: 0,
  tieBreaks: ['BH/C1', 'BH', 'SB'],
  pauseSeconds: null,
  viewerDelaySeconds: 0,
  hasBerserk: false,
  gamesPerTie: 1,
  hasThirdPlaceGame: false,
  playsAllGames: false,
  isArmageddonIfTied: false,
  teamSize: null,
  forbiddenPairs: [],
}

/** Whether it is played in ties of which the winners meet: it ends with its last one, however many games that takes. */
export const isBracket = ({ kind }: { readonly kind: TournamentKind }): boolean =>
  kind === 'playoff' || kind === 'armageddon'

/** A tournament to be made. */
export interface NewTournament {
  readonly name: string
  readonly kind: TournamentKind
  readonly system: TournamentSystem
  readonly ratingType: RatingType
  readonly timeControlId: number
  readonly start: Date
  /** What its organiser says; without it, it ends with its last round. */
  readonly finish?: Date | null
  /** Null in an arena. */
  readonly rounds: number | null
  /** Of an arena; null in others. */
  readonly durationMinutes: number | null
  /** Null is no limit. */
  readonly maxParticipants: number | null
  readonly mode?: 'online' | 'offline'
  readonly running?: 'auto' | 'manual'
  readonly signupStart?: Date | null
  readonly signupFinish?: Date | null
  readonly locationRegion?: TournamentRegion | null
  /** A series that is there. */
  readonly seriesId?: string | null
  /** The club that organises it. */
  readonly clubId?: number | null
  readonly entryFeeCents?: number
  readonly prizeFundCents?: number | null
  readonly prizeCurrency?: string | null
  readonly isFeatured?: boolean
  readonly isHidden?: boolean
  readonly isTeam?: boolean
  readonly isBroadcast?: boolean
  readonly about?: Partial<TournamentAbout>
  readonly limits?: Partial<EntryLimits>
  readonly rules?: Partial<TournamentRules>
  /** What its organiser has filled in. */
  readonly form?: TournamentForm
}

/** A tournament as the steps of its life need it. */
export interface RunningTournament {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly kind: TournamentKind
  readonly system: TournamentSystem
  /** One over the board has no games here. */
  readonly mode: 'online' | 'offline'
  readonly stage: Stage
  readonly isCanceled: boolean
  readonly ratingType: RatingType
  readonly timeControlId: number
  readonly boardType: BoardTypeName
  /** White's time, in ms. */
  readonly initialMs: number
  readonly start: Date
  /** Null in an arena. */
  readonly rounds: number | null
  /** When an arena ends, also after time was given back; of others when they are expected to end. */
  readonly end: Date
  readonly rules: TournamentRules
  readonly running: 'auto' | 'manual'
  readonly pauseEnd: Date | null
  readonly nextRoundStart: Date | null
  /** The colour of the first seed in the first round, by lot; null before it was drawn. */
  readonly initialColor: 'white' | 'black' | null
  /** What colours are drawn by; null before the first pairing. */
  readonly lot: number | null
  /** The number of its newest news. */
  readonly v: number
}
