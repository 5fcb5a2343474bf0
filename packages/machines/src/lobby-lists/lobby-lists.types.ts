import type { BoardTypeName, GameResult, RankedBoardType, RatingMode } from '@kingside/api/facts'
import type { ChosenTimeControl } from '../game-finder/game-finder.types.ts'
import type { Challenge, ChallengePlayer } from '../challenge/challenge.types.ts'

/** How a game stands. */
export interface ShownBoard {
  readonly fen: string
  /** The last move in UCI; null before the first. */
  readonly lastMove: string | null
  /** Null while it is played. */
  readonly result: GameResult | null
}

/** A game that is worth watching. */
export interface TopGame {
  readonly gameId: string
  readonly white: ChallengePlayer
  readonly black: ChallengePlayer
  readonly timeControl: ChosenTimeControl
  readonly mode: RatingMode
  /** Null for a game outside tournaments. */
  readonly tournamentId: string | null
  /** Null where the server did not tell. */
  readonly board: ShownBoard | null
}

/** What has changed on the board of a game. */
export interface BoardChange {
  readonly gameId: string
  readonly board: ShownBoard
}

/** How many players are online, and how many games are played. */
export interface LiveCounts {
  readonly players: number
  readonly games: number
}

export interface LobbyListsInput {
  /** The player whose own challenges are left out; null while unknown. */
  readonly playerUid: string | null
}

export interface LobbyListsContext {
  readonly playerUid: string | null
  readonly isConnected: boolean
  /** Newest first; null until loaded. */
  readonly challenges: readonly Challenge[] | null
  /** Challenges that were added while the list was loading, which the answer may not have yet. */
  readonly cameMeanwhile: readonly Challenge[]
  /** Ids of challenges, and uids of owners, that were removed while the list was loading. */
  readonly wentMeanwhile: readonly string[]
  /** The board type whose best players are shown. */
  readonly ranking: RankedBoardType
  readonly players: readonly ChallengePlayer[] | null
  readonly games: readonly TopGame[] | null
  readonly counts: LiveCounts | null
}

/** What the page may send. */
export type LobbyListsUiEvent =
  | { readonly type: 'lists.refresh' }
  | { readonly type: 'challenges.retry' }
  | { readonly type: 'players.retry' }
  | { readonly type: 'ranking.choose'; readonly boardType: RankedBoardType }
  | { readonly type: 'games.retry' }
  | { readonly type: 'counts.retry' }

/** What the lobby and the session send. */
export type LobbyListsSystemEvent =
  | { readonly type: 'challenge.added'; readonly challenge: Challenge }
  | { readonly type: 'challenge.removed'; readonly id: string }
  | { readonly type: 'owner.disconnected'; readonly ownerUid: string }
  | {
      readonly type: 'players.updated'
      readonly boardType: BoardTypeName
      readonly players: readonly ChallengePlayer[]
    }
  | { readonly type: 'games.updated'; readonly games: readonly TopGame[] }
  | { readonly type: 'games.moved'; readonly games: readonly BoardChange[] }
  | { readonly type: 'counts.updated'; readonly counts: LiveCounts }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.found' }
  | { readonly type: 'player.changed'; readonly playerUid: string | null }

export type LobbyListsEvent = LobbyListsUiEvent | LobbyListsSystemEvent

export interface LobbyListsDeps {
  readonly loadChallenges: (signal: AbortSignal) => Promise<readonly Challenge[]>
  /** The best players of a board type. */
  readonly loadPlayers: (
    boardType: RankedBoardType,
    signal: AbortSignal,
  ) => Promise<readonly ChallengePlayer[]>
  readonly loadGames: (signal: AbortSignal) => Promise<readonly TopGame[]>
  readonly loadCounts: (signal: AbortSignal) => Promise<LiveCounts>
}
