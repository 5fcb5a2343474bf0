import type { BoardDecider, ParticipantStatus } from '@kingside/api/facts'
import type { BoardStatus, GameResult, RatingType, TimeControl } from '@kingside/api'
import type { TournamentKind, TournamentSystem } from '@kingside/api/facts'
import type { RunRound } from './run-state.ts'
import type {
  EntryLimits,
  PlayerTitle,
  Stage,
  TournamentAbout,
  TournamentRegion,
  TournamentRules,
} from './tournament.ts'

/** A tournament with all that is told of it. */
export interface TournamentRecord {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly kind: TournamentKind
  readonly system: TournamentSystem
  readonly mode: 'online' | 'offline'
  readonly stage: Stage
  readonly cancelReason: string | null
  readonly ratingType: RatingType
  readonly timeControl: TimeControl
  readonly startsAt: Date
  readonly finishesAt: Date | null
  /** When it ends as far as is known, or when it ended. */
  readonly endsAt: Date
  readonly rounds: number | null
  readonly durationMinutes: number | null
  readonly maxParticipants: number | null
  /** With the seats that are kept for whoever is paying. */
  readonly seatsTaken: number
  readonly signupStart: Date | null
  readonly signupFinish: Date | null
  readonly locationRegion: TournamentRegion | null
  readonly series: { readonly id: string; readonly name: string } | null
  /** The club that organises it. */
  readonly club: { readonly id: number; readonly name: string } | null
  readonly entryFeeCents: number
  readonly prizeFundCents: number | null
  readonly prizeCurrency: string | null
  readonly isFeatured: boolean
  readonly isHidden: boolean
  readonly isTeam: boolean
  readonly isBroadcast: boolean
  readonly about: TournamentAbout
  readonly limits: EntryLimits
  readonly rules: TournamentRules
  readonly pauseEnd: Date | null
  readonly nextRoundStart: Date | null
  readonly v: number
  /** The caller's own entry; null without one. */
  readonly entry: OwnEntry | null
  /** Whether the caller is one of those who run it. */
  readonly isStaff: boolean
  /** What the caller is in it; null for everybody else. */
  readonly staffRole: 'organiser' | 'chief-arbiter' | 'arbiter' | null
  readonly running: 'auto' | 'manual'
}

/** Somebody's own entry. */
export interface OwnEntry {
  readonly id: number
  readonly status: ParticipantStatus
  readonly isCheckedIn: boolean
  readonly missedInRow: number
  /** The rounds for which a bye was asked. */
  readonly byes: readonly number[]
  /** The rounds without an opponent, asked for or not. */
  readonly freeRounds: readonly number[]
}

export interface ParticipantRecord {
  readonly uid: string
  readonly name: string
  readonly title: PlayerTitle | null
  readonly country: string | null
  readonly rating: number | null
  readonly status: ParticipantStatus
}

export interface StandingRecord {
  readonly place: number
  readonly player: ParticipantRecord
  readonly round: number
  readonly games: number
  readonly points: number
  readonly tieBreaks: readonly (number | null)[]
  readonly performance: number | null
  readonly streak: number
}

export interface StandingPage {
  /** For the page that follows; null on the last. */
  readonly next: string | null
  readonly count: number
  readonly rows: readonly StandingRecord[]
  readonly you: StandingRecord | null
}

/** A team; its points are the sum of its players'. */
export interface TeamRecord {
  readonly id: number
  readonly name: string
  readonly place: number
  readonly players: number
  readonly points: number
  /** Whether the player asked for plays in it. */
  readonly isOwn: boolean
}

/** A place in a bracket; without a player the other of its tie goes on. */
export interface TieSide {
  readonly player: ParticipantRecord | null
  readonly seed: number | null
  readonly points: number
  readonly hasWon: boolean
}

export interface TieRecord {
  readonly sides: readonly [TieSide, TieSide]
  readonly status: BoardStatus
  /** The public id of its latest game. */
  readonly gameId: string | null
}

/** A play-off, as far as it is known. */
export interface BracketRecord {
  /** 0 before the start. */
  readonly stageCount: number
  /** The ties of each stage, the first first. */
  readonly stages: readonly (readonly TieRecord[])[]
  readonly thirdPlace: TieRecord | null
}

/** A board with its game. */
export interface BoardRecord {
  /** The public id of its game; null until it is made. */
  readonly gameId: string | null
  readonly table: number
  readonly status: BoardStatus
  readonly result: GameResult | null
  /** In UCI. */
  readonly moves: readonly string[]
  readonly white: ParticipantRecord
  readonly black: ParticipantRecord
  readonly whiteLeftMs: number
  readonly blackLeftMs: number
  readonly whiteEndsAt: Date | null
  readonly blackEndsAt: Date | null
  readonly firstMoveLeftMs: number | null
  readonly isForfeit: boolean
  readonly decidedBy: BoardDecider | null
  readonly region: string | null
}

