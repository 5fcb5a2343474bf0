import type {
  BoardTypeName,
  BotLevel,
  DesiredColor,
  RatingMode,
  RatingRange,
} from '@kingside/api/facts'
import type { StartGamePlayer } from '../start-game-button/start-game-step.ts'
import type { GameRefusal } from './game-refusal.ts'

/** A value for each rating mode and board type that has one. */
export type ByModeAndBoard<Value> = Readonly<
  Record<RatingMode, Readonly<Partial<Record<BoardTypeName, Value>>>>
>

/** The time control of the search. */
export interface ChosenTimeControl {
  readonly id: number
  readonly boardType: BoardTypeName
}

/** What the player chose; the browser stores it. */
export interface GameFinderSettings {
  readonly mode: RatingMode
  readonly timeControl: ChosenTimeControl
  readonly color: DesiredColor
  /** The player's own limits; without them the range around the rating is used. */
  readonly limits: ByModeAndBoard<RatingRange>
}

/** The player who searches. */
export interface GameFinderPlayer extends StartGamePlayer {
  /** Null until the server gave a visitor an anonymous uid. */
  readonly uid: string | null
  readonly ratings: ByModeAndBoard<number>
}

/** A search that the server already runs. */
export interface RunningSearch {
  readonly requestId: string
  /** When it began, and the time now, in ms of the same clock. */
  readonly startedAt: number
  readonly at: number
}

export interface GameFinderInput {
  readonly player: GameFinderPlayer
  readonly settings: GameFinderSettings
  /** When a search falls back to a bot, in ms; null is never. @default 15000 */
  readonly botFallbackMs?: number | null
  /** A search to continue after a reload. */
  readonly search?: RunningSearch
}

/** The game that was found. */
export interface FoundGame {
  readonly gameId: string
  readonly isBot: boolean
}

export interface GameFinderContext {
  readonly player: GameFinderPlayer
  readonly settings: GameFinderSettings
  readonly hasOngoingChallenge: boolean
  readonly isConnected: boolean
  readonly botFallbackMs: number | null
  /** When the search began, on the clock of `search.start`. */
  readonly startedAt: number
  /** How long it had run when this machine took it over, in ms. */
  readonly elapsedMs: number
  readonly isFallbackDue: boolean
  /** Whether the player declined a bot and keeps looking for people. */
  readonly hasDeclinedBot: boolean
  /** The level of the bot that the player chose; null is one near the player's rating. */
  readonly botLevel: BotLevel | null
  readonly requestId: string | null
  /** A game that was announced before the search request was answered. */
  readonly early: (FoundGame & { readonly requestId: string }) | null
  readonly found: FoundGame | null
  readonly refusal: GameRefusal | null
}

/** What the page may send. `at` is now, on the adapter's monotonic clock, in ms. */
export type GameFinderUiEvent =
  | { readonly type: 'mode.choose'; readonly mode: RatingMode }
  | { readonly type: 'time-control.choose'; readonly timeControl: ChosenTimeControl }
  | { readonly type: 'color.choose'; readonly color: DesiredColor }
  /** Null resets to the range around the rating. */
  | { readonly type: 'limits.choose'; readonly limits: RatingRange | null }
  | { readonly type: 'search.start'; readonly at: number }
  | { readonly type: 'search.cancel' }
  /** Play a bot, unrated, instead of waiting for a person in a rated search. */
  | { readonly type: 'bot.accept'; readonly level: BotLevel | null }
  /** Keep looking for people. */
  | { readonly type: 'bot.decline' }
  | { readonly type: 'refusal.dismiss' }
  /** The player came back from the game that was found. */
  | { readonly type: 'finder.reset' }

/** What the lobby and the session send. */
export type GameFinderSystemEvent =
  | ({ readonly type: 'request.found'; readonly requestId: string } & FoundGame)
  | ({ readonly type: 'request.ended'; readonly requestId: string } & EndedSearch)
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.found' }
  | { readonly type: 'player.changed'; readonly player: GameFinderPlayer }
  | { readonly type: 'challenge.changed'; readonly isOngoing: boolean }

export type GameFinderEvent = GameFinderUiEvent | GameFinderSystemEvent

/** Why the server ended a search: a code of `GameRefusalCode`, or one that this version does not know. */
export interface EndedSearch {
  readonly code: string
  readonly detail: string | null
}

/** A search, as it is sent to the server. */
export interface GameSearch {
  readonly playerUid: string
  readonly mode: RatingMode
  readonly timeControlId: number
  /** The player's own limits; null lets the server widen the range around the rating while nobody is found. */
  readonly limits: RatingRange | null
  readonly color: DesiredColor
}

/** A bot to play instead of searching on. */
export interface AskedBot {
  readonly requestId: string
  /** Null is one near the player's rating. */
  readonly level: BotLevel | null
}

export type RequestStatus =
  | { readonly status: 'searching' }
  | ({ readonly status: 'found' } & FoundGame)
  | ({ readonly status: 'ended' } & EndedSearch)

/** Each rejects with an object whose `code` and `detail` say why. */
export interface GameFinderDeps {
  readonly createRequest: (
    search: GameSearch,
    signal: AbortSignal,
  ) => Promise<{ readonly requestId: string }>
  readonly cancelRequest: (requestId: string, signal: AbortSignal) => Promise<void>
  readonly checkRequest: (requestId: string, signal: AbortSignal) => Promise<RequestStatus>
  /** Lets a bot take the request, or answers with the person who took it first. */
  readonly playBot: (asked: AskedBot, signal: AbortSignal) => Promise<FoundGame>
}
