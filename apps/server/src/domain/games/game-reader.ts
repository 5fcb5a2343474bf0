import type {
  BoardTypeName,
  GameStakes,
  LobbyPlayer,
  OnlineEnd,
  RatingType,
  TimeControl,
} from '@kingside/api'
import type { GamePhase } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import type { GameState, PlayedMove, Sides } from './game.types.ts'

/** A game with no more of its moves than the last two. */
export interface GameSummary {
  readonly gameId: string
  /** With the ratings that they had when it began. */
  readonly players: Sides<LobbyPlayer>
  readonly timeControl: TimeControl
  readonly ratingType: RatingType
  /** The region that was chosen for it; null where there was only one. */
  readonly region: string | null
  /** The tournament that it is played for. */
  readonly tournamentId: number | null
  readonly phase: GamePhase
  readonly v: number
  readonly plies: number
  /** The last two plies, or as many as there are. */
  readonly lastMoves: readonly PlayedMove[]
  readonly initialFen: string
  /** What each side has left at the moment that is shown, in ms. */
  readonly leftMs: Sides<number>
  readonly startsAt: Date | null
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly isSettled: boolean
  readonly end: OnlineEnd | null
}

/** What a game that goes on may do to the ratings of its players. */
export interface GameProspects {
  /** Of the reader; null who plays no rated game against a member here. */
  readonly stakes: GameStakes | null
  readonly isProvisional: Sides<boolean>
}

export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** A game with everything that is stored of it. */
export interface GameRecord extends GameSummary {
  /** Its times are on the wall clock, ms since 1970. */
  readonly state: GameState
  readonly ratingChanges: Sides<RatingChange | null>
  /** The moment that it shows, ms since 1970: before now for who sees the game late. */
  readonly shownAt: number
}

/** A finished game as one of its players sees it. */
export interface HistoryEntry {
  readonly gameId: string
  readonly endedAt: Date
  readonly color: Color
  /** The player's own when it began, as the opponent's. */
  readonly rating: number | null
  readonly opponent: LobbyPlayer
  readonly timeControlId: number
  readonly ratingType: RatingType
  readonly end: OnlineEnd
  /** In points; null where it changed none. */
  readonly ratingChange: number | null
}

export interface HistoryPage {
  readonly games: readonly HistoryEntry[]
  /** How many there are on all pages. */
  readonly count: number
}

/** How the games of two players ended for one of them. */
export interface HeadToHead {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** The latest first. */
  readonly games: readonly HistoryEntry[]
}

/** Which games of a history are asked for; what is left out asks for all. */
export interface HistoryFilter {
  readonly gameType?: 'single' | 'tournaments' | undefined
  readonly boardType?: BoardTypeName | undefined
  readonly ratingType?: RatingType | undefined
}

/**
 * Reads games as they were stored last, without taking them over. A game that viewers see late is read late, also its
 * end and its place in a list; `readBy` is the internal id of who reads, so that its players read it as it is.
 */
export interface GameReader {
  /** @param readBy @default nobody who plays it */
  readonly find: (gameId: string, readBy?: number | null) => Promise<GameRecord | null>
  /** What a game may do to the ratings; null when there is none, or it is over. @param readBy whose stakes are told */
  readonly prospects: (gameId: string, readBy?: number | null) => Promise<GameProspects | null>
  /** Games by their ids, and games that are not over by the public ids of their players; latest first. */
  readonly findMany: (criteria: {
    readonly gameIds: readonly string[]
    readonly playerUids: readonly string[]
    readonly readBy?: number | null
  }) => Promise<readonly GameSummary[]>
  /** A page of a player's finished games, latest first; null when nobody has this public uid. */
  readonly history: (page: {
    readonly playerUid: string
    readonly limit: number
    readonly offset: number
    readonly only?: HistoryFilter
    readonly readBy?: number | null
  }) => Promise<HistoryPage | null>
  /** The finished games of two players against each other, as the first of them sees them. */
  readonly headToHead: (pair: {
    /** Internal ids. */
    readonly playerId: number
    readonly opponentId: number
    /** How many of the latest games come with the counts. */
    readonly limit: number
  }) => Promise<HeadToHead>
}