export interface BoardsPage {
  readonly count: number
  readonly active: number
  /** Public uids of those who have a bye. */
  readonly freeWins: readonly string[]
  readonly boards: readonly BoardRecord[]
}

export interface TournamentFilter {
  readonly limit: number
  readonly offset: number
  readonly ordering?: string | undefined
  readonly startAfter?: Date | undefined
  readonly startBefore?: Date | undefined
  readonly finishAfter?: Date | undefined
  readonly finishBefore?: Date | undefined
  readonly status?: readonly Stage[] | undefined
  readonly kind?: readonly TournamentKind[] | undefined
  readonly ratingType?: readonly RatingType[] | undefined
  readonly locationRegion?: TournamentRegion | undefined
  readonly boardType?: TimeControl['board_type_name'] | undefined
  readonly mode?: 'online' | 'offline' | undefined
  readonly kids?: boolean | undefined
  readonly search?: string | undefined
  readonly series?: string | undefined
  /** Of a club, by its id or its slug. */
  readonly club?: string | undefined
  readonly isPaid?: boolean | undefined
  readonly isFeatured?: boolean | undefined
  /** Whether hidden ones of which the caller is staff are left out. */
  readonly hidden?: boolean | undefined
}

/** Reads tournaments for people: of a hidden one nobody but those who run it learns anything. */
export interface TournamentReader {
  /** @param readBy the internal id of the player who asks; null is a stranger */
  readonly find: (idOrSlug: string, readBy: number | null) => Promise<TournamentRecord | null>
  readonly list: (
    filter: TournamentFilter,
    readBy: number | null,
  ) => Promise<{ readonly count: number; readonly tournaments: readonly TournamentRecord[] }>
  /** Those that somebody runs, the latest first; finished ones only if they began since then. */
  readonly ofStaff: (playerId: number, since: Date) => Promise<readonly TournamentRecord[]>
  /** Those that a player takes part in, by their start. */
  readonly ofPlayer: (
    playerId: number,
    stages: readonly Stage[],
  ) => Promise<readonly TournamentRecord[]>
  /** Those that another player takes part in and that are not over, by their start, as `readBy` may know of them. */
  readonly listOf: (
    playerId: number,
    page: { readonly limit: number; readonly offset: number },
    readBy: number | null,
  ) => Promise<{ readonly count: number; readonly tournaments: readonly TournamentRecord[] }>
  /**
   * @param page `after` is the `next` of the page before, in place of the offset: of rows that stay as they are none is
   * missed or told twice, though others pass them
   * @param shownAt the moment to show, for those who see everything late
   */
  readonly standing: (
    tournamentId: number,
    page: {
      readonly limit: number
      readonly offset: number
      readonly after?: string
      /** Of a play-off: those alone who have come to this stage; others have none. */
      readonly stage?: number
    },
    readBy: number | null,
    shownAt?: Date | null,
  ) => Promise<StandingPage>
  readonly rounds: (tournamentId: number, shownAt?: Date | null) => Promise<readonly RunRound[]>
  /** Who has joined, the highest rated first. */
  readonly players: (
    tournamentId: number,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly players: readonly ParticipantRecord[] }>
  /** Empty where the tournament is no play-off. */
  readonly bracket: (tournamentId: number, shownAt?: Date | null) => Promise<BracketRecord>
  readonly teams: (
    tournamentId: number,
    /** `ownOf` is the public uid of the player whose team is marked. */
    page: { readonly limit: number; readonly offset: number; readonly ownOf: string | null },
  ) => Promise<{ readonly count: number; readonly teams: readonly TeamRecord[] }>
  /** The players of a team by their points; null where the tournament has no such team. */
  readonly teamPlayers: (
    tournamentId: number,
    teamId: number,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly rows: readonly StandingRecord[] } | null>
  readonly boards: (
    tournamentId: number,
    query: {
      /** @default the latest */
      readonly round?: number
      readonly status?: readonly BoardStatus[]
      readonly limit: number
      readonly offset: number
      /** Only the board of this player. */
      readonly playerId?: number
      /** The moment to show of all boards but the reader's own, for those who see everything late. */
      readonly late?: { readonly shownAt: Date; readonly readBy: number | null } | null
      /** Whether those of the best players come first. @default by table */
      readonly isByRating?: boolean
    },
  ) => Promise<BoardsPage>
}
