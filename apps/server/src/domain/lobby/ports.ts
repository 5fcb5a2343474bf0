import type {
  GameBoard,
  BoardTypeName,
  BotLevel,
  LobbyPlayer,
  PlayableRatingType,
  TopGame,
} from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'

/** Finds players by what everybody may know of them. */
export interface PlayerReader {
  readonly byUid: (uid: string) => Promise<Player | null>
}

/** Reads ratings as they are stored; null is none yet. Unrated games are paired by the platform's rating. */
export interface RatingReader {
  readonly of: (
    playerId: number,
    ratingType: PlayableRatingType,
    boardType: BoardTypeName,
  ) => Promise<number | null>
}

/** The bots that may take a search. */
export interface BotReader {
  /** The bot whose rating for the board type is nearest; null when there is none. */
  readonly near: (rating: number, boardType: BoardTypeName) => Promise<Player | null>
  /** The bot of a level; null when there is none. */
  readonly ofLevel: (level: BotLevel) => Promise<Player | null>
}

/** What the lobby shows beside challenges. */
export interface TopGamesReader {
  /** The players of most points with a platform rating of the board type, best first. */
  readonly bestPlayers: (boardType: BoardTypeName, limit: number) => Promise<readonly LobbyPlayer[]>
  /** Games under way, of the highest rated players first. */
  readonly topGames: (limit: number) => Promise<readonly TopGame[]>
  /** How each of the games stands now, for those who watch. @param gameIds uids */
  readonly boardsOf: (
    gameIds: readonly string[],
  ) => Promise<readonly { readonly gameId: string; readonly board: GameBoard }[]>
  /** How many games are under way. */
  readonly countGames: () => Promise<number>
}
